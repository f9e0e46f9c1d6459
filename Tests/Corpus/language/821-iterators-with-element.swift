// Expected: compiled with swiftc 6.3. Sequences with a parameter called 'Element' that give something else.
struct Pairs<Element>: Sequence {
    let items: [Element]
    struct Iterator: IteratorProtocol {
        let items: [Element]
        var at = 0
        mutating func next() -> (Element, Element)? {
            guard at + 1 < items.count else { return nil }
            defer { at += 1 }
            return (items[at], items[at + 1])
        }
    }
    func makeIterator() -> Iterator { Iterator(items: items) }
}
for (a, b) in Pairs(items: [1, 2, 3]) { print(a, b) }
print(Array(Pairs(items: ["a", "b"])))
print(Pairs(items: [1, 2, 3]).map { $0.0 + $0.1 })
struct Counted<Element> {
    let items: [Element]
    struct Step: IteratorProtocol {
        let items: [Element]
        var at = 0
        mutating func next() -> String? {
            guard at < items.count else { return nil }
            defer { at += 1 }
            return "\(at): \(items[at])"
        }
    }
}
extension Counted: Sequence {
    func makeIterator() -> Step { Step(items: items) }
}
for x in Counted(items: [1, 2, 3]) { print(x) }
print(Counted(items: ["a", "b"]).joined(separator: ","))
struct Box<Element>: Sequence, IteratorProtocol {
    var left: [Element]
    mutating func next() -> Int? { left.popLast() == nil ? nil : left.count }
}
for n in Box(left: ["a", "b"]) { print(n) }
struct Counter<Element>: IteratorProtocol, Sequence {
    var items: [Element]; var i = 0
    init(_ items: [Element]) { self.items = items }
    mutating func next() -> (offset: Int, element: Element)? { defer { i += 1 }; return i < items.count ? (i, items[i]) : nil }
}
for (i, x) in Counter(["a", "b"]) { print(i, x) }
print(Counter([1, 2]).map { $0.offset + $0.element })
class Tree<Element: Comparable>: Sequence {
    var value: Element; var left: Tree?, right: Tree?
    init(_ v: Element) { value = v }
    struct Iterator: IteratorProtocol {
        var stack: [(Tree, Int)] = []
        init(_ t: Tree) { stack = [(t, 0)] }
        mutating func next() -> (value: Element, depth: Int)? {
            guard let (t, d) = stack.popLast() else { return nil }
            if let r = t.right { stack.append((r, d + 1)) }
            if let l = t.left { stack.append((l, d + 1)) }
            return (t.value, d)
        }
    }
    func makeIterator() -> Iterator { Iterator(self) }
}
let t = Tree(5); t.left = Tree(3); t.right = Tree(8)
for (v, d) in t { print(v, d) }
print(t.map(\.value).max()!, t.first { $0.depth == 1 }!.value)
struct Stack<Element>: Sequence {
    var xs: [Element] = []
    mutating func push(_ x: Element) { xs.append(x) }
    mutating func push(_ more: [Element]) { xs += more }
    func makeIterator() -> AnyIterator<Element> { var c = xs; return AnyIterator { c.popLast() } }
}
var s = Stack<Int>(); s.push(1); s.push([2, 3])
print(Array(s), s.reduce(0, +))
protocol Container { associatedtype Item; mutating func add(_ item: Item); var count: Int { get }; subscript(i: Int) -> Item { get } }
struct Bag<Item>: Container {
    var items: [Item] = []
    mutating func add(_ items: [Item]) { self.items += items }
    mutating func add(_ item: Item) { items.append(item) }
    var count: Int { items.count }
    subscript(i: Int) -> Item { items[i] }
}
func all<C: Container>(_ c: C) -> [C.Item] { (0..<c.count).map { c[$0] } }
var b = Bag<String>(); b.add("x"); b.add(["y", "z"])
print(all(b), type(of: all(b)))
struct Zipped<Element, Other>: Collection {
    let a: [Element], b: [Other]
    var startIndex: Int { 0 }
    var endIndex: Int { Swift.min(a.count, b.count) }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> (Element, Other) { (a[i], b[i]) }
}
let z = Zipped(a: [1, 2, 3], b: ["a", "b"])
print(z.count, z.map { "\($0.0)\($0.1)" }, z.first!.1)
