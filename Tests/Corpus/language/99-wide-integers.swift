let big: Int128 = 170_141_183_460_469_231_731_687_303_715_884_105_727
print(big, Int128.max == big, Int128.min, UInt128.max)
func fact(_ n: Int) -> UInt128 { (1...n).reduce(into: UInt128(1)) { $0 *= UInt128($1) } }
print(fact(30), fact(34))
let a = Int128(5), b: Int128 = -7
print(a + b, a * b, b / 2, b % 3, a << 100, (a << 100) >> 98, a & 4, ~a, -a, a < b, max(a, b), abs(b), b.magnitude, a.hashValue == Int128(5).hashValue)
print(Int(a), Int(exactly: big) as Any, Int128("123456789012345678901234567890") as Any, UInt128("ff", radix: 16) as Any, String(big, radix: 16), Double(big), Int128(1e20), Int128(exactly: 2.5) as Any)
print(big.addingReportingOverflow(1), big &+ 1 == Int128.min, Int128.bitWidth, a.leadingZeroBitCount, (a << 70).trailingZeroBitCount, big.nonzeroBitCount)
var d: [Int128: String] = [a: "five", big: "big"]
print(d[big]!, d[5]!, Set([a, a, b]).count)
var x: UInt128 = 1; x <<= 90; x -= 1; x |= 1 << 127; print(x, x.byteSwapped, Int128(truncatingIfNeeded: x), UInt8(truncatingIfNeeded: x), Int(clamping: x))
print([3, 1, 2].map { Int128($0) }.sorted(), (0..<Int128(3)).map { $0 * 2 }, [a, b].min()!, [a, b].reduce(0, +))
switch a { case 5: print("is five"); case ..<0: print("neg"); default: print("?") }
print(a == 5, Int64(3) == Int128(3), Int128(3) < Int8(4), type(of: a), "\(a) \(String(describing: b))", a.description)
print(a.distance(to: b), a.advanced(by: 3), big.multipliedReportingOverflow(by: 2), a.quotientAndRemainder(dividingBy: 3), a.isMultiple(of: 5), b.signum())
print(stride(from: a, to: 20, by: 5).map { $0 }, MemoryLayout<Int128>.size, UInt128.zero, Int128(UInt64.max), Int128(bitPattern: UInt128.max))
print(a as Any, [big], Optional(a) as Any, a as? Int as Any, (a as Any) as? Int128 as Any)
struct P: Hashable { var v: Int128 }
print(P(v: 3) == P(v: 3), P(v: big))
print(big.multipliedFullWidth(by: 2), Int128.random(in: 0..<1))
let f: Float = Float(a); print(f, UInt128(UInt64.max).multipliedFullWidth(by: 3).low)
