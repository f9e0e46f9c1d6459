// from swiftc
func crc(_ s: String) -> UInt32 { ~s.utf8.reduce(~0) { c, b in (0..<8).reduce(c ^ UInt32(b)) { c, _ in c & 1 == 1 ? (c >> 1) ^ 0xEDB88320 : c >> 1 } } }
print(String(crc("hello"), radix: 16), "hello".utf8.reduce(5381 as UInt64) { ($0 << 5) &+ $0 &+ UInt64($1) })
struct RGB: Equatable { var r, g, b: UInt8; init(r: UInt8, g: UInt8, b: UInt8) { (self.r, self.g, self.b) = (r, g, b) }; init?(hex: String) { guard hex.count == 7, hex.first == "#", let v = UInt32(hex.dropFirst(), radix: 16) else { return nil }; self.init(r: UInt8(v >> 16 & 0xFF), g: UInt8(v >> 8 & 0xFF), b: UInt8(v & 0xFF)) }
    var hex: String { "#" + [r, g, b].map { String($0, radix: 16).leftPad(2) }.joined() } }
extension String { func leftPad(_ n: Int, _ c: Character = "0") -> String { String(repeating: c, count: max(0, n - count)) + self } }
print(RGB(hex: "#ff8000") as Any, RGB(r: 1, g: 2, b: 255).hex, RGB(hex: "zzz") as Any)
func bin(_ n: Int) -> String { n < 2 ? "\(n)" : bin(n / 2) + "\(n % 2)" }; print(bin(10), Int("1010", radix: 2)!, String(5, radix: 2).leftPad(8))
func roman(_ n: Int) -> String { var n = n; return [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")].reduce(into: "") { s, p in while n >= p.0 { s += p.1; n -= p.0 } } }
print([4, 9, 14, 1994, 2024].map(roman))
func luhn(_ s: String) -> Bool { s.reversed().compactMap(\.wholeNumberValue).enumerated().map { $0 % 2 == 1 ? ($1 * 2 > 9 ? $1 * 2 - 9 : $1 * 2) : $1 }.reduce(0, +) % 10 == 0 }; print(luhn("4539 1488 0343 6467"), luhn("1234"))
struct LCG: RandomNumberGenerator { var s: UInt64; mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s } }
var g = LCG(s: 42); print(Int.random(in: 0..<100, using: &g), [1, 2, 3].shuffled(using: &g).count, Bool.random(using: &g) || true, Double.random(in: 0...1, using: &g) <= 1)
