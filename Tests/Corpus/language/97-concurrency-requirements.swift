// Async requirements with sync and async witnesses
protocol Loader { func load(_ n: Int) async throws -> Int; var name: String { get async }; init(_ n: Int) async }
struct Sync: Loader { let n: Int; init(_ n: Int) { self.n = n }; func load(_ n: Int) -> Int { n + self.n }; var name: String { "sync" } }
actor Act: Loader { let n: Int; init(_ n: Int) async { self.n = n }; func load(_ n: Int) async throws -> Int { if n < 0 { throw CancellationError() }; return n * self.n }; var name: String { "actor" } }
func run<L: Loader>(_ type: L.Type) async {
    let l = await L(3)
    do { print(await l.name, try await l.load(4), try await l.load(-1)) } catch { print("failed", error is CancellationError) }
}
await run(Sync.self)
await run(Act.self)
let all: [any Loader] = [Sync(1), await Act(2)]
for l in all { print(await l.name, (try? await l.load(5)) ?? 0) }
