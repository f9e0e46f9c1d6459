// Own async sequences: chunks, pairs, a merge by hand
struct Chunks<Base: AsyncSequence>: AsyncSequence {
    typealias Element = [Base.Element]
    let base: Base, size: Int
    struct AsyncIterator: AsyncIteratorProtocol {
        var iterator: Base.AsyncIterator
        let size: Int
        mutating func next() async rethrows -> [Base.Element]? {
            var chunk: [Base.Element] = []
            while chunk.count < size, let element = try await iterator.next() { chunk.append(element) }
            return chunk.isEmpty ? nil : chunk
        }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(iterator: base.makeAsyncIterator(), size: size) }
}
extension AsyncSequence { func chunks(of size: Int) -> Chunks<Self> { Chunks(base: self, size: size) } }
func stream(_ numbers: [Int]) -> AsyncStream<Int> { AsyncStream { c in numbers.forEach { c.yield($0) }; c.finish() } }
for await chunk in stream(Array(1...7)).chunks(of: 3) { print(chunk) }
func merged(_ streams: AsyncStream<Int>...) -> AsyncStream<Int> {
    AsyncStream { continuation in
        let task = Task {
            await withTaskGroup(of: Void.self) { group in
                for stream in streams { group.addTask { for await n in stream { continuation.yield(n) } } }
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
    }
}
var all: [Int] = []
for await n in merged(stream([1, 2, 3]), stream([10, 20])) { all.append(n) }
print(all.sorted())
var iterator = stream([5, 6]).map { $0 * 2 }.makeAsyncIterator()
while let n = await iterator.next() { print(n) }
print(await stream([3, 1, 2]).reduce(0, +), await stream([3, 1, 2]).max() ?? 0, await stream([]).first { $0 > 0 } as Any)
struct Fib: AsyncSequence, AsyncIteratorProtocol {
    typealias Element = Int
    var a = 0, b = 1
    mutating func next() async -> Int? { (a, b) = (b, a + b); return a > 100 ? nil : a }
    func makeAsyncIterator() -> Fib { self }
}
print(await Fib().reduce(into: []) { $0.append($1) } as [Int])
for await n in Fib().filter({ $0.isMultiple(of: 2) }).prefix(3) { print(n, terminator: " ") }
print()
