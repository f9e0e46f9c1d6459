// generics-heavy containers
struct Stack<Element> { private var items: [Element] = []
  mutating func push(_ e: Element) { items.append(e) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  var top: Element? { items.last }
  var count: Int { items.count }; var isEmpty: Bool { items.isEmpty } }
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral e: Element...) { items = e } }
extension Stack: Sequence { func makeIterator() -> AnyIterator<Element> { var it = items.reversed().makeIterator(); return AnyIterator { it.next() } } }
extension Stack: CustomStringConvertible where Element: CustomStringConvertible { var description: String { "[" + map(\.description).joined(separator: "<") + "]" } }
extension Stack: Equatable where Element: Equatable {}
extension Stack: Hashable where Element: Hashable {}
var s: Stack = [1, 2, 3]; s.push(4); s.pop(); print(s, s.top ?? 0, s == [1, 2, 3], Array(s), s.map { $0 * 2 }, s.contains(2), s.sorted())
print(Set([s, [1], s]).count)
final class Node<T> { let value: T; var next: Node?; weak var prev: Node?; init(_ v: T) { value = v }; deinit { print("~\(value)") } }
struct LinkedList<T>: Sequence { private(set) var head: Node<T>?; private(set) var tail: Node<T>?; private(set) var count = 0
  mutating func append(_ v: T) { let n = Node(v); n.prev = tail; if let t = tail { t.next = n } else { head = n }; tail = n; count += 1 }
  mutating func removeFirst() -> T? { guard let h = head else { return nil }; head = h.next; if head == nil { tail = nil }; head?.prev = nil; count -= 1; return h.value }
  struct It: IteratorProtocol { var cur: Node<T>?; mutating func next() -> T? { defer { cur = cur?.next }; return cur?.value } }
  func makeIterator() -> It { It(cur: head) } }
