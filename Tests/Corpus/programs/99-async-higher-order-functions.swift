// Effects in closures, higher-order functions, sequences of async work
extension Sequence {
    func asyncMap<T>(_ transform: (Element) async throws -> T) async rethrows -> [T] {
        var result: [T] = []
        for element in self { result.append(try await transform(element)) }
        return result
    }
    func asyncForEach(_ body: (Element) async throws -> Void) async rethrows { for element in self { try await body(element) } }
    func concurrentMap<T: Sendable>(_ transform: @escaping @Sendable (Element) async -> T) async -> [T] where Element: Sendable {
        let tasks = map { element in Task { await transform(element) } }
        return await tasks.asyncMap { await $0.value }
    }
}
func double(_ n: Int) async -> Int { await Task.yield(); return n * 2 }
print(await [1, 2, 3].asyncMap(double))
await ["a", "b"].asyncForEach { print($0, await double($0.count)) }
print(await (1...4).concurrentMap { await double($0) + 1 })
let pipeline: [(Int) async -> Int] = [double, { $0 + 1 }, { await double($0) }]
var value = 5
for stage in pipeline { value = await stage(value) }
print(value)
func compose<A, B, C>(_ f: @escaping (A) async throws -> B, _ g: @escaping (B) async throws -> C) -> (A) async throws -> C {
    { try await g(try await f($0)) }
}
let both = compose(double) { "\($0)!" }
print(try await both(21))
func measure<T>(_ name: String, _ work: () async throws -> T) async rethrows -> T {
    defer { print("done", name) }
    return try await work()
}
print(await measure("m") { await double(1) })
struct Lazy<T> { private let make: () async -> T; init(_ make: @escaping () async -> T) { self.make = make }; var value: T { get async { await make() } } }
let lazyValue = Lazy { await double(50) }
print(await lazyValue.value)
func either(_ flag: Bool, _ other: @autoclosure () async -> Int) async -> Int { if flag { return 0 }; return await other() }
print(await either(true, await double(1)), await either(false, await double(1)))
let optional: (() async -> Int)? = nil
print(await optional?() ?? -1)
