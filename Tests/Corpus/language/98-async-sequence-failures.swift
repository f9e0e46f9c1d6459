// Sequences that say what they throw
func numbers() -> some AsyncSequence<Int, Never> { AsyncStream { c in for n in 1...3 { c.yield(n) }; c.finish() } }
func boxed() -> any AsyncSequence<Int, Never> { numbers().map { $0 * 10 } }
func total(_ s: some AsyncSequence<Int, Never>) async -> Int { var t = 0; for await n in s { t += n }; return t }
func totalThrowing<S: AsyncSequence<Int, any Error>>(_ s: S) async throws -> Int { var t = 0; for try await n in s { t += n }; return t }
func generic<S: AsyncSequence>(_ s: S) async throws(S.Failure) -> [S.Element] where S.Element: Comparable {
    var all: [S.Element] = []
    for try await n in s { all.append(n) }
    return all.sorted(by: >)
}
for await n in numbers() { print(n) }
for await n in boxed() { print(n) }
print(await total(numbers()), await total(numbers().filter { $0 > 1 }))
let (s, c) = AsyncThrowingStream.makeStream(of: Int.self)
c.yield(4); c.finish()
print(try await totalThrowing(s))
print(await generic(numbers()))