do { var l = LinkedList<String>(); for w in ["a", "b", "c"] { l.append(w) }; print(l.map { $0 }, l.count, l.tail?.prev?.value ?? "-"); print(l.removeFirst()!); print(l.reduce("", +)) }
struct Heap<T> { var a: [T] = []; let less: (T, T) -> Bool
  init(_ less: @escaping (T, T) -> Bool) { self.less = less }
  mutating func insert(_ x: T) { a.append(x); var i = a.count - 1; while i > 0, less(a[i], a[(i - 1) / 2]) { a.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }
  mutating func extract() -> T? { guard !a.isEmpty else { return nil }; a.swapAt(0, a.count - 1); let r = a.removeLast(); var i = 0
    while true { let l = 2 * i + 1, rr = l + 1; var m = i; if l < a.count && less(a[l], a[m]) { m = l }; if rr < a.count && less(a[rr], a[m]) { m = rr }; if m == i { return r }; a.swapAt(i, m); i = m } } }
extension Heap where T: Comparable { init() { self.init(<) }; static func max() -> Heap { Heap(>) } }
var h = Heap<Int>(); [5, 2, 8, 1].forEach { h.insert($0) }; var o: [Int] = []; while let x = h.extract() { o.append(x) }; print(o)
var mh = Heap<String>.max(); for w in ["x", "z", "y"] { mh.insert(w) }; print(mh.extract()!, mh.a.count)
struct Matrix<T: Numeric>: Equatable { let rows, cols: Int; private var grid: [T]
  init(rows: Int, cols: Int, fill: T = 0) { (self.rows, self.cols) = (rows, cols); grid = Array(repeating: fill, count: rows * cols) }
  init(_ r: [[T]]) { self.init(rows: r.count, cols: r[0].count); for (i, row) in r.enumerated() { for (j, v) in row.enumerated() { self[i, j] = v } } }
  subscript(r: Int, c: Int) -> T { get { precondition(r < rows && c < cols); return grid[r * cols + c] } set { grid[r * cols + c] = newValue } }
  subscript(row r: Int) -> [T] { get { (0..<cols).map { self[r, $0] } } set { for c in 0..<cols { self[r, c] = newValue[c] } } }
  subscript(column c: Int) -> [T] { (0..<rows).map { self[$0, c] } }
  static func * (a: Matrix, b: Matrix) -> Matrix { var m = Matrix(rows: a.rows, cols: b.cols); for i in 0..<a.rows { for j in 0..<b.cols { m[i, j] = zip(a[row: i], b[column: j]).map(*).reduce(0, +) } }; return m }
  static func += (a: inout Matrix, b: T) { for i in a.grid.indices { a.grid[i] += b } }
  var transposed: Matrix { Matrix((0..<cols).map { self[column: $0] }) } }
extension Matrix: CustomStringConvertible { var description: String { (0..<rows).map { "\(self[row: $0])" }.joined(separator: "\n") } }
var m = Matrix([[1, 2], [3, 4]]); print(m * m); m += 10; print(m.transposed); m[row: 0] = [0, 0]; m[1, 1] -= 100; print(m, m == m.transposed)
print(Matrix<Double>(rows: 1, cols: 2, fill: 0.5))
protocol Container { associatedtype Item; var count: Int { get }; mutating func append(_ i: Item); subscript(i: Int) -> Item { get } }
extension Array: Container {}
func allEqual<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable { a.count == b.count && (0..<a.count).allSatisfy { a[$0] == b[$0] } }
print(allEqual([1, 2], [1, 2]), allEqual(["a"], ["b"]))
extension Container where Item: Comparable { func largest() -> Item? { guard count > 0 else { return nil }; return (1..<count).reduce(self[0]) { Swift.max($0, self[$1]) } } }
print([3, 9, 2].largest()!, [Double]().largest() as Any)
struct LRU<K: Hashable, V> { private var d: [K: V] = [:], order: [K] = []; let cap: Int; init(_ c: Int) { cap = c }
  subscript(k: K) -> V? { mutating get { guard let v = d[k] else { return nil }; touch(k); return v } set { if let v = newValue { d[k] = v; touch(k); if order.count > cap { d[order.removeFirst()] = nil } } else { d[k] = nil; order.removeAll { $0 == k } } } }
  private mutating func touch(_ k: K) { order.removeAll { $0 == k }; order.append(k) }; var keys: [K] { order } }
var c = LRU<String, Int>(2); c["a"] = 1; c["b"] = 2; _ = c["a"]; c["c"] = 3; print(c.keys, c["b"] as Any, c["a"]!); c["a"] = nil; print(c.keys)
enum Tree<K: Comparable, V> { case leaf; indirect case node(Tree, K, V, Tree)
  func inserting(_ k: K, _ v: V) -> Tree { switch self { case .leaf: return .node(.leaf, k, v, .leaf)
    case let .node(l, kk, vv, r): if k < kk { return .node(l.inserting(k, v), kk, vv, r) } else if k > kk { return .node(l, kk, vv, r.inserting(k, v)) } else { return .node(l, k, v, r) } } }
  var depth: Int { if case .node(let l, _, _, let r) = self { return 1 + Swift.max(l.depth, r.depth) }; return 0 }
  func walk(_ f: (K, V) throws -> Void) rethrows { guard case let .node(l, k, v, r) = self else { return }; try l.walk(f); try f(k, v); try r.walk(f) }
  subscript(_ k: K) -> V? { switch self { case .leaf: nil; case let .node(l, kk, v, r): k == kk ? v : k < kk ? l[k] : r[k] } } }
var t = Tree<String, Int>.leaf; for (i, w) in "the quick brown fox jumps".split(separator: " ").enumerated() { t = t.inserting(String(w), i) }
t.walk { print($0, $1, terminator: " ") }; print(t.depth, t["fox"]!, t["zzz"] as Any); print(Tree<Int, Int>.leaf.inserting(1, 2))
struct Pair<A, B> { var a: A; var b: B; func map<C, D>(_ f: (A) -> C, _ g: (B) -> D) -> Pair<C, D> { .init(a: f(a), b: g(b)) }; var swapped: Pair<B, A> { Pair<B, A>(a: b, b: a) } }
extension Pair where A == B { var array: [A] { [a, b] } }; extension Pair: Comparable where A: Comparable, B: Comparable { static func < (l: Self, r: Self) -> Bool { (l.a, l.b) < (r.a, r.b) } }
extension Pair: Equatable where A: Equatable, B: Equatable {}
print(Pair(a: 1, b: "x").map({ $0 + 1 }, { $0 + "!" }).swapped, Pair(a: 1, b: 2).array, [Pair(a: 2, b: 1), Pair(a: 1, b: 5)].sorted(), Pair(a: 1, b: 2) < Pair(a: 1, b: 3))
