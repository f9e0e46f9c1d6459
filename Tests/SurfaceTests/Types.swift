// Types that programs may derive from the library: aliases, conformances, custom types. Only compiled.
import Foundation
import Rill
import RillBlocking
import RillTest
import XCTest

// typealiases

// EventHandler
func takesEvent() {
    let o = AnyObserver<Int> { event in
        switch event {
        case .next(let x): _ = x
        case .error(let e): _ = e
        case .completed: break
        }
    }
    let o2 = AnyObserver<Int>(eventHandler: { _ in })
    _ = AnyObserver(o)
    _ = o.asObserver()
    _ = o2.mapObserver { (x: String) -> Int in Int(x)! }
    o.on(.next(1))
    o.onError(RxError.timeout)
}

// Protocol witness spellings
final class MyScheduler: SchedulerType {
    var now: RxTime { Date() }
    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
        action(state)
    }
    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable { action(state) }
}
final class MyPeriodic: SchedulerType {
    var now: RxTime { Date() }
    func schedule<S>(_ state: S, action: @escaping (S) -> Disposable) -> Disposable { action(state) }
    func scheduleRelative<S>(_ state: S, dueTime: RxTimeInterval, action: @escaping (S) -> Disposable) -> Disposable {
        action(state)
    }
    func schedulePeriodic<S>(_ state: S, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (S) -> S)
        -> Disposable
    { Disposables.create() }
}
struct MyImmediate: ImmediateSchedulerType {
    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
        action(state)
    }
}
class MyVirtual: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
    override func adjustScheduledTime(_ time: Int) -> Int { super.adjustScheduledTime(time) }
}
final class MyCancelable: Cancelable { var isDisposed = false; func dispose() { isDisposed = true } }
final class MyObserver<T>: ObserverType { func on(_ event: Event<T>) {} }
final class MyObserver2<T>: ObserverType { typealias Element = T; func on(_ event: Event<Element>) {} }
struct MyObservable<T>: ObservableType {
    typealias Element = T
    func subscribe<O>(_ observer: O) -> Disposable where O: ObserverType, O.Element == T { Disposables.create() }
}
struct MyConvertible: ObservableConvertibleType {
    typealias Element = Int; func asObservable() -> Observable<Int> { .just(1) }
}
struct MyInfallible: InfallibleType { typealias Element = Int; func asObservable() -> Observable<Int> { .just(1) } }
struct MyPrimitive: PrimitiveSequenceType {
    var primitiveSequence: PrimitiveSequence<SingleTrait, Int> { Single.just(1) }
}
struct MyEventConvertible: EventConvertible { var event: Event<Int> { .next(1) } }
struct MyStrategy: SharingStrategyProtocol {
    static var scheduler: SchedulerType { SharingScheduler.make() }
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source.share() }
}
struct MyShared: SharedSequenceConvertibleType {
    typealias Element = Int
    func asSharedSequence() -> SharedSequence<MyStrategy, Int> { .just(1) }
}
struct MyControl: ControlPropertyType {
    typealias Element = Int
    func asControlProperty() -> ControlProperty<Int> {
        ControlProperty(values: Observable.just(1), valueSink: AnyObserver { _ in })
    }
    func asObservable() -> Observable<Int> { .just(1) }
    func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Int { Disposables.create() }
    func on(_ event: Event<Int>) {}
}
struct MyControlEvent: ControlEventType {
    typealias Element = Int
    func asControlEvent() -> ControlEvent<Int> { ControlEvent(events: Observable.just(1)) }
    func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Int { Disposables.create() }
}
struct MyDecoder: DataDecoder {
    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { throw RxError.unknown }
}
extension MyCancelable: ReactiveCompatible {}
extension Reactive where Base: MyCancelable { var flag: Binder<Bool> { Binder(base) { b, v in b.isDisposed = v } } }
extension Reactive where Base == MyCancelable { var flag2: Int { 1 } }

func primitives(_ s: MyPrimitive, _ sh: MyShared, _ inf: MyInfallible) {
    _ = s.map { $0 + 1 }
    _ = s.subscribe(onSuccess: { _ in })
    _ = s.subscribe { (e: SingleEvent<Int>) in _ = e }
    _ = s.do(onSuccess: { _ in })
    _ = sh.map { $0 }
    _ = sh.asObservable()
    _ = inf.map { $0 }.asObservable()
    _ = inf.subscribe(onNext: { _ in })
    _ = inf.asObservable().asInfallible(onErrorJustReturn: 1)
}

