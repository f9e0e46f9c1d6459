// operators & precedence
precedencegroup Power {
    higherThan: MultiplicationPrecedence
    associativity: right
}
infix operator ** : Power
func ** (b: Int, e: Int) -> Int { (0..<e).reduce(1) { a, _ in a * b } }
func ** (b: Double, e: Double) -> Double { var r = 1.0; for _ in 0..<Int(e) { r *= b }; return r }
print(2 ** 3 ** 2, 2 * 3 ** 2, 2.0 ** 3)
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix operator ++
postfix func ++ (x: inout Int) -> Int { defer { x += 1 }; return x }
prefix operator ++
prefix func ++ (x: inout Int) -> Int { x += 1; return x }
var i = 5; print(i++, i, ++i, √16)
infix operator |> : AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print(5 |> { $0 + 1 } |> { "\($0)!" } |> { $0.count })
infix operator >>> : MultiplicationPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let h = { (x: Int) in x + 1 } >>> { $0 * 10 } >>> String.init
print(h(4))
infix operator ?= : AssignmentPrecedence
func ?= <T>(l: inout T, r: T?) { if let r { l = r } }
var name = "a"; name ?= nil; name ?= "b"; print(name)
struct V: Equatable, CustomStringConvertible {
    var x, y: Int; var description: String { "<\(x),\(y)>" }
    static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: V, b: V) -> V { V(x: a.x - b.x, y: a.y - b.y) }
    static func * (a: V, k: Int) -> V { V(x: a.x * k, y: a.y * k) }
    static func * (k: Int, a: V) -> V { a * k }
    static func • (a: V, b: V) -> Int { a.x * b.x + a.y * b.y }
    static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
    static func += (a: inout V, b: V) { a = a + b }
    static func < (a: V, b: V) -> Bool { (a.x, a.y) < (b.x, b.y) }
}
infix operator • : MultiplicationPrecedence
var v = V(x: 1, y: 2); v += V(x: 1, y: 1) * 2;
print(v, -v, 3 * v, v - V(x: 1, y: 0), v • v, v == V(x: 3, y: 4), v < V(x: 3, y: 5))
print([V(x: 2, y: 1), V(x: 1, y: 5)].sorted(by: <), [V(x: 1, y: 1), V(x: 2, y: 2)].reduce(V(x: 0, y: 0), +))
func == (l: (V, V), r: (V, V)) -> Bool { l.0 == r.0 && l.1 == r.1 }
print((v, v) == (v, v), (1, "a") < (1, "b"), (1, 2, 3) == (1, 2, 3), (3, 1) > (2, 9))
infix operator <=> : ComparisonPrecedence
func <=> <T: Comparable>(a: T, b: T) -> Int { a < b ? -1 : a > b ? 1 : 0 }
print(1 <=> 2, "b" <=> "a", 3.0 <=> 3.0)
infix operator ??= : AssignmentPrecedence
func ??= <T>(l: inout T?, r: @autoclosure () -> T) { if l == nil { l = r() } }
var opt: Int?; opt ??= 4; opt ??= 9; print(opt!)
let ops: [(Int, Int) -> Int] = [(+), (-), (*), (/), (%), (&), (|), (^), (<<), (>>)]
print(ops.map { $0(12, 2) }, [true, false].map(!), [1, 2].map(-))
print(
    1 + 2 * 3 - 4 / 2 % 3, (1 + 2) * 3, -5 % 3, 7 & 3 | 8, 1 << 2 + 1, !true || true && false, 5 > 3 ? "y" : "n",
    true != false)
extension Array { static func * (a: [Element], n: Int) -> [Element] { (0..<n).flatMap { _ in a } } }
print([1, 2] * 2)
extension Dictionary { static func + (a: Self, b: Self) -> Self { a.merging(b) { $1 } } }
print((["a": 1] + ["b": 2]).count)
