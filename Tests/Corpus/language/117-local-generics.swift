// Functions inside of generic functions: what is around them keeps its type, what is theirs is chosen at each call.
func gen<T>(_ x: T) -> T { func h<U>(_ u: U) -> (T, U) { (x, u) }; print(h("u").1); return x }
print(gen(3))
struct B<T> { let v: T; func m() -> [String] { func lift<U>(_ u: U) -> String { "\(v)\(u)" }; return [lift(1), lift("a")] } }
print(B(v: 2.5).m())
func plain<T>(_ x: T) -> String { func h(_ n: Int) -> String { n == 0 ? "\(x)" : h(n - 1) + "!" }; return h(2) }
print(plain("p"))
func rec<T>(_ x: T, _ n: Int) -> String { func go<U>(_ u: U, _ k: Int) -> String { k == 0 ? rec("s", 0) : "\(x)\(u)" + go(k, k - 1) }; return n == 0 ? "end" : go(2.5, 2) + rec([x], n - 1) }
print(rec(1, 2))
func local<T: Comparable>(_ xs: [T]) -> [T] { func best(_ a: T, _ b: T) -> T { a < b ? b : a }; func all<S: Sequence>(_ s: S) -> [T] where S.Element == T { s.map { best($0, xs[0]) } }; return all(xs) }
print(local([2, 1, 3]), local(["b", "c"]))
