// Operators: the order of subscriptions, events and disposals.
import EngineTestKit
import Rill
import RillBlocking
import RillTest
import XCTest

final class GoldenOperatorsBTests: CountedTest {
    func testWithLatestFromsSelectorThrows() {
        trace("E(boom) D") {
            let a = P(), b = P()
            a.withLatestFrom(b) { (_, _) throws -> Int in throw E.boom }.go()
            b.onNext(1)
            a.onNext(1)
        }
    }

    func testWithLatestFromItself() {
        trace("1-1 2-2") {
            let a = P()
            a.withLatestFrom(a) { "\($0)-\($1)" }.go()
            a.onNext(1)
            a.onNext(2)
        }
    }

    func testWithLatestFromItselfAsABehaviorSubject() {
        trace("0-0 1-1 2-2") {
            let a = BehaviorSubject(value: 0)
            a.withLatestFrom(a) { "\($0)-\($1)" }.go()
            a.onNext(1)
            a.onNext(2)
        }
    }

    func testSampleSendsTheLatestOnce() {
        trace("a+ as s+ ss sn0 an1 an2 sn0 2 sn0 an3 ac a- | sn0 3 C D s- end") {
            let a = P(), s = P()
            a.tap("a").sample(s.tap("s")).go()
            s.onNext(0)
            a.onNext(1)
            a.onNext(2)
            s.onNext(0)
            s.onNext(0)
            a.onNext(3)
            a.onCompleted()
            L("|")
            s.onNext(0)
            L("end")
        }
    }

    func testSampleEndsAtTheNextTick() {
        trace("| C D") {
            let a = P(), s = P()
            a.sample(s).go()
            a.onCompleted()
            L("|")
            s.onNext(0)
        }
    }

    func testSampleWhoseSamplerEnds() {
        trace("a+ as s+ ss an1 sc 1 s- | an2 ac a- end") {
            let a = P(), s = P()
            a.tap("a").sample(s.tap("s")).go()
            a.onNext(1)
            s.onCompleted()
            L("|")
            a.onNext(2)
            a.onCompleted()
            L("end")
        }
    }

    func testSampleWithADefault() {
        trace("-1 1 -1 -1") {
            let a = P(), s = P()
            a.sample(s, defaultValue: -1).go()
            s.onNext(0)
            a.onNext(1)
            s.onNext(0)
            s.onNext(0)
            s.onCompleted()
        }
    }

    func testSampleFails() {
        trace("E(boom) D E(e1) D") {
            let a = P(), s = P()
            a.sample(s).go()
            s.onError(E.boom)
            let b = P(), t = P()
            b.sample(t).go()
            b.onError(E.e1)
        }
    }

    func testTakeUntil() {
        trace("s+ ss a+ as an1 1 sn0 C D a- s-") {
            let a = P(), s = P()
            a.tap("a").take(until: s.tap("s")).go()
            a.onNext(1)
            s.onNext(0)
            a.onNext(2)
        }
    }

    func testTakeUntilGoesOnAfterAnEmptyNotifier() {
        trace("s+ ss a+ as an1 1 sc s- an2 2 ac C D a-") {
            let a = P(), s = P()
            a.tap("a").take(until: s.tap("s")).go()
            a.onNext(1)
            s.onCompleted()
            a.onNext(2)
            a.onCompleted()
        }
    }

    func testTakeUntilFails() {
        trace("s+ ss a+ as seboom E(boom) D a- s-") {
            let a = P(), s = P()
            a.tap("a").take(until: s.tap("s")).go()
            s.onError(E.boom)
        }
    }

    func testTakeUntilAPredicate() {
        trace("1 2 C D 1 2 3 C D E(boom) D") {
            O.of(1, 2, 3, 4).take(until: { $0 == 3 }).go()
            O.of(1, 2, 3, 4).take(until: { $0 == 3 }, behavior: .inclusive).go()
            O.of(1, 2).take(until: { _ in throw E.boom }).go()
        }
    }

    func testTakeWhile() {
        trace("1 2 C D 1 2 3 C D") {
            O.of(1, 2, 3, 4).take(while: { $0 < 3 }).go()
            O.of(1, 2, 3, 4).take(while: { $0 < 3 }, behavior: .inclusive).go()
        }
    }

    func testSkipUntil() {
        trace("a+ as s+ ss an1 sn0 s- an2 2 ac C D a-") {
            let a = P(), s = P()
            a.tap("a").skip(until: s.tap("s")).go()
            a.onNext(1)
            s.onNext(0)
            a.onNext(2)
            a.onCompleted()
        }
    }

