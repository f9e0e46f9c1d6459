import RxSwift  // from our engine
import RxRelay
infix operator <->: DefaultPrecedence
infix operator ~>: AdditionPrecedence
func <-> <T: Equatable>(l: BehaviorRelay<T>, r: BehaviorRelay<T>) -> Disposable {
    let a = l.distinctUntilChanged().subscribe(onNext: { if r.value != $0 { r.accept($0) } })
    let b = r.skip(1).subscribe(onNext: { if l.value != $0 { l.accept($0) } })
    return Disposables.create(a, b)
}
func ~> <T>(o: Observable<T>, f: @escaping (T) -> Void) -> Disposable { o.subscribe(onNext: f) }
let x = BehaviorRelay(value: 1), y = BehaviorRelay(value: 2)
let d = x <-> y
y.accept(5); print(x.value); x.accept(6); print(y.value)
_ = Observable.of(1, 2) ~> { print("~", $0) }
