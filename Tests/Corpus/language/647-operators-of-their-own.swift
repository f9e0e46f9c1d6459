struct Vec: Equatable, Hashable, CustomStringConvertible {
    var x = 0.0, y = 0.0
    static let zero = Vec()
    static func + (l: Vec, r: Vec) -> Vec { Vec(x: l.x + r.x, y: l.y + r.y) }
    static prefix func - (v: Vec) -> Vec { Vec(x: -v.x, y: -v.y) }
    static func - (l: Vec, r: Vec) -> Vec { l + -r }
    static func * (l: Vec, s: Double) -> Vec { Vec(x: l.x * s, y: l.y * s) }
    static func * (s: Double, r: Vec) -> Vec { r * s }
    static func += (l: inout Vec, r: Vec) { l = l + r }
    var description: String { "(\(x), \(y))" }
}
infix operator • : MultiplicationPrecedence
infix operator ** : Power
precedencegroup Power {
    higherThan: MultiplicationPrecedence
    associativity: right
}
func • (l: Vec, r: Vec) -> Double { l.x * r.x + l.y * r.y }
func ** (b: Int, e: Int) -> Int { e == 0 ? 1 : b * (b ** (e - 1)) }
prefix operator √
prefix func √ (d: Double) -> Double { d.squareRoot() }
postfix operator %
postfix func % (d: Double) -> Double { d / 100 }
infix operator |> : Pipe
precedencegroup Pipe {
    associativity: left
    lowerThan: AdditionPrecedence
}
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
infix operator ??= : AssignmentPrecedence
func ??= <T>(l: inout T?, r: @autoclosure () -> T) { if l == nil { l = r() } }
var v = Vec(x: 1, y: 2)
v += Vec(x: 3)
print(v, -v, v - .zero, 2 * v, v * 0.5)
print(v • Vec(x: 1, y: 1) + 1, 2 ** 3 ** 2, 2 * 3 ** 2, √16 + √9.0, 50% * 4)
[3, 1, 2] |> { $0.sorted() } |> { print($0) }
5 + 1 |> { $0 * 2 } |> String.init |> { print($0 + "!") }
var o: Int? = nil
o ??= 7
o ??= 8
print(o!)
print([Vec.zero, v, .zero].firstIndex(of: v)!, Set([v, v, .zero]).count)
enum Card: Int, Comparable, CaseIterable {
    case two = 2, three, king = 13
    static func < (a: Card, b: Card) -> Bool { a.rawValue < b.rawValue }
}
print(Card.allCases.max()!, Card.two < .king, [Card.king, .two, .three].sorted(), Card.two...Card.three ~= .king)
struct Matrix {
    var g: [[Int]]
    subscript(r: Int, c: Int) -> Int {
        get { g[r][c] }
        set { g[r][c] = newValue }
    }
    static func * (a: Matrix, b: Matrix) -> Matrix {
        Matrix(g: a.g.map { row in b.g[0].indices.map { c in row.indices.map { row[$0] * b[$0, c] }.reduce(0, +) } })
    }
}
var mx = Matrix(g: [[1, 2], [3, 4]])
mx[0, 0] += 9
print((mx * mx).g, mx[1, 1])
print(7 & 3, 5 | 2, 6 ^ 3, ~0, 1 << 4, -17 >> 2, 7 / -2, -7 % 3, UInt8.max &+ 1, Int8.min &- 1, 3 &* 100)
print(1...3 ~= 2, "a" < "b", (1, "b") < (1, "c"), !true || false && true, 5 == 5.0, 10 != 3)
let f = (*) as (Int, Int) -> Int
print(f(6, 7), [1, 2, 3].reduce(1, *), ["a", "b"].reduce("", +))
