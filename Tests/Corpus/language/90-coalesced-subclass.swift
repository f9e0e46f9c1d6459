// `??` of an optional and an optional of a subclass keeps one level of optional.

class Shape {
    let name: String
    init(_ name: String) { self.name = name }
}
class Circle: Shape {}
class Square: Shape {}

let none: Shape? = nil
let circle: Circle? = Circle("circle")
let square = Square("square")

let first = none ?? circle
print(first?.name ?? "nothing", type(of: first))
let typed: Shape? = none ?? circle
print(typed?.name ?? "nothing")
print((none ?? square).name, (circle ?? square).name)
print((circle ?? none)?.name ?? "nothing")

func name(of shape: Shape?) -> String { shape?.name ?? "nothing" }
print(name(of: none ?? circle), name(of: none ?? none))

// Elements of a list have the common class.
let shapes = [circle, square, none]
print(shapes.map { $0?.name ?? "nothing" }, type(of: shapes))
let pair = true ? circle : square
print(pair?.name ?? "nothing")
