class Node {
    let n: String; var next: Node?; weak var prev: Node?; init(_ n: String) { self.n = n; print("init", n) };
    deinit { print("deinit", n) }
}
func scope() {
    let a = Node("a"); let b = Node("b"); a.next = b; b.prev = a; print(b.prev?.n ?? "nil"); print("end scope")
}
scope()
do { let x = Node("x"); defer { print("defer") }; _ = Node("temp"); print("after temp"); let y = x; print(y === x) }
func make() -> Node { let n = Node("made"); return n }
_ = make()
print("dropped")
make()
let kept = make()
print("kept", kept.n)
var opt: Node? = Node("o1")
opt = Node("o2")
opt = nil
print("nil now")
var arr = [Node("e1"), Node("e2"), Node("e3")]
arr.remove(at: 1)
print("removed")
arr[0] = Node("e4")
arr.removeAll()
print("cleared")
class Person { let name: String; var apt: Apt?; init(_ n: String) { name = n }; deinit { print("P", name) } }
class Apt { let unit: String; weak var tenant: Person?; init(_ u: String) { unit = u }; deinit { print("A", unit) } }
do {
    var p: Person? = Person("J"); var a: Apt? = Apt("4A"); p!.apt = a; a!.tenant = p; p = nil; print(a!.tenant == nil);
    a = nil; print("both gone")
}
class Cust { let n: String; var card: Card?; init(_ n: String) { self.n = n }; deinit { print("Cust", n) } }
class Card {
    let num: Int; unowned let c: Cust; init(_ n: Int, _ c: Cust) { num = n; self.c = c }; deinit { print("Card", num) }
}
do { let c = Cust("K"); c.card = Card(1, c); print(c.card!.c.n) }
class H {
    var f: (() -> Void)?; let id: Int; init(_ i: Int) { id = i };
    func setup() { f = { [weak self] in print("f", self?.id ?? -1) } }; func strong() { f = { print(self.id) } };
    deinit { print("H", id) }
}
do { let h = H(1); h.setup(); h.f?() }
do { let h = H(2); h.strong(); h.f?(); h.f = nil }
do { let h = H(3); let g = { [unowned h] in h.id }; print(g()) }
do { let h = H(4); let c = { [h] in h.id }; print(c()); print("end") }
for i in 0..<2 { let n = Node("loop\(i)"); print(n.n) }
struct W { let n: Node }
do { let w = W(n: Node("inW")); let w2 = w; print(w2.n === w.n) }
func take(_ n: Node) { print("take", n.n) }
take(Node("arg"))
print("after take")
let tup = (Node("t1"), 1)
print(tup.1)
if let n = Optional(Node("iflet")) { print("in", n.n) }
print("after iflet")
switch Node("sw") {
case let n: print("case", n.n)
}
print("after sw")
var dict = ["k": Node("d1")]
dict["k"] = Node("d2")
dict["k"] = nil
print("dict done")
func ret(_ b: Bool) -> Node? { let n = Node("ret"); if b { return n }; return nil }
print(ret(false) == nil)
class Par { init() { print("Par") }; deinit { print("~Par") } }
class Chi: Par { let n = Node("field"); override init() { super.init(); print("Chi") }; deinit { print("~Chi") } }
do { _ = Chi() }
class Fail { let n = Node("ff"); init?(_ b: Bool) { if !b { return nil } }; deinit { print("~Fail") } }
print(Fail(false) == nil)
do { let f = Fail(true); print(f != nil) }
print(isKnown(&opt))
func isKnown(_ o: inout Node?) -> Bool { o = Node("inout"); return o != nil }
opt = nil
var cl: (() -> Void)? = nil
do { let n = Node("captured"); cl = { print(n.n) } }
cl?()
cl = nil
print("end")
