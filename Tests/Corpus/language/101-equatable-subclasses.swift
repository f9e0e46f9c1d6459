class Shape: Equatable, CustomStringConvertible {
    let sides: Int
    init(_ sides: Int) { self.sides = sides }
    static func == (left: Shape, right: Shape) -> Bool { left.sides == right.sides }
    var description: String { "Shape(\(sides))" }
}
class Square: Shape {
    init() { super.init(4) }
}
print(Square() == Square(), Square() != Square(), Square() == Shape(4), Shape(3) == Square())
print([Square()] == [Square()], [Square()].contains(Square()), [Shape(3), Square()].firstIndex(of: Square()) as Any)
let squares = [Square(), Square()]
print(squares == [Square(), Square()], squares.allSatisfy { $0 == squares[0] }, squares)
print([true, false].reduce(true) { $0 && $1 }, [false, true].reduce(false) { $0 || $1 })
