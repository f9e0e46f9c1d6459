// Contract and trampoline: the order of subscriptions, events and disposals.
import EngineTestKit
import Rill
import RillBlocking
import RillTest
import XCTest

final class GoldenContractTests: CountedTest {
    func testCreateEndsAtItsFirstCompletion() {
        trace("1 C D disp") {
            _ = O<Int>.create { o in
                o.onNext(1); o.onCompleted(); o.onNext(2); o.onError(E.boom); return Disposables.create { L("disp") }
            }.go()
        }
    }

    func testCreateEndsAtItsFirstError() {
        trace("E(boom) D disp") {
            _ = O<Int>.create { o in
                o.onError(E.boom); o.onNext(2); o.onCompleted(); return Disposables.create { L("disp") }
            }.go()
        }
    }

    func testChainIsSubscribedSendsAndIsDisposedInOrder() {
        trace("u+ us un1 1 un2 2 uc C D u-") {
            _ = O.of(1, 2).tap("u").go()
        }
    }

    func testDisposingTwiceDisposesOnceFromTheSource() {
        trace("v+ u+ us vs un1 vn1 1 u- v- D") {
            let s = P()
            let d = s.tap("u").tap("v").go()
            s.onNext(1)
            d.dispose()
            d.dispose()
        }
    }

    func testErrorComesBeforeSubscribed() {
        trace("u+ ueboom E(boom) D us u-") {
            _ = O<Int>.error(E.boom).tap("u").go()
        }
    }

    func testCreate_disposed_deliversOnlyItsStopEvent() {
        trace("emit0 n0 emit1 n1 emit2 n2 emit3 n3 emit4 n4 C D disp") {
            let sd = SerialDisposable()
            sd.disposable = O<Int>.create { o in
                for i in 0..<5 { L("emit\(i)"); o.onNext(i) }; o.onCompleted(); return Disposables.create { L("disp") }
            }.sub(
                {
                    L("n\($0)"); if $0 == 1 { sd.dispose() }
                }, onCompleted: { L("C") }, onDisposed: { L("D") })
        }
    }

    func testElementsOfAListGoOnWhileItSubscribes() {
        trace("n1 n2 n3 C D") {
            let sd = SerialDisposable()
            sd.disposable = O.of(1, 2, 3).sub(
                {
                    L("n\($0)"); if $0 == 2 { sd.dispose() }
                }, onCompleted: { L("C") }, onDisposed: { L("D") })
        }
    }

    func testTakeOneEndsBeforeTheSourceIsDisposed() {
        trace("d+ u+ us ds un1 dn1 1 dc C D u- d-") {
            O.of(1, 2, 3).tap("u").take(1).tap("d").go()
        }
    }

    func testTakeLeavesTheSubject() {
        trace("u+ us un1 1 un2 2 C D u- obs=false") {
            let s = P()
            s.tap("u").take(2).go()
            s.onNext(1)
            s.onNext(2)
            L("obs=\(s.hasObservers)")
            s.onNext(3)
        }
    }

    func testTakeZeroDoesNotSubscribe() {
        trace("C D") {
            O.of(1, 2).tap("u").take(0).go()
        }
    }

    func testTakeMoreThanThereIs() {
        trace("1 2 C D") {
            O.of(1, 2).take(3).go()
        }
    }

    func testSubscribeWith_freedObject_dropsEvents() {
        trace("n1") {
            final class Obj {}
            let s = P()
            var o: Obj? = Obj()
            _ = s.subscribe(
                with: o!, onNext: { _, n in L("n\(n)") }, onError: nil, onCompleted: { _ in L("C") },
                onDisposed: { _ in L("D") })
            s.onNext(1)
            o = nil
            s.onNext(2)
            s.onCompleted()
        }
    }

    func testSubscribeWithoutOnErrorIsSilent() {
        trace("") {
            final class Obj {}
            let o = Obj()
            _ = O<Int>.error(E.boom).subscribe(with: o, onNext: { _, n in L("n\(n)") })
            withExtendedLifetime(o) {}
        }
    }

    func testJust_subscriptionInsideItsElement_isNotQueued() {
        trace("o1 i10 i20 after") {
            O.just(1).sub({ n in
                L("o\(n)"); O.of(10, 20).sub({ L("i\($0)") }); L("after")
            })
        }
    }

