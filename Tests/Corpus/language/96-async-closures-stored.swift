// Asynchronous closures kept in collections, dictionaries and structs
struct Route { let path: String; let handler: (String) async throws -> String }
struct NotFound: Error { let path: String }
final class Router {
    private var routes: [Route] = []
    private var middleware: [(String, (String) async throws -> String) async throws -> String] = []
    func on(_ path: String, _ handler: @escaping (String) async throws -> String) { routes.append(Route(path: path, handler: handler)) }
    func use(_ step: @escaping (String, (String) async throws -> String) async throws -> String) { middleware.append(step) }
    func handle(_ request: String) async throws -> String {
        let final: (String) async throws -> String = { [routes] request in
            guard let route = routes.first(where: { request.hasPrefix($0.path) }) else { throw NotFound(path: request) }
            return try await route.handler(request)
        }
        var next = final
        for step in middleware.reversed() {
            let inner = next
            next = { try await step($0, inner) }
        }
        return try await next(request)
    }
}
let router = Router()
router.use { request, next in
    print("->", request)
    let response = try await next(request)
    print("<-", response)
    return response
}
router.use { request, next in try await next(request).uppercased() }
router.on("/hello") { "hello \($0.dropFirst(7))" }
router.on("/slow") { _ in await Task.yield(); return "slow" }
print(try await router.handle("/hello/ann"))
print(try await router.handle("/slow"))
do { _ = try await router.handle("/none") } catch let error as NotFound { print("404", error.path) }
let table: [String: () async -> Int] = ["one": { 1 }, "two": { await Task { 2 }.value }]
for key in table.keys.sorted() { print(key, await table[key]!()) }
if let missing = table["three"] { print(await missing()) } else { print("missing") }
print(await table["one"]?() ?? 0)
