// Generic async algorithms: map with limit, first success, reduce, race
func firstSuccess<T: Sendable>(_ works: [@Sendable () async throws -> T]) async -> T? {
    await withTaskGroup(of: T?.self) { group in
        for work in works { group.addTask { try? await work() } }
        for await result in group where result != nil {
            group.cancelAll()
            return result
        }
        return nil
    }
}
struct Nope: Error {}
func after(_ ms: Int, _ value: String?) -> @Sendable () async throws -> String {
    { try await Task.sleep(for: .milliseconds(ms)); guard let value else { throw Nope() }; return value }
}
print(await firstSuccess([after(30, "slow"), after(10, nil), after(20, "fast")]) ?? "none")
print(await firstSuccess([after(1, nil), after(2, nil)]) ?? "none")
func all<T: Sendable, R: Sendable>(_ items: [T], _ f: @escaping @Sendable (T) async throws -> R) async throws -> [R] {
    try await withThrowingTaskGroup(of: (Int, R).self, returning: [R].self) { group in
        for (i, item) in items.enumerated() { group.addTask { (i, try await f(item)) } }
        var found: [Int: R] = [:]
        for try await (i, r) in group { found[i] = r }
        return items.indices.map { found[$0]! }
    }
}
print(try await all(["a", "bb", "ccc"]) { try await Task.sleep(for: .milliseconds(10 - $0.count)); return $0.count })
do { _ = try await all([1, 2]) { n -> Int in if n == 2 { throw Nope() }; return n } } catch { print("nope") }
try await withThrowingDiscardingTaskGroup { group in
    for n in 1...3 { group.addTask { try await Task.sleep(for: .milliseconds(n)) } }
}
let total = await withTaskGroup(of: Int.self) { group -> Int in
    for n in 1...100 { _ = group.addTaskUnlessCancelled { n } }
    var sum = 0
    while let n = await group.next() { sum += n }
    return sum
}
print(total)
let nested = await withTaskGroup(of: [Int].self) { outer in
    for a in 1...2 { outer.addTask { await withTaskGroup(of: Int.self) { inner in
        for b in 1...2 { inner.addTask { a * 10 + b } }
        return await inner.reduce(into: []) { $0.append($1) }.sorted()
    } } }
    return await outer.reduce(into: []) { $0.append($1) }.sorted { $0[0] < $1[0] }
}
print(nested)
