class Shape {
    var name: String; init(name: String) { self.name = name }; func area() -> Double { 0 };
    var info: String { "\(name): \(area())" }
}
class Sq: Shape {
    var side: Double { didSet { if side < 0 { side = 0 } } };
    init(side: Double) { self.side = side; super.init(name: "Sq") }; override func area() -> Double { side * side }
}
class Ci: Shape {
    let r: Double; init(_ r: Double) { self.r = r; super.init(name: "Ci") };
    override func area() -> Double { (3.0 * r * r).rounded() }
    override var name: String {
        get { super.name + "!" }
        set { super.name = newValue }
    }
}
let shapes = [Sq(side: 2), Ci(3)]
for s in shapes { print(s.info) }
shapes[1].name = "Circle"
print(shapes[1].name, shapes.map { $0.area() }.reduce(0, +))
let sq = Sq(side: 3)
sq.side = -1
print(sq.side)
print(shapes.compactMap { $0 as? Sq }.count, shapes[0] is Sq)
class Node<T> { var value: T; var next: Node<T>?; weak var prev: Node<T>?; init(_ v: T) { value = v } }
class LinkedList<T>: Sequence, CustomStringConvertible {
    private var head: Node<T>?, tail: Node<T>?; private(set) var count = 0
    func append(_ v: T) {
        let n = Node(v); if let t = tail { t.next = n; n.prev = t } else { head = n }; tail = n; count += 1
    }
    func reverse() {
        var cur = head; tail = head; var prev: Node<T>? = nil;
        while let c = cur { let nx = c.next; c.next = prev; prev = c; cur = nx }; head = prev
    }
    func makeIterator() -> AnyIterator<T> {
        var cur = head;
        return AnyIterator {
            defer { cur = cur?.next }; return cur?.value
        }
    }
    var description: String { "[" + map { "\($0)" }.joined(separator: " -> ") + "]" }
}
let ll = LinkedList<Int>()
for i in 1...4 { ll.append(i * i) }
print(ll, ll.count, ll.contains(9), ll.reduce(0, +))
ll.reverse()
print(ll, Array(ll), ll.sorted())
class Account {
    private var balance: Decimal2 = 0; typealias Decimal2 = Double
    enum Err: Error { case insufficient(needed: Double) }
    func deposit(_ a: Double) -> Account { balance += a; return self }
    @discardableResult func withdraw(_ a: Double) throws -> Double {
        guard a <= balance else { throw Err.insufficient(needed: a - balance) }; balance -= a; return balance
    }
}
let acc = Account().deposit(50).deposit(25)
do { try acc.withdraw(30); print(try acc.withdraw(20)); try acc.withdraw(100) } catch Account.Err.insufficient(let n) {
    print("need", n)
} catch { print(error) }
class Base { var x: Int { 1 }; subscript(i: Int) -> Int { i }; func m(_ a: Int, b: Int = 2) -> Int { a + b } }
class Derived: Base {
    override var x: Int { super.x + 1 }; override subscript(i: Int) -> Int { super[i] * 10 };
    override func m(_ a: Int, b: Int = 5) -> Int { super.m(a, b: b) * 2 }
}
let bd: Base = Derived()
print(bd.x, bd[3], bd.m(1), Derived().m(1), bd.m(1, b: 1))
