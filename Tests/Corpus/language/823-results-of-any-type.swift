// Expected: compiled with swiftc 6.3. A place for values of any type says what a generic function gives.
func same<T>(_ a: T, _ b: T) -> [T] { print(T.self); return [a, b] }
func one<T>(_ a: T) -> [T] { print(T.self); return [a] }
func two<T>(_ a: T, _ b: T) -> (T, T) { print(T.self); return (a, b) }
func dict<K: Hashable, V>(_ k: K, _ v: V...) -> [K: [V]] { print(K.self, V.self); return [k: v] }
func opt<T>(_ a: T, _ b: T) -> T? { print(T.self); return a }
func opts<T>(_ a: T, _ b: T) -> [T?] { print(T.self); return [a, b] }
struct Box<T> { var a: T; init(_ a: T) { print(T.self); self.a = a }
  init(_ a: T, _ b: T) { print(T.self, 2); self.a = b } }
func f<T>(_ b: T, _ c: T, then: (T) -> T) -> [T] { print(T.self); return [then(b), c] }
protocol P {}
struct A: P {}
struct B: P {}
class C: P {}
final class D: C {}
final class E: C {}
let x1: [Any] = same(1, "a")
let x2: [Any] = same(1, 2.5)
let x3: [Any] = one(1)
let x4: (Any, Any) = two(1, 2.5)
let x5: (Any, Any) = two(1, "b")
let x6: [String: [Any]] = dict("a", 1, "b", nil as Int? as Any)
let x7: Any? = opt(1, "a")
let x8: [Any?] = opts(1, "a")
let x9: Box<Any> = Box(1)
let x10: Box<Any> = Box(1, "a")
let x11: Box<any P> = Box(A())
let x12: Box<P> = .init(A(), B())
let x13: [P] = same(A(), B())
let x14: [P] = same(A(), A())
let x15: [C] = same(D(), E())
let x16: [Any] = same(D(), E())
let x17: [Any] = f(1, "b") { $0 }
let i = 3, s = "q"
let x18: [Any] = same(i, s)
let x19: [Any] = one(i)
let x20: [Any] = same(i, i)
let x21: [Any?] = same(i, s)
let x22: [Any] = same(same(1, 2), 3)
func take(_ a: [Any]) { print(a.count) }
take(same(i, s))
take(one(i))
func back() -> [Any] { same("k", 5) }
print(back())
let x23: [String: Any] = Dictionary(uniqueKeysWithValues: [("a", 1), ("b", 2)])
print(x23.count)
let x25: [Any] = Array(repeating: 1, count: 2)
print(x25)
let x26: [Any] = [1, 2].map { $0 + 1 }
print(x26)
print(x1, x2, x4, x22)
