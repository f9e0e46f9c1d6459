// Every factory and operator, each overload with its result spelled out. Everything here is only compiled.
import Foundation
import Rill
import RillBlocking
import RillTest
import XCTest

enum Fault: Error { case one, two }
let testError = NSError(domain: "dummyError", code: -232, userInfo: nil)

func factories(_ s: TestScheduler) {
    let _: Observable<Int> = Observable<Int>.just(1)
    let _: Observable<Int> = .just(1, scheduler: s)
    let _: Observable<Int> = .empty()
    let _: Observable<Int> = .never()
    let _: Observable<Int> = .error(testError)
    let _: Observable<Int> = Observable.error(testError) as Observable<Int>
    let _: Observable<Int> = .of(1, 2, 3)
    let _: Observable<Int> = .of(1, 2, 3, scheduler: s)
    let _: Observable<Int> = Observable.of(1, 2, 3, scheduler: s)
    let _: Observable<Int> = .from([1, 2])
    let _: Observable<Int> = .from([1, 2], scheduler: s)
    let _: Observable<Int> = .from(stride(from: 1, to: 3, by: 1))
    let _: Observable<Int> = .from(AnySequence([1]), scheduler: s)
    let _: Observable<Int> = .from(1...3)
    let _: Observable<Int> = .from(optional: nil)
    let _: Observable<Int> = .from(optional: 1, scheduler: s)
    let _: Observable<Int> = .range(start: 1, count: 2)
    let _: Observable<Int> = .range(start: 1, count: 2, scheduler: s)
    let _: Observable<UInt8> = .range(start: 1, count: 2, scheduler: s)
    let _: Observable<Int> = .repeatElement(1)
    let _: Observable<Int> = .repeatElement(1, scheduler: s)
    let _: Observable<Int> = .generate(initialState: 0, condition: { $0 < 3 }, iterate: { $0 + 1 })
    let _: Observable<Int> = .generate(initialState: 0, condition: { _ in throw testError }, scheduler: s) { $0 + 1 }
    let _: Observable<Int> = .interval(.seconds(1), scheduler: s)
    let _: Observable<Int64> = .interval(.seconds(1), scheduler: s)
    let _: Observable<Int> = .timer(.seconds(1), scheduler: s)
    let _: Observable<Int> = .timer(.seconds(1), period: .seconds(2), scheduler: s)
    let _: Observable<Int> = .timer(.seconds(1), period: nil, scheduler: s)
    let _: Observable<Int> = .deferred { throw testError }
    let _: Observable<Int> = .deferred { () -> Observable<Int> in .just(1) }
    let _ = Observable.deferred { Observable.just(1) }
    let _ = Observable.deferred { return Observable<Int>.just(1) }
    let _: Observable<Int> = .create { o in
        o.on(.next(1)); o.on(.completed); return Disposables.create {}
    }
    let _ = Observable<Int>.create { (o: AnyObserver<Int>) -> Disposable in Disposables.create() }
    let _ = Observable.create { (o: AnyObserver<Int>) -> Disposable in Disposables.create() }
    let _ = Observable.create { (o: AnyObserver<Int>) in
        o.onCompleted(); return Disposables.create()
    }
    let _ = Observable.using({ BooleanDisposable() }, observableFactory: { _ in Observable<Int>.just(1) })
    let _ = Observable.using(
        { () throws -> BooleanDisposable in throw testError },
        observableFactory: { (d: BooleanDisposable) -> Observable<Int> in .just(1) })
    let _: Observable<Int> = Observable.using({ () -> Disposables2 in Disposables2() }) { d in Observable.just(1) }
    let _: Observable<Int> = Observable.amb([.just(1), .just(2)])
    let _ = Observable.amb([Observable.just(1)])
    let _: Observable<Int> = .catch(sequence: [.just(1)])
    let _: Observable<Int> = Observable.catch(sequence: AnySequence([Observable.just(1)]))
    let _: Observable<Int> = Observable.merge([.just(1)])
    let _: Observable<Int> = Observable.merge()
    let _: Observable<Int> = .merge(.just(1), .just(2))
    let xs = s.createHotObservable([.next(1, 1)])
    let _ = Observable.merge(xs.asObservable(), xs.asObservable())
    let _ = Observable.merge(xs.map { $0 }, xs.filter { _ in true })
    let _ = Observable.concat([xs.asObservable(), xs.asObservable()])
    let _ = Observable.concat([xs, xs].map { $0.asObservable() })
    let _ = Observable.concat(xs.asObservable(), xs.asObservable())
    let _ = Observable<Int>.concat(AnySequence([xs.asObservable()]))
    let _ = Observable.from([xs.asObservable()]).concat()
    let _ = Observable.just(xs).concat()
    let _ = Observable.just(xs).merge()
    let _ = Observable.just(xs).merge(maxConcurrent: 2)
    let _ = Observable.just(xs).switchLatest()
    let _ = Observable.of(Observable.just(1), .just(2)).merge()
    let _ = Observable.of(Single.just(1), .just(2)).merge()
    let _ = Observable.of(BehaviorRelay(value: 1)).switchLatest()
    let _: Observable<Int> = Observable<Observable<Int>>.never().switchLatest()
}
final class Disposables2: Disposable { func dispose() {} }

