// Rounding in extensions of protocols, wrapped variables at the beginning of closures, names of types in lists.
extension FloatingPoint {
    var isWhole: Bool { self == rounded() }
    func cut() -> Self { var copy = self; copy.round(.down); return copy }
    mutating func settle() { round() }
}
extension BinaryFloatingPoint { var half: Self { (self / 2).rounded() } }
print(2.0.isWhole, 2.5.isWhole, (7.9).cut(), (3 as Float).half)
var number = 2.5
number.settle()
print(number)
@propertyWrapper struct Capitalized {
    var wrappedValue: String { didSet { wrappedValue = wrappedValue.uppercased() } }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() }
}
@propertyWrapper struct Clamped {
    private var value: Int
    let range: ClosedRange<Int>
    init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
    var wrappedValue: Int { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
}
print({ @Capitalized var v = "local"; v += "inner"; return v }())
let level = { (start: Int) -> Int in @Clamped(0...9) var n = start; n += 1; return n }
let other = { @Clamped(0...3) var n = 7; n -= 1; return n }
print(level(4), level(20), other())
let attributed = { @Sendable (x: Int) -> Int in x + 1 }
print(attributed(1), { @Sendable in 5 }())
protocol P {}
struct S: P {}
class K: P {}
print(type(of: [S.self, K.self] as [any P.Type]), type(of: S.self as any P.Type), type(of: (any P).self), (any P).self)
let pair: (any P.Type, Int)? = (S.self, 1)
print(type(of: pair), type(of: [Any.Type]()), type(of: Any.self))
