// asyncMap, asyncForEach, concurrentMap and friends on Sequence, as many articles define them
extension Sequence {
    func asyncMap<T>(_ transform: (Element) async throws -> T) async rethrows -> [T] {
        var values = [T]()
        for element in self { try await values.append(transform(element)) }
        return values
    }
    func asyncForEach(_ operation: (Element) async throws -> Void) async rethrows {
        for element in self { try await operation(element) }
    }
    func asyncFilter(_ isIncluded: (Element) async throws -> Bool) async rethrows -> [Element] {
        var result: [Element] = []
        for element in self where try await isIncluded(element) { result.append(element) }
        return result
    }
    func asyncCompactMap<T>(_ transform: (Element) async throws -> T?) async rethrows -> [T] {
        var values = [T]()
        for element in self {
            guard let value = try await transform(element) else { continue }
            values.append(value)
        }
        return values
    }
    func asyncReduce<R>(_ initial: R, _ next: (R, Element) async throws -> R) async rethrows -> R {
        var result = initial
        for element in self { result = try await next(result, element) }
        return result
    }
}
extension Sequence where Element: Sendable {
    func concurrentMap<T: Sendable>(_ transform: @escaping @Sendable (Element) async throws -> T) async throws -> [T] {
        let tasks = map { element in
            Task { try await transform(element) }
        }
        return try await tasks.asyncMap { task in try await task.value }
    }
}
func double(_ x: Int) async -> Int { await Task.yield(); return x * 2 }
print(await [1, 2, 3].asyncMap { await double($0) })
print(await [1, 2, 3].asyncMap(double))
await ["a", "b"].asyncForEach { print($0, terminator: " ") }
print()
print(await (1...6).asyncFilter { await double($0) % 3 == 0 })
print(await ["1", "x", "3"].asyncCompactMap { Int($0) })
print(await (1...4).asyncReduce(10) { await double($0) + $1 })
print(try await [3, 2, 1].concurrentMap { await double($0) })
struct Odd: Error { let n: Int }
do {
    _ = try await [2, 3].asyncMap { n -> Int in
        if n % 2 == 1 { throw Odd(n: n) }
        return n
    }
} catch { print(error) }
