// from swiftc
import Foundation
precedencegroup PipePrecedence {
    associativity: left
    higherThan: AssignmentPrecedence
    lowerThan: TernaryPrecedence
}
infix operator |>: PipePrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
precedencegroup PowerPrecedence {
    higherThan: MultiplicationPrecedence
    associativity: right
}
infix operator **: PowerPrecedence
func ** (b: Double, e: Double) -> Double { pow(b, e) }
func ** (b: Int, e: Int) -> Int { (0..<e).reduce(1) { n, _ in n * b } }
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix operator %
postfix func % (x: Double) -> Double { x / 100 }
infix operator ???: NilCoalescingPrecedence
func ??? <T>(o: T?, f: @autoclosure () throws -> Never) rethrows -> T { if let o { return o }; try f() }
print(2 ** 3 ** 2, 2.0 ** 0.5, √16 + 1, 50%, [1, 2, 3] |> { $0.map { $0 * 2 } } |> { $0.reduce(0, +) })
struct V2: Equatable { var x, y: Double; static func + (a: V2, b: V2) -> V2 { V2(x: a.x + b.x, y: a.y + b.y) }; static func * (k: Double, v: V2) -> V2 { V2(x: k * v.x, y: k * v.y) }; static func += (a: inout V2, b: V2) { a = a + b }; static prefix func - (v: V2) -> V2 { -1 * v } }
var v = V2(x: 1, y: 2); v += 2 * V2(x: 1, y: 1); print(v, -v, v + -v == V2(x: 0, y: 0))
infix operator <=>: ComparisonPrecedence
func <=> <T: Comparable>(a: T, b: T) -> Int { a < b ? -1 : a > b ? 1 : 0 }
print(1 <=> 2, "b" <=> "a", [3, 1, 2].sorted { ($0 <=> $1) < 0 })