// Conformances
func conf() {
    func dispo(_: Disposable) {}
    func canc(_: Cancelable) {}
    func sub<S: SubjectType>(_: S) {}
    func obs<S: ObserverType>(_: S) {}
    func err(_: Error & CustomDebugStringConvertible) {}
    func cds(_: CustomDebugStringConvertible) {}
    canc(PublishSubject<Int>())
    canc(BehaviorSubject<Int>(value: 1))
    dispo(ReplaySubject<Int>.create(bufferSize: 1))
    sub(PublishSubject<Int>())
    sub(BehaviorSubject<Int>(value: 1))
    sub(ReplaySubject<Int>.create(bufferSize: 1));
    sub(AsyncSubject<Int>())
    obs(PublishSubject<Int>())
    obs(BehaviorSubject<Int>(value: 1))
    obs(ReplaySubject<Int>.create(bufferSize: 1));
    obs(AsyncSubject<Int>())
    canc(BooleanDisposable())
    canc(CompositeDisposable())
    canc(SerialDisposable());
    canc(SingleAssignmentDisposable())
    canc(RefCountDisposable(disposable: Disposables.create()));
    canc(ScheduledDisposable(scheduler: MainScheduler.instance, disposable: Disposables.create()))
    let _: DisposeBase = BooleanDisposable()
    let _: DisposeBase = CompositeDisposable()
    let _: DisposeBase = SerialDisposable()
    let _: DisposeBase = SingleAssignmentDisposable()
    let _: DisposeBase = RefCountDisposable(disposable: Disposables.create())
    let _: DisposeBase = DisposeBag()
    err(RxError.unknown)
    err(RxCocoaError.unknown)
    cds(Event<Int>.completed)
    cds(TestScheduler(initialClock: 0))
    cds(HistoricalScheduler())
    cds(Recorded(time: 1, value: 1))
    cds(Subscription(1))
    let _: SerialDispatchQueueScheduler = MainScheduler.instance
    let _: SerialDispatchQueueScheduler = MainScheduler.asyncInstance
    let _: MainScheduler = MainScheduler.instance
    let _: ConcurrentMainScheduler = ConcurrentMainScheduler.instance
    let _: CurrentThreadScheduler = CurrentThreadScheduler.instance
    let _: ImmediateSchedulerType = CurrentThreadScheduler.instance
    let _: SchedulerType = TestScheduler(initialClock: 0)
    let _: Date = MainScheduler.instance.now
    MainScheduler.ensureExecutingOnScheduler(errorMessage: "x")
    MainScheduler.ensureExecutingOnScheduler()
    MainScheduler.ensureRunningOnMainThread(errorMessage: "x")
    MainScheduler.ensureRunningOnMainThread()
    let _: Bool = CurrentThreadScheduler.isScheduleRequired
    let _: Observable<Int> = PublishSubject<Int>()
    let _: Observable<Int> = Observable.just(1).publish()
    let _: ConnectableObservable<Int> = Observable.just(1).publish()
    let x: PublishSubject<Int> = PublishSubject<Int>().asObserver()
    let y: BehaviorSubject<Int> = BehaviorSubject<Int>(value: 1).asObserver()
    let z: ReplaySubject<Int> = ReplaySubject<Int>.create(bufferSize: 1).asObserver()
    let w: AsyncSubject<Int> = AsyncSubject<Int>().asObserver()
    _ = (x, y, z, w)
    _ = GroupedObservable(key: 1, source: Observable.just(1)).key
    let _: GroupedObservable<Int, String> = GroupedObservable<Int, String>(key: 1, source: .just("a"))
    let _: Int32 = Resources.total
    let _: Int32 = Resources.numberOfSerialDispatchQueueObservables
    let _: Int = maxTailRecursiveSinkStackSize
    let _: [Recorded<Event<Int>>] = [.next(1, 1), .completed(2), .error(3, RxError.unknown)]
    let _: [Recorded<Event<Int>>] = Recorded.events(.next(1, 1), .completed(2), .error(3, RxError.unknown))
    let _: [Recorded<Event<Int>>] = Recorded.events([
        .next(1, 1), .completed(2, Int.self), .error(3, RxError.unknown, Int.self),
    ])
    let s = TestScheduler(initialClock: 0)
    let xs = s.createHotObservable(Recorded.events(.next(1, 1), .completed(2)))
    let ys = s.createColdObservable([.next(1, 1), .completed(2)])
    let zs = s.createColdObservable([Recorded.next(1, 1), .completed(2)])
    let ws: TestableObservable<Int> = s.createHotObservable([])
    let vs = s.createHotObservable([.completed(1, Int.self)])
    let us = s.createHotObservable([Recorded<Event<Int>>]())
    _ = (xs, ys, zs, ws, vs, us)
    _ = TestScheduler.Defaults.created + TestScheduler.Defaults.subscribed + TestScheduler.Defaults.disposed
    _ = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
    _ = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 300)])
    XCTAssertEqual(ys.recordedEvents, xs.recordedEvents)
    let res = s.start { xs.map { $0 } }
    let res2 = s.start(disposed: 400) { xs.map { $0 } }
    let res3 = s.start(created: 1, subscribed: 2, disposed: 3) { xs.map { $0 } }
    let res4: TestableObserver<Int> = s.start { () -> Observable<Int> in return xs.map { $0 } }
    _ = (res2, res3, res4)
    XCTAssertEqual(res.events, [.next(1, 1), .completed(2)])
    XCTAssertEqual(res.events, [])
    XCTAssertRecordedElements(res.events, [1])
    let _: (TestTime) = s.clock
    s.scheduleAt(1) {}
    s.scheduleAt(1, action: {})
    _ = s.scheduleAbsoluteVirtual((), time: 10) { _ in Disposables.create() }
    _ = s.scheduleRelativeVirtual((), dueTime: 10) { _ in Disposables.create() }
    _ = s.scheduleRelative((), dueTime: .seconds(1)) { _ in Disposables.create() }
    _ = s.schedulePeriodic(1, startAfter: .seconds(1), period: .seconds(1)) { $0 + 1 }
    s.advanceTo(100)
    s.sleep(10)
    s.stop()
    s.start()
    XCTAssertEqual([Event<Int>.next(1)], [.next(1)])
    XCTAssertEqual([MaybeEvent<Int>.success(1)], [.completed])
    XCTAssertEqual([CompletableEvent.completed], [.error(RxError.unknown)])
    XCTAssertEqual([SingleEvent<Int>.success(1)], [.failure(RxError.unknown)])
    let r: [Recorded<Event<Int?>>] = [.next(1, nil)]
    XCTAssertEqual(r, [.next(1, nil)])
    XCTAssertTrue(Event<Int>.next(1) == .next(1))

    XCTAssertTrue(MaybeEvent<Int>.success(1) == .success(1))
    XCTAssertTrue(CompletableEvent.completed == .completed)
}

