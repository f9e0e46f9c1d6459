// Async closures: stored, nested, optional, as autoclosures
typealias Step = @Sendable (Int) async throws -> Int
let steps: [Step] = [{ $0 + 1 }, { n in await Task.yield(); return n * 2 }, { if $0 > 100 { throw CancellationError() }; return $0 }]
func run(_ n: Int) async -> Int { var n = n; for s in steps { n = (try? await s(n)) ?? -1 }; return n }
print(await run(3), await run(200))
extension Array { func asyncMap<T>(_ f: (Element) async throws -> T) async rethrows -> [T] { var out: [T] = []; for e in self { out.append(try await f(e)) }; return out } }
print(await [1, 2, 3].asyncMap { n in await Task { n * n }.value })
print(try await ["1", "x"].asyncMap { s async throws -> Int in Int(s) ?? 0 })
let nested: () async -> () async -> Int = { { 5 } }
print(await nested()())
func auto(_ v: @autoclosure () async throws -> Int) async rethrows -> Int { try await v() + 1 }
print(await auto(await run(1)))
let opt: (() async -> Int)? = { 8 }
print(await opt?() ?? 0)
class K { lazy var work: () async -> String = { [unowned self] in self.name }; let name = "k" }
let k = K(); print(await k.work())
