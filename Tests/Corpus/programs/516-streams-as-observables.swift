// from our engine
import RxSwift
// Async sequences as observables, combined with others
func count(to limit: Int, every milliseconds: Int) -> AsyncStream<Int> {
    AsyncStream { continuation in
        let task = Task {
            for n in 1...limit {
                try? await Task.sleep(for: .milliseconds(milliseconds))
                if Task.isCancelled { break }
                continuation.yield(n)
            }
            continuation.finish()
        }
        continuation.onTermination = { reason in
            if case .cancelled = reason { print("stream cancelled") }
            task.cancel()
        }
    }
}
let bag = DisposeBag()
Observable.zip(count(to: 3, every: 10).asObservable(), Observable.of("x", "y", "z"))
    .map { "\($0.0)\($0.1)" }
    .toArray()
    .subscribe(onSuccess: { print($0) })
    .disposed(by: bag)
try await Task.sleep(for: .milliseconds(60))
let limited = count(to: 100, every: 10).asObservable().take(2)
    .subscribe(onNext: { print("got", $0) }, onCompleted: { print("completed") })
try await Task.sleep(for: .milliseconds(80))
limited.dispose()
struct Failing: AsyncSequence, AsyncIteratorProtocol {
    typealias Element = Int
    struct Broken: Error {}
    var left = 2
    mutating func next() async throws -> Int? {
        if left == 0 { throw Broken() }
        left -= 1
        return left
    }
    func makeAsyncIterator() -> Failing { self }
}
Failing().asObservable()
    .subscribe(onNext: { print($0) }, onError: { print("error", $0) })
    .disposed(by: bag)
try await Task.sleep(for: .milliseconds(20))
