// custom operators, overloads, subscripts, statics
precedencegroup Power { higherThan: MultiplicationPrecedence
 associativity: right }
precedencegroup Pipe { associativity: left
 lowerThan: AdditionPrecedence
 higherThan: ComparisonPrecedence }
infix operator **: Power; infix operator |>: Pipe; infix operator >>>: Pipe; infix operator <>: AdditionPrecedence; prefix operator √; postfix operator %%; prefix operator ++; infix operator **=: AssignmentPrecedence; infix operator =~: ComparisonPrecedence; infix operator ???: NilCoalescingPrecedence
func ** (b: Int, e: Int) -> Int { e == 0 ? 1 : b * (b ** (e - 1)) }; func ** (b: Double, e: Int) -> Double { (0..<e).reduce(1.0) { a, _ in a * b } }
func **= (l: inout Int, r: Int) { l = l ** r }
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }; func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
prefix func √ (x: Double) -> Double { x.squareRoot() }; postfix func %% (x: Double) -> Double { x / 100 }; @discardableResult prefix func ++ (x: inout Int) -> Int { x += 1; return x }
func =~ (s: String, p: String) -> Bool { s.contains(p) }; func ??? <T>(o: T?, msg: @autoclosure () -> String) -> String { o.map { "\($0)" } ?? msg() }
print(2 ** 3 ** 2, 2.0 ** 3, -2 ** 2, 2 * 3 ** 2, √16 + 1, 50%%, √(9.0)%%); var k = 3; k **= 2; ++k; print(k, ++k)
print(5 |> { $0 + 1 } |> String.init |> { $0 + "!" }, ([1, 2, 3] |> { $0.map { $0 * 2 } }) == [2, 4, 6], "hello" =~ "ell", (nil as Int?) ??? "none", 3 ??? "x")
let f = { (x: Int) in x + 1 } >>> { $0 * 2 } >>> { "\($0)" }; print(f(4))
struct V2: Equatable, Hashable, CustomStringConvertible { var x, y: Double; static let zero = V2(x: 0, y: 0), up = V2(x: 0, y: 1)
  static func + (l: V2, r: V2) -> V2 { V2(x: l.x + r.x, y: l.y + r.y) }; static func - (l: V2, r: V2) -> V2 { l + -r }; static prefix func - (v: V2) -> V2 { V2(x: -v.x, y: -v.y) }
  static func * (l: V2, s: Double) -> V2 { V2(x: l.x * s, y: l.y * s) }; static func * (s: Double, r: V2) -> V2 { r * s }; static func * (l: V2, r: V2) -> Double { l.x * r.x + l.y * r.y }
  static func += (l: inout V2, r: V2) { l = l + r }; static func *= (l: inout V2, s: Double) { l = l * s }; static func <> (l: V2, r: V2) -> V2 { V2(x: l.x, y: r.y) }
  subscript(i: Int) -> Double { get { i == 0 ? x : y } set { if i == 0 { x = newValue } else { y = newValue } } }; subscript(axis a: Axis) -> Double { self[a.rawValue] }; enum Axis: Int { case x, y }
  static subscript(n: String) -> V2? { ["zero": zero, "up": up][n] }
  var length: Double { get { √(self * self) } set { let l = length; guard l > 0 else { return }; self *= newValue / l } }
  var description: String { "(\(x), \(y))" } }
var v = V2(x: 3, y: 4); v += .up * 2; print(v, v * v, 2 * v, -v, v - .up, v <> .zero, v[0], v[axis: .y], V2["up"] ?? .zero, V2["no"] as Any); v.length = 1; v[1] = 0; print(v.length < 1, v == V2(x: 0, y: 0), v[axis: .y])
print([V2.up, .up, .zero].reduce(.zero, +) as V2, Set([V2.up, .up]).count, [V2(x: 1, y: 2), .up].map(\.y).reduce(0, +))
struct Money: Comparable, AdditiveArithmetic, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { var cents: Int; init(cents: Int) { self.cents = cents }; init(integerLiteral v: Int) { cents = v * 100 }; init(floatLiteral v: Double) { cents = Int((v * 100).rounded()) }
  static func < (l: Money, r: Money) -> Bool { l.cents < r.cents }; static func + (l: Money, r: Money) -> Money { .init(cents: l.cents + r.cents) }; static func - (l: Money, r: Money) -> Money { .init(cents: l.cents - r.cents) }; static var zero: Money { 0 } }
extension Money: CustomStringConvertible { var description: String { "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" } }
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
let ms: [Money] = [1, 2.5, 3.99]; print(ms.sum(), ms.max()!, ms.sorted(by: >), [1, 2, 3].sum(), [0.5].sum(), Money.zero, ms.contains(2.5), max(ms[0], 7), ms[0] + 1.25 - 0.5)
func ov(_ x: Int) -> String { "Int" }; func ov(_ x: Double) -> String { "Double" }; func ov(_ x: Any) -> String { "Any" }; func ov<T>(_ x: [T]) -> String { "[T]" }; func ov(_ x: String...) -> String { "S\(x.count)" }; func ov(x: Int) -> String { "x:" }; func ov(_ x: Int?) -> String { "Int?" }
print(ov(1), ov(1.0), ov("a"), ov("a", "b"), ov([1]), ov(x: 1), ov(true), ov(1 as Any))
func lab(from a: Int, to b: Int = 10, _ c: Int..., by d: Int = 1) -> String { "\(a) \(b) \(c) \(d)" }; print(lab(from: 1), lab(from: 1, 2, 3), lab(from: 1, to: 2, 3, by: 4), lab(from: 0, by: 9))
print((1...5).map(-), [3, 1, 2].sorted(by: >), [1, 2, 3].reduce(1, *), zip([1, 2], [3, 4]).map(+), ["a", "b"].map { $0.uppercased() }.reduce("", +), [true, false].map(!))
var bits: UInt8 = 0b1010_1100; print(bits & 0x0F, bits | 1, bits ^ 0xFF, ~bits, bits << 2, bits >> 3, bits.nonzeroBitCount, bits.leadingZeroBitCount, bits.trailingZeroBitCount, bits.byteSwapped); bits &= ~4; bits |= 1; bits <<= 1; bits ^= 3; print(bits, String(bits, radix: 2))
print(Int8.max &+ 1, Int8.min &- 1, UInt8.max &* 2, 1 << 65, 1 &<< 65, -17 / 5, -17 % 5, 17 % -5, (-17).quotientAndRemainder(dividingBy: 5), 200.addingReportingOverflow(1), UInt8(200).addingReportingOverflow(100), Int8(100).multipliedReportingOverflow(by: 2), UInt8(truncatingIfNeeded: 300), Int8(clamping: 300), Int8(exactly: 300) as Any, UInt8(bitPattern: -1), Int(3.99), Int(-3.99), Int("12") as Any, Int("x") as Any, Int("ff", radix: 16)!)
