// The names of a pattern among the members of a type are parts of one value, which is made once.
func make(_ name: String) -> (Int, String) { print("making", name); return (name.count, name) }
class Pair {
    let (count, name) = make("pair")
    var (left, (right, _)) = (0, make("inner"))
    lazy var twice = count * 2
}
let pair = Pair()
print(pair.count, pair.name, pair.left, pair.right, pair.twice)
struct Point {
    var (x, label) = make("point")
    init(_ x: Int) {
        print("initialiser")
        self.x = x
    }
}
print(Point(7))
enum Shared {
    static let (first, second) = make("shared")
    static var (low, high): (Int, Int) = { print("bounds"); return (1, 9) }()
}
print("before")
print(Shared.second, Shared.first)
Shared.low = 4
print(Shared.low, Shared.high)
class Base { var (a, b) = make("base") }
class Derived: Base { var (c, d) = make("derived") }
let derived = Derived()
print(derived.a, derived.b, derived.c, derived.d)
class Generic<T> {
    let value: T
    var (n, text) = make("generic")
    init(_ value: T) { self.value = value }
}
print(Generic(1.5).text, Generic("s").n)
let (p, o) = make("global")
print(p, o)
