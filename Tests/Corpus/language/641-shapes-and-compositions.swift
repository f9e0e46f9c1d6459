protocol Shape {
    var area: Double { get }
    var name: String { get }
    func scaled(by f: Double) -> Self
}
extension Shape {
    var name: String { String(describing: Self.self) }
    func describe() -> String { "\(name) with area \(area)" }
}
struct Square: Shape, Equatable {
    var side: Double
    var area: Double { side * side }
    func scaled(by f: Double) -> Square { Square(side: side * f) }
}
struct Circle: Shape {
    var r: Double
    var area: Double { (3.14 * r * r * 100).rounded() / 100 }
    let name = "Round thing"
    func scaled(by f: Double) -> Circle { .init(r: r * f) }
}
let shapes: [Shape] = [Square(side: 2), Circle(r: 1), Square(side: 3).scaled(by: 2)]
for s in shapes { print(s.describe()) }
print(shapes.map { $0.area }.reduce(0, +))
print(shapes.compactMap { $0 as? Square }.map { $0.side })
let biggest = shapes.max { $0.area < $1.area }!
print(biggest, type(of: biggest))
func total(_ s: [any Shape]) -> Double { s.lazy.map(\.area).reduce(0, +) }
print(total(shapes))
func twice<S: Shape>(_ s: S) -> S { s.scaled(by: 2) }
print(twice(Square(side: 1.5)), twice(Circle(r: 2)).describe())
func make(_ big: Bool) -> some Shape { Square(side: big ? 100 : 1) }
print(make(true).area, make(false).name)
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get set } }
struct Person: Named, Aged {
    let name: String
    var age: Int
}
func wish(_ p: Named & Aged) { print("Happy birthday, \(p.name), you're \(p.age)!") }
wish(Person(name: "Ann", age: 3))
extension Array where Element: Shape { func sum() -> Double { reduce(0) { $0 + $1.area } } }
print([Square(side: 1), Square(side: 2)].sum())
extension Collection where Element == any Shape { var names: String { map(\.name).joined(separator: "/") } }
print(shapes.names)
switch shapes[0] {
case let sq as Square where sq.side > 5: print("large", sq)
case is Square: print("square")
default: print("other")
}
protocol Togglable { mutating func toggle() }
enum Light: Togglable {
    case on, off
    mutating func toggle() { self = self == .on ? .off : .on }
}
var l = Light.off
l.toggle()
print(l)
var any: any Aged = Person(name: "B", age: 1)
any.age += 10
print(any.age, any)
