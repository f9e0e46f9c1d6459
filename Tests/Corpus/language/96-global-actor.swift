// A global actor of a program's own
@globalActor actor DatabaseActor {
    static let shared = DatabaseActor()
}
@DatabaseActor final class Database {
    private var rows: [Int: String] = [:]
    static var queries = 0
    func insert(_ text: String, at id: Int) { rows[id] = text }
    func row(_ id: Int) -> String? { rows[id] }
    var count: Int { rows.count }
    nonisolated let name = "db"
}
@DatabaseActor func fill(_ database: Database) {
    for n in 1...3 { database.insert("row \(n)", at: n) }
}
@DatabaseActor func query(_ database: Database, _ id: Int) -> String {
    Database.queries += 1
    return database.row(id) ?? "none"
}
let database = await Database()
await fill(database)
print(await database.count, database.name)
print(await query(database, 2), await query(database, 9))
print(await Database.queries)
Task { @DatabaseActor in
    database.insert("late", at: 4)
}
let text = await Task { @DatabaseActor in
    database.insert("five", at: 5)
    return database.row(5)
}.value
print(text ?? "-")
