// Concurrent map and its relatives
extension Sequence where Self: Sendable, Element: Sendable {
    func concurrentMap<T: Sendable>(_ transform: @escaping @Sendable (Element) async throws -> T) async rethrows -> [T] {
        try await withThrowingTaskGroup(of: (Int, T).self) { group in
            for (index, element) in enumerated() { group.addTask { (index, try await transform(element)) } }
            var results: [(Int, T)] = []
            for try await result in group { results.append(result) }
            return results.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }
    func asyncForEach(_ body: (Element) async throws -> Void) async rethrows {
        for element in self { try await body(element) }
    }
    func asyncCompactMap<T>(_ transform: (Element) async throws -> T?) async rethrows -> [T] {
        var found: [T] = []
        for element in self { if let value = try await transform(element) { found.append(value) } }
        return found
    }
}
struct Odd: Error { let n: Int }
let doubled = try await [3, 1, 2].concurrentMap { n -> Int in
    try await Task.sleep(for: .milliseconds(n * 3))
    return n * 2
}
print(doubled)
await [1, 2].asyncForEach { print("each", $0) }
print(await ["1", "x", "3"].asyncCompactMap { Int($0) })
do {
    _ = try await (1...4).concurrentMap { n in
        if n == 3 { throw Odd(n: n) }
        return n
    }
} catch let odd as Odd { print("odd", odd.n) }
