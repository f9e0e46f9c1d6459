// values of observables, infallibles, drivers, signals and traits // from our engine
import RxCocoa
import RxSwift

enum Cut: Error { case here }
for await n in Infallible.of(1, 2, 3).values { print("infallible", n) }
let relay = BehaviorRelay(value: 10)
for await n in relay.asDriver().values {
    print("driver", n)
    break
}
do {
    for try await n in Observable<Int>.error(Cut.here).values { print(n) }
} catch { print("caught", error) }
print(try await Single.just(1).map { $0 + 1 }.value)
print(try await Maybe.just("m").value ?? "-", try await Maybe<String>.empty().value ?? "-")
try await Completable.empty().value
print("completed")
var sum = 0
for try await n in Observable.range(start: 1, count: 5).filter({ $0 % 2 == 1 }).values { sum += n }
print(sum)
print(try await Observable.of(1, 2, 3).toArray().value)
do { try await Completable.error(Cut.here).value } catch { print("completable", error) }
do { _ = try await Observable<Int>.empty().asSingle().value } catch { print(error) }
