// numbers & patterns
struct Fraction: Comparable, Hashable, CustomStringConvertible, ExpressibleByIntegerLiteral {
    let n: Int, d: Int
    init(_ n: Int, _ d: Int = 1) {
        precondition(d != 0)
        func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? abs(a) : gcd(b, a % b) }
        let g = gcd(n, d), s = d < 0 ? -1 : 1
        self.n = s * n / g
        self.d = s * d / g
    }
    init(integerLiteral v: Int) { self.init(v) }
    static func + (a: Self, b: Self) -> Self { .init(a.n * b.d + b.n * a.d, a.d * b.d) }
    static func - (a: Self, b: Self) -> Self { a + -b }
    static prefix func - (a: Self) -> Self { .init(-a.n, a.d) }
    static func * (a: Self, b: Self) -> Self { .init(a.n * b.n, a.d * b.d) }
    static func / (a: Self, b: Self) -> Self { .init(a.n * b.d, a.d * b.n) }
    static func += (a: inout Self, b: Self) { a = a + b }
    static func < (a: Self, b: Self) -> Bool { a.n * b.d < b.n * a.d }
    var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" }
    var value: Double { Double(n) / Double(d) }
}
var f: Fraction = 1
f += Fraction(1, 2)
print(
    f, f * 2, f - 3, f / Fraction(-3, 4), [f, 1, Fraction(1, 3)].sorted(), max(f, 2),
    Set([Fraction(2, 4), Fraction(1, 2)]).count, f.value, f == Fraction(6, 4),
    (1...4).map { Fraction(1, $0) }.reduce(0, +))
extension Fraction: Strideable {
    func distance(to o: Fraction) -> Int { (o - self).n / (o - self).d }
    func advanced(by k: Int) -> Fraction { self + Fraction(k) }
}
print(Array(stride(from: f, to: 5, by: 1)), (Fraction(1, 2)...3).contains(2))
struct Complex: Equatable, AdditiveArithmetic {
    var re = 0.0, im = 0.0
    static let zero = Complex()
    static let i = Complex(im: 1)
    static func + (a: Self, b: Self) -> Self { .init(re: a.re + b.re, im: a.im + b.im) }
    static func - (a: Self, b: Self) -> Self { .init(re: a.re - b.re, im: a.im - b.im) }
    static func * (a: Self, b: Self) -> Self { .init(re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re) }
    var abs2: Double { re * re + im * im }
}
extension Complex: CustomStringConvertible { var description: String { "\(re)\(im < 0 ? "-" : "+")\(abs(im))i" } }
print(
    Complex.i * .i, [Complex(re: 1), .i].reduce(.zero, +), Complex(re: 3, im: -4).abs2, -Complex.i == Complex(im: -1))
prefix func - (c: Complex) -> Complex { .zero - c }
func mandel(_ c: Complex) -> Int {
    var z = Complex.zero
    for n in 0..<30 {
        if z.abs2 > 4 { return n }
        z = z * z + c
    }
    return 30
}
for y in stride(from: -1.0, through: 1, by: 0.5) {
    print(stride(from: -2.0, through: 0.5, by: 0.25).map { mandel(Complex(re: $0, im: y)) > 10 ? "*" : "." }.joined())
}
struct Vector<S: SIMDScalarish>: Equatable {
    var v: [S]
    static func * (a: Self, b: Self) -> S { zip(a.v, b.v).map(*).reduce(S.zero, +) }
}
protocol SIMDScalarish: Numeric {}
extension Int: SIMDScalarish {}
extension Double: SIMDScalarish {}
print(Vector(v: [1, 2, 3]) * Vector(v: [4, 5, 6]), Vector(v: [0.5]) * Vector(v: [4]))
func classify(_ x: Any) -> String {
    switch x {
    case let n as Int where n < 0: return "neg"
    case 0 as Int: return "zero"
    case let n as Int where (1...9).contains(n): return "digit"
    case is Int: return "int"
    case let d as Double: return d.isNaN ? "nan" : d == d.rounded() ? "whole" : "frac"
    case let (a, b) as (Int, Int) where a == b: return "twins"
    case is (Int, Int): return "pair"
    case let s as String where s.hasPrefix("a"): return "a-word"
    case _ as String: return "word"
    case let f as Fraction: return "fraction \(f)"
    default: return "?"
    }
}
print([-1, 0, 5, 50, 2.0, 2.5, Double.nan, (1, 1), (1, 2), "abc", "x", Fraction(1, 2), [1]].map(classify))
enum Temp {
    case c(Double), f(Double)
    static func ~= (p: ClosedRange<Double>, t: Temp) -> Bool { p.contains(t.celsius) }
    var celsius: Double {
        switch self {
        case .c(let d): d
        case .f(let d): (d - 32) * 5 / 9
        }
    }
}
for t in [Temp.c(10), .f(212), .c(30)] {
    switch t {
    case 0...20: print("cool")
    case 20...40: print("warm")
    default: print("hot", t.celsius)
    }
}
func ~= (re: [String], s: String) -> Bool { re.contains(s) }
switch "pear" {
case ["apple", "fig"]: print("1")
case ["pear"]: print("2")
default: print("3")
}
let isEven: (Int) -> Bool = { $0 % 2 == 0 }
func ~= <T>(p: (T) -> Bool, v: T) -> Bool { p(v) }
switch 8 {
case isEven: print("even")
default: print("odd")
}
let bits = (0..<8).map { 0b1011_0010 >> (7 - $0) & 1 }
print(
    bits, bits.reduce(0) { $0 << 1 | $1 }, UInt8(0b1011_0010).nonzeroBitCount, String(0b1011, radix: 2), 0xFF ^ 0x0F,
    ~UInt8(1), 1 << 10, -8 >> 1, UInt8(200) &+ 100, Int8(bitPattern: 200), (5 & 1) == 1 ? "odd" : "even")
var flags: UInt8 = 0
flags |= 1 << 3
flags ^= 0b1001
flags &= ~1
print(flags)
print(
    5 / 2, -5 / 2, 5 % -3, 5.5 / 2, Double(5) / 2, 7.0 / 0, 0.1 + 0.2 == 0.3, abs(0.1 + 0.2 - 0.3) < .ulpOfOne,
    Int(7.9), Int("12a") as Any, Double(" 1") as Any, Float(0.1), 1e3, 1.5e-7, 123456789.123456789, 0.1 as Float + 0.2,
    3.0 * 1.1, 100 * 1.1, 1e100, Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude, -0.0, 2.0.squareRoot(),
    10.0.remainder(dividingBy: 3), (-7.5).rounded(.down), 7.25.rounded(.up), 1.0.nextUp, Double.pi.rounded())
print(
    Int.random(in: 3...3), [7].randomElement()!, (1...3).shuffled().sorted(), Bool.random() || true, UInt.max,
    Int32.max, Int16.min, UInt16(clamping: 70000), Int(truncatingIfNeeded: UInt64.max), 12345.description.count,
    255.hashValue == 255.hashValue, Int.bitWidth, MemoryLayout<Int>.size)
