let i = 3; let z: UInt8 = 9; let u: UInt8 = 2
func f(_ x: UInt16) -> UInt16 { x }
func h(_ n: Int) -> UInt32 { return (1 << n) - 1 }
var a: [UInt8] = []
a.append(1 << i)
var raw: UInt8 = 1
raw |= 1 << i
raw &= ~(1 << i)
let x = (raw >> i) & ((1 << (i + 1)) - 1)
print(f(1 << i), h(4), a, raw, x, ~(1 << i), type(of: x))
print(z == 1 << i, z == 1 << 9, z == 1 << (i * 3), 1 << i == z)
print(z & (1 << i) != 0)
print((1 << i) | z, z ^ 1 << i)
let t = z & 1 << i
for j in 0..<4 where z & (1 << j) == 0 { print(j, terminator: " ") }
print(t, type(of: 1 << u), Double(1 << i), (1 << i).description, 1 << i, [1 << i, 2 >> u], type(of: [1 << i, z]), String(1 << i, radix: 2), Int64(1 << i), UInt8(1 << i), Float(1 << u) / 2)
let d = (0..<4).map { 1 << $0 }, e = (0..<4).reduce(UInt8(0)) { $0 | (1 << $1) }, g = [0, 1].map { UInt64(1) << $0 }, k: [UInt16] = (0..<3).map { 1 << $0 }
print(d, e, g, k, i > 1 << 1, max(1 << i, 5), i == 1 << u, z > 1 << 2, -1 << i, (0..<(1 << i)).count, (1 << i) << 1, raw + (1 << u) * 2, 5 + 1 << i, 3 * (1 << u), 1.5 * Double(1 << i))
struct B: OptionSet { let rawValue: UInt8; static let a = B(rawValue: 1 << 0), b = B(rawValue: 1 << i) }
print(B.b.rawValue, B(rawValue: 1 << UInt8(i)).rawValue)
var bits = UInt64(0); for n in [3, 7, 40] { bits |= 1 << n }; print(bits, (0..<64).filter { bits & (1 << $0) != 0 }, bits >> 3 & 1 == 1)
func hash(_ s: String) -> UInt32 { s.utf8.reduce(5381) { ($0 << 5) &+ $0 &+ UInt32($1) } }; print(hash("hello"))
let mask: Int8 = 1 << 6 - 1; let sh = i > 2 ? 1 << i : 0; let opt: UInt8? = 1 << i; print(mask, sh, opt!, (z >> 1 | z << 7), 0xFF & ~(0xF << i), z & ~(1 << u))
switch z { case 1 << 3: print("eight"); case 1 << 3 | 1: print("nine"); default: print("?") }
print(UInt16(bigEndian: 0x1234) == 0x3412, UInt32(littleEndian: 7), Int32(bigEndian: 1 << 24))
