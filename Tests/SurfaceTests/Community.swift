// The operators of RillExt. Everything here is only compiled.
import Foundation
import Rill
import RillBlocking
import RillExt
import RillTest
import XCTest

struct Model { var name: String }
final class Weak { func next(_ i: Int) {}; func err(_ e: Error) {}; func done() {}; func ev(_ e: Event<Int>) {} }
func ext(_ s: TestScheduler, _ w: Weak) {
    let o = Observable.of(1, 2, 3)
    let b = Observable.of(true, false)
    let _: Maybe<Bool> = b.and()
    let _: Maybe<Bool> = Observable.and(b, b)
    let _: Maybe<Bool> = Observable.and([b, b])
    let _: Maybe<Bool> = Observable<Bool>.and(b, b, b)
    let _: Observable<String> = o.apply { $0.map { "\($0)" } }
    let _: Single<String> = Single.just(1).apply { $0.map { "\($0)" } }
    let _: Maybe<String> = Maybe.just(1).apply { $0.map { "\($0)" } }
    let _: Completable = Completable.empty().apply { $0 }
    let _: Observable<[Int]> = o.bufferWithTrigger(b)
    let _: Observable<[Int]> = o.bufferWithTrigger(b.map { _ in () }.asObservable())
    let _: Observable<Int> = Observable.cascade([o, o])
    let _: Observable<Int> = o.cascade([o, o])
    let _: Observable<Int> = o.catchErrorJustComplete()
    let _: Observable<Int> = o.count()
    let _: Observable<Int> = o.count { $0 > 1 }
    let _: Observable<Int> = o.count { _ in throw Fault.one }
    let _: Observable<Int> = o.distinct()
    let _: Observable<Int> = o.distinct { $0 > 1 }
    let _: Observable<Int> = o.distinct { _ in throw Fault.one }
    let _: Driver<Int> = Driver.just(1).distinct()
    let _: Observable<String> = o.filterMap { $0 == 1 ? .ignore : .map("\($0)") }
    let _: Observable<String> = o.filterMap { x -> FilterMap<String> in
        if x == 1 { return .ignore }; return .map("")
    }
    func f0(_ c: @escaping (String) -> Void) {}
    func f1(_ a: Int, _ c: @escaping (String) -> Void) {}
    func f2(_ a: Int, _ b: Int, _ c: @escaping (String) -> Void) {}
    let _: Observable<String> = Observable.fromAsync(f0)
    let _: (Int) -> Observable<String> = Observable.fromAsync(f1)
    let _: (Int, Int) -> Observable<String> = Observable.fromAsync(f2)
    let _: Observable<String> = Observable.fromAsync(f2)(1, 2)
    func s0(_ c: @escaping (String?, Fault?) -> Void) {}
    func s1(_ a: Int, _ c: @escaping (String?, Fault?) -> Void) {}
    let _: Single<String> = Single.fromAsync(s0)
    let _: (Int) -> Single<String> = Single.fromAsync(s1)
    let _: Single<String> = Single.fromAsync(s1)(1)
    _ = FromAsyncError.inconsistentCompletionResult
    let _: Observable<Int> = o.ignore(1, 2)
    let _: Observable<Int> = o.ignore([1, 2])
    let _: Observable<Int> = o.ignore(Set([1]))
    let _: Observable<Int> = o.ignoreWhen { $0 > 1 }
    let _: Observable<Int> = o.ignoreErrors()
    let _: Observable<Int> = o.ignoreErrors { _ in true }
    let _: Observable<String> = Observable.just(Model(name: "")).mapAt(\.name)
    let _: Observable<[String]> = Observable.just([1]).mapMany { "\($0)" }
    let _: Observable<[Int]> = Observable.just(["1"]).mapMany(\.count)
    let _: Observable<String> = o.mapTo("a")
    let _: Single<String> = Single.just(1).mapTo("");
    let _: Maybe<String> = Maybe.just(1).mapTo("")
    let _: Driver<String> = Driver.just(1).mapTo("")
    let _: Observable<Int> = o.materialize().elements()
    let _: Observable<Error> = o.materialize().errors()
    let _: Observable<Int> = o.merge(with: o)
    let _: Observable<Int> = o.merge(with: [o, o])
    let _: Observable<Bool> = b.not()
    let _: Driver<Bool> = Driver.just(true).not()
    let _: Observable<[Int]> = o.nwise(3)
    let _: Observable<(Int, Int)> = o.pairwise()
    let _: Observable<Int> = Observable<Any>.of(1, "").ofType(Int.self)
    let _: Observable<Int> = Observable.once(1)
    let (m, n) = o.partition { $0 > 1 }
    _ = (m, n)
    let p = o.partition { $0 > 1 }
    _ = p.matches
    _ = p.nonMatches
    let (d1, d2) = Driver.just(1).partition { $0 > 1 }
    let _: Driver<Int> = d1
    _ = d2
    let _: Observable<Int> = o.pausable(b)
    let _: Observable<Int> = o.pausableBuffered(b);
    let _: Observable<Int> = o.pausableBuffered(b, limit: 2, flushOnCompleted: false, flushOnError: false);
    let _: Observable<Int> = o.pausableBuffered(b, limit: nil)
    let _: Observable<Int> = o.repeatWithBehavior(.immediate(maxCount: 2));
    let _: Observable<Int> = o.repeatWithBehavior(.delayed(maxCount: 2, time: 1.0), scheduler: s);
    let _: Observable<Int> = o.repeatWithBehavior(
        .exponentialDelayed(maxCount: 1, initial: 1.0, multiplier: 1.0), scheduler: s, shouldRepeat: { true })
        ;
    let _: Observable<Int> = o.repeatWithBehavior(
        .customTimerDelayed(maxCount: 1, delayCalculator: { (a: UInt) in .seconds(1) }), scheduler: s
    ) { true }
    let _: Observable<Int> = o.retry(.immediate(maxCount: 2));
    let _: Observable<Int> = o.retry(.delayed(maxCount: 1, time: 2), scheduler: s, shouldRetry: { _ in true });
    let _: Observable<Int> = o.retry(
        .customTimerDelayed(maxCount: 1, delayCalculator: { _ in .milliseconds(1) }), scheduler: s
    ) { e in false }
    let _ = o.subscribe(weak: w, Weak.ev);
    let _ = o.subscribe(weak: w, onNext: Weak.next, onError: Weak.err, onCompleted: Weak.done, onDisposed: Weak.done);
    let _ = o.subscribe(weak: w, onNext: Weak.next)
    let _ = o.subscribeNext(weak: w, Weak.next);
    let _ = o.subscribeError(weak: w, Weak.err)
    let _ = o.subscribeCompleted(weak: w, Weak.done);
    let _ = o.subscribeNext(weak: w) { o in { x in } }
    let _: Single<[Int]> = o.toSortedArray()
    let _: Single<[Int]> = o.toSortedArray(ascending: false);
    let _: Single<[Int]> = o.toSortedArray(by: >)
    let _: Single<[Int]> = o.toSortedArray { $0 > $1 }
    let _: Observable<Int> = Observable<Int?>.just(1).unwrap()
    let _: Driver<Int> = Driver<Int?>.just(1).unwrap();
    let _: Observable<Int> = o.map { Optional($0) }.unwrap()
    let _: Observable<Int> = o.zip(with: o) { $0 + $1 };
    let _: Observable<String> = o.zip(with: Observable.just("a"), resultSelector: { "\($0)\($1)" })
    let _: Observable<String> = o.zip(with: o) { a, b in "" }
    let _: Observable<Int> = o.mapTo(1).withUnretained(w) { $1 }
}