    func testSkipUntilAnEmptyNotifierIsSilent() {
        trace("a+ as s+ ss sc s- an2 ac a- end") {
            let a = P(), s = P()
            a.tap("a").skip(until: s.tap("s")).go()
            s.onCompleted()
            a.onNext(2)
            a.onCompleted()
            L("end")
        }
    }

    func testSkipUntilFails() {
        trace("a+ as s+ ss seboom E(boom) D a- s-") {
            let a = P(), s = P()
            a.tap("a").skip(until: s.tap("s")).go()
            s.onError(E.boom)
        }
    }

    func testSkipUntilEndsSilentlyWithItsSource() {
        trace("a+ as s+ ss ac a- s- |") {
            let a = P(), s = P()
            a.tap("a").skip(until: s.tap("s")).go()
            a.onCompleted()
            L("|")
            s.onNext(1)
        }
    }

    func testSkipWhile() {
        trace("2 3 C D E(boom) D") {
            O.of(1, 2, 3).skip(while: { $0 < 2 }).go()
            O.of(1).skip(while: { _ in throw E.boom }).go()
        }
    }

    func testSkipCounts() {
        trace("3 C D 1 2 C D 1 2 C D C D") {
            O.of(1, 2, 3).skip(2).go()
            O.of(1, 2).skip(0).go()
            O.of(1, 2).skip(-1).go()
            O.of(1).skip(5).go()
        }
    }

    func testTakeLast() {
        trace("2 3 C D C D E(boom) D") {
            O.of(1, 2, 3).takeLast(2).go()
            O.of(1, 2).takeLast(0).go()
            O.of(1).concat(O.error(E.boom)).takeLast(1).go()
        }
    }

    func testElementAt() {
        trace("2 C D E(Argument out of range.) D s+ ss sn1 1 C D s-") {
            O.of(1, 2, 3).element(at: 1).go()
            O.of(1).element(at: 1).go()
            O.of(1, 2).tap("s").element(at: 0).go()
        }
    }

    func testSingle() {
        trace(
            "1 C D 1 E(Sequence contains more than one element.) D E(Sequence doesn't contain any elements.) D 2 C D 2 E(Sequence contains more than one element.) D"
        ) {
            O.of(1).single().go()
            O.of(1, 2).single().go()
            O<Int>.empty().single().go()
            O.of(1, 2, 3).single { $0 == 2 }.go()
            O.of(1, 2, 3).single { $0 > 1 }.go()
        }
    }

    func testAsSingleWaitsForTheEnd() {
        trace("s+ ss sn1 | sc success(1) s-") {
            let s = P()
            _ = s.tap("s").asSingle().subscribe { L("\($0)") }
            s.onNext(1)
            L("|")
            s.onCompleted()
        }
    }

    func testAsSingleFailsAtTheSecond() {
        trace("s+ ss sn1 | sn2 failure(Sequence contains more than one element.) s- |") {
            let s = P()
            _ = s.tap("s").asSingle().subscribe { L("\($0)") }
            s.onNext(1)
            L("|")
            s.onNext(2)
            L("|")
            s.onCompleted()
        }
    }

    func testFirstDoesNotWait() {
        trace("s+ ss sn1 success(Optional(1)) s- |") {
            let s = P()
            _ = s.tap("s").first().subscribe { L("\($0)") }
            s.onNext(1)
            L("|")
            s.onNext(2)
        }
    }

    func testIfEmpty() {
        trace("9 C D 1 C D 7 8 C D 1 C D E(boom) D") {
            O<Int>.empty().ifEmpty(default: 9).go()
            O.of(1).ifEmpty(default: 9).go()
            O<Int>.empty().ifEmpty(switchTo: .of(7, 8)).go()
            O.of(1).ifEmpty(switchTo: .of(7, 8)).go()
            O<Int>.error(E.boom).ifEmpty(switchTo: .of(7)).go()
        }
    }

    func testScanIntoStartsAnewForEach() {
        trace("[1] [1, 2] C D [1] [1, 2] C D") {
            let o = O.of(1, 2).scan(into: [Int]()) { $0.append($1) }
            o.go()
            o.go()
        }
    }

