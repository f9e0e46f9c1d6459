// Details of subscribing and disposing: the order of subscriptions, events and disposals.
import EngineTestKit
import Rill
import RillBlocking
import RillTest
import XCTest

final class GoldenDetailsTests: CountedTest {
    func testTakeUntilAJustEndsBeforeItsSourceSubscribes() {
        trace("o+ on0 C D oc os o- s+ ss s-") {
            O.of(1, 2).tap("s").take(until: O.just(0).tap("o")).go()
        }
    }

    func testTakeUntilABehaviorSubjectEndsBeforeItsSourceSubscribes() {
        trace("o+ on0 C D os s+ ss s- o-") {
            P().tap("s").take(until: BehaviorSubject(value: 0).tap("o")).go()
        }
    }

    func testStartWithThenTakeOneStillSubscribesTheSource() {
        trace("0 C D s+ ss s-") {
            O.of(1).tap("s").startWith(0).take(1).go()
        }
    }

    func testConcatOfJustsCutInTheFirstSubscribesTheSecond() {
        trace("a+ an1 1 C D ac as a- b+ bn2 bc bs b-") {
            O.concat(O.just(1).tap("a"), O.just(2).tap("b")).take(1).go()
        }
    }

    func testConcatCutInTheFirstLeavesTheSecond() {
        trace("a+ as an1 1 C D a-") {
            O.concat(O.of(1, 9).tap("a"), O.of(2).tap("b")).take(1).go()
        }
    }

    func testZipSubscribesTheRestAfterAnError() {
        trace("a+ aeboom E(boom) D as a- b+ bs b-") {
            O.zip(O<Int>.error(E.boom).tap("a"), O.of(2).tap("b")).go()
        }
    }

    func testZipOfAListSubscribesTheRestAfterAnError() {
        trace("a+ aeboom E(boom) D as a- b+ bs b-") {
            O.zip([O<Int>.error(E.boom).tap("a"), O.of(2).tap("b")]).go()
        }
    }

    func testCombineLatestSubscribesTheRestAfterAnError() {
        trace("a+ aeboom E(boom) D as a- b+ bs b-") {
            O.combineLatest(O<Int>.error(E.boom).tap("a"), O.of(2).tap("b")).go()
        }
    }

    func testCombineLatestWithAnEmptySourceEndsAtTheNextElement() {
        trace("a+ ac as a- b+ bs bn2 C D b-") {
            O.combineLatest(O<Int>.empty().tap("a"), O.of(2).tap("b")).go()
        }
    }

    func testWithLatestFromSubscribesItsSourceAfterAnError() {
        trace("b+ beboom E(boom) D bs b- a+ as a-") {
            O.of(2).tap("a").withLatestFrom(O<Int>.error(E.boom).tap("b")).go()
        }
    }

    func testFlatMapCutInTheFirstInner() {
        trace("o+ os on1 i1+ i1s i1n10 10 C D o- i1-") {
            O.of(1, 2).tap("o").flatMap { n in O.of(n * 10, n * 10 + 1).tap("i\(n)") }.take(1).go()
        }
    }

    func testMergeOfJustsCutInTheFirstSubscribesTheSecond() {
        trace("a+ an1 1 C D ac as a- b+ bn2 bc bs b-") {
            O.merge(O.just(1).tap("a"), O.just(2).tap("b")).take(1).go()
        }
    }

    func testFlatMapCutWhileItsSourceLoops() {
        trace("i+ in1 1 C D ic is i- i+ in2 ic is i- loop-end disp") {
            O<Int>.create { o in
                o.onNext(1); o.onNext(2); L("loop-end"); o.onCompleted(); return Disposables.create { L("disp") }
            }.flatMap { O.just($0).tap("i") }.take(1).go()
        }
    }

    func testRetryWithoutEndCutByTake() {
        trace("s+ ss sn1 1 seboom s- s+ ss sn1 1 seboom s- s+ ss sn1 1 C D s-") {
            O.of(1).concat(O.error(E.boom)).tap("s").retry().take(3).go()
        }
    }

    func testRepeatElementCutByTake() {
        trace("1 1 C D") {
            O.repeatElement(1).take(2).go()
        }
    }

    func testRetryTwiceOfAConcat() {
        trace("a+ as an1 1 ac a- b+ beboom a+ as bs b- an1 1 ac a- b+ beboom E(boom) D bs b-") {
            O.of(1).tap("a").concat(O<Int>.error(E.boom).tap("b")).retry(2).go()
        }
    }

