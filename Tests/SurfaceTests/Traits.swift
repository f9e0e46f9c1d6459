// Single, Maybe, Completable and Infallible. Everything here is only compiled.
import Foundation
import Rill
import RillBlocking
import RillTest
import XCTest

func traits(_ s: TestScheduler, _ o: Obj) {
    var so: Single<Int>.SingleObserver! = nil
    let _ =
        Single<Int>.create { observer in
            so = observer; return Disposables.create()
        } as Single<Int>
    so(.success(1))
    let _ = Single<Int>.create(subscribe: { observer in
        observer(.success(1)); return Disposables.create()
    })
    let _ = Maybe<Int>.create { observer in
        observer(.completed); return Disposables.create()
    }
    let _ = Completable.create { observer in
        observer(.completed); return Disposables.create()
    }
    let _ = Completable.create(subscribe: { o in
        o(.error(testError)); return Disposables.create()
    })
    let x = Single.just(1); let m = Maybe.just(1); let c = Completable.empty()
    let _: Single<Int> = .just(1, scheduler: s)
    let _: Maybe<Int> = .just(1, scheduler: s)
    let _: Single<Int> = .error(testError)
    let _: Single<Int> = .never()
    let _: Maybe<Int> = .empty();
    let _: Maybe<Int> = .never()
    let _: Completable = .never()
    let _: Completable = .error(testError)
    let _ = x.subscribe()
    let _ = m.subscribe()
    let _ = c.subscribe()
    let _ = x.subscribe { e in
        switch e {
        case .success(let v): _ = v;
        case .failure(let e): _ = e
        }
    }
    let _ = m.subscribe { e in
        switch e {
        case .success(let v): _ = v;
        case .error(let e): _ = e;
        case .completed: break
        }
    }
    let _ = c.subscribe { e in
        switch e {
        case .error(let e): _ = e;
        case .completed: break
        }
    }
    let _ = x.subscribe(onSuccess: { _ in }, onFailure: { _ in })
    let _ = x.subscribe(onSuccess: { _ in }, onFailure: { _ in }, onDisposed: {})
    let _ = m.subscribe(onSuccess: { _ in }, onError: { _ in }, onCompleted: {}, onDisposed: {})
    let _ = c.subscribe(onCompleted: {}, onError: { _ in }, onDisposed: {})
    let _ = x.subscribe(with: o, onSuccess: { _, _ in }, onFailure: { _, _ in }, onDisposed: { _ in })
    let _ = m.subscribe(with: o, onSuccess: { _, _ in })
    let _ = c.subscribe(with: o, onCompleted: { _ in })
    let _: Single<Int> = x.do(onSuccess: { _ in throw testError })
    let _: Single<Int> = x.do(onError: { _ in })
    let _: Single<Int> = x.do(onSubscribe: {}, onSubscribed: {}, onDispose: {})
    let _: Single<Int> = x.do(
        onSuccess: { _ in }, afterSuccess: { _ in }, onError: { _ in }, afterError: { _ in }, onSubscribe: {},
        onSubscribed: {}, onDispose: {})
    let _: Maybe<Int> = m.do(
        onNext: { _ in throw testError }, afterNext: { _ in }, onError: { _ in }, afterError: { _ in }, onCompleted: {},
        afterCompleted: {}, onSubscribe: {}, onSubscribed: {}, onDispose: {})
    let _: Completable = c.do(
        onError: { _ in }, afterError: { _ in }, onCompleted: {}, afterCompleted: {}, onSubscribe: {}, onSubscribed: {},
        onDispose: {})
    let _: Maybe<Int> = x.filter { _ in throw testError }
    let _: Single<String> = x.map { "\($0)" }
    let _: Single<String> = x.map { _ in throw testError }
    let _: Maybe<String> = x.compactMap { "\($0)" }
    let _: Single<Int> = x.flatMap { .just($0) }
    let _: Single<Int> = x.flatMap { _ in throw testError }
    let _: Maybe<Int> = x.flatMapMaybe { .just($0) }
    let _: Completable = x.flatMapCompletable { _ in .empty() }
    let _: Single<Int> = x.catchAndReturn(1)
    let _: Single<Int> = x.catch { _ in .just(1) };
    let _: Single<Int> = x.catch { _ in throw testError }
    let _: Maybe<Int> = x.asMaybe()
    let _: Completable = x.asCompletable()
    let _: Single<Int> = x.observe(on: s).subscribe(on: s).delay(.seconds(1), scheduler: s).delaySubscription(
        .seconds(1), scheduler: s
    ).timeout(.seconds(1), scheduler: s).timeout(.seconds(1), other: x, scheduler: s).retry(1).debug().retry {
        (e: Observable<Error>) in e
    }.retry(when: { (e: Observable<NSError>) in e })
    let _: Single<Int> = .timer(.seconds(1), scheduler: s)
    let _: Maybe<Int> = .timer(.seconds(1), scheduler: s)
    let _ = Single<Int>.timer(.seconds(1), scheduler: s)
    let _: Single<Int> = .deferred { x }
    let _: Single<Int> = .deferred { throw testError };
    let _: Completable = .deferred { c }
    let _: Single<Int> = .using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in x })
    let _ = Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in Single.just(1) })
    let _: Maybe<Int> = m.filter { _ in true }.map { $0 }.compactMap { $0 }.flatMap { .just($0) }.ifEmpty(switchTo: m)
        .catchAndReturn(1)
    let _: Single<Int> = m.ifEmpty(default: 1)
    let _: Single<Int> = m.ifEmpty(switchTo: x);
    let _: Maybe<Int> = m.ifEmpty(switchTo: .just(1))
    let _: Observable<Int> = m.asObservable()
    let _: Observable<Never> = c.asObservable()
    let _: Completable = c.andThen(c)
    let _: Single<Int> = c.andThen(x)
    let _: Maybe<Int> = c.andThen(m);
    let _: Observable<Int> = c.andThen(Observable.just(1))
    let _: Single<Int> = c.andThen(.just(1));
    let _: Completable = c.andThen(.empty())
    let _: Observable<Int> = c.andThen(.of(1, 2))
    let _: Completable = c.concat(c)
    let _: Completable = .concat([c])
    let _: Completable = .concat(c, c);
    let _: Completable = .zip(c, c)
    let _: Completable = .zip([c])
    let _: Single<Int> = .zip(x, x) { $0 + $1 }
    let _ = Single.zip(x, x)
    let _ = Single.zip(x, x, x, x, x, x, x, x);
    let _: Single<[Int]> = Single.zip([x])
    let _ = Single.zip([x, x])
    let _ = Single.zip([x]) { $0.count };
    let _ = Single.zip([x], resultSelector: { (v: [Int]) -> Int in throw testError })
    let _: Single<(Int, String)> = Single.zip(x, Single.just(""))
    let _ = Single<Int>.zip(x, x) { (a, b) -> Int in throw testError }
    let _: Maybe<Int> = .zip(m, m) { $0 + $1 }
    let _ = Maybe.zip(m, m, m, m, m, m, m, m)
    let _: Single<Int> = Observable.just(1).asSingle()
    let _: Infallible<Int> = x.asInfallible(onErrorJustReturn: 1);
    let _: Driver<Int> = x.asDriver(onErrorJustReturn: 1)
    let _: Signal<Int> = m.asSignal(onErrorJustReturn: 1)
    let _: Completable = c.catch { _ in .empty() }
    let _ = c.asInfallible(onErrorFallbackTo: .empty())
    let _ = Single<Int>.just(1).asObservable().asSingle()
    let _ = PrimitiveSequence<SingleTrait, Int>.just(1)
    let e: InfallibleEvent<Int> = .next(1)
    _ = e.event
    _ = e
    let i = Infallible<Int>.create { o in
        o(.next(1)); o(.completed); return Disposables.create()
    }
    let _ = Infallible<Int>.create(subscribe: { (observer: @escaping (InfallibleEvent<Int>) -> Void) in
        Disposables.create()
    })
    let _: Infallible<Int> = i.flatMap { _ in i }.flatMapLatest { _ in i }.flatMapFirst { _ in i }.concatMap { _ in i }
        .flatMap { Infallible.just($0) }
    let _: Infallible<Int> = i.debounce(.seconds(1), scheduler: s).throttle(.seconds(1), latest: true, scheduler: s)
        .throttle(.seconds(1), scheduler: s)
    let _: Infallible<Int> = i.take(1).take(for: .seconds(1), scheduler: s).take(while: { _ in true }).take(
        while: { _ in true }, behavior: .inclusive
    ).take(until: { _ in true }).take(until: { _ in true }, behavior: .inclusive).take(until: i).take(
        until: Observable.just(1)
    ).skip(while: { _ in true }).skip(until: i).skip(until: Observable.just(1))
    let _: Infallible<Int> = i.share().share(replay: 1).share(replay: 1, scope: .forever)
    let _: Infallible<(Obj, Int)> = i.withUnretained(o)
    let _: Infallible<Int> = i.withLatestFrom(i);
    let _: Infallible<Int> = i.withLatestFrom(i) { $0 + $1 }
    let _: Infallible<Int> = i.distinctUntilChanged(at: \.hashValue).distinctUntilChanged(
        { $0 }, comparer: { $0 == $1 }
    ).distinctUntilChanged { $0 == $1 }.distinctUntilChanged { $0 }
    let _: Infallible<Int> = .combineLatest(i, i) { $0 + $1 };
    let _: Infallible<(Int, Int)> = Infallible.combineLatest(i, i);
    let _: Infallible<[Int]> = Infallible.combineLatest([i]);
    let _: Infallible<Int> = Infallible.combineLatest([i]) { $0.count }
    let _ = Infallible.combineLatest(i, i, i, i, i, i, i, i);
    let _: Infallible<Int> = .zip(i, i, i, i, i, i, i, i) { a, b, c, d, e, f, g, h in a }
    let _: Infallible<Int> = .merge(i, i)
    let _: Infallible<Int> = .merge([i])
    let _: Infallible<Int> = .concat(i, i);
    let _: Infallible<Int> = .concat([i])
    let _: Infallible<Int> = i.concat(i)
    let _: Infallible<Int> = i.do(onNext: { _ in }).debug().startWith(1).scan(0) { $0 + $1 }.scan(into: 0) { $0 += $1 }
        .observe(on: s).subscribe(on: s)
    let _ = i.subscribe();
    let _ = i.subscribe { (e: InfallibleEvent<Int>) in
        switch e {
        case .next: break;
        case .completed: break
        }
    }
    let _ = i.subscribe(onNext: { _ in }, onCompleted: {}, onDisposed: {});
    let _ = i.subscribe(with: o, onNext: { _, _ in }, onCompleted: { _ in }, onDisposed: { _ in });
    let _ = i.subscribe(onNext: { _ in })
    let _ = i.subscribe(with: o) { _, _ in }
    let _: Infallible<Int> = .just(1, scheduler: s)
    let _: Infallible<Int> = .of(1, 2, scheduler: s);
    let _: Infallible<Int> = .from([1], scheduler: s)
    let _: Infallible<Int> = .from(Set([1]));
    let _: Infallible<Int> = .never()
    let _: Infallible<Int> = .empty()
    let _: Infallible<Int> = .deferred { i }
}