    func testToArray() {
        trace("success([1, 2]) success([]) failure(RillTests.E.boom)") {
            _ = O.of(1, 2).toArray().subscribe { L("\($0)") }
            _ = O<Int>.empty().toArray().subscribe { L("\($0)") }
            _ = O.of(1).concat(O.error(E.boom)).toArray().subscribe { L("\($0)") }
        }
    }

    func testDistinctUntilChanged() {
        trace("1 2 1 C D 1 2 C D 1 10 C D a bb C D E(boom) D") {
            O.of(1, 1, 2, 1).distinctUntilChanged().go()
            O.of(1, 3, 2, 4).distinctUntilChanged { $0 % 2 }.go()
            O.of(1, 2, 10).distinctUntilChanged { a, b in abs(a - b) < 3 }.go()
            O.of("a", "bb", "cc").distinctUntilChanged(at: \.count).go()
            O.of(1, 2).distinctUntilChanged { (_: Int) throws -> Int in throw E.boom }.go()
        }
    }

    func testMaterialize() {
        trace("next(1) error(boom) C D 1 C D 1 E(boom) D") {
            O.of(1).concat(O.error(E.boom)).materialize().go()
            O.of(Event<Int>.next(1), .completed, .next(2)).dematerialize().go()
            O.of(Event<Int>.next(1), .error(E.boom)).dematerialize().go()
        }
    }

    func testEnumerated() {
        trace("(index: 0, element: \"a\") (index: 1, element: \"b\") C D") {
            O.of("a", "b").enumerated().go()
        }
    }

    func testIgnoreElements() {
        trace("C D E(boom) D") {
            O.of(1, 2).ignoreElements().go()
            O.of(1).concat(O.error(E.boom)).ignoreElements().go()
        }
    }

    func testGroupBy() {
        trace("s+ ss sn1 g1 k1:1 sn2 g0 k0:2 sn3 k1:3 sc k1:C k1:D k0:C k0:D OC OD s-") {
            let s = P()
            s.tap("s").groupBy { $0 % 2 }.sub(
                { g in
                    L("g\(g.key)"); g.go("k\(g.key):")
                }, onCompleted: { L("OC") }, onDisposed: { L("OD") })
            s.onNext(1)
            s.onNext(2)
            s.onNext(3)
            s.onCompleted()
        }
    }

    func testGroupByKeepsItsSourceForAGroup() {
        trace("s+ ss sn1 g1 k1 | sn3 k3 sn2 s- kD hasfalse") {
            let s = P()
            var inner: Disposable!
            let d = s.tap("s").groupBy { $0 % 2 }.sub({ g in
                L("g\(g.key)"); inner = g.go("k")
            })
            s.onNext(1)
            d.dispose()
            L("|")
            s.onNext(3)
            s.onNext(2)
            inner.dispose()
            L("has\(s.hasObservers)")
        }
    }

    func testGroupByFailsAllGroups() {
        trace("3 E(boom) D lateE(boom) lateD") {
            let s = P()
            var gs: [GroupedObservable<Int, Int>] = []
            s.groupBy { $0 % 2 }.sub({ gs.append($0) })
            s.onNext(1)
            gs[0].go()
            s.onNext(3)
            s.onError(E.boom)
            gs[0].go("late")
        }
    }

    func testGroupBysKeyThrows() {
        trace("1 E(boom) D") {
            let s = P()
            s.groupBy { n -> Int in
                if n == 2 { throw E.boom }; return 0
            }.flatMap { $0 }.go()
            s.onNext(1)
            s.onNext(2)
        }
    }

    func testCatch() {
        trace("s+ ss sn1 1 seboom hboom r+ rs s- rn7 7 rn8 8 rc C D r- 5 C D E(e1) D E(e2) D") {
            O.of(1).concat(O.error(E.boom)).tap("s").catch { e in
                L("h\(e)"); return O.of(7, 8).tap("r")
            }.go()
            O<Int>.error(E.boom).catchAndReturn(5).go()
            O<Int>.error(E.boom).catch { _ in throw E.e1 }.go()
            O<Int>.error(E.boom).catch { _ in .error(E.e2) }.go()
        }
    }

    func testCatchSequence() {
        trace("1 C D E(e2) D C D 1 C D") {
            O.catch(sequence: [O<Int>.error(E.e1), .error(E.e2), .of(1)]).go()
            O.catch(sequence: [O<Int>.error(E.e1), .error(E.e2)]).go()
            O.catch(sequence: [O<Int>]()).go()
            O.catch(sequence: [O.of(1), .of(2)]).go()
        }
    }