    func testGroupByFlattenedAndCut() {
        trace("s+ ss sn1 1:1 sn2 0:2 sn3 1:3 C D s-") {
            O.of(1, 2, 3, 4).tap("s").groupBy { $0 % 2 }.flatMap { g in g.map { "\(g.key):\($0)" } }.take(3).go()
        }
    }

    func testChainIsDisposedFromTheSource() {
        trace("3+ 2+ 1+ 1s 2s 3s 1- 2- 3- D") {
            let s = P()
            let d = s.tap("1").map { $0 }.tap("2").filter { _ in true }.tap("3").go()
            d.dispose()
        }
    }

    func testCombineLatestDisposesInOrder() {
        trace("a+ as b+ bs c+ cs a- b- c- D") {
            let a = P(), b = P(), c = P()
            let d = O.combineLatest(a.tap("a"), b.tap("b"), c.tap("c")).go()
            d.dispose()
        }
    }

    func testZipDisposesInOrder() {
        trace("a+ as b+ bs a- b- D") {
            let a = P(), b = P()
            let d = O.zip(a.tap("a"), b.tap("b")).go()
            d.dispose()
        }
    }

    func testMergeDisposesInOrder() {
        trace("a+ as b+ bs c+ cs a- b- c- D") {
            let a = P(), b = P(), c = P()
            let d = O.merge(a.tap("a"), b.tap("b"), c.tap("c")).go()
            d.dispose()
        }
    }

    func testWithLatestFromDisposesItsSourceFirst() {
        trace("b+ bs a+ as a- b- D") {
            let a = P(), b = P()
            let d = a.tap("a").withLatestFrom(b.tap("b")).go()
            d.dispose()
        }
    }

    func testSampleDisposesItsSourceFirst() {
        trace("a+ as b+ bs a- b- D") {
            let a = P(), b = P()
            let d = a.tap("a").sample(b.tap("b")).go()
            d.dispose()
        }
    }

    func testAmbDisposesInOrder() {
        trace("a+ as b+ bs a- b- D") {
            let a = P(), b = P()
            let d = a.tap("a").amb(b.tap("b")).go()
            d.dispose()
        }
    }

    func testFlatMapLatestDisposesOuterFirst() {
        trace("a+ as an1 b+ bs a- b- D") {
            let a = P(), b = P()
            let d = a.tap("a").flatMapLatest { _ in b.tap("b") }.go()
            a.onNext(1)
            d.dispose()
        }
    }

    func testCatchDisposesTheHandlersSource() {
        trace("a+ as aeboom b+ bs a- | b- D") {
            let a = P(), b = P()
            let d = a.tap("a").catch { _ in b.tap("b") }.go()
            a.onError(E.boom)
            L("|")
            d.dispose()
        }
    }

    func testRetryOfASharedSourceMakesNewRuns() {
        trace("+1 1 - +2 2 - +3 3") {
            var k = 0
            let s = O<Int>.create { o in
                k += 1; L("+\(k)"); o.onNext(k); if k < 3 { o.onError(E.boom) }; return Disposables.create { L("-") }
            }.share(replay: 1)
            s.retry().go()
        }
    }

    func testShareReplayOfAJustReplaysNothingAfterItsEnd() {
        trace("a1 aC aD b1 bC bD") {
            let s = O.just(1).share(replay: 2)
            s.go("a")
            s.go("b")
        }
    }

    func testDistinctUntilChangedOfNils() {
        trace("nil Optional(1) C D") {
            O<Int?>.of(nil, nil, 1).distinctUntilChanged().go()
        }
    }

    func testSampleSendsNilOnce() {
        trace("nil") {
            let s = PublishSubject<Int?>(), t = P()
            s.sample(t).go()
            s.onNext(nil)
            t.onNext(0)
            t.onNext(0)
        }
    }

    func testWithLatestFromHasNilAsALatestElement() {
        trace("nil") {
            let s = P(), t = PublishSubject<Int?>()
            s.withLatestFrom(t).go()
            t.onNext(nil)
            s.onNext(1)
        }
    }

    func testSingleOfNil() {
        trace("success(nil)") {
            _ = O<Int?>.of(nil).asSingle().subscribe { L("\($0)") }
        }
    }

