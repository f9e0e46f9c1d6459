// Code as in tests of reactive libraries, with their helpers. Only compiled.
import Foundation
import Rill
import RillBlocking
import RillTest
import XCTest

extension Recorded {
    public static func next<T>(_ element: T) -> Recorded<Event<T>> where Value == Event<T> {
        Recorded<Event<T>>(time: 0, value: .next(element))
    }
    public static func completed<T>(_ type: T.Type = T.self) -> Recorded<Event<T>> where Value == Event<T> {
        Recorded<Event<T>>(time: 0, value: .completed)
    }
    public static func error<T>(_ error: Swift.Error, _ type: T.Type = T.self) -> Recorded<Event<T>>
    where Value == Event<T> { Recorded<Event<T>>(time: 0, value: .error(error)) }
}
func next<T>(_ element: T) -> Recorded<Event<T>> { Recorded(time: 0, value: .next(element)) }
func completed<T>(_ type: T.Type = T.self) -> Recorded<Event<T>> { Recorded(time: 0, value: .completed) }
func error<T>(_ error: Swift.Error, _ type: T.Type = T.self) -> Recorded<Event<T>> {
    Recorded(time: 0, value: .error(error))
}
func XCTAssertErrorEqual(_ lhs: Swift.Error, _ rhs: Swift.Error, file: StaticString = #file, line: UInt = #line) {
    let event1: Event<Int> = .error(lhs); let event2: Event<Int> = .error(rhs)
    XCTAssertEqual(event1, event2, file: file, line: line)
    XCTAssertTrue(event1 == event2)
    XCTAssertEqual([event1], [event2])
}
struct EquatableArray<Element: Equatable>: Equatable { let elements: [Element]; init(_ e: [Element]) { elements = e } }
extension RxObservable where Element == Int { func qq() {} }
extension Rill.Observable: Swift.Equatable {
    public static func == (l: Observable<Element>, r: Observable<Element>) -> Bool { l === r }
}
final class Suite: XCTestCase {
    func asTestsWriteIt() throws {
        let scheduler = TestScheduler(initialClock: 0)
        _ = Single<Int>.error(Fault.one).subscribe { _ in }
        _ = Maybe<Int>.error(Fault.one).subscribe { _ in }
        _ = Completable.error(Fault.one).subscribe { _ in }
        _ = Infallible<Int>.just(1).subscribe { _ in }
        _ = Observable<Int>.error(Fault.one).subscribe { _ in }
        _ = Signal.just(1).emit { _ in }
        _ = Single<Int>.error(Fault.one).subscribe(onSuccess: { _ in })
        _ = Single.just(1).subscribe { print($0) }
        _ = Maybe.just(1).subscribe { print($0) }
        _ = Maybe.just(1).subscribe { x in
            print(x); print(x)
        }
        _ = Completable.empty().subscribe { print($0) }
        _ = Completable.empty().subscribe {
            print("done")
        } onError: {
            print($0)
        }
        _ = Single.just(1).subscribe {
            print($0)
        } onFailure: {
            print($0)
        }
        _ = Single.just(1).subscribe {
            print($0)
        } onFailure: {
            print($0)
        } onDisposed: {
        }
        _ = Maybe.just(1).subscribe {
            print($0)
        } onError: {
            print($0)
        } onCompleted: {
            print(1)
        }
        _ = Observable.just(1).subscribe {
            print($0)
        } onError: {
            print($0)
        }
        _ = Observable.just(1).subscribe {
            print($0)
        } onCompleted: {
        } onDisposed: {
        }
        _ = Infallible.just(1).subscribe {
            print($0)
        } onCompleted: {
        }
        _ = Driver.just(1).drive {
            print($0)
        } onCompleted: {
        }
        _ = Signal.just(1).emit {
            print($0)
        } onDisposed: {
        }
        _ = Observable.just(1).subscribe(with: self) { s, x in }
        _ = Observable.just(1).subscribe(with: self) { s, x in
        } onError: { s, e in
        }
        let b = Binder(self) { (_, element: Int) in print(element) }
        let b2 = Binder<Int>(self) { _, _ in }
        let b3 = Binder<Int>(self, scheduler: scheduler) { _, _ in }
        _ = (b, b2, b3)
        let e0 = scheduler.createHotObservable([.next(210, 1)])
        let f: (TestableObservable<Int>, TestableObservable<Int>) -> Observable<EquatableArray<Int>> = { e0, e1 in
            Observable.combineLatest([e0, e1].map { $0.asObservable() }) { EquatableArray($0) }
        }
        let r = scheduler.start { f(e0, e0) }
        XCTAssertEqual(r.events, [.next(210, EquatableArray([1]))])
        let res = scheduler.start { () -> Observable<EquatableArray<Int>> in
            Observable.zip([e0].map { $0.asObservable() }) { EquatableArray($0) } as Observable<EquatableArray<Int>>
        }
        let messages =
            Recorded.events(.next(210, EquatableArray([1, 2])), .completed(3)) as [Recorded<Event<EquatableArray<Int>>>]
        XCTAssertEqual(res.events, messages)
        let corr: [Recorded<Event<Int>>] = [.next(1), .completed()]
        XCTAssertEqual(corr, [.next(1), .completed()])
        let xs = scheduler.createHotObservable([
            .next(70, 1), .next(110, 2), .error(600, testError),
        ])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 400), Subscription(1, Int.max)])
        let correctMessages = Recorded.events(.next(210, 2), .error(600, testError), .completed(1))
        let correctSubscriptions = [Subscription(200, 600)]
        XCTAssertEqual(xs.recordedEvents, correctMessages)
        XCTAssertEqual(xs.subscriptions, correctSubscriptions)
        var outer: Observable<GroupedObservable<String, Int>>! = nil
        var inners: [String: GroupedObservable<String, Int>] = [:]
        var results: [String: TestableObserver<Int>] = [:]
        var subs: [String: Disposable] = [:]
        var outerSub: Disposable? = nil
        scheduler.scheduleAt(TestScheduler.Defaults.created) { outer = xs.groupBy { "\($0)" } }
        scheduler.scheduleAt(TestScheduler.Defaults.subscribed) {
            outerSub = outer.subscribe(onNext: { (group: GroupedObservable<String, Int>) in
                let result: TestableObserver<Int> = scheduler.createObserver(Int.self)
                inners[group.key] = group; results[group.key] = result
                subs[group.key] = group.subscribe(result)
            })
        }
        scheduler.scheduleAt(TestScheduler.Defaults.disposed) {
            outerSub?.dispose(); for (_, d) in subs { d.dispose() }
        }
        scheduler.start()
        XCTAssertEqual(results["1"]!.events, [.next(1, 1)])
        let inf = xs.asInfallible(onErrorJustReturn: 600)
        let observer = scheduler.createObserver(Int.self)
        _ = inf.bind(to: observer)
        _ = inf.asObservable().subscribe(observer)
        let subject = PublishSubject<Int>()
        _ = subject.asObservable().asInfallible(onErrorFallbackTo: inf)
        let (p, q) = (BehaviorSubject(value: 1), ReplaySubject<Int>.createUnbounded())
        _ = try p.value()
        q.on(.next(1))
        XCTAssertThrowsError(try p.value()) { error in XCTAssertErrorEqual(error, testError) }
        let nevers = Observable<Int>.never() as Observable<Int>
        XCTAssertTrue(nevers == nevers)
        do { _ = try xs.toBlocking().single(); XCTFail() } catch let e as RxError {
            switch e {
            case .noElements: break;
            case .moreThanOneElement: break;
            case .timeout: break;
            case .unknown, .overflow, .argumentOutOfRange, .disposed(object: _): break
            }
        }
        do { _ = try xs.toBlocking().single(); XCTFail() } catch RxError.noElements {} catch {}
        if case .disposed(object: let o) = RxError.disposed(object: self) { _ = o }
        var d: Disposable! = Disposables.create {}
        d.dispose(); d = nil
        let sd = SerialDisposable(); sd.disposable = Observable.just(1).subscribe(onNext: { _ in sd.dispose() })
        let sad = SingleAssignmentDisposable(); sad.setDisposable(Disposables.create())
        let comp = CompositeDisposable(Disposables.create(), Disposables.create());
        let k = comp.insert(Disposables.create()); if let k { comp.remove(for: k) }
        _ = comp.insert(Disposables.create())
        let ref = RefCountDisposable(disposable: sd); ref.retain().dispose()
        let cc = CompositeDisposable(disposables: [sd, sad])
        XCTAssertEqual(cc.count, 2)
        let bin = Disposables.create(Disposables.create(), Disposables.create())
        XCTAssertFalse(bin.isDisposed)
        let rx = Reactive(self)
        _ = rx.base
        let conn = xs.publish(); let c1 = conn.connect(); let c2 = conn.connect()
        XCTAssertTrue(c1 === c2)
        XCTAssertTrue((c1 as AnyObject) === (c2 as AnyObject))
    }
}
func === (a: Disposable, b: Disposable) -> Bool { (a as AnyObject) === (b as AnyObject) }