    func testMappedJust_subscriptionInsideItsElement_isQueued() {
        trace("o1 after i10 i20") {
            O.just(1).map { $0 }.sub({ n in
                L("o\(n)"); O.of(10, 20).sub({ L("i\($0)") }); L("after")
            })
        }
    }

    func testCreate_subscriptionInsideItsElements_isQueued() {
        trace("o1 after o2 after i10 i10 i20 i20") {
            O<Int>.create { o in
                o.onNext(1); o.onNext(2); o.onCompleted(); return nop
            }.sub({ n in
                L("o\(n)"); O.of(10, 20).sub({ L("i\($0)") }); L("after")
            })
        }
    }

    func testConcatOfAListWithAnEmptyOne() {
        trace("1 2 3 4 C D") {
            O.concat([O.of(1, 2), O.of(3), .empty(), O.of(4)]).go()
        }
    }

    func testConcatSubscribesTheSecondWhenTheFirstIsGone() {
        trace("a+ as an1 1 an2 2 ac a- b+ bs bn3 3 bc C D b-") {
            O.of(1, 2).tap("a").concat(O.of(3).tap("b")).go()
        }
    }

    func testStartWithSeveral() {
        trace("-1 0 1 2 C D") {
            O.of(1, 2).startWith(-1, 0).go()
        }
    }

    func testLastStartWithComesFirst() {
        trace("3 2 1 C D") {
            O.of(1).startWith(2).startWith(3).go()
        }
    }

    func testSkipUntil_just_dropsEarlierElements() {
        trace("") {
            O.just(1).skip(until: O.just(0)).go()
        }
    }

    func testRangeGenerateAndRepeat() {
        trace("3 4 5 C D C D 0 1 2 C D 7 7 7 C D") {
            O.range(start: 3, count: 3).go()
            O.range(start: 3, count: 0).go()
            O.generate(initialState: 0, condition: { $0 < 3 }, iterate: { $0 + 1 }).go()
            O.repeatElement(7).take(3).go()
        }
    }

    func testGenerateFailsByItsCondition() {
        trace("0 1 E(boom) D") {
            O.generate(
                initialState: 0,
                condition: {
                    if $0 == 2 { throw E.boom }; return true
                }, iterate: { $0 + 1 }
            ).go()
        }
    }

    func testFromOptional() {
        trace("1 C D C D") {
            O.from(optional: 1 as Int?).go()
            O.from(optional: nil as Int?).go()
        }
    }

    func testDeferredThatThrows() {
        trace("E(boom) D") {
            O<Int>.deferred { throw E.boom }.go()
        }
    }

    func testCurrentThread_nestedWork_isQueued() {
        trace("1 1end 2 3 req=true") {
            _ = CurrentThreadScheduler.instance.schedule(()) { _ in
                L("1");
                _ = CurrentThreadScheduler.instance.schedule(()) { _ in
                    L("2"); return nop
                };
                _ = CurrentThreadScheduler.instance.schedule(()) { _ in
                    L("3"); return nop
                }; L("1end"); return nop
            }
            L("req=\(CurrentThreadScheduler.isScheduleRequired)")
        }
    }

    func testCurrentThreadRecursionFinishesEachStep() {
        trace("0 /0 1 /1 2 /2 3 /3") {
            _ = CurrentThreadScheduler.instance.scheduleRecursive(0) { s, rec in
                L("\(s)"); if s < 3 { rec(s + 1) }; L("/\(s)")
            }
        }
    }

    func testCurrentThreadRecursionThatBranches() {
        trace("0 1 1 2 2 2 2") {
            _ = CurrentThreadScheduler.instance.scheduleRecursive(0) { s, rec in
                L("\(s)"); if s < 2 { rec(s + 1); rec(s + 1) }
            }
        }
    }

    func testDisposedItemOfTheCurrentThreadDoesNotRun() {
        trace("") {
            _ = CurrentThreadScheduler.instance.schedule(()) { _ in
                let d = CurrentThreadScheduler.instance.schedule(()) { _ in
                    L("x"); return nop
                }; d.dispose(); return nop
            }
        }
    }
}
