// from our engine
import RxSwift
// Traits: Maybe, Completable and their async values in order
enum Fault: Error { case offline }
func save(_ text: String) -> Completable {
    Completable.create { completable in
        print("saving", text)
        text.isEmpty ? completable(.error(Fault.offline)) : completable(.completed)
        return Disposables.create()
    }
}
func find(_ key: String) -> Maybe<Int> { ["a": 1, "b": 2][key].map { .just($0) } ?? .empty() }
func process(_ keys: [String]) async throws -> Int {
    var sum = 0
    for key in keys {
        guard let value = try await find(key).value else { continue }
        try await save("\(key)=\(value)").value
        sum += value
    }
    return sum
}
print(try await process(["a", "x", "b"]))
do { try await save("").value } catch Fault.offline { print("offline") }
let chained = try await save("first").andThen(Single.just(5)).value
print(chained)
let both = try await Single.zip(Single.just(1), .just("two")).value
print(both.0, both.1)
