// Limited concurrency with a task group, results in order of input
func concurrentMap<T, R>(_ items: [T], limit: Int, _ transform: @escaping @Sendable (T) async throws -> R) async throws -> [R] where T: Sendable, R: Sendable {
    var results: [R?] = Array(repeating: nil, count: items.count)
    try await withThrowingTaskGroup(of: (Int, R).self) { group in
        var next = 0
        while next < min(limit, items.count) {
            let index = next, item = items[index]
            group.addTask { (index, try await transform(item)) }
            next += 1
        }
        while let (index, result) = try await group.next() {
            results[index] = result
            if next < items.count {
                let index = next, item = items[index]
                group.addTask { (index, try await transform(item)) }
                next += 1
            }
        }
    }
    return results.compactMap { $0 }
}
actor Gauge {
    var now = 0, most = 0
    func enter() { now += 1; most = max(most, now) }
    func leave() { now -= 1 }
}
let gauge = Gauge()
let squares = try await concurrentMap(Array(1...8), limit: 3) { n in
    await gauge.enter()
    try await Task.sleep(for: .milliseconds(10 * (9 - n)))
    await gauge.leave()
    return n * n
}
print(squares, await gauge.most)
struct Odd: Error { let n: Int }
do {
    _ = try await concurrentMap([1, 2, 3], limit: 2) { n -> Int in
        if n == 2 { throw Odd(n: n) }
        try await Task.sleep(for: .seconds(5))
        return n
    }
} catch { print(error) }
