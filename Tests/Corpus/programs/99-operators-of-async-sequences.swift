// AsyncSequence operators in all kinds, with throwing closures
struct Limit: Error { let n: Int }
func numbers(_ n: Int) -> AsyncStream<Int> { AsyncStream { c in (0..<n).forEach { c.yield($0) }; c.finish() } }
do { for try await n in try numbers(5).prefix(while: { n in if n == 3 { throw Limit(n: n) }; return true }) { print(n, terminator: " ") } } catch { print(error) }
do { for try await n in numbers(5).drop(while: { n in if n == 9 { throw Limit(n: n) }; return n < 3 }) { print(n, terminator: " ") } } catch { print(error) }
print()
do { print(try await numbers(4).flatMap { n -> AsyncStream<Int> in if n == 2 { throw Limit(n: n) }; return numbers(n) }.reduce(0, +)) } catch { print(error) }
print(await numbers(4).flatMap { numbers($0) }.reduce(into: [Int]()) { $0.append($1) })
let failing = AsyncThrowingStream<Int, Error> { c in c.yield(1); c.finish(throwing: Limit(n: 1)) }
do { for try await n in numbers(2).flatMap({ _ in failing }) { print(n, terminator: " ") } } catch { print(error) }
let texts = numbers(6).map { (n: Int) throws -> Int in n }.filter { $0 % 2 == 0 }.compactMap { n -> String? in n > 0 ? "\(n)" : nil }
print(try await texts.reduce("") { $0 + $1 })
print(await numbers(5).contains(3), await numbers(5).contains { $0 > 7 }, await numbers(5).allSatisfy { $0 < 5 })
print(await numbers(5).min() as Any, await numbers(5).max { ($0 * 3) % 5 < ($1 * 3) % 5 } as Any, await numbers(0).max() as Any)
print(await numbers(9).dropFirst(2).prefix(3).map { $0 + 1 }.reduce(into: [Int]()) { $0.append($1) })
print(await numbers(9).first { $0 > 4 } as Any, await numbers(9).first(where: { $0 > 40 }) as Any)
let erased: any AsyncSequence<Int, Never> = numbers(3).map { $0 * 2 }
for await n in erased { print(n, terminator: ",") }
print()
func evens() -> some AsyncSequence<Int, Never> { numbers(7).filter { $0.isMultiple(of: 2) } }
for await n in evens() { print(n, terminator: ",") }
print()
