// from swiftc
protocol Repository<Entity> { associatedtype Entity: Identifiable; func all() -> [Entity]; mutating func save(_ e: Entity) }
extension Repository { func find(_ id: Entity.ID) -> Entity? { all().first { $0.id == id } } }
struct Todo: Identifiable, Equatable { let id: Int; var title: String }
struct MemoryRepo<E: Identifiable>: Repository { private var store: [E.ID: E] = [:]; func all() -> [E] { Array(store.values) }; mutating func save(_ e: E) { store[e.id] = e } }
var repo = MemoryRepo<Todo>(); repo.save(Todo(id: 1, title: "x")); repo.save(Todo(id: 1, title: "y")); print(repo.find(1) as Any, repo.find(2) as Any, repo.all().count)
func count(_ r: any Repository<Todo>) -> Int { r.all().count }
func make() -> some Repository<Todo> { MemoryRepo<Todo>() }
print(count(repo), make().all().isEmpty)
struct AnyRepo<E: Identifiable> { let all: () -> [E]; init<R: Repository>(_ r: R) where R.Entity == E { all = r.all } }
print(AnyRepo(repo).all().map(\.title))
final class Cache<Key: Hashable, Value> { private var d: [Key: (value: Value, used: Int)] = [:], tick = 0; let limit: Int; init(limit: Int) { self.limit = limit }
    subscript(k: Key) -> Value? { get { guard let e = d[k] else { return nil }; tick += 1; d[k]!.used = tick; return e.value } set { tick += 1; d[k] = newValue.map { ($0, tick) }; if d.count > limit, let old = d.min(by: { $0.value.used < $1.value.used })?.key { d[old] = nil } } } }
let c = Cache<String, Int>(limit: 2); c["a"] = 1; c["b"] = 2; _ = c["a"]; c["c"] = 3; print(c["a"] as Any, c["b"] as Any, c["c"] as Any)
func maxBy<S: Sequence, K: Comparable>(_ s: S, _ k: (S.Element) throws -> K) rethrows -> S.Element? { try s.max { try k($0) < k($1) } }
print(maxBy(["aa", "b", "cccc"], \.count) ?? "", maxBy([3, -5]) { abs($0) }!)
extension Dictionary where Value: Comparable { func topKeys(_ n: Int) -> [Key] { sorted { $0.value > $1.value }.prefix(n).map(\.key) } }
print(["a": 1, "b": 3, "c": 2].topKeys(2), [Int: [String]]().isEmpty, Array<Int>(repeating: 0, count: 2) as [Int])
