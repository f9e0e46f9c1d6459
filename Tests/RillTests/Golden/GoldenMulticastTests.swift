// Subjects, relays and multicast: the order of subscriptions, events and disposals.
import EngineTestKit
import Rill
import RillBlocking
import RillTest
import XCTest

final class GoldenMulticastTests: CountedTest {
    func testDisposedSubjectFailsForLateSubscribers() {
        trace("1C 1D 2E(Object `Rill.PublishSubject<Swift.Int>` was already disposed.) 2D") {
            let p = P()
            p.onCompleted()
            p.go("1")
            p.dispose()
            p.go("2")
        }
    }

    func testBehaviorSubjectsValueAfterItsEnd() {
        trace("2 2 2 threw boom") {
            let b = BehaviorSubject(value: 1)
            b.onNext(2)
            L("\(try b.value())")
            b.onCompleted()
            L("\(try b.value())")
            b.onNext(3)
            L("\(try b.value())")
            let c = BehaviorSubject(value: 1)
            c.onError(E.boom)
            _ = try c.value()
        }
    }

    func testHasObservers() {
        trace("false true false false btrue") {
            let p = P()
            L("\(p.hasObservers)")
            let d = p.subscribe()
            L("\(p.hasObservers)")
            d.dispose()
            L("\(p.hasObservers)")
            _ = p.subscribe()
            p.onCompleted()
            L("\(p.hasObservers)")
            let b = BehaviorSubject(value: 1)
            _ = b.subscribe()
            b.onCompleted()
            L("b\(b.hasObservers)")
        }
    }

    func testSubscribedInsideAnEventHearsTheNextOne() {
        trace("a1 b1 a2 b2 new2") {
            let s = P()
            var once = true
            s.sub({ n in
                L("a\(n)"); if once { once = false; s.go("new") }
            })
            s.go("b")
            s.onNext(1)
            s.onNext(2)
        }
    }

    func testDisposal_insideAnEvent_stillDeliversIt() {
        trace("a1 b1 a2") {
            let s = P()
            var d: Disposable!
            s.sub({ n in
                L("a\(n)"); d.dispose()
            })
            d = s.sub({ L("b\($0)") })
            s.onNext(1)
            s.onNext(2)
        }
    }

    func testDisposedChainInsideAnEventDoesNotHearIt() {
        trace("a1 a2") {
            let s = P()
            var d: Disposable!
            s.sub({ n in
                L("a\(n)"); d.dispose()
            })
            d = s.map { $0 }.sub({ L("b\($0)") })
            s.onNext(1)
            s.onNext(2)
        }
    }

    func testSubjectSentInsideAnEventNests() {
        trace("a1 a2 b2 b1") {
            let s = P()
            s.sub({ n in
                L("a\(n)"); if n == 1 { s.onNext(2) }
            })
            s.sub({ L("b\($0)") })
            s.onNext(1)
        }
    }

    func testBehaviorSubjectSentInsideAnEventNests() {
        trace("a0 a1 a2 b2 v2") {
            let s = BehaviorSubject(value: 0)
            s.sub({ n in
                L("a\(n)"); if n < 2 { s.onNext(n + 1) }
            })
            s.go("b")
            L("v\(try s.value())")
        }
    }

    func testBehaviorRelaySentInsideAnEventHasTheNewValue() {
        trace("a0/0 b0/0 a1/1 a2/2 b2/2 b1/2") {
            let s = BehaviorRelay(value: 0)
            s.sub({ n in
                L("a\(n)/\(s.value)"); if n == 1 { s.accept(2) }
            })
            s.sub({ L("b\($0)/\(s.value)") })
            s.accept(1)
        }
    }

    func testReplaySubjectSentWhileReplaying() {
        trace("a1 a2 a3 b1 b2 b3") {
            let s = ReplaySubject<Int>.create(bufferSize: 3)
            s.onNext(1)
            s.onNext(2)
            s.sub({ n in
                L("a\(n)"); if n == 1 { s.onNext(3) }
            })
            s.go("b")
        }
    }

