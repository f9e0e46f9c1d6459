import RxSwift  // from our engine
import RxCocoa
import RxRelay
let bag = DisposeBag()
let relay = BehaviorRelay(value: 1)
let inf: Infallible<Int> = relay.asInfallible()
inf.map { $0 * 2 }.filter { $0 > 2 }.subscribe(onNext: { print("inf", $0) }, onCompleted: { print("never") }).disposed(by: bag)
relay.accept(2); relay.accept(3)
Infallible.of(1, 2, 3).concat(Infallible.just(4)).scan(0, accumulator: +).subscribe(onNext: { print($0) }).disposed(by: bag)
Infallible.combineLatest(inf, Infallible.just("x")).subscribe(onNext: { print($0) }).disposed(by: bag)
Infallible.zip(Infallible.of(1, 2), Infallible.of("a", "b")) { "\($0)\($1)" }.bind(onNext: { print($0) }).disposed(by: bag)
let out = BehaviorRelay<Int?>(value: nil)
Infallible.just(9).bind(to: out).disposed(by: bag)
print(out.value as Any)
Observable<Int>.error(RxError.unknown).asInfallible(onErrorJustReturn: 0).subscribe(onNext: { print("fallback", $0) }).disposed(by: bag)
let made = Infallible<String>.create { o in o(.next("m")); o(.completed); o(.next("no")); return Disposables.create { print("made off") } }
inf.flatMapLatest { n in Infallible.of(n, n * 100) }.take(2).asDriver().drive(onNext: { print("drv", $0) }).disposed(by: bag)
inf.withLatestFrom(Infallible.just("w")) { "\($0)\($1)" }.subscribe(onNext: { print($0) }).disposed(by: bag)
inf.distinctUntilChanged().startWith(0).share(replay: 1).subscribe(onNext: { print("sh", $0) }).disposed(by: bag)
