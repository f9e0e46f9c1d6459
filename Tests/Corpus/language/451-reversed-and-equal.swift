// reversed() beside an operator is what the other side is; super in a closure that is kept; dump of objects that refer to each other.
let xs = [1, 2, 1], ys = [1, 2]
print(xs.reversed() == xs, xs == xs.reversed(), ys.reversed() == ys, ys.reversed() != ys, ys.reversed() == [2, 1])
print(xs.sorted() == xs.reversed(), "aba".reversed() == Array("aba"), Array("ab") == "ab".reversed(), ys.reversed() == xs.reversed())
func isPalindrome<T: Equatable>(_ items: [T]) -> Bool { items == items.reversed() }
print(isPalindrome(Array("racecar")), isPalindrome([1, 2]), (1...3).reversed() == [3, 2, 1], ys.reversed() + [0] == [2, 1, 0])
if ys.sorted() == ys.reversed() { print("sorted") } else if xs.reversed() == xs, !xs.isEmpty { print("palindrome") }
let last = ys.reversed().first == 2 && ys.reversed().count == 2
print(last)
class Base {
    var name: String { "base" }
    func greet() -> String { "hello from \(name)" }
}
class Derived: Base {
    var later: [() -> String] = []
    override var name: String { "derived" }
    override func greet() -> String { "override" }
    func prepare() {
        later.append { super.name }
        later.append { super.greet() + "!" }
    }
}
let derived = Derived()
derived.prepare()
print(derived.later.map { $0() })
class Node {
    let value: Int
    var next: Node?
    weak var previous: Node?
    init(_ value: Int, _ next: Node? = nil) {
        self.value = value
        self.next = next
        next?.previous = self
    }
}
let list = Node(1, Node(2))
dump(list)
dump([list, list.next!])
let ring = Node(3)
ring.next = ring
dump(ring)
dump(Optional(ring))
ring.next = nil