    func testSubjectCompletedInsideAnEvent() {
        trace("a1 aC bC bD") {
            let s = P()
            s.sub(
                { n in
                    L("a\(n)"); s.onCompleted()
                }, onCompleted: { L("aC") })
            s.go("b")
            s.onNext(1)
        }
    }

    func testSubscriber_takesThePlaceOfADisposedOne() {
        trace("1-D 4-0 2-0 3-0") {
            let s = P()
            let d1 = s.go("1-")
            s.go("2-")
            s.go("3-")
            d1.dispose()
            s.go("4-")
            s.onNext(0)
        }
    }

    func testDisposal_afterCompletion_hasNoEffect() {
        trace("C D") {
            let s = P()
            let d = s.go()
            s.onCompleted()
            d.dispose()
        }
    }

    func testSubjectAsObserverEnds() {
        trace("1 2 C D") {
            let s = P()
            s.go()
            _ = O.of(1, 2).subscribe(s)
            s.onNext(3)
        }
    }

    func testMapObserverThatThrowsFails() {
        trace("4 E(boom) D") {
            let s = P()
            s.go()
            let o: AnyObserver<String> = s.asObserver().mapObserver {
                guard let i = Int($0) else { throw E.boom }; return i
            }
            o.onNext("4")
            o.onNext("x")
            o.onNext("5")
        }
    }

    func testReplayRelay_replaysItsBuffer() {
        trace("p1 p2 q2 r2 r3 u0 u1 u2 v9 b9 b10") {
            let p = PublishRelay<Int>()
            p.go("p")
            p.accept(1)
            p.asObservable().go("q")
            p.accept(2)
            let r = ReplayRelay<Int>.create(bufferSize: 2)
            for i in 0..<4 { r.accept(i) }
            r.go("r")
            let u = ReplayRelay<Int>.createUnbound()
            for i in 0..<3 { u.accept(i) }
            u.go("u")
            let b = BehaviorRelay(value: 9)
            L("v\(b.value)")
            b.go("b")
            b.accept(10)
        }
    }

    func testBindToRelays() {
        trace("bnil p1 p2 bOptional(3) p4 p4 p5 p5") {
            let p = PublishRelay<Int>()
            p.go("p")
            let b = BehaviorRelay<Int?>(value: nil)
            b.go("b")
            O.of(1, 2).bind(to: p).dispose()
            O.of(3).bind(to: b).dispose()
            O.of(4, 5).bind(to: p, p).dispose()
        }
    }

    func testRelay_freed_sendsNoEvent() {
        trace("") {
            var p: PublishRelay<Int>? = PublishRelay<Int>()
            p!.go("p")
            p = nil
        }
    }

    func testShareDisposedInsideAnEvent() {
        trace("s+ a1 s- hasfalse") {
            let (p, o) = src()
            let sh = o.share()
            let sd = SerialDisposable()
            sd.disposable = sh.sub({
                L("a\($0)"); sd.dispose()
            })
            p.onNext(1)
            p.onNext(2)
            L("has\(p.hasObservers)")
        }
    }

    func testShareReplaySubscribedAgainAtItsEnd() {
        trace("s+ a1 aC s+ bC bD s- s-") {
            let (p, o) = src()
            let sh = o.share(replay: 1)
            sh.sub(
                { L("a\($0)") },
                onCompleted: {
                    L("aC"); sh.go("b")
                })
            p.onNext(1)
            p.onCompleted()
        }
    }

    func testShareSubscribedAgainAtItsEnd() {
        trace("s+ a1 aC s+ bC bD s- s-") {
            let (p, o) = src()
            let sh = o.share()
            sh.sub(
                { L("a\($0)") },
                onCompleted: {
                    L("aC"); sh.go("b")
                })
            p.onNext(1)
            p.onCompleted()
        }
    }

    func testShareReplayCutByTakeStartsAnew() {
        trace("+ a1 aC aD - + b1 bC bD -") {
            let sh = O<Int>.create { o in
                L("+"); o.onNext(1); return Disposables.create { L("-") }
            }.share(replay: 1)
            sh.take(1).go("a")
            sh.take(1).go("b")
        }
    }

