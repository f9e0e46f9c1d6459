// Programs for RxSwift that use traits, infallible and shared sequences, relays, binders and blocking must compile.
import EngineTestKit
import Foundation
import Rill
import RillBlocking
import RillTest
import XCTest

final class TraitSpellingTests: CountedTest {
    private let scheduler = CurrentThreadScheduler.instance

    func testSingle() throws {
        var events: [SingleEvent<Int>] = []
        _ = Single<Int>.create { observer in
            observer(.success(1))
            observer(.failure(Trouble.first))
            return Disposables.create()
        }.subscribe { events.append($0) }
        _ = Single<Int>.error(Trouble.first).subscribe { (event: SingleEvent<Int>) in events.append(event) }
        XCTAssertEqual(events, [.success(1), .failure(Trouble.first)])
        let one = Single.just(1)
        _ = one.subscribe(onSuccess: { _ in }, onFailure: { _ in }, onDisposed: {})
        _ = one.subscribe(onSuccess: { _ in })
        _ = one.subscribe(with: self, onSuccess: { $0.use($1) }, onFailure: { $0.use($1) }, onDisposed: { $0.use(0) })
        XCTAssertEqual(try one.map { $0 + 1 }.toBlocking().single(), 2)
        XCTAssertEqual(try one.flatMap { Single.just("\($0)") }.toBlocking().single(), "1")
        XCTAssertEqual(try one.flatMapMaybe { _ in Maybe<Int>.empty() }.toBlocking().first(), nil)
        XCTAssertEqual(try one.flatMapCompletable { _ in .empty() }.toBlocking().toArray(), [])
        XCTAssertEqual(try one.filter { $0 == 2 }.toBlocking().first(), nil)
        XCTAssertEqual(try one.compactMap { $0 as Int? }.toBlocking().first(), 1)
        XCTAssertEqual(try one.asMaybe().toBlocking().first(), 1)
        XCTAssertEqual(try one.asCompletable().toBlocking().toArray(), [])
        XCTAssertEqual(try one.observe(on: scheduler).subscribe(on: scheduler).toBlocking().single(), 1)
        XCTAssertEqual(try one.retry(2).debug("single").filter { _ in true }.toBlocking().first(), 1)
        XCTAssertEqual(try one.retry { (errors: Observable<Error>) in errors }.toBlocking().single(), 1)
        XCTAssertEqual(try Single<Int>.error(Trouble.first).catch { _ in .just(2) }.toBlocking().single(), 2)
        XCTAssertEqual(try Single<Int>.error(Trouble.first).catchAndReturn(2).toBlocking().single(), 2)
        XCTAssertEqual(try Single.deferred { one }.toBlocking().single(), 1)
        XCTAssertEqual(try Single.zip(one, one) { $0 + $1 }.toBlocking().single(), 2)
        XCTAssertEqual(try Single.zip(one, Single.just("a")).toBlocking().single().1, "a")
        XCTAssertEqual(try Single.zip([one, one]).toBlocking().single(), [1, 1])
        XCTAssertEqual(try Single.zip([one, one]) { $0.count }.toBlocking().single(), 2)
        XCTAssertEqual(
            try Single.zip(one, one, one, one, one, one, one, one) { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 }
                .toBlocking().single(), 8)
        XCTAssertEqual(
            try Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in one }).toBlocking().single(), 1)
        XCTAssertEqual(
            try one.do(
                onSuccess: { _ in }, afterSuccess: { _ in }, onError: { _ in }, afterError: { _ in }, onSubscribe: {},
                onSubscribed: {}, onDispose: {}
            ).toBlocking().single(), 1)
        let raw = PrimitiveSequence<SingleTrait, Int>(raw: .just(1))
        XCTAssertEqual(try raw.primitiveSequence.asObservable().asSingle().toBlocking().single(), 1)
        XCTAssertThrowsError(try Observable.of(1, 2).asSingle().toBlocking().single())
    }

    func testMaybe() throws {
        var events: [MaybeEvent<Int>] = []
        _ = Maybe<Int>.create { observer in
            observer(.success(1))
            observer(.completed)
            return Disposables.create()
        }.subscribe { events.append($0) }
        _ = Maybe<Int>.empty().subscribe { events.append($0) }
        _ = Maybe<Int>.error(Trouble.first).subscribe { events.append($0) }
        XCTAssertEqual(events, [.success(1), .completed, .error(Trouble.first)])
        let one = Maybe.just(1)
        _ = one.subscribe(onSuccess: { _ in }, onError: { _ in }, onCompleted: {}, onDisposed: {})
        _ = one.subscribe(
            with: self, onSuccess: { $0.use($1) }, onError: { $0.use($1) }, onCompleted: { $0.use(0) },
            onDisposed: { $0.use(0) })
        XCTAssertEqual(try one.map { $0 + 1 }.filter { $0 > 0 }.toBlocking().first(), 2)
        XCTAssertEqual(try one.flatMap { Maybe.just($0) }.compactMap { $0 as Int? }.toBlocking().first(), 1)
        XCTAssertEqual(try Maybe<Int>.empty().ifEmpty(default: 5).toBlocking().single(), 5)
        XCTAssertEqual(try Maybe<Int>.empty().ifEmpty(switchTo: Maybe.just(5)).toBlocking().single(), 5)
        XCTAssertEqual(try Maybe<Int>.empty().ifEmpty(switchTo: Single.just(5)).toBlocking().single(), 5)
        XCTAssertEqual(try Maybe<Int>.error(Trouble.first).catchAndReturn(5).toBlocking().single(), 5)
        XCTAssertEqual(try Maybe.zip(one, one).toBlocking().single().0, 1)
        XCTAssertEqual(try Maybe.zip(one, one, one) { $0 + $1 + $2 }.toBlocking().single(), 3)
        XCTAssertEqual(try Maybe.just(1, scheduler: scheduler).toBlocking().single(), 1)
        XCTAssertEqual(
            try one.do(
                onNext: { _ in }, afterNext: { _ in }, onError: { _ in }, afterError: { _ in }, onCompleted: {},
                afterCompleted: {}, onSubscribe: {}, onSubscribed: {}, onDispose: {}
            ).toBlocking().first(), 1)
        XCTAssertEqual(try Observable<Int>.empty().asMaybe().toBlocking().first(), nil)
    }

    func testCompletable() throws {
        var events: [CompletableEvent] = []
        _ = Completable.create { observer in
            observer(.completed)
            observer(.error(Trouble.first))
            return Disposables.create()
        }.subscribe { events.append($0) }
        _ = Completable.error(Trouble.first).subscribe { events.append($0) }
        XCTAssertEqual(events, [.completed, .error(Trouble.first)])
        let end = Completable.empty()
        _ = end.subscribe(onCompleted: {}, onError: { _ in }, onDisposed: {})
        _ = end.subscribe(
            with: self, onCompleted: { $0.use(0) }, onError: { $0.use($1) }, onDisposed: { $0.use(0) })
        for completable in [
            end, end.concat(end), .concat(end, end), .concat([end, end]), .concat(AnySequence([end])),
            .concat(AnyCollection([end])), .zip(end, end), .zip([end, end]), .zip(AnyCollection([end])),
            end.andThen(end), Observable<Never>.empty().asCompletable(),
            end.delay(.nanoseconds(1), scheduler: MainScheduler.instance),
            end.do(
                onError: { _ in }, afterError: { _ in }, onCompleted: {}, afterCompleted: {}, onSubscribe: {},
                onSubscribed: {}, onDispose: {}),
        ] {
            XCTAssertEqual(try completable.toBlocking().toArray(), [])
            XCTAssertNil(try completable.toBlocking().first())
        }
        XCTAssertEqual(try end.andThen(Single.just(1)).toBlocking().single(), 1)
        XCTAssertEqual(try end.andThen(Maybe.just(1)).toBlocking().first(), 1)
        XCTAssertEqual(try end.andThen(Observable.of(1, 2)).toBlocking().toArray(), [1, 2])
    }

    func testInfallible() throws {
        let few = Infallible.of(1, 2)
        var events: [String] = []
        _ = Infallible<Int>.create { observer in
            observer(.next(1))
            observer(.completed)
            return Disposables.create()
        }.subscribe { (event: InfallibleEvent<Int>) in events.append("\(event)") }
        _ = few.subscribe(onNext: { events.append("\($0)") }, onCompleted: {}, onDisposed: {})
        _ = few.subscribe(
            with: self, onNext: { $0.use($1) }, onCompleted: { $0.use(0) }, onDisposed: { $0.use(0) })
        XCTAssertEqual(events, ["next(1)", "completed", "1", "2"])
        let sources: [Infallible<Int>] = [
            few, .from([1, 2]), .from(AnySequence([1, 2])), .concat(.just(1), .just(2)), .concat([.just(1), .just(2)]),
            .merge([.just(1), .just(2)]), .merge(.just(1), .just(2)), .deferred { few },
            few.map { $0 }.filter { _ in true }.compactMap { $0 as Int? }, few.distinctUntilChanged(),
            few.distinctUntilChanged { $0 }, few.distinctUntilChanged { $0 == $1 },
            few.flatMap { Infallible.just($0) }, few.flatMapFirst { Infallible.just($0) },
            few.flatMapLatest { Infallible.just($0) }, few.concatMap { Infallible.just($0) },
            Infallible.just(1).concat(Infallible.just(2)), few.take(2), few.take(while: { _ in true }),
            few.take(until: { $0 > 3 }), few.take(until: Infallible<Int>.never()), few.skip(while: { _ in false }),
            few.skip(until: Infallible.just(0)), few.share(replay: 1), few.startWith(0).filter { $0 > 0 },
            few.do(
                onNext: { _ in }, afterNext: { _ in }, onCompleted: {}, afterCompleted: {}, onSubscribe: {},
                onSubscribed: {}, onDispose: {}),
            few.withUnretained(self).map { $0.1 }, few.withUnretained(self) { $1 }, few.scan(0) { $1 },
            few.scan(into: 0) { $0 = $1 },
            few.withLatestFrom(Infallible.just(0)) { a, _ in a }, few.asObservable().asInfallible(onErrorJustReturn: 0),
            few.asObservable().asInfallible(onErrorFallbackTo: few), few.asObservable().asInfallible { _ in few },
            Infallible.zip(few, few) { a, _ in a }, Infallible.combineLatest(few, Infallible.just(0)) { a, _ in a },
            Infallible.combineLatest(few, Infallible.just(0)).map { $0.0 },
            Infallible.combineLatest([few, Infallible.just(0)]) { $0[0] },
        ]
        for (index, source) in sources.enumerated() {
            XCTAssertEqual(try source.toBlocking().toArray().last, 2, "\(index)")
        }
        XCTAssertEqual(try few.observe(on: scheduler).subscribe(on: scheduler).toBlocking().toArray(), [1, 2])
    }

    private func use<T>(_ value: T) {}

    func testRelays() {
        let publish = PublishRelay<Int>()
        let behavior = BehaviorRelay(value: 0)
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        let unbound = ReplayRelay<Int>.createUnbound()
        let optional = BehaviorRelay<Int?>(value: nil)
        let optionalPublish = PublishRelay<Int?>()
        let optionalReplay = ReplayRelay<Int?>.create(bufferSize: 1)
        let source = Observable.just(3)
        _ = source.bind(to: publish)
        _ = source.bind(to: publish, publish)
        _ = source.bind(to: behavior)
        _ = source.bind(to: optional)
        _ = source.bind(to: optionalPublish)
        _ = source.bind(to: optionalReplay)
        _ = source.bind(to: replay, unbound)
        _ = source.bind(to: BehaviorSubject<Int>(value: 1))
        _ = source.bind(to: BehaviorSubject<Int?>(value: 1))
        _ = source.bind(to: AnyObserver<Int?> { _ in })
        _ = source.bind(onNext: { _ in })
        _ = source.bind(with: self, onNext: { $0.use($1) })
        XCTAssertEqual(source.bind(to: { (_: Observable<Int>) -> Int in 5 }), 5)
        let curried = { (_: Observable<Int>) -> (Int) -> Int in { $0 + 1 } }
        XCTAssertEqual(source.bind(to: curried, curriedArgument: 5), 6)
        XCTAssertEqual(behavior.value, 3)
        XCTAssertEqual(optional.value, 3)
        _ = (publish.asObservable(), replay.asObservable(), publish.asSignal(), behavior.asDriver())
        _ = (publish.asInfallible(), behavior.asInfallible(), replay.asInfallible())
    }

    final class Target: NSObject {
        var title: String?
        var count = 0
    }

    func testBinders() {
        let target = Target()
        let binder = Binder<Int>(target) { $0.count = $1 }
        binder.onNext(1)
        XCTAssertEqual(target.count, 1)
        _ = Observable.just(2).bind(to: target.rx.count)
        XCTAssertEqual(target.count, 2)
        _ = Observable.just("a").bind(to: target.rx.title)
        XCTAssertEqual(target.title, "a")
        _ = Binder<Int>(target, scheduler: ConcurrentMainScheduler.instance, binding: { $0.count = $1 }).asObserver()
        let property = ControlProperty<String?>(values: Observable.just("a"), valueSink: AnyObserver { _ in })
        XCTAssertEqual(try property.orEmpty.toBlocking().single(), "a")
        XCTAssertEqual(try property.asDriver().asObservable().toBlocking().single(), "a")
        XCTAssertEqual(try property.changed.toBlocking().toArray().count, 0)
        let event = ControlEvent(events: Observable.just(1))
        XCTAssertEqual(try event.asControlEvent().asObservable().toBlocking().single(), 1)
        _ = (event.asDriver(), event.asSignal(), event.asInfallible(), property.asControlProperty())
    }

    func testSharedSequences() {
        let driver = Driver.of(1, 2)
        let signal = Signal.of(1, 2)
        let relay = BehaviorRelay(value: 0)
        let drivers: [Driver<Int>] = [
            .empty(), .never(), .just(1), .from([1]), .from(AnySequence([1])), .from(optional: 1), .deferred { driver },
            .merge(driver, driver), .merge([driver]), .merge(AnyCollection([driver])), .concat([driver]),
            .concat(AnySequence([driver])), .zip(driver, driver) { $0 + $1 }, .zip([driver]) { $0[0] },
            .combineLatest(driver, driver) { $0 + $1 }, .combineLatest([driver]) { $0[0] },
            driver.map { $0 }, driver.compactMap { $0 as Int? }, driver.filter { _ in true },
            driver.distinctUntilChanged(),
            driver.distinctUntilChanged { $0 }, driver.distinctUntilChanged { $0 == $1 },
            driver.distinctUntilChanged({ $0 }, comparer: { $0 == $1 }), driver.flatMap { Driver.just($0) },
            driver.flatMapLatest { Driver.just($0) }, driver.flatMapFirst { Driver.just($0) },
            Driver.just(driver).switchLatest(), Driver.just(driver).merge(),
            Driver.just(driver).merge(maxConcurrent: 1),
            driver.do(onNext: { _ in }, onCompleted: {}, onSubscribe: {}, onSubscribed: {}, onDispose: {}),
            driver.debug("d"), driver.throttle(.seconds(1)), driver.throttle(.seconds(1), latest: false),
            driver.debounce(.seconds(1)), driver.delay(.seconds(1)), driver.scan(0) { $0 + $1 }, driver.startWith(0),
            driver.skip(1), driver.withLatestFrom(driver), driver.withLatestFrom(driver) { $0 + $1 },
            Observable.just(1).asDriver(onErrorJustReturn: 0), Observable.just(1).asDriver(onErrorDriveWith: .empty()),
            Observable.just(1).asDriver(onErrorRecover: { _ in .empty() }), driver.asDriver(), relay.asDriver(),
            Observable.just(1).asSharedSequence(onErrorJustReturn: 0),
            Observable.just(1).asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorDriveWith: driver),
            Driver<Int>.interval(.seconds(1)), Driver<Int>.timer(.seconds(1), period: .seconds(1)),
        ]
        XCTAssertEqual(drivers.count, 49)
        let signals: [Signal<Int>] = [
            signal.withUnretained(self).map { $0.1 }, signal.withUnretained(self) { $1 },
            Observable.just(1).asSignal(onErrorJustReturn: 0), Observable.just(1).asSignal(onErrorSignalWith: signal),
            Observable.just(1).asSignal(onErrorRecover: { _ in signal }), driver.flatMap { Signal.just($0) },
            signal.asSignal(), Signal.combineLatest(signal, signal).map { $0.0 },
            Signal.zip(signal, signal).map { $0.0 },
        ]
        XCTAssertEqual(signals.count, 9)
        let observer = PublishSubject<Int>()
        let optional = PublishSubject<Int?>()
        let one = Driver.just(1)
        _ = one.drive()
        _ = one.drive(observer)
        _ = one.drive(observer, observer)
        _ = one.drive(optional)
        _ = one.drive(relay)
        _ = one.drive(BehaviorRelay<Int?>(value: 1))
        _ = one.drive(ReplayRelay<Int>.createUnbound())
        _ = one.drive(onNext: { _ in }, onCompleted: {}, onDisposed: {})
        _ = one.drive(with: self, onNext: { $0.use($1) }, onCompleted: { $0.use(0) }, onDisposed: { $0.use(0) })
        XCTAssertEqual(one.drive { (_: Observable<Int>) in 5 }, 5)
        let curried = { (_: Observable<Int>) -> (Int) -> Int in { $0 + 1 } }
        XCTAssertEqual(one.drive(curried, curriedArgument: 5), 6)
        let single = Signal.just(1)
        _ = single.emit()
        _ = single.emit(to: AnyObserver<Int> { _ in })
        _ = single.emit(to: AnyObserver<Int?> { _ in })
        _ = single.emit(to: PublishRelay<Int>(), PublishRelay<Int>())
        _ = single.emit(to: PublishRelay<Int?>())
        _ = single.emit(to: relay)
        _ = single.emit(to: ReplayRelay<Int>.createUnbound())
        _ = single.emit(onNext: { _ in }, onCompleted: {}, onDisposed: {})
        _ = single.emit(with: self, onNext: { $0.use($1) })
        XCTAssertEqual(relay.value, 1)
        SharingScheduler.mock(scheduler: TestScheduler(initialClock: 0)) {
            _ = SharingScheduler.make()
        }
        SharingScheduler.mock(makeScheduler: { MainScheduler() }) {}
        XCTAssertTrue(DriverSharingStrategy.scheduler is MainScheduler)
    }
}
