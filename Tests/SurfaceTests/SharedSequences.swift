// Drivers, signals, relays, bindings and controls. Everything here is only compiled.
import Foundation
import Rill
import RillBlocking
import RillTest
import XCTest

final class Obj: NSObject { var title: String? = nil; var name = "";  }
func shared(_ o: Obj, _ s: TestScheduler) {
    let d = Driver.just(1)
    let g = Signal.just(1)
    let x = PublishSubject<Int>()
    let _: Driver<Int> = x.asDriver(onErrorJustReturn: 1)
    let _: Driver<Int> = x.asDriver(onErrorDriveWith: .empty())
    let _: Driver<Int> = x.asDriver(onErrorDriveWith: Driver.just(1))
    let _: Driver<Int> = x.asDriver { _ in .just(1) }
    let _: Driver<Int> = x.asDriver(onErrorRecover: { (e: Error) in Driver.empty() })
    let _: Signal<Int> = x.asSignal(onErrorJustReturn: 1)
    let _: Signal<Int> = x.asSignal(onErrorSignalWith: .empty())
    let _: Signal<Int> = x.asSignal { _ in .just(1) }
    let _: Signal<Int> = x.asSharedSequence(onErrorJustReturn: 1)
    let _: SharedSequence<SignalSharingStrategy, Int> = x.asSharedSequence(
        sharingStrategy: SignalSharingStrategy.self, onErrorDriveWith: .empty())
    let _: Driver<Int> = x.asSharedSequence(
        sharingStrategy: DriverSharingStrategy.self, onErrorRecover: { _ in .empty() })
    let _: Driver<String> = d.map { "\($0)" }
    let _: Driver<String> = d.map(\.description)
    let _: Driver<Int> = d.compactMap { $0 }
    let _: Driver<Int> = d.flatMap { Driver.just($0) }
    let _: Signal<Int> = d.flatMap { Signal.just($0) }
    let _: Driver<Int> = d.flatMapLatest { .just($0) }
    let _: Driver<Int> = d.flatMapFirst { x in return Driver<Int>.just(x) }
    let _: Driver<Int> = d.do(onNext: { _ in })
    let _: Driver<Int> = d.do(
        onNext: { _ in }, afterNext: { _ in }, onCompleted: {}, afterCompleted: {}, onSubscribe: {}, onSubscribed: {},
        onDispose: {})
    let _: Driver<Int> = d.do(onCompleted: {}, onDispose: {})
    let _: Driver<Int> = d.debug("x", trimOutput: true)
    let _: Driver<Int> = d.distinctUntilChanged()
    let _: Driver<Int> = d.distinctUntilChanged { $0 % 2 }
    let _: Driver<Int> = d.distinctUntilChanged { $0 == $1 }
    let _: Driver<Int> = d.distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
    let _: Driver<Int> = d.throttle(.seconds(1))
    let _: Driver<Int> = d.throttle(.seconds(1), latest: false)
    let _: Driver<Int> = d.debounce(.seconds(1))
    let _: Driver<Int> = d.delay(.seconds(1))
    let _: Driver<Int> = d.scan(0, accumulator: +)
    let _: Driver<Int> = d.scan(0) { $0 + $1 }
    let _: Driver<Int> = d.startWith(1)
    let _: Driver<Int> = d.skip(1)
    let _: Driver<Int> = d.withLatestFrom(g)
    let _: Driver<Int> = d.withLatestFrom(d) { $0 + $1 }
    let _: Driver<Int> = Driver.merge(d, d)
    let _: Driver<Int> = Driver.merge([d, d])
    let _: Driver<Int> = Driver.concat([d])
    let _: Driver<Int> = Driver.concat(AnySequence([d]))
    let _: Driver<Int> = Driver.zip(d, d) { $0 + $1 }
    let _: Driver<(Int, Int)> = Driver.zip(d, d)
    let _: Driver<[Int]> = Driver.zip([d])
    let _: Driver<Int> = Driver.zip([d]) { $0[0] }
    let _: Driver<Int> = Driver.combineLatest(d, d) { $0 + $1 }
    let _: Driver<(Int, Int, Int)> = Driver.combineLatest(d, d, d)
    let _ = Driver.combineLatest(d, d, d, d, d, d, d, d)
    let _: Driver<Int> = Driver.combineLatest(d, d, d, d, d, d, d, d) { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 }
    let _: Driver<[Int]> = Driver.combineLatest([d])
    let _ = SharedSequence.zip(d, d)
    let _ = SharedSequence.combineLatest(g, g)
    let _: Driver<Int> = .of(1, 2)
    let _: Driver<Int> = .from([1])
    let _: Driver<Int> = .from(Set([1]))
    let _: Driver<Int> = .from(optional: 1)
    let _: Driver<Int> = .deferred { .just(1) }
    let _: Driver<Int> = .interval(.seconds(1))
    let _: Driver<Int> = .timer(.seconds(1), period: .seconds(1))
    let _: Driver<Int> = .never()
    let _: Driver<Int> = .empty()
    let _: Infallible<Int> = d.asInfallible()
    let _: Signal<(Obj, Int)> = g.withUnretained(o)
    let _: Signal<Int> = g.withUnretained(o) { $1 }
    let _ = d.drive(onNext: { _ in })
    let _ = d.drive()
    let _ = d.drive(x)
    let _ = d.drive(x.asObserver())
    let _ = d.drive(x, x)
    let _ = d.drive(BehaviorRelay(value: 1))
    let _ = d.drive(BehaviorRelay(value: 1), BehaviorRelay(value: 1))
    let _ = d.drive(BehaviorRelay<Int?>(value: 1))
    let _ = d.drive(ReplayRelay<Int>.create(bufferSize: 1))
    let _ = d.drive(ReplayRelay<Int?>.create(bufferSize: 1))
    let _ = d.drive(PublishSubject<Int?>())
    let _ = d.drive(s.createObserver(Int.self))
    let _ = d.drive(s.createObserver(Optional<Int>.self))
    let _ = d.drive(with: o, onNext: { _, _ in })
    let _ = d.drive(with: o) { o, x in }
    let _: Int = d.drive { (o: Observable<Int>) in 1 }
    let _ = Driver.just("a").drive(o.rx.name)
    let _ = Driver.just("a").drive(o.rx.title)
    let _ = Driver<String?>.just("a").drive(o.rx.title)
    let _ = Observable.just("a").bind(to: o.rx.title)
    let _ = Infallible.just("a").bind(to: o.rx.title)
    let _ = Signal.just("a").emit(to: o.rx.title)
    let _ = g.emit(to: x)
    let _ = g.emit(to: x, x)
    let _ = g.emit(to: PublishSubject<Int?>())
    let _ = g.emit(to: BehaviorRelay(value: 1))
    let _ = g.emit(to: BehaviorRelay<Int?>(value: 1))
    let _ = g.emit(to: PublishRelay<Int>())
    let _ = g.emit(to: PublishRelay<Int>(), PublishRelay<Int>())
    let _ = g.emit(to: PublishRelay<Int?>())
    let _ = g.emit(to: ReplayRelay<Int>.createUnbound())
    let _ = g.emit(to: ReplayRelay<Int?>.createUnbound())
    let _ = g.emit(onNext: { _ in }, onCompleted: {}, onDisposed: {})
    let _ = g.emit()
    let _ = g.emit(with: o, onNext: { _, _ in }, onCompleted: { _ in }, onDisposed: { _ in })
    let r = BehaviorRelay(value: 1)
    let _ = r.asDriver()
    let _ = r.asObservable()
    let _ = r.asInfallible()
    let _: Signal<Int> = PublishRelay<Int>().asSignal()
    let _: Int = r.value
    let i = Infallible.just(1)
    let _: Driver<Int> = i.asDriver()
    let _ = i.bind(to: x)
    let _ = i.bind(to: x, x)
    let _ = i.bind(to: PublishSubject<Int?>())
    let _ = i.bind(to: r)
    let _ = i.bind(to: BehaviorRelay<Int?>(value: 1))
    let _ = i.bind(to: PublishRelay<Int>());
    let _ = i.bind(to: PublishRelay<Int?>())
    let _ = i.bind(to: ReplayRelay<Int>.createUnbound())
    let _ = i.bind(to: ReplayRelay<Int?>.createUnbound())
    let _ = i.bind(onNext: { _ in })
    let _: Int = i.bind(to: { (i: Infallible<Int>) in 1 })
    let _: Int = i.bind(to: { (i: Infallible<Int>) in { (y: Int) in y } }, curriedArgument: 1)
    let _ = x.bind(to: x)
    let _ = x.bind(to: r, r)
    let _ = x.bind(to: BehaviorRelay<Int?>(value: 1));
    let _ = x.bind(to: BehaviorRelay<Int?>(value: 1), BehaviorRelay<Int?>(value: 1))
    let _ = x.bind(to: PublishRelay<Int>())
    let _ = x.bind(to: ReplayRelay<Int>.createUnbound())
    let _ = x.bind(to: s.createObserver(Int.self))
    let _ = x.bind(to: s.createObserver(Int?.self))
    let _ = x.bind { _ in }
    let _ = x.bind(onNext: { _ in })
    let _ = x.bind(with: o, onNext: { _, _ in })
    let _ = x.bind(with: o) { a, b in }
    x.bind(to: Binder(o) { o, x in }).disposed(by: DisposeBag())
    let b = Binder<Int>(o, binding: { _, _ in })
    b.on(.next(1))
    b.onNext(1)
    _ = b.asObserver()
    let _ = Binder(o) { (o: Obj, x: Int) in }
    let cp = ControlProperty<String?>(
        values: Observable<String?>.just("a"), valueSink: Binder(o) { o, x in o.title = x })
    let _: ControlProperty<String> = cp.orEmpty
    let _: Driver<String?> = cp.asDriver()
    let _: ControlEvent<String?> = cp.changed
    cp.onNext("a")
    let _ = (cp <-> BehaviorRelay<String?>(value: nil))
    let ce = ControlEvent<Void>(events: Observable.just(()))
    let _: Signal<Void> = ce.asSignal()
    let _: Driver<Void> = ce.asDriver()
    let _: Infallible<Void> = ce.asInfallible()
    _ = ce.subscribe(onNext: {})
    _ = ce.map { 1 }
    SharingScheduler.mock(scheduler: s) {}
    SharingScheduler.mock(scheduler: s, action: {})
    SharingScheduler.mock(makeScheduler: { s }) {}
    SharingScheduler.mock(makeScheduler: { MainScheduler() }, action: {})
    let _: SchedulerType = SharingScheduler.make()
    let _ = NotificationCenter.default.rx.notification(Notification.Name("x"))
    let _ = NotificationCenter.default.rx.notification(Notification.Name("x"), object: o)
    do { try SharingScheduler.mock(scheduler: s) { throw testError } } catch {}
}
func <-> <T>(a: ControlProperty<T>, b: BehaviorRelay<T>) -> Disposable {
    Disposables.create(b.bind(to: a), a.subscribe(onNext: { b.accept($0) }))
}
infix operator <->
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    func foo() -> Driver<Element> { asDriver() }
}
extension SharedSequence where SharingStrategy == SignalSharingStrategy, Element == Int {
    func bar() -> Signal<Int> { self }
}
extension ObservableType where Element == Bool { func not() -> Observable<Bool> { map(!) } }
extension Observable where Element == Int { func plus() -> Observable<Int> { map { $0 + 1 } } }
extension PrimitiveSequence where Trait == SingleTrait { func x() -> Maybe<Element> { asMaybe() } }
extension PrimitiveSequenceType where Trait == SingleTrait, Element == Int {
    func y() -> Single<Int> { map { $0 + 1 } }
}
extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    func z() -> Completable { andThen(.empty()) }
}
extension ObservableConvertibleType { func w() -> Observable<Element> { asObservable() } }
extension ControlEvent where PropertyType == Void { func w2() {} }
extension BehaviorRelay where Element == Int { func inc() { accept(value + 1) } }
extension Infallible where Element == Int { func q() -> Infallible<Int> { map { $0 } } }
extension Reactive where Base: Obj {
    var both: ControlProperty<String?> {
        ControlProperty(values: Observable<String?>.just(base.title), valueSink: Binder(base) { $0.title = $1 })
    }
}
