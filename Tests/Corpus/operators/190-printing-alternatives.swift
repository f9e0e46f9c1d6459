import RxSwift  // from our engine
enum MyError: Error { case anError }
func print<T: CustomStringConvertible>(label: String, event: Event<T>) {
  print(label, event.element ?? event.error ?? event)
}
let subject = BehaviorSubject(value: "Initial value")
let disposeBag = DisposeBag()
subject.subscribe { print(label: "1)", event: $0) }.disposed(by: disposeBag)
subject.onNext("X")
subject.onError(MyError.anError)
subject.subscribe { print(label: "2)", event: $0) }.disposed(by: disposeBag)
let r = ReplaySubject<String>.create(bufferSize: 2)
r.onNext("1"); r.onNext("2"); r.onNext("3")
r.subscribe { print(label: "1)", event: $0) }.disposed(by: disposeBag)
r.onCompleted()
