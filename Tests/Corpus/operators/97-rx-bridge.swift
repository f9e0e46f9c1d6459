// async work as a single, sequences as observables, cancelling disposes // from our engine
import RxSwift
let single = Single<Int>.create { try await Task.sleep(for: .milliseconds(10)); return 42 }
print(try await single.value)
let stream = AsyncStream<Int> { c in for n in 1...3 { c.yield(n) }; c.finish() }
let bag = DisposeBag()
let done = AsyncStream<Void>.makeStream()
stream.asObservable().subscribe(onNext: { print("next", $0) }, onCompleted: { print("completed"); done.continuation.finish() }).disposed(by: bag)
for await _ in done.stream {}
let never = Observable<Int>.create { o in o.onNext(1); return Disposables.create { print("disposed") } }
let task = Task { for try await n in never.values { print("got", n) } }
try await Task.sleep(for: .milliseconds(20))
task.cancel()
_ = await task.result
print("cancelled")
let infallible = Infallible<Int>.of(4, 5)
for await n in infallible.values { print(n) }
