// Operators: the order of subscriptions, events and disposals.
import EngineTestKit
import Rill
import RillBlocking
import RillTest
import XCTest

final class GoldenOperatorsATests: CountedTest {
    func testZipEndsWhenTheRestCannotPair() {
        trace("a+ as b+ bs an1 ac a- | bn10 (1, 10) | bn20 | bc b- C D") {
            let a = P(), b = P()
            O.zip(a.tap("a"), b.tap("b")).go()
            a.onNext(1)
            a.onCompleted()
            L("|")
            b.onNext(10)
            L("|")
            b.onNext(20)
            L("|")
            b.onCompleted()
        }
    }

    func testZipEndsWithTheShorterOne() {
        trace("(1, 10) C D end") {
            let a = P(), b = P()
            O.zip(a, b).go()
            a.onNext(1)
            a.onNext(2)
            a.onCompleted()
            b.onNext(10)
            b.onCompleted()
            L("end")
        }
    }

    func testZipOfThreeEndsWithTheLast() {
        trace("| | C D") {
            let a = P(), b = P(), c = P()
            O.zip(a, b, c).go()
            a.onCompleted()
            b.onCompleted()
            L("|")
            c.onNext(1)
            L("|")
            c.onCompleted()
        }
    }

    func testZipOfAListEndsAtAnElementThatCannotPair() {
        trace("| C D |") {
            let a = P(), b = P(), c = P()
            O.zip([a, b, c]).go()
            a.onCompleted()
            b.onCompleted()
            L("|")
            c.onNext(1)
            L("|")
            c.onCompleted()
        }
    }

    func testZipOfTwoInAListEndsAtAnElementThatCannotPair() {
        trace("[1, 10] | C D |") {
            let a = P(), b = P()
            O.zip([a, b]).go()
            a.onNext(1)
            a.onCompleted()
            b.onNext(10)
            L("|")
            b.onNext(20)
            L("|")
            b.onCompleted()
        }
    }

    func testZipOfNoSources() {
        trace("C D") {
            O.zip([O<Int>]()).go()
        }
    }

    func testZipOfNoSourcesWithASelector() {
        trace("C D") {
            O<String>.zip([O<Int>]()) { "x\($0)" }.go()
        }
    }

    func testZipWithAnEmptySource() {
        trace("C D") {
            O.zip(O<Int>.empty(), O.of(1, 2)).go()
        }
    }

    func testZipOfNeverAndEmptyGoesOn() {
        trace("n+ ns") {
            O.zip(O<Int>.never().tap("n"), O<Int>.empty()).go()
        }
    }

    func testZipFails() {
        trace("a+ as b+ bs an1 beboom b- E(boom) D a-") {
            let a = P(), b = P()
            O.zip(a.tap("a"), b.tap("b")).go()
            a.onNext(1)
            b.onError(E.boom)
            a.onNext(2)
        }
    }

    func testZipsSelectorThrows() {
        trace("a+ as b+ bs an1 bn2 E(boom) D a- b-") {
            let a = P(), b = P()
            O.zip(a.tap("a"), b.tap("b")) { (x, y) throws -> Int in throw E.boom }.go()
            a.onNext(1)
            b.onNext(2)
        }
    }

    func testCombineLatestOfNoSources() {
        trace("[] C D") {
            O.combineLatest([O<Int>]()).go()
        }
    }

    func testCombineLatestEndsWithTheLast() {
        trace("a+ as b+ bs an1 ac a- | bn2 (1, 2) bn3 (1, 3) bc b- C D") {
            let a = P(), b = P()
            O.combineLatest(a.tap("a"), b.tap("b")).go()
            a.onNext(1)
            a.onCompleted()
            L("|")
            b.onNext(2)
            b.onNext(3)
            b.onCompleted()
        }
    }

    func testCombineLatestWithAnEndedEmptySourceEndsAtAnElement() {
        trace("b+ bs | bn2 C D b- |") {
            let a = P(), b = P()
            O.combineLatest(a, b.tap("b")).go()
            a.onCompleted()
            L("|")
            b.onNext(2)
            L("|")
            b.onCompleted()
        }
    }

