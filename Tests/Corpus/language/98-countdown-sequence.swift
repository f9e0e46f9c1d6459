// A sequence of its own and helpers on all sequences
struct Countdown: AsyncSequence {
    typealias Element = Int
    let start: Int
    struct Iterator: AsyncIteratorProtocol {
        var left: Int
        mutating func next() async -> Int? {
            guard left > 0, !Task.isCancelled else { return nil }
            defer { left -= 1 }
            await Task.yield()
            return left
        }
    }
    func makeAsyncIterator() -> Iterator { Iterator(left: start) }
}
extension AsyncSequence {
    func collect() async rethrows -> [Element] {
        try await reduce(into: []) { $0.append($1) }
    }
    func pairwise() -> AsyncStream<(Element, Element)> where Element: Sendable, Self: Sendable {
        AsyncStream { continuation in
            let task = Task {
                var last: Element?
                do {
                    for try await element in self {
                        if let last { continuation.yield((last, element)) }
                        last = element
                    }
                } catch {}
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
print(await Countdown(start: 4).collect())
for await (a, b) in Countdown(start: 4).pairwise() { print(a, b) }
print(await Countdown(start: 10).filter { $0.isMultiple(of: 2) }.map { $0 * $0 }.prefix(3).collect())
print(await Countdown(start: 5).contains(3), await Countdown(start: 5).max() ?? 0)
print(await Countdown(start: 3).first { $0 < 3 } as Any)
let text = await Countdown(start: 3).compactMap { $0 == 2 ? nil : "\($0)" }.reduce("") { $0 + $1 }
print(text)
