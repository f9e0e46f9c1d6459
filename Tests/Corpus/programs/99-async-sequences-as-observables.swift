// An async sequence of a program as an observable // from our engine
import RxSwift
struct Countdown: AsyncSequence {
    typealias Element = Int
    let from: Int
    var failsAt = -100
    struct AsyncIterator: AsyncIteratorProtocol {
        var n: Int
        let failsAt: Int
        mutating func next() async throws -> Int? {
            try await Task.sleep(for: .milliseconds(5))
            if n == failsAt { throw Broken(at: n) }
            defer { n -= 1 }
            return n >= 0 ? n : nil
        }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(n: from, failsAt: failsAt) }
}
struct Broken: Error { let at: Int }
print(try await Countdown(from: 3).asObservable().toArray().value)
do { print(try await Countdown(from: 3, failsAt: 1).asObservable().toArray().value) } catch { print(error) }
let taken = try await Countdown(from: 100).asObservable().take(2).toArray().value
print(taken)
let merged = try await Observable.merge(Countdown(from: 1).asObservable(), Countdown(from: 1).asObservable()).reduce(0, accumulator: +).asSingle().value
print(merged)
let zipped = Observable.zip(Countdown(from: 2).asObservable(), Observable.of("a", "b", "c")) { "\($0)\($1)" }
for try await text in zipped.values { print(text) }
