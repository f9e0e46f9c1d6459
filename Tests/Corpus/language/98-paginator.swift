// Pages of a service as a sequence
struct Paginator<Item: Sendable>: AsyncSequence {
    typealias Element = [Item]
    typealias Failure = any Error
    let fetch: @Sendable (Int) async throws -> (items: [Item], next: Int?)
    struct AsyncIterator: AsyncIteratorProtocol {
        let fetch: @Sendable (Int) async throws -> (items: [Item], next: Int?)
        var page: Int? = 0
        mutating func next() async throws -> [Item]? {
            guard let current = page else { return nil }
            let result = try await fetch(current)
            page = result.next
            return result.items
        }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(fetch: fetch) }
}
struct PageError: Error { let page: Int }
let good = Paginator { page in
    try await Task.sleep(for: .milliseconds(1))
    return (Array(page * 2..<page * 2 + 2), page < 2 ? page + 1 : nil)
}
for try await items in good { print(items) }
let flat = try await good.reduce(into: [Int]()) { $0 += $1 }
print(flat, flat.count)
let bad = Paginator<Int> { page in
    if page == 1 { throw PageError(page: page) }
    return ([page], page + 1)
}
do {
    for try await items in bad.map({ $0.map(String.init) }) { print(items) }
} catch let error as PageError { print("page", error.page) }
var iterator = good.makeAsyncIterator()
while let items = try await iterator.next() {
    if items.contains(3) { print("found 3"); break }
}
print(try await good.first(where: { $0.contains(4) }) ?? [])
