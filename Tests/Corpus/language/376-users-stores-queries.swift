import Foundation
// Models of an app: repository, service, mapper, Codable DTOs, validation, sorting, paging, date handling.
struct UserDTO: Codable { let id: Int; let first_name: String; let last_name: String?; let birthday: String; let roles: [String]?; let address: AddressDTO? ; struct AddressDTO: Codable { let city: String; let geo: Geo; struct Geo: Codable { let lat, lng: Double } } }
enum Role: String, CaseIterable, Codable, Comparable { case guest, member, admin; static func < (a: Role, b: Role) -> Bool { allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)! } }
struct User: Identifiable, Hashable { let id: Int; var name: PersonNameParts; var birthday: Date; var roles: Set<Role>; var city: String?
    struct PersonNameParts: Hashable, CustomStringConvertible { var given: String; var family: String?; var initials: String { [given, family].compactMap { $0?.first }.map(String.init).joined() }; var description: String { [given, family].compactMap { $0 }.joined(separator: " ") } } }
enum MappingError: Error, CustomStringConvertible { case badDate(String, field: String), unknownRole(String); var description: String { switch self { case let .badDate(s, field): "bad date '\(s)' in \(field)"; case .unknownRole(let r): "unknown role \(r)" } } }
struct Mapper { let formatter: DateFormatter = { let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd"; f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(secondsFromGMT: 0); return f }()
    func map(_ d: UserDTO) throws -> User { guard let b = formatter.date(from: d.birthday) else { throw MappingError.badDate(d.birthday, field: "birthday") }
        let roles = try (d.roles ?? ["guest"]).map { r -> Role in guard let role = Role(rawValue: r) else { throw MappingError.unknownRole(r) }; return role }
        return User(id: d.id, name: .init(given: d.first_name, family: d.last_name), birthday: b, roles: Set(roles), city: d.address?.city) } }
let json = #"[{"id":1,"first_name":"Ann","last_name":"Lee","birthday":"1990-05-17","roles":["admin","member"],"address":{"city":"Oslo","geo":{"lat":59.9,"lng":10.7}}},{"id":2,"first_name":"Bo","birthday":"2001-12-31","last_name":null},{"id":3,"first_name":"Cy","last_name":"Ng","birthday":"31/12/99"},{"id":4,"first_name":"Di","last_name":"Oz","birthday":"1985-01-01","roles":["root"]}]"#
let dtos = try JSONDecoder().decode([UserDTO].self, from: Data(json.utf8)); let mapper = Mapper()
let results = dtos.map { dto in Result { try mapper.map(dto) } }
for (i, r) in results.enumerated() { switch r { case .success(let u): print(i, u.name, u.name.initials, u.roles.sorted(), u.city ?? "-"); case .failure(let e): print(i, "failed:", e) } }
let users = results.compactMap { try? $0.get() }; print(users.map(\.id), users.first!.roles.max()!, dtos[0].address!.geo.lat)
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(secondsFromGMT: 0)!
func age(_ u: User, on d: Date) -> Int { cal.dateComponents([.year], from: u.birthday, to: d).year! }
let ref = cal.date(from: DateComponents(year: 2024, month: 5, day: 16))!; print(users.map { age($0, on: ref) }, users.sorted { $0.birthday < $1.birthday }.map(\.name.given))
protocol Store { associatedtype Model: Identifiable; mutating func upsert(_ m: Model) -> Bool; func all() -> [Model]; subscript(id: Model.ID) -> Model? { get set } }
struct MemoryStore<Model: Identifiable>: Store where Model: Hashable { private var rows: [Model.ID: Model] = [:]; private var order: [Model.ID] = []
    mutating func upsert(_ m: Model) -> Bool { defer { rows[m.id] = m }; if rows[m.id] == nil { order.append(m.id); return true }; return false }
    func all() -> [Model] { order.compactMap { rows[$0] } }
    subscript(id: Model.ID) -> Model? { get { rows[id] } set { if let newValue { _ = upsert(newValue) } else { rows[id] = nil; order.removeAll { $0 == id } } } } }
var store = MemoryStore<User>(); print(users.map { store.upsert($0) }, store.upsert(users[0])); store[2]?.name.family = "Neu"; store[2]!.roles.insert(.admin); print(store.all().map { "\($0.name)" }, store[9] as Any); store[1] = nil; print(store.all().count, store.all()[0].roles.sorted(by: >).map(\.rawValue))
struct Query<M> { var filters: [(M) -> Bool] = []; var order: ((M, M) -> Bool)?; var limit: Int?
    func `where`<V: Equatable>(_ k: KeyPath<M, V>, _ v: V) -> Query { var q = self; q.filters.append { $0[keyPath: k] == v }; return q }
    func sorted<V: Comparable>(by k: KeyPath<M, V>) -> Query { var q = self; q.order = { $0[keyPath: k] < $1[keyPath: k] }; return q }
    func first(_ n: Int) -> Query { var q = self; q.limit = n; return q }
    func run(on ms: [M]) -> [M] { var r = ms.filter { m in filters.allSatisfy { $0(m) } }; if let order { r.sort(by: order) }; return limit.map { Array(r.prefix($0)) } ?? r } }
struct Item { var name: String; var kind: String; var price: Int }
let items = [Item(name: "z", kind: "a", price: 3), Item(name: "y", kind: "b", price: 2), Item(name: "x", kind: "a", price: 1)]
print(Query<Item>().where(\.kind, "a").sorted(by: \.price).run(on: items).map(\.name), Query().sorted(by: \.name).first(2).run(on: items).map(\.price))
struct Validator<T> { let validate: (T) -> [String]; init(_ m: String, _ p: @escaping (T) -> Bool) { validate = { p($0) ? [] : [m] } }; private init(_ v: @escaping (T) -> [String]) { validate = v }; static func all(_ vs: Validator...) -> Validator { Validator { x in vs.flatMap { $0.validate(x) } } }; func pullback<U>(_ k: KeyPath<U, T>) -> Validator<U> { Validator<U> { u in validate(u[keyPath: k]) } } }
let v: Validator<Item> = .all(Validator("empty name") { !$0.isEmpty }.pullback(\.name), Validator("bad price") { (1...10).contains($0) }.pullback(\.price), Validator("unknown kind") { ["a", "b"].contains($0.kind) }); print(v.validate(items[0]), v.validate(Item(name: "", kind: "q", price: 0)))
struct Page<T> { let items: [T], number: Int, total: Int; var hasNext: Bool { number < total } }
extension Array { func page(_ n: Int, size: Int) -> Page<Element>? { let total = (count + size - 1) / size; guard (1...Swift.max(total, 1)).contains(n) else { return nil }; return Page(items: Array(self[((n - 1) * size)..<Swift.min(n * size, count)]), number: n, total: total) } }
print((1...7).map { $0 }.page(3, size: 3)!, Array(1...7).page(4, size: 3) as Any, [Int]().page(1, size: 3)?.items as Any, ["a"].page(1, size: 2)!.hasNext)
let encoder = JSONEncoder(); encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]; struct Out: Encodable { let url = URL(string: "https://a.b/c")!, when = Date(timeIntervalSince1970: 0), role = Role.admin, opt: Int? = nil, nested = [["k": 1.5]], data = Data([1, 2]), set = Set([1]) }; encoder.dateEncodingStrategy = .iso8601; print(String(decoding: try encoder.encode(Out()), as: UTF8.self))
