final class C { let n: String; init(_ n: String) { self.n = n; print("init", n) }; deinit { print("deinit", n) }
  func me() -> C { self }
  func show(_ other: C) { print("show", n, other.n) } 
  var onDone: (() -> Void)?
  var next: C? }
func take(_ c: C) { print("in take", c.n) }
func two(_ a: C, _ b: C) -> C { print("two"); return b }
func thrower(_ c: C) throws -> C { if c.n == "bad" { throw E.bad(c) }; return c }
enum E: Error { case bad(C) }
func run() {
    take(C("temp"))
    let local = C("local")
    take(local)
    _ = two(C("x"), C("y"))
    C("a").show(C("b"))
    local.show(local)
    let k = two(local, C("kept"))
    print(k.n)
    do { _ = try thrower(C("bad")) } catch { print("caught") }
    let self2 = C("self2").me()
    self2.show(C("arg"))
    var f: (() -> Void)? = { [c = C("captured")] in print("calling", c.n) }
    f?()
    f = nil
    print("after f")
    let d = C("done")
    d.onDone = { [weak d] in print("done start"); d?.onDone = nil; print("done end", d?.n ?? "gone") }
    d.onDone?()
    let e = C("e")
    let g = { (c: C) -> C in c }
    _ = g(C("g")).n
    print(g(e).n)
    func inner(_ c: C) { print("inner", c.n, local.n, e.n) }
    inner(C("in"))
    [C("m1"), C("m2")].map { $0 }.forEach { print($0.n) }
    var chain: C? = C("head")
    chain!.next = C("tail")
    chain = chain!.next
    print(chain!.n)
    var list = [C("l1")]
    list.append(C("l2"))
    list[0] = C("l3")
    print("replaced")
    list.removeAll()
    print("end")
}
run()
struct S { var list: [Int]; mutating func merge(_ other: S) { list.append(contentsOf: other.list); list[0] = 100; print(other.list, list) } 
  mutating func twice(_ o: S, _ n: Int) -> Int { list[0] += n; return o.list[0] } }
var s = S(list: [1, 2])
s.merge(s)
print(s.twice(s, 5), s.list)
var arr = [s, s]
arr[0].merge(arr[0])
arr[1].merge(arr[0])
print(arr[0].twice(arr[0], 7), arr.map { $0.list })
class Base { func f(_ x: Int) -> String { "base \(x)" }; deinit { print("base gone") } }
class Sub: Base { override func f(_ x: Int?) -> String { "sub \(x as Any)" } }
func poly(_ b: Base) -> String { b.f(3) }
print(poly(Base()), poly(Sub()))
protocol P { func p(_ c: C) -> String }
extension Int: P { func p(_ c: C) -> String { "\(self) \(c.n)" } }
struct Q: P { let c: C; func p(_ o: C) -> String { c.n + o.n } }
let ps: [any P] = [1, Q(c: C("q"))]
for p in ps { print(p.p(C("for"))) }
func any(_ p: any P) -> String { p.p(C("any")) }
print(any(2), any(ps[1]), any(Q(c: C("tmpq"))))
func ack(_ m: Int, _ n: Int) -> Int { m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)) }
print(ack(2, 3))
func many(_ a: Int, _ b: String, _ c: C, _ d: Double, _ e: [Int]) -> String { "\(a)\(b)\(c.n)\(d)\(e)" }
print(many(1, "b", C("c"), 2.5, [1]), many(ack(1, 1), "x" + "y", two(C("p"), C("q")), 0, []))
func modify(_ c: inout C, _ with: C) { c = with }
var cc = C("old"); modify(&cc, C("new")); print(cc.n)
func escaping(_ c: C) -> () -> String { { c.n } }
let esc = escaping(C("esc")); print(esc())
func defaulted(_ c: C = C("default")) -> String { c.n }
print(defaulted())
print([3, 1, 2].sorted { a, b in let t = C("s\(a)\(b)"); return t.n.count > 0 && a < b })
