// Overloads and types that only what stands around them can tell.
struct Vector: AdditiveArithmetic {
    var x = 0
    static var zero: Vector { Vector() }
    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x) }
    static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x) }
}
print([Vector(x: 1), Vector(x: 2)].reduce(.zero, +))
let sum: Any = [Vector(x: 4), Vector(x: 2)].reduce(.zero, +)
print(sum, "\([Vector(x: 7)].reduce(.zero, +))", [1, 2].reduce(.zero, +), [1.5].reduce(.zero, -))

extension Array {
    var doubledCount: Int { count * 2 }
}
let numbers = [1, 2, 3]
print([1, 2].reversed().doubledCount, numbers.reversed().doubledCount)
print(numbers.reversed()[0], Array(numbers.reversed()[1...]), numbers.reversed()[0..<2].count)

struct Failure: Error {}
func attempt<T>(_ body: () throws -> T) rethrows -> T { try body() }
do {
    try attempt { throw Failure() }
} catch {
    print("caught", error)
}
print((try? attempt { throw Failure() }) as Any, Result { throw Failure() })
let number: Int? = try? attempt { throw Failure() }
print(number as Any)