    func testHasObserversIsFalseAfterTake() {
        trace("1 C D hasfalse") {
            let b = BehaviorSubject(value: 1)
            b.take(1).go()
            L("has\(b.hasObservers)")
        }
    }

    func testAnObserverSubscribedTwiceIsStillHeardOnce() {
        trace("next(1) next(1) next(2)") {
            let s = P()
            let o = AnyObserver<Int> { L("\($0)") }
            let d = s.subscribe(o)
            _ = s.subscribe(o)
            s.onNext(1)
            d.dispose()
            s.onNext(2)
        }
    }

    func testAnObserverThatHasCompletedHearsOthersStill() {
        trace("completed next(1) next(2)") {
            let s = P()
            let o = AnyObserver<Int> { L("\($0)") }
            o.onCompleted()
            o.onNext(1)
            _ = s.subscribe(o)
            s.onNext(2)
        }
    }

    func testCreateSendsNothingAfterItsEndToAnObserver() {
        trace("next(1) completed") {
            let t = O<Int>.create { o in
                o.onNext(1); o.onCompleted(); return nop
            }
            _ = t.subscribe { L("\($0)") }
        }
    }

    func testDisposedFlatMapGoesOnWithAList() {
        trace("1 1 2 2 3 3 D") {
            let sd = SingleAssignmentDisposable()
            sd.setDisposable(
                O.of(1, 2, 3).flatMap { n in O.of(n, n) }.sub(
                    {
                        L("\($0)"); if $0 == 2 { sd.dispose() }
                    }, onDisposed: { L("D") }))
        }
    }

    func testOwnObservableTypesKeepTheContract() {
        trace("2 C D d g1 gC gD d a1 aC aD d") {
            struct My: ObservableType {
                typealias Element = Int;
                func subscribe<O: ObserverType>(_ o: O) -> Disposable where O.Element == Int {
                    o.onNext(1); o.onCompleted(); o.onNext(2); return Disposables.create { L("d") }
                }
            }
            My().map { $0 + 1 }.go()
            My().go("g")
            My().asObservable().go("a")
        }
    }

    func testReplayAllOfADisposedConnection() {
        trace("b1") {
            let c = O.of(1, 2).replayAll()
            let d = c.connect()
            c.go("a")
            d.dispose()
            let c2 = P()
            let k = c2.replayAll()
            let kd = k.connect()
            c2.onNext(1)
            k.go("b")
            kd.untilCompared()
        }
    }

    func testReplayRefCountStartsAnew() {
        trace("s+ ss sn1 a1 s- aD s+ ss sn2 b2") {
            let p = P()
            let r = p.tap("s").replay(1).refCount()
            let d = r.go("a")
            p.onNext(1)
            d.dispose()
            r.go("b")
            p.onNext(2)
        }
    }

    func testCatchSequenceGoesOnAfterAnError() {
        trace("a+ aee1 as a- b+ bs bn1 1 bc C D b-") {
            O.catch(sequence: [O<Int>.error(E.e1).tap("a"), O.of(1).tap("b")]).go()
        }
    }

    func testDoSubscribedFollowsSubscribe() {
        trace("s sd |") {
            let p = P()
            p.do(onSubscribe: { L("s") }, onSubscribed: { L("sd") }).go()
            L("|")
        }
    }

    func testUsingDisposesItsResourceAfterTake() {
        trace("s+ ss sn1 1 C D s- R") {
            final class R: Disposable { func dispose() { L("R") } }
            O.using({ R() }) { _ in O.of(1, 2).tap("s") }.take(1).go()
        }
    }

    func testMergeOfASubjectSentInside() {
        trace("1 2 20 10") {
            let s = P()
            O.merge(s.map { $0 }, s.map { $0 * 10 }).sub({
                L("\($0)"); if $0 == 1 { s.onNext(2) }
            })
            s.onNext(1)
        }
    }

    func testZipOfASubjectWithItself() {
        trace("(1, 2) (2, 3)") {
            let s = P()
            O.zip(s, s.skip(1)).sub({ L("\($0)") })
            s.onNext(1)
            s.onNext(2)
            s.onNext(3)
        }
    }

    func testCombineLatestOfASubjectWithItself() {
        trace("(10, 100) (20, 100) (20, 200)") {
            let s = BehaviorSubject(value: 1)
            O.combineLatest(s.map { $0 * 10 }, s.map { $0 * 100 }).sub({ L("\($0)") })
            s.onNext(2)
        }
    }
}
