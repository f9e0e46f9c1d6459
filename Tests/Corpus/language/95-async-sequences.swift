// Own asynchronous sequences and the operators of all

struct Countdown: AsyncSequence, AsyncIteratorProtocol {
    typealias Element = Int
    var left: Int
    mutating func next() async -> Int? {
        guard left > 0 else { return nil }
        defer { left -= 1 }
        return left
    }
    func makeAsyncIterator() -> Countdown { self }
}
struct Lines: AsyncSequence {
    struct Broken: Error {}
    let lines: [String]
    struct Iterator: AsyncIteratorProtocol {
        var rest: ArraySlice<String>
        mutating func next() async throws -> String? {
            guard let line = rest.popFirst() else { return nil }
            if line == "broken" { throw Broken() }
            return line
        }
    }
    func makeAsyncIterator() -> Iterator { Iterator(rest: lines[...]) }
}
for await n in Countdown(left: 3) { print(n) }
for await n in Countdown(left: 5) where n % 2 == 1 { print("odd", n) }
search: for await n in Countdown(left: 9) {
    if n == 7 { continue }
    if n == 5 { break search }
    print("at", n)
}
do {
    for try await line in Lines(lines: ["a", "b", "broken", "c"]) { print(line) }
} catch {
    print("stopped by", error)
}
let source = Countdown(left: 6)
for await text in source.map({ "<\($0)>" }).prefix(2) { print(text) }
print(await source.filter { $0 > 2 }.map { $0 * 10 }.reduce(0, +))
print(await source.contains(4), await source.contains { $0 > 6 })
print(await source.first { $0 < 4 } as Any, await source.allSatisfy { $0 > 0 })
print(await source.min() as Any, await source.max() as Any)
print(await source.dropFirst(4).reduce(into: []) { $0.append($1) })
print(await source.drop { $0 > 2 }.reduce(into: []) { $0.append($1) })
print(await source.prefix { $0 > 4 }.reduce(into: []) { $0.append($1) })
print(await source.compactMap { $0 % 3 == 0 ? $0 : nil }.reduce(into: []) { $0.append($1) })
for try await n in source.map({ n -> Int in
    if n == 4 { throw Lines.Broken() }
    return n
}).prefix(2) { print("mapped", n) }
var iterator = Countdown(left: 2).makeAsyncIterator()
print(await iterator.next() as Any, await iterator.next() as Any, await iterator.next() as Any)
