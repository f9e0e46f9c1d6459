// classes, ARC, deinit order, weak/unowned, closures
class Person { let name: String; var apt: Apt?; weak var friend: Person?; init(_ n: String) { name = n; print("init", n) }; deinit { print("deinit", name) } }
class Apt { let unit: String; weak var tenant: Person?; init(_ u: String) { unit = u }; deinit { print("apt gone", unit) } }
do { let p = Person("Ann"); let a = Apt("4A"); p.apt = a; a.tenant = p; print(a.tenant?.name ?? "none") }
print("--")
var q: Person? = Person("Bob"); weak var wq = q; print(wq?.name ?? "nil"); q = nil; print(wq?.name ?? "nil")
class Customer { let n: String; var card: Card?; init(_ n: String) { self.n = n }; deinit { print("cust", n) } }
class Card { unowned let owner: Customer; let num: Int; init(_ o: Customer, _ n: Int) { owner = o; num = n }; deinit { print("card", num) } }
do { let c = Customer("Z"); c.card = Card(c, 7); print(c.card!.owner.n) }
class Html { let name: String; let text: String?; lazy var asHTML: () -> String = { [unowned self] in if let t = self.text { return "<\(self.name)>\(t)</\(self.name)>" } else { return "<\(self.name) />" } }
  init(_ n: String, _ t: String? = nil) { name = n; text = t }; deinit { print("html", name) } }
do { var h: Html? = Html("p", "hi"); print(h!.asHTML()); h = nil }
class Base { init() { print("Base.init"); setup() }; func setup() { print("Base.setup") }; deinit { print("Base.deinit") } }
class Derived: Base { var x = { print("x init"); return 1 }(); override init() { print("Derived.before"); super.init(); print("Derived.after", x) }; override func setup() { super.setup(); print("Derived.setup", x) }; deinit { print("Derived.deinit") } }
do { _ = Derived(); print("end") }
do { let d = Derived(); defer { print("defer") }; print("use", d.x) }
func make() -> (inc: () -> Int, get: () -> Int) { var n = 0; return ({ n += 1; return n }, { n }) }
let (inc, get) = make(); _ = inc(); _ = inc(); print(get())
var fns: [() -> Int] = []; for i in 0..<3 { fns.append { i * i } }; print(fns.map { $0() })
var v = 10; let cap = { [v] in v }; let ref = { v }; v = 20; print(cap(), ref())
class Timer2 { var cb: (() -> Void)?; func fire() { cb?() }; deinit { print("timer dead") } }
class Owner { let t = Timer2(); var n = 0; func start() { t.cb = { [weak self] in guard let self else { print("no self"); return }; self.n += 1; print("tick", self.n) } }; deinit { print("owner dead") } }
var ow: Owner? = Owner(); ow!.start(); ow!.t.fire(); let tt = ow!.t; ow = nil; tt.fire()
struct Holder { let p: Person }
func f() -> Holder { let h = Holder(p: Person("H")); return h }
do { let h = f(); print(h.p.name); let arr = [h, h]; print(arr.count) }
do { var arr = [Person("1"), Person("2"), Person("3")]; arr.remove(at: 1); print("removed"); arr[0] = Person("4"); print("replaced"); arr.removeAll(); print("cleared") }
do { let x = Person("in"); let y = x; print(x === y, x !== y) }
do { var d = ["k": Person("dict")]; d["k"] = nil; print("after nil"); d["j"] = Person("j"); d.updateValue(Person("j2"), forKey: "j"); print("upd") }
func temp() { Person("temp").friend = nil; print("after temp") }; temp()
func early(_ b: Bool) { let a = Person("a"); guard b else { print("early"); return }; let c = Person("c"); print(a.name, c.name) }; early(false); early(true)
func thrower() throws { let p = Person("thr"); defer { print("d1") }; defer { print("d2") }; if p.name == "thr" { throw E.x }; print("never") }; enum E: Error { case x }
do { try thrower() } catch { print("caught", error) }
class Node { var kids: [Node] = []; weak var parent: Node?; let n: Int; init(_ n: Int) { self.n = n }; func add(_ c: Node) { kids.append(c); c.parent = self }; deinit { print("n\(n)", terminator: " ") } }
do { let r = Node(0); for i in 1...3 { let c = Node(i); r.add(c); c.add(Node(i * 10)) }; print(r.kids[1].kids[0].parent!.parent!.n) }; print()
class Obs { var v = 0 { willSet { print("will", v, newValue) } didSet { print("did", oldValue, v); if v > 5 { v = 5 } } } }; let ob = Obs(); ob.v = 3; ob.v = 9; print(ob.v); ob.v += 1
class Sub: Obs { override var v: Int { didSet { print("sub did", oldValue) } willSet { print("sub will") } } }; let su = Sub(); su.v = 2
switch Person("sw").name { case let n: print("in switch", n) }
if let p = Optional(Person("iflet")) { print("body", p.name) }; print("after if")
for p in [Person("l1"), Person("l2")] { print("loop", p.name) }
while let p = Optional(Person("w")) { print("brk", p.name); break }
let closure: () -> Void; do { let pp = Person("capt"); closure = { print(pp.name) } }; closure(); print("end of program")
