func makeCounter(step: Int = 1) -> (up: () -> Int, reset: () -> Void) {
    var n = 0
    return (
        {
            n += step
            return n
        }, { n = 0 }
    )
}
let c = makeCounter(step: 3)
_ = c.up()
print(c.up())
c.reset()
print(c.up())
let ops: [String: (Int, Int) -> Int] = [
    "+": (+), "-": (-), "max": max, "pow": { b, e in (0..<e).reduce(1) { acc, _ in acc * b } },
]
for k in ops.keys.sorted() { print(k, ops[k]!(2, 5)) }
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let inc = { (x: Int) in x + 1 }, str = { (x: Int) -> String in "<\(x)>" }
print(compose(inc, str)(41), compose(compose(inc, inc), str)(0))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
let add = curry(+) as (Int) -> (Int) -> Int
print([1, 2, 3].map(add(10)))
func measure(_ label: String, _ body: () throws -> Int) rethrows { print(label, try body()) }
measure("plain") { 3 }
struct Oops: Error {}
do { try measure("throws") { throw Oops() } } catch { print("caught", error) }
var handlers: [() -> Void] = []
for i in 0..<3 { handlers.append { print("h\(i)", terminator: " ") } }
handlers.forEach { $0() }
print()
var x = 1
let byRef = { x }, byVal = { [x] in x }
x = 2
print(byRef(), byVal())
func log(_ msg: @autoclosure () -> String, if on: Bool) { if on { print(msg()) } }
func expensive() -> String {
    print("computing")
    return "done"
}
log(expensive(), if: false)
log(expensive(), if: true)
let names = ["Chris", "Alex", "Ewa", "Barry"]
print(names.sorted(by: >), names.sorted { $0.count == $1.count ? $0 < $1 : $0.count < $1.count })
print(names.map { $0.uppercased() }.filter { $0.hasPrefix("A") || $0.hasSuffix("Y") })
let fact: (Int) -> Int = { n in (1...max(n, 1)).reduce(1, *) }
print((0...6).map(fact))
func fib() -> (Int) -> Int {
    var memo = [Int: Int]()
    func f(_ n: Int) -> Int {
        if let m = memo[n] { return m }
        let r = n < 2 ? n : f(n - 1) + f(n - 2)
        memo[n] = r
        return r
    }
    return f
}
print(fib()(50))
class Box {
    var v = 0
    lazy var bump: () -> Int = { [unowned self] in
        v += 1
        return v
    }
    deinit { print("gone") }
}
do {
    let b = Box()
    _ = b.bump()
    print(b.bump())
}
print({ $0 + $1 }(1, 2), { (a: Int...) in a.count }(1, 2, 3))
