// Operators: the order of subscriptions, events and disposals.
import EngineTestKit
import Rill
import RillBlocking
import RillTest
import XCTest

final class GoldenOperatorsCTests: CountedTest {
    func testDoThatThrowsOnError() {
        trace("E(e2) D") {
            O<Int>.error(E.e1).do(onError: { _ in throw E.e2 }).go()
        }
    }

    func testDoThatThrowsOnCompleted() {
        trace("E(e2) D") {
            O<Int>.empty().do(onCompleted: { throw E.e2 }).go()
        }
    }

    func testDoThatThrowsAfterCompleted() {
        trace("C D") {
            O<Int>.empty().do(afterCompleted: { throw E.e2 }).go()
        }
    }

    func testDoDisposesFromTheSource() {
        trace("dispose1 dispose2 D") {
            let s = P()
            let d = s.do(onDispose: { L("dispose1") }).do(onDispose: { L("dispose2") }).go()
            d.dispose()
        }
    }

    func testUsingMakesAndDisposes() {
        trace("make s+ ss sn1 1 sn2 2 sc C D s- Rdisp") {
            final class R: Disposable { func dispose() { L("Rdisp") } }
            O.using({
                L("make"); return R()
            }) { _ in O.of(1, 2).tap("s") }.go()
        }
    }

    func testUsingThatThrows() {
        trace("E(e1) D E(e2) D Rdisp") {
            final class R: Disposable { func dispose() { L("Rdisp") } }
            O<Int>.using({ () throws -> R in throw E.e1 }) { _ in O.of(1) }.go()
            O<Int>.using({ R() }) { _ in throw E.e2 }.go()
        }
    }

    func testUsingDisposed() {
        trace("s+ ss sn1 1 s- Rdisp D") {
            final class R: Disposable { func dispose() { L("Rdisp") } }
            let s = P()
            let d = O.using({ R() }) { _ in s.tap("s") }.go()
            s.onNext(1)
            d.dispose()
        }
    }

    func testUsingOfAnError() {
        trace("s+ seboom E(boom) D ss s- Rdisp") {
            final class R: Disposable { func dispose() { L("Rdisp") } }
            O.using({ R() }) { _ in O<Int>.error(E.boom).tap("s") }.go()
        }
    }

    func testWithUnretainedEndsWithItsObject() {
        trace("s+ ss sn1 1 sn2 C D s-") {
            final class Obj {}
            var o: Obj? = Obj()
            let s = P()
            s.tap("s").withUnretained(o!).map { $0.1 }.go()
            s.onNext(1)
            o = nil
            s.onNext(2)
            s.onNext(3)
        }
    }

    func testCompositeDisposable() {
        trace("cnt0 cnt2 d1 d2 d3 keytrue disptrue cnt0") {
            let c = CompositeDisposable()
            L("cnt\(c.count)")
            let k = c.insert(Disposables.create { L("d1") })
            _ = c.insert(Disposables.create { L("d2") })
            L("cnt\(c.count)")
            c.remove(for: k!)
            c.dispose()
            let k2 = c.insert(Disposables.create { L("d3") })
            L("key\(k2 == nil) disp\(c.isDisposed) cnt\(c.count)")
        }
    }

    func testSerialDisposable() {
        trace("d1 d2 d3 true") {
            let s = SerialDisposable()
            s.disposable = Disposables.create { L("d1") }
            s.disposable = Disposables.create { L("d2") }
            s.dispose()
            s.disposable = Disposables.create { L("d3") }
            L("\(s.isDisposed)")
        }
    }

    func testSingleAssignmentDisposable() {
        trace("d true") {
            let s = SingleAssignmentDisposable()
            s.dispose()
            s.setDisposable(Disposables.create { L("d") })
            L("\(s.isDisposed)")
        }
    }

    func testRefCountDisposable() {
        trace("xfalse yfalse d ztrue") {
            let r = RefCountDisposable(disposable: Disposables.create { L("d") })
            let a = r.retain()
            let b = r.retain()
            r.dispose()
            L("x\(r.isDisposed)")
            a.dispose()
            a.dispose()
            L("y\(r.isDisposed)")
            b.dispose()
            L("z\(r.isDisposed)")
            r.retain().dispose()
        }
    }

    func testDisposeBagInOrder() {
        trace("1 2 3 4 | a b c") {
            var bag: DisposeBag? = DisposeBag()
            Disposables.create { L("1") }.disposed(by: bag!)
            Disposables.create { L("2") }.disposed(by: bag!)
            bag!.insert(Disposables.create { L("3") }, Disposables.create { L("4") })
            bag = nil
            L("|")
            let b2 = DisposeBag {
                Disposables.create { L("a") }; Disposables.create { L("b") }
            }
            b2.insert { Disposables.create { L("c") } }
            _ = b2
        }
    }

    func testDisposablesCreateOfSeveral() {
        trace("1 2 3 4 1 2 3 1") {
            Disposables.create(
                Disposables.create { L("1") }, Disposables.create { L("2") }, Disposables.create { L("3") }
            ).dispose()
            Disposables.create(
                Disposables.create { L("1") }, Disposables.create { L("2") }, Disposables.create { L("3") },
                Disposables.create { L("4") }
            ).dispose()
            Disposables.create([Disposables.create { L("1") }]).dispose()
        }
    }
}
