// Iterators walked by hand; sequences that wrap others
struct Pairs<Base: AsyncSequence>: AsyncSequence {
    typealias Element = (Base.Element, Base.Element)
    let base: Base
    struct AsyncIterator: AsyncIteratorProtocol {
        var base: Base.AsyncIterator
        var previous: Base.Element?
        mutating func next() async throws -> Element? {
            if previous == nil { previous = try await base.next() }
            guard let first = previous, let second = try await base.next() else { return nil }
            previous = second
            return (first, second)
        }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}
extension AsyncSequence {
    func pairs() -> Pairs<Self> { Pairs(base: self) }
    func collect() async rethrows -> [Element] { try await reduce(into: []) { $0.append($1) } }
}
func numbers(_ range: ClosedRange<Int>) -> AsyncStream<Int> {
    AsyncStream { continuation in
        for n in range { continuation.yield(n) }
        continuation.finish()
    }
}
for try await (a, b) in numbers(1...4).pairs() { print(a, b) }
print(await numbers(1...5).collect())
print(try await numbers(1...3).pairs().map { $0 + $1 }.collect())
var iterator = numbers(7...8).makeAsyncIterator()
print(await iterator.next() as Any, await iterator.next() as Any, await iterator.next() as Any)
func zipped(_ a: AsyncStream<Int>, _ b: AsyncStream<Int>) async -> [Int] {
    var (left, right) = (a.makeAsyncIterator(), b.makeAsyncIterator())
    var result: [Int] = []
    while let x = await left.next(), let y = await right.next() { result.append(x * y) }
    return result
}
print(await zipped(numbers(1...3), numbers(4...9)))
