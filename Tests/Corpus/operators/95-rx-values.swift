// values of observables, traits and subjects in asynchronous code // from our engine

import RxSwift

struct Cut: Error {}
for try await n in Observable.of(1, 2, 3).values { print(n) }
do {
    for try await n in Observable.concat([.just(1), .error(Cut())]).values { print(n) }
} catch {
    print("error", error)
}
print(try await Single.just("one").value)
print(try await Maybe<Int>.empty().value as Any, try await Maybe.just(4).value as Any)
try await Completable.empty().value
do { _ = try await Single<Int>.error(Cut()).value } catch { print("failed", error) }
let subject = PublishSubject<String>()
let reader = Task {
    var words: [String] = []
    for try await word in subject.values { words.append(word) }
    return words
}
try await Task.sleep(nanoseconds: 20_000_000)
subject.onNext("a")
subject.onNext("b")
subject.onCompleted()
print(try await reader.value)
let made = Single<Int>.create { 40 + 2 }
print(try await made.value)
let stream = AsyncStream<Int> { continuation in
    for n in 1...3 { continuation.yield(n) }
    continuation.finish()
}
print(try await stream.asObservable().map { $0 * 10 }.toArray().value)