func ops(_ s: TestScheduler, _ xs: TestableObservable<Int>, _ o: Obj) {
    let _: Observable<String> = xs.map { "\($0)" }
    let _: Observable<String> = xs.map(\.description)
    let _: Observable<String> = xs.map(String.init)
    let _: Observable<String> = xs.map { x in
        if x == 1 { throw testError }; return "\(x)"
    }
    let _: Observable<String> = xs.map { x -> String in throw testError }
    let _: Observable<Int> = xs.map { $0 * 2 }.map { $0 * 3 }.map { $0 + 1 }
    let _: Observable<Int> = xs.compactMap { x -> Int? in nil }
    let _: Observable<Int> = xs.compactMap { Int("\($0)") }
    let _: Observable<Int> = Observable<Int?>.just(1).compactMap { $0 }
    let _: Observable<Int> = xs.filter { x in throw testError }
    let _: Observable<Int> = xs.filter { $0 % 2 == 0 }
    let _: Observable<(index: Int, element: Int)> = xs.enumerated()
    let _: Observable<Never> = xs.ignoreElements()
    let _ = xs.ignoreElements().asCompletable()
    let _ = xs.ignoreElements()
    let _: Observable<Int> = xs.distinctUntilChanged()
    let _: Observable<Int> = xs.distinctUntilChanged { $0 % 2 }
    let _: Observable<Int> = xs.distinctUntilChanged { _, _ in true }
    let _: Observable<Int> = xs.distinctUntilChanged { l, r in true }
    let _: Observable<Int> = xs.distinctUntilChanged { (l, r) in throw testError }
    let _: Observable<Int> = xs.distinctUntilChanged { (l: Int, r: Int) -> Bool in throw testError }
    let _: Observable<Int> = xs.distinctUntilChanged({ $0 }) { $0 == $1 }
    let _: Observable<Int> = xs.distinctUntilChanged({ $0 }, comparer: { _, _ in throw testError })
    let _: Observable<Int> = xs.distinctUntilChanged { _ -> Int in throw testError }
    let _: Observable<Int> = xs.distinctUntilChanged(at: \.hashValue)
    let _ = xs.distinctUntilChanged({ $0 == $1 })
    let _: Observable<Int> = xs.element(at: 1)
    let _: Observable<Int> = xs.take(1)
    let _: Observable<Int> = xs.take(for: .seconds(1), scheduler: s)
    let _: Observable<Int> = xs.takeLast(1)
    let _: Observable<Int> = xs.take(while: { _ in true })
    let _: Observable<Int> = xs.take(while: { _ in throw testError }, behavior: .inclusive)
    let _: Observable<Int> = xs.take(while: { $0 < 3 }, behavior: .exclusive)
    let _: Observable<Int> = xs.take(until: xs)
    let _: Observable<Int> = xs.take(until: Observable<String>.never())
    let _: Observable<Int> = xs.take(until: { _ in throw testError })
    let _: Observable<Int> = xs.take(until: { $0 == 1 }, behavior: .inclusive)
    let _: Observable<Int> = xs.skip(1)
    let _: Observable<Int> = xs.skip(.seconds(1), scheduler: s)
    let _: Observable<Int> = xs.skip(while: { _ in throw testError })
    let _: Observable<Int> = xs.skip { $0 < 3 }
    let _: Observable<Int> = xs.skip(until: xs)
    let _: Observable<Int> = xs.single()
    let _: Observable<Int> = xs.single { _ in throw testError }
    let _: Single<Int?> = xs.first()
    let _: Single<Int> = xs.asSingle()
    let _: Maybe<Int> = xs.asMaybe()
    let _: Completable = Observable<Never>.empty().asCompletable()
    let _: Single<[Int]> = xs.toArray()
    let _ = xs.toArray()
    let _: Observable<Int> = xs.ifEmpty(default: 1)
    let _: Observable<Int> = xs.ifEmpty(switchTo: xs.asObservable())
    let _: Observable<Int> = xs.startWith(1)
    let _: Observable<Int> = xs.startWith(1, 2, 3)
    let _: Observable<Int> = xs.scan(0) { $0 + $1 }
    let _: Observable<Int> = xs.scan(0, accumulator: +)
    let _: Observable<Int> = xs.scan(0) { acc, x in
        if x == 1 { throw testError }; return acc
    }
    let _: Observable<[Int]> = xs.scan(into: []) { $0.append($1) }
    let _: Observable<[Int]> = xs.scan(into: [Int]()) { (arr, x) in throw testError }
    let _: Observable<Int> = xs.reduce(0, accumulator: +)
    let _: Observable<Int> = xs.reduce(0) { $0 + $1 }
    let _: Observable<Int> = xs.reduce(0) { _, _ in throw testError }
    let _: Observable<String> = xs.reduce(0, accumulator: { $0 + $1 }, mapResult: { "\($0)" })
    let _: Observable<String> = xs.reduce(0, accumulator: { $0 + $1 }, mapResult: { _ in throw testError })
    let _: Observable<GroupedObservable<Int, Int>> = xs.groupBy { $0 % 2 }
    let _: Observable<GroupedObservable<String, Int>> = xs.groupBy { _ in throw testError }
    let _: Observable<Event<Int>> = xs.materialize()
    let _: Observable<Int> = xs.materialize().dematerialize()
    let _: Observable<[Int]> = Observable.just(Data()).decode(type: [Int].self, decoder: JSONDecoder())
    let _: Observable<(Obj, Int)> = xs.withUnretained(o)
    let _: Observable<Int> = xs.withUnretained(o) { owner, v in v }
    let _: Observable<String> = xs.withUnretained(o, resultSelector: { owner, v in "\(v)" })
    let _: Observable<(Obj, (Int, Int))> = Observable.zip(xs, xs).withUnretained(o)
    let _ = xs.withUnretained(o) { ($0, $1) }
    let _: Observable<Int> = xs.do(onNext: { _ in })
    let _: Observable<Int> = xs.do(
        onNext: { _ in throw testError }, afterNext: { _ in }, onError: { _ in }, afterError: { _ in }, onCompleted: {},
        afterCompleted: {}, onSubscribe: {}, onSubscribed: {}, onDispose: {})
    let _: Observable<Int> = xs.do(onError: { _ in throw testError })
    let _: Observable<Int> = xs.do(onCompleted: { throw testError })
    let _: Observable<Int> = xs.do(onDispose: {})
    let _: Observable<Int> = xs.do { _ in }
    let _: Observable<Int> = xs.debug()
    let _: Observable<Int> = xs.debug("id")
    let _: Observable<Int> = xs.debug("id", trimOutput: true, file: #file, line: #line, function: #function)
    let _: Observable<Int> = xs.observe(on: s)
    let _: Observable<Int> = xs.subscribe(on: s)
    let _: Observable<Int> = xs.observe(on: MainScheduler.instance)
    let _: Observable<Int> = xs.flatMap { _ in xs }
    let _: Observable<Int> = xs.flatMap { _ -> Observable<Int> in throw testError }
    let _: Observable<Int> = xs.flatMap { x in return Observable.just(x) }
    let _: Observable<String> = xs.flatMap { _ in Single.just("") }
    let _: Observable<Never> = xs.flatMap { _ in Completable.empty() }
    let _: Observable<Int> = xs.flatMapFirst { _ in xs }
    let _: Observable<Int> = xs.flatMapFirst { _ -> TestableObservable<Int> in throw testError }
    let _: Observable<Int> = xs.flatMapLatest { _ in xs }
    let _: Observable<Int> = xs.flatMapLatest { _ -> Observable<Int> in throw testError }
    let _: Infallible<Int> = xs.flatMapLatest { _ in Infallible.just(1) }
    let _: Observable<Int> = xs.concatMap { _ in xs }
    let _: Observable<Int> = xs.concatMap { _ -> Observable<Int> in throw testError }
    let _: Observable<Int> = xs.concat(xs)
    let _: Observable<Int> = xs.concat(Single.just(1))
    let _: Observable<Int> = xs.concat(Observable.just(1))
    let _: Observable<Int> = xs.amb(xs)
    let _: Observable<Int> = xs.catch { _ in .just(1) }
    let _: Observable<Int> = xs.catch { _ in throw testError }
    let _: Observable<Int> = xs.catch { (e: Error) -> Observable<Int> in Observable.empty() }
    let _: Observable<Int> = xs.catchAndReturn(1)
    let _: Observable<Int> = xs.retry()
    let _: Observable<Int> = xs.retry(3)
    let _: Observable<Int> = xs.retry { (e: Observable<Error>) in e }
    let _: Observable<Int> = xs.retry(when: { (e: Observable<NSError>) in e })
    let _: Observable<Int> = xs.retry(when: { (e: Observable<Fault>) -> Observable<Int> in e.map { _ in 1 } })
    let _: Observable<Int> = xs.retry { e in e }
    let _: Observable<Int> = xs.retry(when: { (e: Observable<Swift.Error>) in
        e.scan(0) { n, e in
            if n == 1 { throw testError }; return n + 1
        }
    })
    let _: Observable<Int> = xs.sample(xs)
    let _: Observable<Int> = xs.sample(xs, defaultValue: 1)
    let _: Observable<Int> = xs.sample(Observable.just(()))
    let _: Observable<Int> = xs.withLatestFrom(xs) { x, y in x + y }
    let _: Observable<Int> = xs.withLatestFrom(xs, resultSelector: { _, _ in throw testError })
    let _: Observable<String> = xs.withLatestFrom(Single.just(""))
    let _ = xs.withLatestFrom(xs)
    let _: Observable<Int> = xs.debounce(.seconds(1), scheduler: s)
    let _: Observable<Int> = xs.throttle(.seconds(1), scheduler: s)
    let _: Observable<Int> = xs.throttle(.seconds(1), latest: false, scheduler: s)
    let _: Observable<Int> = xs.delay(.seconds(1), scheduler: s)
    let _: Observable<Int> = xs.delaySubscription(.seconds(1), scheduler: s)
    let _: Observable<Int> = xs.timeout(.seconds(1), scheduler: s)
    let _: Observable<Int> = xs.timeout(.seconds(1), other: xs, scheduler: s)
    let _: Observable<Int> = xs.timeout(.milliseconds(1), other: Observable.just(1), scheduler: s)
    let _: Observable<[Int]> = xs.buffer(timeSpan: .seconds(1), count: 1, scheduler: s)
    let _: Observable<Observable<Int>> = xs.window(timeSpan: .seconds(1), count: 1, scheduler: s)
    let _: ConnectableObservable<Int> = xs.multicast(PublishSubject<Int>())
    let _: ConnectableObservable<Int> = xs.multicast(makeSubject: { BehaviorSubject(value: 1) })
    let _: ConnectableObservable<Int> = xs.multicast { ReplaySubject<Int>.createUnbounded() }
    let _: Observable<Int> = xs.multicast({ PublishSubject<Int>() }, selector: { Observable.zip($0, $0) { $0 + $1 } })
    let _: Observable<Int> = xs.multicast({ () -> PublishSubject<Int> in throw testError }) {
        (o: Observable<Int>) -> Observable<Int> in throw testError
    }
    let _: Observable<Int> = xs.publish().refCount()
    let _: Observable<Int> = xs.replay(1).refCount()
    let _: Observable<Int> = xs.replayAll().refCount()
    let _: Observable<Int> = xs.share()
    let _: Observable<Int> = xs.share(replay: 1)
    let _: Observable<Int> = xs.share(replay: 1, scope: .forever)
    let _: Observable<Int> = xs.share(scope: .whileConnected)
    let _: Disposable = xs.subscribe()
    let _: Disposable = xs.subscribe { _ in }
    let _: Disposable = xs.subscribe { (e: Event<Int>) in _ = e }
    let _: Disposable = xs.subscribe { e in
        switch e {
        case .next: break;
        case .error: break;
        case .completed: break
        }
    }
    let _: Disposable = xs.subscribe(onNext: { _ in }, onError: { _ in }, onCompleted: {}, onDisposed: {})
    let _: Disposable = xs.subscribe(onNext: nil, onError: nil, onCompleted: nil, onDisposed: nil)
    let _: Disposable = xs.subscribe(onNext: { (x: Int) -> Void in })
    let _: Disposable = xs.subscribe(
        with: o, onNext: { _, _ in }, onError: { _, _ in }, onCompleted: { _ in }, onDisposed: { _ in })
    let _: Disposable = xs.subscribe(with: o) { owner, x in }
    let _: Disposable = xs.subscribe(PublishSubject<Int>())
    let _: Disposable = xs.subscribe(s.createObserver(Int.self))
    let _: Disposable = xs.subscribe(AnyObserver<Int> { _ in })
    xs.subscribe(onNext: { print($0) }).disposed(by: DisposeBag())
    let _: Infallible<Int> = xs.asInfallible(onErrorJustReturn: 1)
    let _: Infallible<Int> = xs.asInfallible(onErrorFallbackTo: .just(1))
    let _: Infallible<Int> = xs.asInfallible(onErrorRecover: { _ in .just(1) })
    let _: Infallible<Int> = xs.asInfallible { _ in .just(1) }
    let _: BlockingObservable<Int> = xs.toBlocking()
    let _: BlockingObservable<Int> = xs.toBlocking(timeout: 1.0)
    let _: MaterializedSequenceResult<Int> = xs.toBlocking().materialize()
    _ = try? xs.toBlocking().single { _ in throw testError }
}
func arities(_ s: TestScheduler, _ a: TestableObservable<Int>, _ b: Observable<String>) {
    let _: Observable<Int> = Observable.zip(a, a) { $0 + $1 }
    let _: Observable<Int> = Observable.zip(a, a, a) { $0 + $1 + $2 }
    let _: Observable<Int> = Observable.zip(a, a, a, a) { (x, y, z, w) -> Int in throw testError }
    let _: Observable<Int> = .zip(a, a, resultSelector: { _, _ in throw testError })
    let _ = Observable.zip(a, b)
    let _: Observable<(Int, String)> = Observable.zip(a, b)
    let _ = Observable<(Int, String, Int)>.zip(a, b, a) { ($0, $1, $2) }
    let _ = Observable.zip(a, b, a, b, a, b, a, b)
    let _ = Observable.combineLatest(a, b, a, b, a, b, a, b)
    let _ = Observable.combineLatest(a, b) { (x: Int, y: String) -> String in "\(x)\(y)" }
    let _ = Observable.combineLatest(a, b) { "\($0)\($1)" }
    let _: Observable<(Int, String)> = Observable.combineLatest(a, b)
    let _: Observable<Int> = Observable.combineLatest([a, a].map { $0.asObservable() }) { $0.reduce(0, +) }
    let _: Observable<[Int]> = Observable.combineLatest([a, a])
    let _: Observable<[Int]> = Observable.zip([a, a])
    let _: Observable<Int> = Observable.combineLatest([a, a]) { (x: [Int]) -> Int in throw testError }
    let _: Observable<Int> = Observable.zip([a, a]) { (x: [Int]) throws -> Int in x[0] }
    let _ = Observable.combineLatest([a, a].map { $0.map { $0 } }) { x -> Int in x.count }
    let _ = Observable.combineLatest(AnyCollection([a]))
    let _ = Observable<Int>.zip(a, a) { x, y -> Int in x + y }
    let _ = Observable.zip(Single.just(1).asObservable(), a)
    let factories: [(TestableObservable<Int>, TestableObservable<Int>) -> Observable<Int>] = [
        { e0, e1 in Observable.combineLatest(e0, e1) { (_, _) -> Int in throw testError } },
        { e0, e1 in Observable.zip(e0, e1) { $0 + $1 } },
    ]
    _ = factories
    let bag = DisposeBag()
    Observable.combineLatest(a, b).subscribe(onNext: { x, y in print(x, y) }).disposed(by: bag)
    Observable.combineLatest(a, b).subscribe(onNext: { print($0.0, $0.1) }).disposed(by: bag)
    Observable.zip(a, b, a).map { x, y, z in "\(x)\(y)\(z)" }.subscribe().disposed(by: bag)
    Observable.zip(a, b).flatMapLatest { x, y in Observable.just("\(x)\(y)") }.subscribe().disposed(by: bag)
    a.enumerated().flatMap { i, x in Observable.just(i + x) }.subscribe().disposed(by: bag)
    a.withLatestFrom(b) { ($0, $1) }.filter { x, y in x > 0 }.subscribe().disposed(by: bag)
    a.withLatestFrom(b) { ($0, $1) }.do(onNext: { x, y in }).subscribe().disposed(by: bag)
    a.scan((0, 0)) { acc, x in (acc.1, x) }.skip(1).subscribe(onNext: { (x, y) in }).disposed(by: bag)
}