    func testPublishConnectsOnceAndAgain() {
        trace("s+ a2 same=true a3 s- | s+ b5 s-") {
            let (p, o) = src()
            let c = o.publish()
            c.go("a")
            p.onNext(1)
            let d = c.connect()
            p.onNext(2)
            let d2 = c.connect()
            L("same=\((d as AnyObject) === (d2 as AnyObject))")
            p.onNext(3)
            d.dispose()
            p.onNext(4)
            L("|")
            c.go("b")
            let d3 = c.connect()
            p.onNext(5)
            d3.dispose()
        }
    }

    func testPublishAfterItsEndConnectsAgain() {
        trace("s+ a1 s- aC aD | s+ bC bD s-") {
            let (p, o) = src()
            let c = o.publish()
            c.go("a")
            _ = c.connect()
            p.onNext(1)
            p.onCompleted()
            L("|")
            c.go("b")
            _ = c.connect()
        }
    }

    func testPublishOfAListConnectsAgain() {
        trace("s+ ss sn1 a1 sn2 a2 sc aC aD s- | s+ ss sn1 b1 sn2 b2 sc bC bD s-") {
            let c = O.of(1, 2).tap("s").publish()
            c.go("a")
            _ = c.connect()
            L("|")
            c.go("b")
            _ = c.connect()
        }
    }

    func testReplayIsLostWithItsConnection() {
        trace("s+ a2 s- |") {
            let (p, o) = src()
            let c = o.replay(1)
            let d = c.connect()
            p.onNext(1)
            p.onNext(2)
            c.go("a")
            d.dispose()
            L("|")
            c.go("b")
            p.onNext(3)
        }
    }

    func testReplayAll_afterItsEnd_sendsNoElement() {
        trace("s+ s-") {
            let (p, o) = src()
            let c = o.replayAll()
            _ = c.connect()
            p.onNext(1)
            p.onNext(2)
            p.onCompleted()
            c.go("a")
        }
    }

    func testMulticastThroughASubjectThatHasEnded() {
        trace("s+ a1 s- aC aD bC bD s+ s- k") {
            let (p, o) = src()
            let sub = P()
            let c = o.multicast(sub)
            c.go("a")
            _ = c.connect()
            p.onNext(1)
            p.onCompleted()
            c.go("b")
            _ = c.connect()
            L("k")
        }
    }

    func testMulticastWithASelector() {
        trace("s+ 11 22 s- C D") {
            let (p, o) = src()
            o.multicast({ P() }) { O.zip($0, $0.map { $0 * 10 }) { $0 + $1 } }.go()
            p.onNext(1)
            p.onNext(2)
            p.onCompleted()
        }
    }

    func testMulticastWithASelectorThatThrows() {
        trace("E(boom) D") {
            let (_, o) = src()
            o.multicast({ P() }) { (_: O<Int>) -> O<Int> in throw E.boom }.go()
        }
    }

    func testPublishRefCountStartsAnew() {
        trace("s+ a1 b1 aD b2 s- bD | s+ c3 s- cC cD s+ dC dD s-") {
            let (p, o) = src()
            let r = o.publish().refCount()
            let a = r.go("a")
            let b = r.go("b")
            p.onNext(1)
            a.dispose()
            p.onNext(2)
            b.dispose()
            L("|")
            let c = r.go("c")
            p.onNext(3)
            p.onCompleted()
            r.go("d")
            c.dispose()
        }
    }

    func testPublishRefCountOfAJust() {
        trace("s+ sn1 a1 sc aC aD ss s- s+ sn1 b1 sc bC bD ss s-") {
            let r = O.just(1).tap("s").publish().refCount()
            r.go("a")
            r.go("b")
        }
    }

    func testReplayRefCountCutByTakeStartsAnew() {
        trace("s+ ss sn1 a1 aC aD s- | s+ ss sn1 b1 sn2 b2 sn3 b3 sc s- bC bD") {
            let r = O.of(1, 2, 3).tap("s").replay(1).refCount()
            r.take(1).go("a")
            L("|")
            r.go("b")
        }
    }
}
