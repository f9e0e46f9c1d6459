// Linked list with indices
final class ListNode<T> {
    var value: T
    var next: ListNode?
    init(_ v: T, _ n: ListNode? = nil) {
        value = v
        next = n
    }
}
struct LinkedList<T>: Collection, ExpressibleByArrayLiteral, CustomStringConvertible {
    struct Index: Comparable {
        let pos: Int
        let node: ListNode<T>?
        static func == (a: Index, b: Index) -> Bool { a.pos == b.pos }
        static func < (a: Index, b: Index) -> Bool { a.pos < b.pos }
    }
    private var head: ListNode<T>?, tail: ListNode<T>?, size = 0
    init() {}
    init(arrayLiteral xs: T...) { xs.forEach { append($0) } }
    mutating func append(_ v: T) {
        let n = ListNode(v)
        if tail == nil {
            head = n
            tail = n
        } else {
            tail!.next = n
            tail = n
        }
        size += 1
    }
    mutating func push(_ v: T) {
        head = ListNode(v, head)
        tail = tail ?? head
        size += 1
    }
    var startIndex: Index { Index(pos: 0, node: head) }
    var endIndex: Index { Index(pos: size, node: nil) }
    func index(after i: Index) -> Index { Index(pos: i.pos + 1, node: i.node?.next) }
    subscript(i: Index) -> T { i.node!.value }
    var description: String { "[" + map { "\($0)" }.joined(separator: " -> ") + "]" }
    mutating func reverse() {
        var prev: ListNode<T>?, cur = head
        tail = head
        while let c = cur { (c.next, prev, cur) = (prev, c, c.next) }
        head = prev
    }
}
var l: LinkedList = [1, 2, 3]
l.push(0)
l.append(4)
print(l, l.count, l.first!, l.isEmpty, l.contains(3), l.firstIndex(of: 2)!.pos)
l.reverse()
print(l, l.min()!, l.max()!, l.reduce(0, +), Array(l.dropFirst(2)), l.prefix(2).map { $0 * 10 })
print(l.sorted(), l.enumerated().map { "\($0):\($1)" }, l[l.index(l.startIndex, offsetBy: 2)], l.indices.count)
for (a, b) in zip(l, l.dropFirst()) where a - b == 1 { print(a, b, separator: ">", terminator: " ") }
print()
print(l.split(separator: 2).map { Array($0) }, l.lazy.filter { $0 % 2 == 0 }.map { $0 + 1 }.first!, type(of: l))
print(LinkedList<String>(), l.elementsEqual([4, 3, 2, 1, 0]))
