// The operators of AsyncSequence
struct Counter: AsyncSequence {
    typealias Element = Int
    let limit: Int
    struct AsyncIterator: AsyncIteratorProtocol {
        let limit: Int
        var current = 1
        mutating func next() async -> Int? {
            guard current <= limit else { return nil }
            defer { current += 1 }
            return current
        }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(limit: limit) }
}
func list<S: AsyncSequence>(_ sequence: S) async rethrows -> [S.Element] {
    var all: [S.Element] = []
    for try await element in sequence { all.append(element) }
    return all
}
print(await list(Counter(limit: 3)))
print(await list(Counter(limit: 5).map { $0 * $0 }))
print(await list(Counter(limit: 6).filter { $0 % 2 == 0 }.map { "#\($0)" }))
print(await list(Counter(limit: 4).compactMap { $0 == 2 ? nil : $0 }))
print(await list(Counter(limit: 9).prefix(2)), await list(Counter(limit: 5).dropFirst(3)))
print(await list(Counter(limit: 9).prefix { $0 < 4 }), await list(Counter(limit: 6).drop { $0 < 5 }))
print(await Counter(limit: 4).contains(3), await Counter(limit: 4).contains { $0 > 4 })
print(await Counter(limit: 4).allSatisfy { $0 < 5 }, await Counter(limit: 4).first { $0 > 2 } ?? 0)
print(await Counter(limit: 4).min()!, await Counter(limit: 4).max { $0 < $1 }!)
print(await Counter(limit: 5).reduce("") { $0 + String($1) })
print(try await list(Counter(limit: 3).flatMap { Counter(limit: $0) }))
struct TooBig: Error {}
do {
    for try await n in Counter(limit: 5).map({ n -> Int in if n > 2 { throw TooBig() }; return n }) { print("n", n) }
} catch { print("error", error) }
let any: any AsyncSequence = Counter(limit: 2)
print(type(of: any))
