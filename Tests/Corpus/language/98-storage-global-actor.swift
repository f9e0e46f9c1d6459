// A global actor for a database
@globalActor actor Storage {
    static let shared = Storage()
}
@Storage final class Database {
    private var rows: [Int: String] = [:]
    func insert(_ row: String) -> Int {
        let id = rows.count + 1
        rows[id] = row
        return id
    }
    func row(_ id: Int) -> String? { rows[id] }
    nonisolated let name: String
    init(name: String) { self.name = name }
    @MainActor func show(_ id: Int) async { print("main shows", await row(id) ?? "nothing") }
}
@Storage func fill(_ database: Database) { for word in ["a", "b"] { _ = database.insert(word) } }
let database = await Database(name: "db")
await fill(database)
print(database.name, await database.insert("c"))
print(await database.row(2) ?? "-", await database.row(9) ?? "-")
await database.show(3)
let count = await Task { @Storage in (1...5).filter { database.row($0) != nil }.count }.value
print(count)
await MainActor.run { print("on main") }
