// Values of traits, and sequences as observables // from our engine
import RxSwift
enum NetworkError: Error { case timeout, status(Int) }
func fetch(_ id: Int) -> Single<String> {
    id < 0 ? .error(NetworkError.status(404)) : Single.just("item \(id)").delay(.milliseconds(5), scheduler: MainScheduler.instance)
}
func lookUp(_ key: String) -> Maybe<Int> { key == "a" ? .just(1) : .empty() }
func save(_ text: String) -> Completable { text.isEmpty ? .error(NetworkError.timeout) : .empty() }
print(try await fetch(1).value)
do { _ = try await fetch(-1).value } catch NetworkError.status(let code) { print("status", code) }
print(try await lookUp("a").value as Any, try await lookUp("b").value as Any)
try await save("x").value
do { try await save("").value; print("saved") } catch { print("not saved:", error) }
for try await n in Observable.of(1, 2, 3).map({ $0 * 2 }).values { print("value", n) }
do {
    for try await n in Observable.concat(.just(1), .error(NetworkError.timeout)).values { print("n", n) }
} catch { print("ended with", error) }
let pages = AsyncStream<Int> { c in (1...3).forEach { c.yield($0) }; c.finish() }
let all = try await pages.asObservable().map { "p\($0)" }.toArray().value
print(all)
let single = Single<Int>.create {
    try await Task.sleep(for: .milliseconds(2))
    return 7
}
print(try await single.map { $0 + 1 }.value)
