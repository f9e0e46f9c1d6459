// sets of small syntax: multiline chains, trailing closures with labels, shadowing, if-let shorthand, nested ternaries, semicolons, comments
let values = [3, 1, 2]
  .sorted()
  // comment in a chain
  .map { $0 * 2 }
  .filter {
    $0 > 2
  }
print(values); let /* inline /* nested */ */ q = 5 ; print(q)
func animate(duration: Double = 1, animations: () -> Void, completion: ((Bool) -> Void)? = nil) { animations(); completion?(duration > 0) }
animate { print("a") }
animate(duration: 0) { print("b") } completion: { print("done", $0) }
animate(animations: { print("c") }, completion: nil)
let a = 5, b = a > 3 ? a > 4 ? "big" : "mid" : "small"; print(b)
if let first = values.first, let last = values.last, first < last, case let d = last - first, d.isMultiple(of: 2) { print(first, last, d) }
var optional: Int? = 3
if let optional { print(optional + 1) }
if var optional { optional += 10; print(optional) }
while let v = optional { optional = v > 0 ? v - 1 : nil }
print(optional as Any)
let `class` = "kw"; print(`class`, #line > 0, #function)
struct Point { var x = 0, y = 0; init() {}; init(x: Int, y: Int) { (self.x, self.y) = (x, y) } }
extension Point { static let origin = Point(); static func at(_ x: Int, _ y: Int) -> Self { .init(x: x, y: y) } }
let pts: [Point] = [.origin, .at(1, 2), .init(x: 3, y: 4)]
for case let p in pts where p.x > 0 { print(p.x, p.y) }
let (m, n): (Int, String) = (1, "n"); print(m, n)
let f: (Int, Int) -> Int = { x, y in
  let s = x + y
  guard s > 0 else { return -1 }
  return s * 2
}
print(f(1, 2), f(-5, 1))
switch (a, q) {
case let (x, y) where x == y: print("same")
case (0..<3, _),
     (_, 0..<3): print("small")
default: print("other")
}
let big = 1_000_000, hex = 0xFF_FF, bin = 0b1010, oct = 0o17, exp = 1.5e3, hexf = 0x1p4; print(big, hex, bin, oct, exp, hexf)
print("tab\there", "quote \"q\"", "uni \u{1F600}", "null\0".count, #"raw \n "quoted""#, "\\")
let long = """
    indented \
    joined
      more "quotes" \("interp" + "olation")
    """
print(long)
typealias Pair<T> = (T, T); let pr: Pair<Int> = (1, 2); print(pr, pr.0)
enum Dir: CaseIterable { case n, e, s, w; var opposite: Dir { switch self { case .n: .s; case .s: .n; case .e: .w; case .w: .e } } }
print(Dir.allCases.map(\.opposite), Dir.n == .n, Dir.allCases.count)
let matrix = [[1, 2], [3, 4]]; for row in matrix { for v in row { print(v, terminator: row.last == v ? "\n" : ",") } }
print(matrix.flatMap { $0 }.reduce(0, +), matrix.map { $0.map(String.init).joined() }, matrix[1][0])
var dict: [String: [Int]] = [:]; for (i, w) in ["x", "y", "x"].enumerated() { dict[w, default: []] += [i] }; print(dict["x"]!, dict["y"]!)
print(zip(1..., ["a", "b"]).map { "\($0)\($1)" }, Array(zip([1, 2], [3, 4])).map { $0 + $1 })
func swapTuple<A, B>(_ t: (A, B)) -> (B, A) { (t.1, t.0) }; print(swapTuple((1, "x")))
let closure = { [a] (x: Int) -> Int in a + x }; print(closure(1)); print((1...3).map { i in (1...i).reduce(1, *) })
do { let x = try { () throws -> Int in if a > 100 { throw Err.e }; return 7 }(); print(x) } catch { print(error) }; enum Err: Error { case e }
print([1, 2, 3, 4].reduce(into: (even: 0, odd: 0)) { $1 % 2 == 0 ? ($0.even += $1) : ($0.odd += $1) })
repeat { optional = (optional ?? 0) + 1 } while optional! < 3; print(optional!)
outer: while true { for i in 0... { if i > 3 { break outer } } }; print("out")
let r = 1...5; print(r.contains(3), r.count, r.lowerBound, (1..<5).reversed().map { $0 }, r.map { $0 * $0 }, (r ~= 3), r.clamped(to: 2...3), r.overlaps(5...9), (0..<0).isEmpty, Array(r.prefix(2)), r.sum)
extension ClosedRange where Bound == Int { var sum: Int { reduce(0, +) } }
print(type(of: r), type(of: 1..<2), type(of: f), type(of: pts), type(of: dict), type(of: pr), type(of: Dir.n), type(of: closure))
assert(a == 5, "no"); precondition(true); _ = { }; ({ print("called") })(); print(max(1, 2, 3), min("b", "a"), abs(-3), Int.max, Int.min)
