// Expected: compiled with swiftc 6.3. Tuples get the labels of the place that takes them.
func f() -> (yes: [Int], no: [Int]) { [1].reduce(into: ([], [])) { r, x in r.yes.append(x) } }
print(f())
let g: (lo: Int, hi: Int) = [3, 1, 2].reduce((0, 9)) { a, x in (max(a.lo, x), min(a.hi, x)) }
print(g)
func h(_ xs: [Int]) -> (sum: Int, n: Int) { return xs.reduce(into: (0, 0)) { $0.sum += $1; $0.n += 1 } }
print(h([1, 2]))
var t: (a: Int, b: Int) = (1, 2)
let u: (Int, Int) = t
t = u
print(t.a, u)
let k: [(name: String, n: Int)] = [("a", 1), ("b", 2)]
print(k.map { $0.name }, k[0])
let z: [(key: String, value: Int)] = ["x": 1].map { ($0, $1) }
print(z)
func id<T>(_ x: T) -> T { x }
let w: (p: Int, q: Int) = id((1, 2)); print(w)
let o: (p: Int, q: Int)? = [(1, 2)].first; print(o as Any)
