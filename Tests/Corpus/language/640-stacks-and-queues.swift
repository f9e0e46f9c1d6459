struct Stack<Element> {
    private var items: [Element] = []
    var isEmpty: Bool { items.isEmpty }
    var count: Int { items.count }
    mutating func push(_ item: Element) { items.append(item) }
    @discardableResult mutating func pop() -> Element? { items.popLast() }
    func peek() -> Element? { items.last }
}
extension Stack: CustomStringConvertible where Element: CustomStringConvertible {
    var description: String { "Stack[" + items.map(\.description).joined(separator: " | ") + "]" }
}
extension Stack: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: Element...) { items = elements }
}
extension Stack: Sequence {
    func makeIterator() -> AnyIterator<Element> {
        var copy = self
        return AnyIterator { copy.pop() }
    }
}
extension Stack: Equatable where Element: Equatable {}
var s: Stack = [1, 2, 3]
s.push(4)
print(s, s.count, s.peek() ?? -1)
for x in s { print(x, terminator: " ") }
print()
print(s.map { $0 * 2 }.sorted(), s.contains(3), s == [1, 2, 3, 4])
s.pop()
s.pop()
print(s.reduce(0, +), s)
let pairs = Stack(arrayLiteral: (1, "a"), (2, "b"))
print(pairs.count, pairs.peek()!.1)
func swapTwo<T>(_ a: inout T, _ b: inout T) {
    let t = a
    a = b
    b = t
}
var p = "x", q = "y"
swapTwo(&p, &q)
print(p, q)
func largest<C: Collection>(in c: C) -> C.Element? where C.Element: Comparable {
    guard var best = c.first else { return nil }
    for x in c.dropFirst() where x > best { best = x }
    return best
}
print(largest(in: [3, 9, 2]) as Any, largest(in: "swift") as Any, largest(in: Set<Int>()) as Any)
struct Queue<T> {
    private var inbox = [T](), outbox = [T]()
    mutating func enqueue(_ x: T) { inbox.append(x) }
    mutating func dequeue() -> T? {
        if outbox.isEmpty {
            outbox = inbox.reversed()
            inbox.removeAll()
        }
        return outbox.popLast()
    }
}
var qu = Queue<String>()
["a", "b", "c"].forEach { qu.enqueue($0) }
while let x = qu.dequeue() { print(x, terminator: ",") }
print()
print(type(of: s), type(of: qu), type(of: pairs))
