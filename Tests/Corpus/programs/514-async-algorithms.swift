// Generic async algorithms over collections
extension Sequence {
    func asyncMap<T>(_ transform: (Element) async throws -> T) async rethrows -> [T] {
        var values: [T] = []
        for element in self { try await values.append(transform(element)) }
        return values
    }
    func asyncForEach(_ operation: (Element) async throws -> Void) async rethrows {
        for element in self { try await operation(element) }
    }
    func asyncReduce<R>(_ initial: R, _ next: (R, Element) async throws -> R) async rethrows -> R {
        var result = initial
        for element in self { result = try await next(result, element) }
        return result
    }
    func asyncFilter(_ isIncluded: (Element) async -> Bool) async -> [Element] {
        var kept: [Element] = []
        for element in self where await isIncluded(element) { kept.append(element) }
        return kept
    }
}
extension Collection where Element: Sendable, Self: Sendable {
    func concurrentMap<T: Sendable>(_ transform: @escaping @Sendable (Element) async throws -> T) async throws -> [T] {
        try await withThrowingTaskGroup(of: (Int, T).self) { group in
            for (offset, element) in self.enumerated() {
                group.addTask { (offset, try await transform(element)) }
            }
            var results = [(Int, T)]()
            for try await pair in group { results.append(pair) }
            return results.sorted { $0.0 < $1.0 }.map { $0.1 }
        }
    }
}
func slowDouble(_ n: Int) async -> Int {
    await Task.yield()
    return n * 2
}
enum Bad: Error { case negative(Int) }
func checkedRoot(_ n: Int) async throws -> Double {
    guard n >= 0 else { throw Bad.negative(n) }
    return Double(n).squareRoot()
}
print(await [1, 2, 3].asyncMap(slowDouble))
print(await (1...4).asyncReduce("") { text, n in text + String(await slowDouble(n)) })
print(await stride(from: 0, to: 10, by: 3).asyncFilter { await slowDouble($0) % 4 == 2 })
await ["x", "y"].asyncForEach { print($0, terminator: " ") }
print()
print(try await [16, 9, 4].concurrentMap { try await checkedRoot($0) })
do { _ = try await [4, -1].concurrentMap { try await checkedRoot($0) } } catch { print("error", error) }
do { print(try await [1, -2].asyncMap { try await checkedRoot($0) }) } catch Bad.negative(let n) { print("negative", n) }
