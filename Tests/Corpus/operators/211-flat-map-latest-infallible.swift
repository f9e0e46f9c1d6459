import RxCocoa  // from our engine
import RxRelay
import RxSwift

// A closure that gives infallibles makes flatMapLatest infallible.

let numbers = PublishSubject<Int>()

func observable(_ n: Int) -> Observable<String> { .of("f\(n)", "f\(n)!") }
func infallible(_ n: Int) -> Infallible<String> { .of("g\(n)", "g\(n)!") }

let short = numbers.flatMapLatest { n in Infallible.just(n * 2) }
print(type(of: short))
let long: Infallible<String> = numbers.flatMapLatest { n -> Infallible<String> in
    if n > 2 { return .just("big") }
    return .of("a", "b")
}
let named = numbers.flatMapLatest(infallible)
print(type(of: named))
let plain = numbers.flatMapLatest(observable)
print(plain is Observable<String>)

_ = short.subscribe(onNext: { print("short", $0) }, onCompleted: { print("short C") })
_ = long.subscribe(onNext: { print("long", $0) }, onDisposed: { print("long D") })
_ = named.subscribe { print("named", $0) }
_ = plain.subscribe { print("plain", $0) }
_ = numbers.flatMapLatest { n -> Single<Int> in
    print("in", n)
    return .just(n)
}
.subscribe(onNext: { print("single", $0) }, onError: { print("single", $0) })
_ = numbers.flatMapLatest { Observable.of($0, $0 + 1) }.map { $0 * 2 }.subscribe(onNext: { print("chain", $0) })

let relay = BehaviorRelay(value: "")
let bag = DisposeBag()
numbers.flatMapLatest { Infallible.of("x\($0)", "y\($0)") }.bind(to: relay).disposed(by: bag)
numbers.flatMapLatest { n in Infallible.just(n) }.asDriver().drive(onNext: { print("driven", $0) }).disposed(by: bag)

numbers.onNext(1)
numbers.onNext(3)
print(relay.value)
numbers.onCompleted()

// On an infallible the result is infallible whatever the closure gives.
let outer = Infallible.of(1, 2)
let fromInner = outer.flatMapLatest { n in Infallible.of(n, n * 10) }
print(type(of: fromInner))
_ = fromInner.subscribe(onNext: { print($0) }, onCompleted: { print("C") })
