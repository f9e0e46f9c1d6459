// inheritance, initialisers, deinit order, ARC
class A {
    let n: String; init(n: String) { self.n = n; print("A.init", n) }; deinit { print("A.deinit", n) };
    func hi() { print("A.hi") }
}
class B: A {
    let child: A; init() { child = A(n: "child"); super.init(n: "b"); print("B.init") }; deinit { print("B.deinit") };
    override func hi() { super.hi(); print("B.hi") }
}
class C: B { override init() { super.init(); print("C.init") }; deinit { print("C.deinit") } }
do { let c = C(); c.hi(); print("end of scope") }
func make() -> A { let x = A(n: "tmp"); print("in make"); return x }
_ = make(); print("after"); make().hi(); print("after2")
var arr: [A]? = [A(n: "1"), A(n: "2")]; arr!.removeFirst(); print("removed"); arr = nil
var opt: A? = A(n: "opt"); let keep = opt; opt = nil; print("still", keep!.n)
class Tree {
    let v: Int; var kids: [Tree] = []; weak var parent: Tree?; init(_ v: Int) { self.v = v };
    func add(_ t: Tree) -> Tree { kids.append(t); t.parent = self; return self }; deinit { print("tree", v) };
    var depth: Int { (parent?.depth ?? -1) + 1 }
}
do { let root = Tree(1).add(Tree(2).add(Tree(3))).add(Tree(4)); print(root.kids[0].kids[0].depth, root.kids.map(\.v)) }
class Leaky {
    var closure: (() -> Void)?; let name: String; init(_ n: String) { name = n };
    func setup() { closure = { [weak self] in print(self?.name ?? "gone") } }; deinit { print("leaky", name) }
}
var cl: (() -> Void)?; do { let l = Leaky("L"); l.setup(); l.closure?(); cl = l.closure }; cl?()
struct Holder { let a: A }; do { let h = Holder(a: A(n: "held")); let h2 = h; print(h2.a === h.a) }
func param(_ a: A) { print("got", a.n) }; param(A(n: "arg")); print("--")
do { let x = A(n: "x"); defer { print("defer", x.n) }; let y = A(n: "y"); print(y.n) }
for i in 0..<2 { let a = A(n: "loop\(i)"); if i == 1 { continue }; print(a.n) }
class Meta { class func make() -> Self { Self.init() }; required init() { print("Meta", type(of: self)) } };
class SubMeta: Meta { var q = 1 }; _ = Meta.make(); print(SubMeta.make().q); let ty: Meta.Type = SubMeta.self;
_ = ty.init()
class Conv {
    var a: Int, b: Int; init(a: Int, b: Int) { self.a = a; self.b = b };
    convenience init(a: Int) { self.init(a: a, b: a * 2); self.b += 1 };
    convenience init?(s: String) { guard let n = Int(s) else { return nil }; self.init(a: n) }
}
print(Conv(a: 2).b, Conv(s: "7")!.b, Conv(s: "q") == nil);
class SubConv: Conv { override init(a: Int, b: Int) { super.init(a: a + 100, b: b) } };
print(SubConv(a: 1).a, SubConv(s: "3")!.a)
weak var weakA: A?; do { let s = A(n: "s"); weakA = s; print(weakA?.n ?? "nil") }; print(weakA?.n ?? "nil")
unowned let un = keep!; print(un.n)
class Graph {
    var nodes: [String: Set<String>] = [:];
    func edge(_ a: String, _ b: String) { nodes[a, default: []].insert(b); nodes[b, default: []].insert(a) };
    func bfs(_ s: String) -> [String] {
        var seen = [s], q = [s];
        while !q.isEmpty {
            let c = q.removeFirst();
            for n in nodes[c, default: []].sorted() where !seen.contains(n) { seen.append(n); q.append(n) }
        }; return seen
    }
}
let g = Graph(); g.edge("a", "b"); g.edge("a", "c"); g.edge("c", "d"); print(g.bfs("a"))
class LinkedList<T> {
    class Node { let v: T; var next: Node?; init(_ v: T) { self.v = v } }; var head: Node?; private(set) var count = 0;
    func push(_ v: T) { let n = Node(v); n.next = head; head = n; count += 1 };
    func reverse() { var p: Node?, c = head; while let n = c { c = n.next; n.next = p; p = n }; head = p }
}
extension LinkedList: Sequence {
    func makeIterator() -> AnyIterator<T> {
        var c = head;
        return AnyIterator {
            defer { c = c?.next }; return c?.v
        }
    }
}
let ll = LinkedList<Int>(); [1, 2, 3].forEach(ll.push); print(Array(ll), ll.map { $0 * 2 }, ll.contains(2));
ll.reverse();
print(ll.reduce(0) { $0 * 10 + $1 }, ll.count, ll.sorted(), ll.first { $0 > 1 }!, Array(ll.prefix(2)), ll.max()!)
