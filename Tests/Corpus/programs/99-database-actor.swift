// An actor-backed database with transactions, throwing and rollback
struct Row: Hashable, Sendable { var id: Int; var name: String }
enum DatabaseError: Error, Equatable { case duplicate(Int), missing(Int), closed }
actor Database {
    private var rows: [Int: Row] = [:]
    private var isOpen = true
    private(set) var log: [String] = []
    init() {}
    init(rows: [Row]) { for row in rows { self.rows[row.id] = row } }
    subscript(id: Int) -> Row? { rows[id] }
    var count: Int { get throws(DatabaseError) { guard isOpen else { throw .closed }; return rows.count } }
    func insert(_ row: Row) throws(DatabaseError) {
        guard isOpen else { throw .closed }
        guard rows[row.id] == nil else { throw .duplicate(row.id) }
        rows[row.id] = row
    }
    func transaction<T: Sendable>(_ name: String, _ body: (isolated Database) throws -> T) throws -> T {
        let saved = rows
        do {
            let value = try body(self)
            log.append("commit \(name)")
            return value
        } catch {
            rows = saved
            log.append("rollback \(name)")
            throw error
        }
    }
    func close() { isOpen = false }
}
let db = Database(rows: [Row(id: 1, name: "ann")])
try await db.transaction("add") { db in
    try db.insert(Row(id: 2, name: "bob"))
    try db.insert(Row(id: 3, name: "cid"))
}
do { try await db.transaction("bad") { db in try db.insert(Row(id: 4, name: "dan")); try db.insert(Row(id: 1, name: "eve")) } }
catch { print(error) }
print(try await db.count, await db[2]?.name ?? "-", await db[4]?.name ?? "-", await db.log)
await db.close()
do { print(try await db.count) } catch { print(error == .closed) }
let empty = Database()
print(try await empty.count)
