// Singles from asynchronous work and streams as observables // from our engine
import RxSwift

enum Failure: Error { case bad }
func load(_ id: Int) async throws -> String {
    await Task.yield()
    if id < 0 { throw Failure.bad }
    return "item \(id)"
}
let single = Single<String>.create { try await load(4) }
print(try await single.value)
do { _ = try await Single<String>.create { try await load(-1) }.value } catch { print("failed", error) }
let both = Single.zip(Single<String>.create { try await load(1) }, .just("two"))
let pair = try await both.value
print(pair.0, pair.1)
let stream = AsyncStream<Int> { c in
    for n in 1...4 { c.yield(n) }
    c.finish()
}
print(try await stream.asObservable().map { $0 * $0 }.toArray().value)
let throwing = AsyncThrowingStream<Int, Error> { c in
    c.yield(1)
    c.finish(throwing: Failure.bad)
}
print(try await throwing.asObservable().catchAndReturn(-1).toArray().value)
