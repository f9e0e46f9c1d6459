// Closures and captures
func makeCounter(step: Int = 1) -> (next: () -> Int, reset: () -> Void) {
    var count = 0
    return (
        {
            count += step; return count
        }, { count = 0 }
    )
}
let c = makeCounter(step: 3)
print(c.next(), c.next())
c.reset()
print(c.next())
var fns: [() -> Int] = []
for i in 0..<3 {
    var local = i * 10;
    fns.append {
        local += 1; return local
    }
}
print(fns.map { $0() }, fns.map { $0() })
var x = 1
let byRef = { x }
let byVal = { [x] in x }
let renamed = { [y = x * 2] in y }
x = 5
print(byRef(), byVal(), renamed())
class Node {
    var name: String; var onChange: ((Node) -> Void)?; init(_ n: String) { name = n }; deinit { print("bye \(name)") }
}
do {
    let n = Node("a")
    n.onChange = { [weak n] other in print(n === other, n?.name ?? "gone") }
    n.onChange?(n)
}
do {
    let n = Node("b")
    n.onChange = { [unowned n] _ in print(n.name) }
    n.onChange!(n)
}
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let f = compose({ (s: String) in s.count }, { $0 * $0 })
print(f("abcd"))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry(+)(1)(2), curry(max)(3)(9))
func apply(_ n: Int, _ f: (Int) -> Int) -> Int { n == 0 ? 0 : f(n) + apply(n - 1, f) }
print(apply(4) { $0 * $0 })
let sorted = ["b", "A", "c"].sorted { $0.lowercased() < $1.lowercased() }
print(sorted)
var expensive: Int = {
    print("computed"); return 42
}()
print("before"); print(expensive, expensive)
let table: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "*": { $0 * $1 }, "/": { a, b in a / b }]
for k in table.keys.sorted() { print(k, table[k]!(6, 3)) }
func autoc(_ c: @autoclosure () -> Bool, _ m: @autoclosure () -> String) { if !c() { print(m()) } }
autoc(1 > 2, "failed \(x)")
var handlers: [String: [(Int) -> Void]] = [:]
handlers["a", default: []].append { print("h1", $0) }
handlers["a", default: []].append { v in print("h2", v * 2) }
handlers["a"]?.forEach { $0(7) }
let rec: (Int) -> Int = { n in
    func fact(_ k: Int) -> Int { k <= 1 ? 1 : k * fact(k - 1) }
    return fact(n)
}
print(rec(5))
