// Generics deeper
protocol Repository {
    associatedtype Entity: Identifiable
    func find(_ id: Entity.ID) -> Entity?
    mutating func save(_ e: Entity)
}
struct Memory<E: Identifiable>: Repository {
    private var store: [E.ID: E] = [:]
    func find(_ id: E.ID) -> E? { store[id] }
    mutating func save(_ e: E) { store[e.id] = e }
    var count: Int { store.count }
}
struct User: Identifiable {
    let id: Int
    var name: String
}
struct Tag: Identifiable {
    var id: String { t }
    let t: String
}
var users = Memory<User>()
users.save(User(id: 1, name: "a"))
users.save(.init(id: 1, name: "b"))
print(users.find(1)!.name, users.find(2)?.name ?? "none", users.count)
struct Service<R: Repository> where R.Entity == User {
    var repo: R
    mutating func rename(_ id: Int, _ n: String) -> Bool {
        guard var u = repo.find(id) else { return false }
        u.name = n
        repo.save(u)
        return true
    }
}
var svc = Service(repo: users)
print(svc.rename(1, "zed"), svc.rename(9, "q"), svc.repo.find(1)!.name)
func firstID<R: Repository>(_ r: R, _ ids: [R.Entity.ID]) -> R.Entity? { ids.lazy.compactMap { r.find($0) }.first }
print(firstID(users, [5, 1])!.id, Memory<Tag>().find("x") == nil)
extension Memory where E: CustomStringConvertible { var dump: String { "\(count)" } }
final class Cache<Key: Hashable, Value> {
    private var dict: [Key: Entry] = [:], order: [Key] = []
    let limit: Int
    init(limit: Int = 2) { self.limit = limit }
    private struct Entry {
        var value: Value
        var hits = 0
    }
    subscript(key: Key) -> Value? {
        get {
            dict[key]?.hits += 1
            return dict[key]?.value
        }
        set {
            guard let v = newValue else {
                dict[key] = nil
                order.removeAll { $0 == key }
                return
            }
            if dict[key] == nil { order.append(key) }
            dict[key] = Entry(value: v)
            if order.count > limit { dict[order.removeFirst()] = nil }
        }
    }
    func value(_ k: Key, or make: @autoclosure () throws -> Value) rethrows -> Value {
        if let v = self[k] { return v }
        let v = try make()
        self[k] = v
        return v
    }
    var stats: [String] { order.map { "\($0):\(dict[$0]!.hits)" } }
}
let c = Cache<String, Int>()
c["a"] = 1
c["b"] = 2
_ = c["a"]
_ = c["a"]
c["c"] = 3
print(c["a"] as Any, c["b"]!, c.stats, c.value("d", or: 40 + 2), c.stats)
struct Matrix<T: Numeric> {
    let rows: Int, cols: Int
    private var g: [T]
    init(_ r: Int, _ c: Int, _ f: (Int, Int) -> T = { _, _ in 0 }) {
        rows = r
        cols = c
        g = []
        for i in 0..<r { for j in 0..<c { g.append(f(i, j)) } }
    }
    subscript(r: Int, c: Int) -> T {
        get {
            precondition(r < rows && c < cols, "bounds")
            return g[r * cols + c]
        }
        set { g[r * cols + c] = newValue }
    }
    static func * (a: Matrix, b: Matrix) -> Matrix {
        Matrix(a.rows, b.cols) { i, j in (0..<a.cols).reduce(T.zero) { $0 + a[i, $1] * b[$1, j] } }
    }
    var transposed: Matrix { Matrix(cols, rows) { self[$1, $0] } }
}
extension Matrix: CustomStringConvertible {
    var description: String {
        (0..<rows).map { r in (0..<cols).map { "\(self[r, $0])" }.joined(separator: " ") }.joined(separator: "\n")
    }
}
let a = Matrix(2, 3) { $0 * 3 + $1 }
print(a * a.transposed)
print(Matrix<Double>(1, 2) { Double($0 + $1) / 2 })
func zipLongest<A, B>(_ a: [A], _ b: [B]) -> [(A?, B?)] {
    (0..<max(a.count, b.count)).map { (a.indices ~= $0 ? a[$0] : nil, b.indices ~= $0 ? b[$0] : nil) }
}
print(zipLongest([1, 2], ["x"]).map { "\($0.0.map(String.init) ?? "-")\($0.1 ?? "-")" }, zipLongest([Int](), ["q"]))
func memo<A: Hashable, R>(_ f: @escaping ((A) -> R, A) -> R) -> (A) -> R {
    var m: [A: R] = [:]
    func g(_ a: A) -> R {
        if let r = m[a] { return r }
        let r = f(g, a)
        m[a] = r
        return r
    }
    return g
}
print(memo { (f, n: Int) in n < 2 ? n : f(n - 1) + f(n - 2) }(60))
protocol Default { init() }
extension Int: Default {}
extension String: Default {}
extension Array: Default {}
func make<T: Default>(_ t: T.Type = T.self) -> T { T() }
let z: Int = make()
print(z, make(String.self).isEmpty, make([Int].self))
struct Tagged<Tag, Raw: Equatable>: Equatable { let raw: Raw }
enum Meters {}
enum Feet {}
typealias M = Tagged<Meters, Double>
print(M(raw: 2) == M(raw: 2), type(of: M(raw: 1)), Tagged<Feet, Int>(raw: 3))
extension Sequence {
    func grouped<K: Hashable>(by k: (Element) throws -> K) rethrows -> [K: [Element]] {
        try reduce(into: [:]) { $0[try k($1), default: []].append($1) }
    }
    func count(where p: (Element) -> Bool) -> Int { reduce(0) { p($1) ? $0 + 1 : $0 } }
}
print([1, 2, 3, 4].grouped { $0 % 2 == 0 }[true]!, "hello".count(where: { $0 == "l" }), (1...10).count { $0 > 7 })
func sum<S: Sequence>(_ s: S) -> S.Element where S.Element: AdditiveArithmetic { s.reduce(.zero, +) }
print(sum([1, 2]), sum([0.5, 0.25]), sum(1...4), sum(Set([2, 3])))
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
print(15.clamped(to: 0...10), "m".clamped(to: "a"..."f"), (-2.5).clamped(to: -1...1))
