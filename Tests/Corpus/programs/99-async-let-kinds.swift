// Async let in depth: several kinds, errors, unused, in loops and conditions
struct Boom: Error { let id: Int }
func part(_ id: Int, fails: Bool = false) async throws -> Int {
    try await Task.sleep(for: .milliseconds(id * 3))
    if fails { throw Boom(id: id) }
    return id
}
func sum() async throws -> Int {
    async let one = part(1)
    async let two = part(2)
    async let (three, four) = (part(3), part(4))
    return try await one + two + three + four
}
print(try await sum())
func firstError() async -> String {
    async let good = part(1)
    async let bad = part(2, fails: true)
    do { return "\(try await (good, bad))" } catch let boom as Boom { return "boom \(boom.id)" } catch { return "other" }
}
print(await firstError())
for n in 1...2 {
    async let a = part(n)
    async let b = part(n * 10)
    let total = try await [a, b].reduce(0, +)
    print(n, total)
}
func unused() async { async let _ = part(1); async let never = part(100000); print("leaving") }
await unused()
async let text: String = { () async -> String in await Task.yield(); return "closure" }()
print(await text.uppercased())
func maybe(_ flag: Bool) async throws -> Int? {
    async let value = part(2)
    guard flag else { return nil }
    return try await value
}
print(try await maybe(true) as Any, try await maybe(false) as Any)
let optional = try? await part(1, fails: true)
print(optional as Any)
