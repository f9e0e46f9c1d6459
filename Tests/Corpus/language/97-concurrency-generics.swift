// Generic code over async sequences and actors
func first<S: AsyncSequence>(_ s: S) async throws -> S.Element? { for try await x in s { return x }; return nil }
print(try await first(AsyncStream<Int> { $0.yield(3); $0.finish() }) ?? 0)
func collect<T>(_ s: some AsyncSequence<T, Never>) async -> [T] { var out: [T] = []; for await x in s { out.append(x) }; return out }
if #available(macOS 15, *) { print(await collect(AsyncStream<String> { $0.yield("a"); $0.yield("b"); $0.finish() })) }
actor Box<T: Sendable> { private var v: T; init(_ v: T) { self.v = v }; func update<R: Sendable>(_ f: @Sendable (inout T) throws -> R) rethrows -> R { try f(&v) }; func get() -> T { v } }
let b = Box([1])
await b.update { $0.append(2) }
print(await b.get(), await b.update { $0.count })
protocol Repo<Item> { associatedtype Item; func all() async throws -> [Item] }
struct Ints: Repo { func all() async -> [Int] { [1, 2] } }
struct Mapped<Base: Repo, Item>: Repo { let base: Base; let f: (Base.Item) -> Item; func all() async throws -> [Item] { try await base.all().map(f) } }
print(try await Mapped(base: Ints()) { "n\($0)" }.all())
let any: any Repo<Int> = Ints()
print(try await any.all())
