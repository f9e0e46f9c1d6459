// values of observables, value of single, maybe and completable // from our engine
import RxSwift
let s = Observable.of(1, 2, 3)
for try await n in s.values { print(n) }
print(try await Single.just(5).value)
print(try await Maybe.just("m").value ?? "nil", try await Maybe<Int>.empty().value as Any)
try await Completable.empty().value
print("completed")
struct E: Error {}
do { for try await n in Observable.of(1, 2).concat(Observable<Int>.error(E())).values { print("e", n) } } catch { print("failed", error) }
do { _ = try await Single<Int>.error(E()).value } catch { print("single", error) }
let subject = PublishSubject<Int>()
let t = Task { () -> [Int] in var out: [Int] = []; for try await n in subject.values { out.append(n) }; return out }
try await Task.sleep(for: .milliseconds(20))
subject.onNext(7); subject.onNext(8); subject.onCompleted()
print(try await t.value)
