// Observables and traits in loops and with value // from our engine
import RxSwift
// Observables in for await loops, single.value, errors, cancellation disposes
enum Fault: Error { case bad }
let numbers = Observable.of(1, 2, 3).do(onSubscribe: { print("subscribed") }, onDispose: { print("disposed") })
for try await n in numbers.values { print("got", n) }
do {
    for try await n in Observable.of(1, 2).concat(Observable.error(Fault.bad)).values { print(n) }
} catch { print("failed", error) }
print(try await Single.just("s").value, try await Maybe<Int>.empty().value as Any, try await Maybe.just(4).value as Any)
try await Completable.empty().value
do { try await Completable.error(Fault.bad).value } catch { print("completable", error) }
do { _ = try await Single<Int>.error(Fault.bad).value } catch Fault.bad { print("single bad") }
let first = try await Observable.of(7, 8).asSingle().catchAndReturn(-1).value
print(first)
let subject = PublishSubject<Int>()
let reader = Task {
    var sum = 0
    for try await n in subject.values { sum += n }
    return sum
}
while !subject.hasObservers { await Task.yield() }
subject.onNext(2)
subject.onNext(3)
subject.onCompleted()
print(try await reader.value)
