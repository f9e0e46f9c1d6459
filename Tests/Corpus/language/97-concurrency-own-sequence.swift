// An own async sequence and the operators on it
struct Countdown: AsyncSequence {
    typealias Element = Int
    let from: Int
    struct AsyncIterator: AsyncIteratorProtocol {
        var n: Int
        mutating func next() async throws -> Int? {
            guard n > 0 else { return nil }
            await Task.yield()
            n -= 1
            if n == 100 { throw CancellationError() }
            return n + 1
        }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(n: from) }
}
for try await n in Countdown(from: 3) { print(n) }
do { for try await n in Countdown(from: 103) { print(n) } } catch { print("thrown") }
let c = Countdown(from: 6)
print(try await c.map { $0 * 2 }.filter { $0 % 3 == 0 }.reduce(0, +))
for try await p in c.prefix(2) { print("prefix", p) }
for try await p in c.dropFirst(4) { print("drop", p) }
print(try await c.contains(4), try await c.allSatisfy { $0 > 0 }, try await c.first { $0 < 4 } ?? 0, try await c.min() ?? 0, try await c.max() ?? 0)
for try await p in c.compactMap({ $0 % 2 == 0 ? "e\($0)" : nil }) { print(p) }
for try await p in try c.prefix(while: { $0 > 4 }) { print("while", p) }
for try await p in c.drop(while: { $0 > 2 }) { print("dropw", p) }
do { for try await p in Countdown(from: 2).flatMap({ Countdown(from: $0) }) { print("flat", p) } }
var it = c.makeAsyncIterator()
print(try await it.next() ?? 0, try await it.next() ?? 0)
