// some AsyncSequence and any AsyncSequence with primary types
func evens(_ count: Int) -> some AsyncSequence<Int, Never> {
    AsyncStream<Int> { c in
        for n in 0..<count { c.yield(n * 2) }
        c.finish()
    }
}
struct Feed<S: AsyncSequence> where S.Element == Int {
    let source: S
    func total() async throws -> Int {
        var sum = 0
        for try await n in source { sum += n }
        return sum
    }
}
print(try await Feed(source: evens(4)).total())
for try await n in evens(3) { print(n, terminator: " ") }
print()
func first<S: AsyncSequence>(of sequence: S) async throws -> S.Element? where S.Element: Comparable {
    try await sequence.min()
}
print(try await first(of: evens(5)) ?? -1)
