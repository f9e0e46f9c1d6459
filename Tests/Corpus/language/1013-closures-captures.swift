// from swiftc
func makeCounter(step: Int = 1) -> (next: () -> Int, reset: () -> Void) {
    var n = 0
    return ({ n += step; return n }, { n = 0 })
}
let c = makeCounter(step: 5)
print(c.next(), c.next()); c.reset(); print(c.next())
var fs: [() -> Int] = []
for i in 0..<3 { fs.append { i * i } }
print(fs.map { $0() })
var x = 1
let byValue = { [x] in x }
let byRef = { x }
x = 2
print(byValue(), byRef())
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ (s: String) in s.count }, { $0 * 2 })("four"))
func memoize<I: Hashable, O>(_ body: @escaping ((I) -> O, I) -> O) -> (I) -> O {
    var cache: [I: O] = [:]
    func wrapped(_ i: I) -> O { if let o = cache[i] { return o }; let o = body(wrapped, i); cache[i] = o; return o }
    return wrapped
}
let fib = memoize { (self_: (Int) -> Int, n: Int) in n < 2 ? n : self_(n - 1) + self_(n - 2) }
print(fib(60))
let sorted = ["b", "A", "c"].sorted { $0.lowercased() < $1.lowercased() }
print(sorted, [3, 1, 2].sorted(by: >))
func run(_ times: Int, _ body: @autoclosure () -> Int) -> [Int] { (0..<times).map { _ in body() } }
var k = 0
func inc() -> Int { k += 1; return k }
print(run(3, inc()))