    func testCombineLatestOfAListEndsAtAnElement() {
        trace("| C D |") {
            let a = P(), b = P()
            O.combineLatest([a, b]).go()
            a.onCompleted()
            L("|")
            b.onNext(2)
            L("|")
            b.onCompleted()
        }
    }

    func testCombineLatestOfThreeEndsAtAnElement() {
        trace("| C D") {
            let a = P(), b = P(), c = P()
            O.combineLatest(a, b, c).go()
            a.onCompleted()
            b.onCompleted()
            L("|")
            c.onNext(1)
        }
    }

    func testCombineLatestWithOneThatNeverSent() {
        trace("| | C D") {
            let a = P(), b = P(), c = P()
            O.combineLatest(a, b, c).go()
            a.onCompleted()
            b.onNext(1)
            c.onNext(1)
            L("|")
            b.onCompleted()
            L("|")
            c.onNext(2)
        }
    }

    func testCombineLatestFails() {
        trace("a+ as b+ bs aee1 a- E(e1) D b-") {
            let a = P(), b = P()
            O.combineLatest(a.tap("a"), b.tap("b")).go()
            a.onError(E.e1)
            b.onError(E.e2)
        }
    }

    func testCombineLatestsSelectorThrows() {
        trace("a+ as b+ bs an1 bn2 E(boom) D a- b-") {
            let a = P(), b = P()
            O.combineLatest(a.tap("a"), b.tap("b")) { (x, y) throws -> Int in throw E.boom }.go()
            a.onNext(1)
            b.onNext(2)
        }
    }

    func testMergeFails() {
        trace("a+ as b+ bs an1 1 beboom E(boom) D a- b-") {
            let a = P(), b = P()
            O.merge(a.tap("a"), b.tap("b")).go()
            a.onNext(1)
            b.onError(E.boom)
            a.onNext(2)
        }
    }

    func testMergeEndsWithTheLast() {
        trace("a+ as b+ bs ac a- | bn2 2 bc b- C D") {
            let a = P(), b = P()
            O.merge(a.tap("a"), b.tap("b")).go()
            a.onCompleted()
            L("|")
            b.onNext(2)
            b.onCompleted()
        }
    }

    func testMergeOfNoSources() {
        trace("C D C D") {
            O<Int>.merge([]).go()
            O<Int>.merge().go()
        }
    }

    func testMergeStopsAtASourceThatFailsAtOnce() {
        trace("a+ aeboom E(boom) D as a-") {
            O.merge(O<Int>.error(E.boom).tap("a"), O.of(1).tap("b")).go()
        }
    }

    func testFlatMapEndsWithItsLastInner() {
        trace("o+ os on1 i+ is oc o- | in5 5 ic i- C D") {
            let o = P(), i = P()
            o.tap("o").flatMap { _ in i.tap("i") }.go()
            o.onNext(1)
            o.onCompleted()
            L("|")
            i.onNext(5)
            i.onCompleted()
        }
    }

    func testFlatMapEndsWithItsOuter() {
        trace("o+ os on1 i+ is in5 5 ic i- | oc C D o-") {
            let o = P(), i = P()
            o.tap("o").flatMap { _ in i.tap("i") }.go()
            o.onNext(1)
            i.onNext(5)
            i.onCompleted()
            L("|")
            o.onCompleted()
        }
    }

    func testFlatMapFailsWithAnInner() {
        trace("o+ os on1 i+ is ieboom E(boom) D o- i- |") {
            let o = P(), i = P()
            o.tap("o").flatMap { _ in i.tap("i") }.go()
            o.onNext(1)
            i.onError(E.boom)
            L("|")
            o.onNext(2)
        }
    }

    func testFlatMapFailsWithItsOuter() {
        trace("o+ os on1 i+ is oeboom E(boom) D o- i-") {
            let o = P(), i = P()
            o.tap("o").flatMap { _ in i.tap("i") }.go()
            o.onNext(1)
            o.onError(E.boom)
            i.onNext(2)
        }
    }

