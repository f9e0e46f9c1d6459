struct LCG: RandomNumberGenerator {
    var s: UInt64; mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s }
}
var g = LCG(s: 42)
print(Int.random(in: 1...6, using: &g))
print(g.s)
print(Int.random(in: 0..<100, using: &g))
print(g.s)
print(Double.random(in: 0..<1, using: &g))
print(g.s)
print(Bool.random(using: &g))
print(g.s)
print([1, 2, 3, 4].shuffled(using: &g))
print(g.s)
print([1, 2, 3].randomElement(using: &g)!)
print(g.s)
print(UInt8.random(in: 0...255, using: &g))
print(g.s)
var a = [1, 2, 3, 4, 5]
a.shuffle(using: &g)
print(a, g.s)
print(
    Float.random(in: -1...1, using: &g), g.s, Int.random(in: -10...10, using: &g),
    Int64.random(in: 0...1_000_000, using: &g), g.s)
print(g.next(upperBound: 10 as UInt), g.s, (0..<5).map { _ in Int.random(in: 1...6, using: &g) })
final class Gen: RandomNumberGenerator {
    var s: UInt64 = 1; func next() -> UInt64 { s ^= s << 13; s ^= s >> 7; s ^= s << 17; return s }
}
var h = Gen()
print(
    Int.random(in: 0...9, using: &h), h.s, Double.random(in: 1...2, using: &h), "abc".randomElement(using: &h)!,
    ["x", "y"].shuffled(using: &h))
enum Dir: CaseIterable {
    case a, b, c;
    static func random<G: RandomNumberGenerator>(using g: inout G) -> Dir { allCases.randomElement(using: &g)! }
}
print(Dir.random(using: &g), g.s, Set([7]).randomElement(using: &g)!, (1...6).randomElement(using: &g)!, g.s)
