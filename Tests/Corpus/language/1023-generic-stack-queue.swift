// from swiftc
protocol Container { associatedtype Item; var count: Int { get }; mutating func append(_ item: Item); subscript(i: Int) -> Item { get } }
extension Container { var isEmpty: Bool { count == 0 } }
extension Container where Item: Equatable {
    func firstIndex(of item: Item) -> Int? { (0..<count).first { self[$0] == item } }
}
struct Stack<Element>: Container {
    private var storage: [Element] = []
    var count: Int { storage.count }
    mutating func append(_ item: Element) { storage.append(item) }
    mutating func pop() -> Element? { storage.popLast() }
    subscript(i: Int) -> Element { storage[i] }
}
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { storage = elements } }
extension Stack: Sequence { func makeIterator() -> AnyIterator<Element> { var rest = storage; return AnyIterator { rest.popLast() } } }
func allMatch<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
    a.count == b.count && (0..<a.count).allSatisfy { a[$0] == b[$0] }
}
var s: Stack = [1, 2, 3]
s.append(4)
print(s.firstIndex(of: 3) ?? -1, s.pop() ?? 0, s.isEmpty, Array(s), s.map { $0 * 2 })
print(allMatch(s, [1, 2, 3] as Stack), s.reversed(), s.contains(2))
func describe(_ c: some Container) -> String { "\(type(of: c)) of \(c.count)" }
print(describe(s))