    func testFlatMapsSelectorThrows() {
        trace("o+ os on1 E(boom) D o-") {
            let o = P()
            o.tap("o").flatMap { _ -> O<Int> in throw E.boom }.go()
            o.onNext(1)
        }
    }

    func testFlatMapDisposesOuterFirst() {
        trace("o+ os on1 i1+ i1s on2 i2+ i2s o- i1- i2- D") {
            let o = P(), i = P()
            let d = o.tap("o").flatMap { n in i.tap("i\(n)") }.go()
            o.onNext(1)
            o.onNext(2)
            d.dispose()
        }
    }

    func testFlatMapLatestSwitches() {
        trace("o+ os on0 i0+ i0s i0n1 1 on1 i0- i1+ i1s i1n3 3 oc o- | i1n4 4 i1c i1- C D") {
            let o = P()
            let i = [P(), P(), P()]
            o.tap("o").flatMapLatest { n in i[n].tap("i\(n)") }.go()
            o.onNext(0)
            i[0].onNext(1)
            o.onNext(1)
            i[0].onNext(2)
            i[1].onNext(3)
            o.onCompleted()
            L("|")
            i[1].onNext(4)
            i[1].onCompleted()
        }
    }

    func testFlatMapLatestEndsWithItsOuter() {
        trace("o+ os on0 i+ is ic i- | oc o- C D") {
            let o = P()
            let i = P()
            o.tap("o").flatMapLatest { _ in i.tap("i") }.go()
            o.onNext(0)
            i.onCompleted()
            L("|")
            o.onCompleted()
        }
    }

    func testFlatMapLatestIgnoresErrorsOfEarlierInners() {
        trace("5 E(e1) D") {
            let o = P()
            let i = [P(), P()]
            o.flatMapLatest { i[$0] }.go()
            o.onNext(0)
            o.onNext(1)
            i[0].onError(E.boom)
            i[1].onNext(5)
            i[1].onError(E.e1)
        }
    }

    func testFlatMapLatestsSelectorThrows() {
        trace("o+ os on0 i+ is on1 E(boom) D o- i-") {
            let o = P(), i = P()
            o.tap("o").flatMapLatest { n -> O<Int> in
                if n == 1 { throw E.boom }; return i.tap("i")
            }.go()
            o.onNext(0)
            o.onNext(1)
        }
    }

    func testFlatMapFirstIgnoresWhileAnInnerRuns() {
        trace("o+ os on0 i0+ i0s on1 i0n7 7 i0c i0- on2 i2+ i2s i2n8 8 calls=2 oc o- i2c i2- C D") {
            let o = P()
            let i = [P(), P(), P()]
            var calls = 0
            o.tap("o").flatMapFirst { n -> O<Int> in
                calls += 1; return i[n].tap("i\(n)")
            }.go()
            o.onNext(0)
            o.onNext(1)
            i[0].onNext(7)
            i[0].onCompleted()
            o.onNext(2)
            i[2].onNext(8)
            L("calls=\(calls)")
            o.onCompleted()
            i[2].onCompleted()
        }
    }

    func testConcatMapWaitsForEachInner() {
        trace("sel0 i0+ i0s sel1 sel2 i0n5 5 i0c i0- i1+ i1s | i1c i1- i2+ i2s i2c i2- C D") {
            let o = P()
            let i = [P(), P(), P()]
            o.concatMap { n -> O<Int> in
                L("sel\(n)"); return i[n].tap("i\(n)")
            }.go()
            o.onNext(0)
            o.onNext(1)
            o.onNext(2)
            i[0].onNext(5)
            i[0].onCompleted()
            L("|")
            o.onCompleted()
            i[1].onCompleted()
            i[2].onCompleted()
        }
    }

    func testConcatMapsSelectorThrows() {
        trace("i+ is E(boom) D i-") {
            let o = P()
            let i = P()
            o.concatMap { n -> O<Int> in
                if n == 1 { throw E.boom }; return i.tap("i")
            }.go()
            o.onNext(0)
            o.onNext(1)
        }
    }