func aliases() {
    let _: Single<Int>.SingleObserver? = nil
    let _: Maybe<Int>.MaybeObserver? = nil
    let _: Completable.CompletableObserver? = nil
    let _: Infallible<Int>.InfallibleObserver? = nil
    let _: SerialDispatchQueueScheduler.TimeInterval = 1.0
    let _: ConcurrentDispatchQueueScheduler.TimeInterval = 1.0
    let _: SerialDispatchQueueScheduler.Time = Date()
    let _: PrimitiveSequence<SingleTrait, Int>.SingleObserver = { (_: SingleEvent<Int>) in }
    let _: AnyObserver<Int>.EventHandler = { _ in }
    let _: CompositeDisposable.DisposeKey? = CompositeDisposable().insert(Disposables.create())
    let _: PublishSubject<Int>.SubjectObserverType? = nil
    let _: BehaviorSubject<Int>.SubjectObserverType? = nil
    let _: ReplaySubject<Int>.SubjectObserverType? = nil
    let _: AsyncSubject<Int>.SubjectObserverType? = nil
    let _: PublishSubject<Int>.Observer? = nil
    let _: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>.VirtualTime = 1
    let _: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>.VirtualTimeInterval = 1
    let _: HistoricalScheduler.VirtualTime = Date()
    let _: Hooks.DefaultErrorHandler = { _, _ in }
    let _: Hooks.CustomCaptureSubscriptionCallstack = { [] }
    let _: Reactive<NSObject>.Type = NSObject.rx
    let _: TestSchedulerVirtualTimeConverter.VirtualTimeUnit = 1
    let _: HistoricalSchedulerTimeConverter.VirtualTimeIntervalUnit = 1.0
    let _: HistoricalSchedulerTimeConverter.VirtualTimeUnit = Date()
    let _: TestTime = 1
    let _: SingleEvent<Int> = .success(1)
    let _: SingleEvent<Int> = .failure(RxError.unknown)
    let _: RxObservable<Int> = .just(1)
    let _: DisposeBag.DisposableBuilder.Type = DisposeBag.DisposableBuilder.self
    let _: ControlProperty<Int>.Element = 1
}
