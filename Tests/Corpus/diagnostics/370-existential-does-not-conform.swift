protocol Shape {
    var area: Double { get }
}
struct Square: Shape {
    let side: Double
    var area: Double { side * side }
}
func total<S: Shape>(_ shapes: [S]) -> Double { shapes.map(\.area).reduce(0, +) }
func one(_ shape: some Shape) -> Double { shape.area }
let shapes: [any Shape] = [Square(side: 1), Square(side: 2)]
print(one(shapes[0]))
print(total([Square(side: 3)]))
print(total(shapes))
