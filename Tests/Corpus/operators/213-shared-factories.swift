import Foundation  // from our engine
import RxCocoa
import RxRelay
import RxSwift

// Drivers and signals: every factory, and what each operator keeps.

enum Failure: Error { case wrong }

func show<Strategy, Element>(_ name: String, _ shared: SharedSequence<Strategy, Element>) {
    _ = shared.asObservable().subscribe { print(name, $0) }
}

show("empty", Driver<Int>.empty())
show("just", Driver.just(1))
show("of", Driver.of(1, 2))
show("array", Signal.from([3, 4]))
show("set", Signal.from(Set([5])))
show("some", Driver.from(optional: 6))
show("none", Driver<Int>.from(optional: nil))
var made = 0
let deferred = Driver<Int>.deferred {
    made += 1
    return .just(made)
}
show("deferred", deferred)
show("deferred", deferred)
show("never", Signal<Int>.never())
let clock = Signal<Int>.interval(.seconds(1))
_ = clock.asObservable().take(2).subscribe { print("interval", $0) }
let timer = Driver<Int>.timer(.seconds(1), period: .seconds(2))
_ = timer.asObservable().take(2).subscribe { print("timer", $0) }

// From what may fail.
let source = PublishSubject<Int>()
show("return", source.asDriver(onErrorJustReturn: -1))
show("with", source.asDriver(onErrorDriveWith: .just(-2)))
show("recover", source.asDriver(onErrorRecover: { error in
    print("recovering from", error)
    return .just(-3)
}))
show("signal return", source.asSignal(onErrorJustReturn: -4))
show("signal with", source.asSignal(onErrorSignalWith: .empty()))
show("signal recover", source.asSignal(onErrorRecover: { _ in .just(-5) }))
show("shared", source.asSharedSequence(sharingStrategy: SignalSharingStrategy.self, onErrorJustReturn: -6))
let kept: Driver<Int> = source.asSharedSequence(onErrorDriveWith: .just(-7))
show("kept", kept)
source.onNext(1)
source.onError(Failure.wrong)

// Combining.
let a = BehaviorRelay(value: 1)
let b = BehaviorRelay(value: "x")
let c = PublishRelay<Bool>()
show("zip", Driver.zip(a.asDriver(), b.asDriver()))
show("zip by", Driver.zip(a.asDriver(), b.asDriver()) { "\($0)\($1)" })
show("latest", Driver.combineLatest(a.asDriver(), b.asDriver()))
show("latest by", Driver.combineLatest(a.asDriver(), b.asDriver(), resultSelector: { "\($0)-\($1)" }))
show("latest of", Driver.combineLatest([a.asDriver(), a.asDriver().map { $0 * 10 }]))
show("latest of by", Driver.combineLatest([a.asDriver(), a.asDriver()]) { $0.reduce(0, +) })
show("zip of", Signal.zip([c.asSignal(), c.asSignal().map { !$0 }]))
show("merge", Driver.merge(a.asDriver(), a.asDriver().map { -$0 }))
show("merge of", Driver.merge([a.asDriver()]))
show("concat", Driver.concat([Driver.just(7), Driver.just(8)]))
show("from latest", a.asDriver().withLatestFrom(b.asDriver()))
show("from latest by", c.asSignal().withLatestFrom(c.asSignal().map { !$0 }) { "\($0) \($1)" })
print("--")
a.accept(2)
b.accept("y")
c.accept(true)

// One source.
print("==")
show("compactMap", Driver.of("1", "b", "3").compactMap { Int($0) })
show("scan", Driver.just(3).scan(10, accumulator: -))
show("start", Driver.just(3).startWith(0))
show("skip", a.asDriver().skip(1))
show("distinct", Driver.just("a").distinctUntilChanged())
show("distinct by", Driver.just("a").distinctUntilChanged { $0.count })
show("distinct with", Driver.just("a").distinctUntilChanged(==))
show("distinct key", Driver.just("a").distinctUntilChanged({ $0.first }, comparer: { $0 == $1 }))
show("do", Driver.just(1).do(onNext: { print("saw", $0) }, onCompleted: { print("end") }, onSubscribe: { print("sub") }))
show("flatMap", Driver.just(2).flatMap { n in Signal.just("flat\(n)") })
show("flatMapLatest", c.asSignal().flatMapLatest { on in Driver.just(on ? "on" : "off") })
show("flatMapFirst", Driver.just(2).flatMapFirst { Driver.just($0 * 2) })
show("switch", Driver.just(Driver.just(9)).switchLatest())
show("flat", Driver.just(Driver.just(9)).merge())
show("some at once", Driver.just(Driver.just(9)).merge(maxConcurrent: 1))
c.accept(false)

let bag = DisposeBag()
final class Screen {
    var title = ""
    deinit { print("screen gone") }
}
var screen: Screen? = Screen()
a.asDriver().map(String.init).drive(with: screen!, onNext: { $0.title = $1 }).disposed(by: bag)
c.asSignal().emit(with: screen!, onNext: { print($0.title, $1) }, onDisposed: { _ in print("never") }).disposed(by: bag)
c.asSignal().withUnretained(screen!).map { $0.0.title }.emit(onNext: { print("unretained", $0) }).disposed(by: bag)
c.accept(true)
screen = nil
c.accept(false)
let (target, relay, log) = (PublishSubject<Int>(), BehaviorRelay(value: 0), ReplayRelay<Int?>.createUnbound())
_ = target.subscribe { print("target", $0) }
Driver.just(4).drive(target, target).disposed(by: bag)
Driver.just(5).drive(relay).disposed(by: bag)
Driver.just(6).drive(log).disposed(by: bag)
Signal.just(7).emit(to: relay).disposed(by: bag)
print(relay.value)
_ = log.subscribe(onNext: { print("log", $0 as Any) })
let count = Driver.of(1, 2, 3).drive { source in source.map { $0 } }
_ = count.subscribe { print("driven", $0) }
Driver.just(8).throttle(.seconds(1)).drive(onNext: { print("throttled", $0) }).disposed(by: bag)
Driver.just(9).debounce(.seconds(1)).drive(onNext: { print("debounced", $0) }).disposed(by: bag)
Driver.just(10).delay(.seconds(1)).drive(onNext: { print("delayed", $0) }, onCompleted: { print("delayed C") }).disposed(by: bag)
