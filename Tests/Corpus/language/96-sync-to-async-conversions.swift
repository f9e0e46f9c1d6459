// Overloads by async, conversions from synchronous functions
func value() -> String { "sync" }
func value() async -> String { "async" }
func call(_ body: () async -> String) async -> String { await body() }
func syncCaller() -> String { value() }
print(syncCaller(), await call(value), await call { "closure" })
func asyncCaller() async -> String { await value() }
print(await asyncCaller())
let f: (Int) -> Int = { $0 + 1 }
let g: (Int) async -> Int = f
let h: (Int) async throws -> Int = g
print(await g(1), try await h(2))
func compose<A, B, C>(_ f: @escaping (A) async throws -> B, _ g: @escaping (B) async throws -> C) -> (A) async throws -> C {
    { try await g(f($0)) }
}
let described = compose(f, { "value \($0)" })
print(try await described(9))
protocol Loading { func load() async throws -> Int }
struct Constant: Loading { func load() -> Int { 7 } }
struct Slow: Loading { func load() async throws -> Int { await Task.yield(); return 8 } }
let loaders: [any Loading] = [Constant(), Slow()]
for loader in loaders { print(try await loader.load()) }
print(Constant().load())
class Base { func work() async -> String { "base" } }
final class Derived: Base { override func work() async -> String { await super.work() + "+derived" } }
print(await (Derived() as Base).work())