    func testRetryCounts() {
        trace("1 2 3 E(boom) D subs3 1 E(boom) D subs1 C D subs0") {
            var k = 0
            let o = O<Int>.deferred {
                k += 1; return O.of(k).concat(O.error(E.boom))
            }
            o.retry(3).go()
            L("subs\(k)")
            k = 0
            o.retry(1).go()
            L("subs\(k)")
            k = 0
            o.retry(0).go()
            L("subs\(k)")
        }
    }

    func testRetryDisposesEachRunBeforeTheNext() {
        trace("+ - + - + 3 C D -") {
            var k = 0
            let o = O<Int>.create { o in
                k += 1; L("+"); if k < 3 { o.onError(E.boom) } else { o.onNext(k); o.onCompleted() };
                return Disposables.create { L("-") }
            }
            o.retry().go()
        }
    }

    func testRetry_withoutError_subscribesOnce() {
        trace("s+ ss sn1 1 sn2 2 sc C D s-") {
            O.of(1, 2).tap("s").retry(3).go()
        }
    }

    func testRetryWhen_subjectSends_subscribesAgain() {
        trace("+ 1 - | + 1 - | end") {
            let s = P()
            let o = O<Int>.create { o in
                L("+"); o.onNext(1); o.onError(E.boom); return Disposables.create { L("-") }
            }
            o.retry(when: { (e: O<Error>) in e.flatMap { _ in s } }).go()
            L("|")
            s.onNext(0)
            L("|")
            s.onCompleted()
            L("end")
        }
    }

    func testRetryWhenEndsWithItsTrigger() {
        trace("+ 1 - + 1 C D -") {
            let o = O<Int>.create { o in
                L("+"); o.onNext(1); o.onError(E.boom); return Disposables.create { L("-") }
            }
            o.retry(when: { (e: O<Error>) in e.take(2) }).go()
        }
    }

    func testRetryWhenFailsAndEndsAtOnce() {
        trace("E(e1) D C D E(boom) D") {
            let o = O<Int>.error(E.boom)
            o.retry(when: { (e: O<Error>) in e.flatMap { _ in O<Int>.error(E.e1) } }).go()
            o.retry(when: { (e: O<Error>) in O<Int>.empty() }).go()
            o.retry(when: { (e: O<RxError>) in e.map { _ in 1 } }).go()
        }
    }

    func testRetryWhenEnumerated() {
        trace("t0 t1 3 C D") {
            var k = 0
            let o = O<Int>.deferred {
                k += 1; return k < 3 ? .error(E.boom) : .just(k)
            }
            o.retry(when: { (e: O<Error>) in
                e.enumerated().flatMap { (i, err) -> O<Int> in
                    L("t\(i)"); return .just(i)
                }
            }).go()
        }
    }

    func testDo_callsAllClosures() {
        trace("subscribe subscribed on1 1 after1 onC C D afterC dispose") {
            O.of(1).do(
                onNext: { L("on\($0)") }, afterNext: { L("after\($0)") }, onCompleted: { L("onC") },
                afterCompleted: { L("afterC") }, onSubscribe: { L("subscribe") }, onSubscribed: { L("subscribed") },
                onDispose: { L("dispose") }
            ).go()
        }
    }

    func testDo_ofAJust_callsAllClosures() {
        trace("subscribe on1 1 after1 onC C D afterC subscribed dispose") {
            O.just(1).do(
                onNext: { L("on\($0)") }, afterNext: { L("after\($0)") }, onCompleted: { L("onC") },
                afterCompleted: { L("afterC") }, onSubscribe: { L("subscribe") }, onSubscribed: { L("subscribed") },
                onDispose: { L("dispose") }
            ).go()
        }
    }

    func testDo_ofAnError_callsAllClosures() {
        trace("subscribe onEboom E(boom) D afterEboom subscribed dispose") {
            O<Int>.error(E.boom).do(
                onError: { L("onE\($0)") }, afterError: { L("afterE\($0)") }, onSubscribe: { L("subscribe") },
                onSubscribed: { L("subscribed") }, onDispose: { L("dispose") }
            ).go()
        }
    }

    func testDoThatThrowsOnNext() {
        trace("E(boom) D") {
            O.of(1, 2).do(onNext: { _ in throw E.boom }, onError: { _ in L("onE") }).go()
        }
    }

    func testDoThatThrowsAfterNext() {
        trace("1 E(boom) D") {
            O.of(1, 2).do(afterNext: { _ in throw E.boom }).go()
        }
    }
}
