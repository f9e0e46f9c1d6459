// from swiftc
final class Node<T> { var value: T; var next: Node?; init(_ v: T, _ n: Node? = nil) { value = v; next = n } }
struct List<T>: Sequence, CustomStringConvertible, ExpressibleByArrayLiteral {
    private(set) var head: Node<T>?
    init(arrayLiteral e: T...) { for x in e.reversed() { head = Node(x, head) } }
    mutating func push(_ v: T) { head = Node(v, head) }
    mutating func reverse() { var prev: Node<T>? = nil; while let n = head { head = n.next; n.next = prev; prev = n }; head = prev }
    func makeIterator() -> AnyIterator<T> { var n = head; return AnyIterator { defer { n = n?.next }; return n?.value } }
    var description: String { "[" + map { "\($0)" }.joined(separator: " -> ") + "]" }
}
var l: List = [1, 2, 3]
l.push(0); print(l); l.reverse(); print(l, l.reduce(0, +), Array(l.dropFirst()))
print(l.enumerated().map { "\($0):\($1)" }, l.first { $0 < 2 } ?? -1, l.underestimatedCount)
for (a, b) in zip(l, l.dropFirst()) { print(a - b, terminator: " ") }
print()
