// Async closures as strategies, defaults and optional chaining
struct Service {
    var fetch: @Sendable (Int) async throws -> String
    var log: ((String) async -> Void)?
    static let live = Service(fetch: { id in await Task.yield(); return "live \(id)" })
    static let failing = Service(fetch: { _ in throw Failure() }, log: { print("log:", $0) })
    struct Failure: Error {}
    func load(_ id: Int, fallback: @autoclosure () -> String = "none") async -> String {
        do { return try await fetch(id) } catch {
            await log?("\(id) failed: \(error)")
            return fallback()
        }
    }
}
print(await Service.live.load(1))
print(await Service.failing.load(2), await Service.failing.load(3, fallback: "default"))
var custom = Service.live
custom.fetch = { [previous = custom.fetch] id in
    let text = try await previous(id)
    return text.uppercased() + (id > 5 ? "+" : "")
}
print(await custom.load(4), await custom.load(6))
let steps: [(String, (inout Int) async -> Void)] = [
    ("double", { $0 *= 2 }),
    ("wait", { _ in await Task.yield() }),
    ("add", { n in await Task.yield(); n += 3 }),
]
var value = 5
for (name, step) in steps {
    await step(&value)
    print(name, value)
}
func choose(_ flag: Bool) -> (Int) async -> Int { flag ? { $0 + 1 } : { n in await Task { n * 10 }.value } }
print(await choose(true)(1), await choose(false)(1))
let optional: (() async -> Int)? = nil
print(await optional?() as Any)
func compose<A, B, C>(_ f: @escaping (A) async throws -> B, _ g: @escaping (B) async -> C) -> (A) async throws -> C {
    { try await g(f($0)) }
}
print(try await compose({ (n: Int) in n + 1 }, { "<\($0)>" })(8))