    func testConcatMapFailsWithAnInner() {
        trace("o+ os on0 i+ is on1 ieboom E(boom) D o- i-") {
            let o = P()
            let i = P()
            o.tap("o").concatMap { _ in i.tap("i") }.go()
            o.onNext(0)
            o.onNext(1)
            i.onError(E.boom)
        }
    }

    func testMergeOfTwoAtATime() {
        trace("i0+ i0s i1+ i1s | i0c i0- i2+ i2s | i1c i1- i2n1 1 i2c i2- C D") {
            let o = PublishSubject<O<Int>>()
            let i = [P(), P(), P()]
            o.merge(maxConcurrent: 2).go()
            for k in 0..<3 { o.onNext(i[k].tap("i\(k)")) }
            L("|")
            i[0].onCompleted()
            L("|")
            o.onCompleted()
            i[1].onCompleted()
            i[2].onNext(1)
            i[2].onCompleted()
        }
    }

    func testSwitchLatest() {
        trace("1 2 3 C D") {
            let o = PublishSubject<O<Int>>()
            o.switchLatest().go()
            o.onNext(.of(1, 2))
            o.onNext(.just(3))
            o.onCompleted()
        }
    }

    func testConcatStopsAtAnError() {
        trace("1 E(boom) D") {
            O.of(1).concat(O.error(E.boom)).concat(O.of(2)).go()
        }
    }

    func testConcatAsksASequenceForEach() {
        trace("gen1 1 gen2 2 gen3 C D") {
            let seq = AnySequence { () -> AnyIterator<O<Int>> in
                var k = 0;
                return AnyIterator {
                    k += 1; L("gen\(k)"); return k <= 2 ? O.just(k) : nil
                }
            }
            O.concat(seq).go()
        }
    }

    func testConcatOfNoSources() {
        trace("C D") {
            O<Int>.concat([O<Int>]()).go()
        }
    }

    func testConcatDisposedInTheSecond() {
        trace("a+ as ac a- b+ bs b- D") {
            let a = P(), b = P()
            let d = O.concat([a.tap("a"), b.tap("b")]).go()
            a.onCompleted()
            d.dispose()
        }
    }

    func testAmbFollowsTheFirstThatSends() {
        trace("a+ as b+ bs bn1 a- 1 bc C D b-") {
            let a = P(), b = P()
            a.tap("a").amb(b.tap("b")).go()
            b.onNext(1)
            a.onNext(2)
            b.onCompleted()
        }
    }

    func testAmbFollowsTheFirstThatEnds() {
        trace("a+ as b+ bs ac b- C D a-") {
            let a = P(), b = P()
            a.tap("a").amb(b.tap("b")).go()
            a.onCompleted()
            b.onNext(1)
        }
    }

    func testAmbFollowsTheFirstThatFails() {
        trace("E(boom) D") {
            let a = P(), b = P()
            a.amb(b).go()
            a.onError(E.boom)
            b.onNext(1)
        }
    }

    func testAmbOfNoSources() {
        trace("") {
            O<Int>.amb([]).go()
        }
    }

    func testAmbOfJustsSubscribesBoth() {
        trace("a+ an1 1 ac C D as a- b+ bn2 bc bs b-") {
            O.just(1).tap("a").amb(O.just(2).tap("b")).go()
        }
    }

    func testWithLatestFromWaitsForALatest() {
        trace("b+ bs a+ as an1 bn10 an2 2-10 bc b- an3 3-10 ac C D a-") {
            let a = P(), b = P()
            a.tap("a").withLatestFrom(b.tap("b")) { "\($0)-\($1)" }.go()
            a.onNext(1)
            b.onNext(10)
            a.onNext(2)
            b.onCompleted()
            a.onNext(3)
            a.onCompleted()
        }
    }

    func testWithLatestFromFailsWithItsLatest() {
        trace("b+ bs a+ as beboom E(boom) D a- b-") {
            let a = P(), b = P()
            a.tap("a").withLatestFrom(b.tap("b")).go()
            b.onError(E.boom)
        }
    }
}
