// LRU cache, graph search, matrix, priority queue
final class LRUCache<Key: Hashable, Value> {
  private final class Node {
    let key: Key; var value: Value
    weak var previous: Node?; var next: Node?
    init(_ key: Key, _ value: Value) { (self.key, self.value) = (key, value) }
    deinit { LRUCache.dropped += 1 }
  }
  private static var dropped: Int { get { count } set { count = newValue } }
  private var head: Node?, tail: Node?
  private var map: [Key: Node] = [:]
  let capacity: Int
  init(capacity: Int) { precondition(capacity > 0); self.capacity = capacity }
  subscript(key: Key) -> Value? {
    get {
      guard let n = map[key] else { return nil }
      unlink(n); push(n)
      return n.value
    }
    set {
      if let newValue {
        if let n = map[key] { n.value = newValue; unlink(n); push(n) }
        else {
          if map.count == capacity, let t = tail { map[t.key] = nil; unlink(t) }
          let n = Node(key, newValue); map[key] = n; push(n)
        }
      } else if let n = map.removeValue(forKey: key) { unlink(n) }
    }
  }
  private func push(_ n: Node) { n.next = head; head?.previous = n; head = n; if tail == nil { tail = n } }
  private func unlink(_ n: Node) {
    n.previous?.next = n.next
    n.next?.previous = n.previous
    if head === n { head = n.next }
    if tail === n { tail = n.previous }
    n.previous = nil; n.next = nil
  }
  var keys: [Key] { sequence(first: head, next: { $0?.next }).prefix { $0 != nil }.map { $0!.key } }
}
var count = 0
let cache = LRUCache<String, Int>(capacity: 2)
cache["a"] = 1; cache["b"] = 2
_ = cache["a"]
cache["c"] = 3
print(cache.keys, cache["b"] as Any, cache["a"] ?? -1, count)
cache["a"] = nil
print(cache.keys, count)

struct Heap<T> {
  private var items: [T] = []
  private let before: (T, T) -> Bool
  init(sort: @escaping (T, T) -> Bool) { before = sort }
  var isEmpty: Bool { items.isEmpty }
  mutating func push(_ x: T) {
    items.append(x)
    var i = items.count - 1
    while i > 0, case let p = (i - 1) / 2, before(items[i], items[p]) { items.swapAt(i, p); i = p }
  }
  mutating func pop() -> T? {
    guard !items.isEmpty else { return nil }
    items.swapAt(0, items.count - 1)
    defer { sift(0) }
    return items.removeLast()
  }
  private mutating func sift(_ start: Int) {
    var i = start
    while true {
      var best = i
      for c in [2 * i + 1, 2 * i + 2] where c < items.count && before(items[c], items[best]) { best = c }
      guard best != i else { return }
      items.swapAt(i, best); i = best
    }
  }
}
typealias Graph = [Character: [(to: Character, cost: Int)]]
func dijkstra(_ g: Graph, from s: Character) -> [Character: (cost: Int, path: String)] {
  var done: [Character: (cost: Int, path: String)] = [:]
  var heap = Heap<(Int, Character, String)>(sort: { $0.0 < $1.0 })
  heap.push((0, s, String(s)))
  while let (cost, node, path) = heap.pop() {
    guard done[node] == nil else { continue }
    done[node] = (cost, path)
    g[node, default: []].forEach { edge in heap.push((cost + edge.cost, edge.to, path + String(edge.to))) }
  }
  return done
}
var g: Graph = [:]
for (line, cost) in zip("AB AC BC BD CD DE".split(separator: " "), [4, 1, 2, 5, 8, 3]) {
  let a = line.first!, b = line.last!
  g[a, default: []].append((b, cost)); g[b, default: []].append((to: a, cost: cost))
}
for (k, v) in dijkstra(g, from: "A").sorted(by: { $0.key < $1.key }) { print(k, v.cost, v.path, v) }

struct Matrix<T: Numeric>: Equatable, CustomStringConvertible, ExpressibleByArrayLiteral {
  private(set) var rows: [[T]]
  init(arrayLiteral elements: [T]...) { rows = elements }
  init(_ r: Int, _ c: Int, _ f: (Int, Int) -> T) { rows = (0..<r).map { i in (0..<c).map { j in f(i, j) } } }
  subscript(i: Int, j: Int) -> T { get { rows[i][j] } set { rows[i][j] = newValue } }
  var size: (Int, Int) { (rows.count, rows.first?.count ?? 0) }
  static func * (l: Matrix, r: Matrix) -> Matrix? {
    guard l.size.1 == r.size.0 else { return nil }
    return Matrix(l.size.0, r.size.1) { i, j in (0..<l.size.1).reduce(T.zero) { $0 + l[i, $1] * r[$1, j] } }
  }
  static prefix func - (m: Self) -> Self { Matrix(m.size.0, m.size.1) { T.zero - m[$0, $1] } }
  var description: String { rows.map { $0.map { "\($0)" }.joined(separator: " ") }.joined(separator: "\n") }
}
var m: Matrix<Double> = [[1, 2], [3, 4]]
m[0, 1] += 0.5
print(m, (m * [[1], [1]])!, -m, m * [[1, 2]] == nil, separator: "\n--\n")
extension Matrix where T == Int { static func identity(_ n: Int) -> Matrix { Matrix(n, n) { $0 == $1 ? 1 : 0 } } }
let fib: Matrix<Int> = [[1, 1], [1, 0]]
print((1...10).reduce(.identity(2)) { acc, _ in (acc * fib)! }[0, 1], Matrix<Int>.identity(2) == [[1, 0], [0, 1]])
