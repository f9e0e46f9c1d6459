// Failing initialisers, discard on each path, generics over values that cannot be copied
struct R: ~Copyable { let n: Int
  init(_ n: Int) throws { self.n = n; struct E: Error {}; if n == 1 { throw E() } }
  init?(opt n: Int) { self.n = n; if n == 2 { return nil } }
  deinit { print("gone", n) } }
func e() { do { let r = try R(0); print(r.n); _ = try R(1) } catch { print("failed") } }
e()
func f() { if let r = R(opt: 3) { print("has", r.n) } else { print("none") }; if R(opt: 2) == nil { print("nil") } }
f()
final class C { deinit { print("C gone") } }
func g() { let c = C(); let d = consume c; print("moved"); _ = consume d; print("end") }
g()
func h() { let c = C(); use(consume c); print("after use") }
func use(_ c: consuming C) { print("use") }
h()
struct Tok: ~Copyable { let s: Int
  consuming func finish() -> Int { let t = s; discard self; return t }
  consuming func both(_ b: Bool) -> Int { if b { print("yes"); discard self; return 1 } else { print("no"); _ = consume self; return 2 } }
  deinit { print("tok dropped") } }
print(Tok(s: 1).finish()); print(Tok(s: 2).both(true)); print(Tok(s: 3).both(false))
func throwing(_ t: consuming Tok) throws { print("throwing"); struct E: Error {}; throw E() }
do { let t = Tok(s: 4); try throwing(t) } catch { print("caught") }
func inClosure() { let run: (consuming Tok) -> Void = { t in print("closure", t.s) }; run(Tok(s: 5)); print("x") }
inClosure()
func reinit() { var t = Tok(s: 6); for i in 0..<2 { _ = t.finish(); print("i", i); t = Tok(s: 7 + i) }; print("over", t.s) }
reinit()
struct Wrapper<T: ~Copyable>: ~Copyable { var v: T; init(_ v: consuming T) { self.v = v }
  consuming func unwrap() -> T { v }
  borrowing func with<R>(_ body: (borrowing T) -> R) -> R { body(v) } }
func wrap() { let w = Wrapper(Tok(s: 9)); print(w.with { $0.s }); let t = w.unwrap(); print("unwrapped", t.s) }
wrap()
extension Wrapper: Copyable where T: Copyable {}
let w1 = Wrapper(1), w2 = w1
print(w1.v, w2.v)
func sw() { var o: Tok? = Tok(s: 10); switch consume o { case .some(let t): print("some", t.s); case .none: print("none") }; o = nil; print("sw end") }
sw()
protocol Closable: ~Copyable { consuming func shut() }
struct Door: ~Copyable, Closable { let n: Int; consuming func shut() { print("shut", n) }; deinit { print("door", n) } }
func shutAll<D: Closable & ~Copyable>(_ d: consuming D) { d.shut(); print("all shut") }
shutAll(Door(n: 1))
func asy() async { let d = Door(n: 2); await Task.yield(); print("async", d.n) }
await asy()
