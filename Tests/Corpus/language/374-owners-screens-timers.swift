// Memory: deinit order, weak/unowned, capture lists, copy on write.
final class Owner { let name: String; var pets: [Pet] = []; var onLeave: (() -> Void)?; init(_ n: String) { name = n }; deinit { print("owner \(name) gone"); onLeave?() } }
final class Pet { let name: String; weak var owner: Owner?; unowned let home: Home; init(_ n: String, home: Home) { name = n; self.home = home }; deinit { print("pet \(name) gone") } }
final class Home { var log: [String] = []; deinit { print("home gone") } }
func scope() {
    let home = Home()
    var owner: Owner? = Owner("Kim")
    let rex = Pet("Rex", home: home)
    owner!.pets = [rex, Pet("Tom", home: home)]
    owner!.pets.forEach { $0.owner = owner }
    rex.home.log.append("barked")
    owner!.onLeave = { [name = owner!.name, weak owner] in print("leave", name, owner == nil) }
    print(rex.owner?.name ?? "stray", home.log)
    owner = nil
    print(rex.owner?.name ?? "stray")
}
scope()
class A { init() { print("A init"); setup() }; func setup() { print("A setup") }; deinit { print("A deinit") } }
class B: A { let x: Int; override init() { x = 5; print("B pre"); super.init(); print("B post") }; override func setup() { print("B setup", x) }; deinit { print("B deinit") } }
do { _ = B(); print("--"); let b = B(); print("end of scope", b.x) }
struct Stack { private final class Storage { var items: [Int]; init(_ i: [Int]) { items = i } }
    private var s = Storage([])
    static var copies = 0
    mutating func push(_ n: Int) { if !isKnownUniquelyReferenced(&s) { Stack.copies += 1; s = Storage(s.items) }; s.items.append(n) }
    var items: [Int] { s.items } }
var s1 = Stack(); s1.push(1); var s2 = s1; s2.push(2); s2.push(3); s1.push(9)
print(s1.items, s2.items, Stack.copies)
func makeCounter() -> (next: () -> Int, reset: () -> Void) { var n = 0; return ({ n += 1; return n }, { n = 0 }) }
let c1 = makeCounter(), c2 = makeCounter()
print(c1.next(), c1.next(), c2.next()); c1.reset(); print(c1.next())
var fs: [() -> Int] = []
for i in 0..<3 { var j = i * 10; fs.append { j += 1; return i + j } }
print(fs.map { $0() }, fs.map { $0() })
var x = 1
let byRef = { x }, byValue = { [x] in x }, renamed = { [y = x * 10] in y }
x = 2
print(byRef(), byValue(), renamed())
final class Node { let id: Int; var children: [Node] = []; weak var parent: Node?; init(_ id: Int) { self.id = id }; func add(_ n: Node) -> Node { n.parent = self; children.append(n); return self }; deinit { print("node", id, terminator: ";") }
    var depth: Int { sequence(first: self, next: \.parent).dropFirst().reduce(0) { d, _ in d + 1 } }
    func walk(_ visit: (Node) -> Void) { visit(self); children.forEach { $0.walk(visit) } } }
do { let root = Node(1).add(Node(2).add(Node(3))).add(Node(4)); root.walk { print(String(repeating: "-", count: $0.depth) + "\($0.id)", terminator: " ") }; print() }
print()
final class Timer { var tick: (() -> Void)?; deinit { print("timer gone") } }
final class Screen { let timer = Timer(); var ticks = 0
    func startLeaky() { timer.tick = { self.ticks += 1 } }
    func startSafe() { timer.tick = { [weak self] in guard let self else { return }; ticks += 1; print("tick", ticks) } }
    func startUnowned() { timer.tick = { [unowned self] in ticks += 100 } }
    deinit { print("screen gone", ticks) } }
var kept: Timer?
do { let s = Screen(); s.startSafe(); s.timer.tick?(); kept = s.timer; s.startUnowned(); kept?.tick?(); s.startSafe() }
kept?.tick?(); kept = nil
do { let s = Screen(); s.startLeaky(); s.timer.tick?(); s.timer.tick = nil }
struct Wrapper { let o: Owner }
var w: Wrapper? = Wrapper(o: Owner("W")); let w2 = w; w = nil; print("still", w2!.o.name)
func consume(_ o: consuming Owner) { print("consumed", o.name) }
func temp() -> Owner { Owner("temp") }
print(temp().name); temp().onLeave = nil; _ = temp(); [temp(), temp()].forEach { _ in }; print("after")
var arr: [Owner?] = [Owner("e1"), Owner("e2")]; arr[0] = nil; arr.removeLast(); print("arr", arr.count)
var dict = ["k": Owner("d1")]; dict["k"] = Owner("d2"); dict.removeAll(); print("dict")
weak var lost: Owner? = Owner("lost"); print(lost == nil)
var once: Int = { print("computing"); return 7 }(); print(once, once)
func deferOrder() { defer { print("d1") }; for i in 0..<2 { defer { print("loop", i) }; if i == 1 { continue }; print("body", i) }; defer { print("d2") }; print("end") }
deferOrder()
