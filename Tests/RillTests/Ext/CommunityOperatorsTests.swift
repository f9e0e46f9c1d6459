// The community operators, one table of traces.
import EngineTestKit
import Rill
import RillExt
import RillTest
import XCTest

final class CommunityOperatorsTests: CountedTest {
    func testAnd() {
        trace("ok(false) D") { M("", O.of(true, false, true).and()) }
        trace("ok(true) D") { M("", O.of(true).and()) }
        trace("C D") { M("", O<Bool>.empty().and()) }
        trace("ok(true) D") { M("", O<Bool>.and(O.of(true), O.just(true))) }
        trace("ok(false) D") { M("", O<Bool>.and([O.of(true), O.just(false)])) }
        trace("C D") { M("", O<Bool>.and([O.of(true), O.empty()])) }
        trace("") { M("", O<Bool>.and([O<Bool>]())) }
    }

    func testPredicatesOfRepeatingHaveNames() {
        let again: RepeatPredicate = { false }
        let whatever: RetryPredicate = { _ in false }
        trace("1 C D") { O.of(1).repeatWithBehavior(.immediate(maxCount: 3), shouldRepeat: again).go() }
        trace("E(boom) D") { O<Int>.error(E.boom).retry(.immediate(maxCount: 3), shouldRetry: whatever).go() }
    }

    func testBuffer_elementDuringFlush_isAppended() {
        let source = PublishSubject<Int>()
        let pauser = PublishSubject<Bool>()
        var heard: [Int] = []
        let subscription = source.pausableBuffered(pauser, limit: nil).subscribe(onNext: { element in
            heard.append(element)
            if heard.count <= 2 { source.onNext(element) }
        })
        pauser.onNext(false)
        for element in 1...3 { source.onNext(element) }
        pauser.onNext(true)
        XCTAssertEqual(heard, [1, 2, 3, 1, 2])
        source.onNext(4)
        XCTAssertEqual(heard, [1, 2, 3, 1, 2, 4])
        subscription.dispose()
    }

    func testFilteringAndMapping() {
        trace("2 3 C D") { O.of(1, 2, 1, 3).ignore(1).go() }
        trace("3 C D") { O.of(1, 2, 1, 3).ignore([1, 2]).go() }
        trace("1 1 C D") { O.of(1, 2, 1).ignoreWhen { $0 == 2 }.go() }
        trace("1 C D") { O.of(1, nil).unwrap().go() }
        trace("1 2 C D") { O.of(1, 2, 1).distinct().go() }
        trace("1 2 C D") { O.of(1, 2, 3, 4).distinct { $0 > 1 }.go() }
        trace("a1 a2 a3 aC aD bC bD") {
            let once = O.of(1, 2, 3).distinct()
            once.go("a")
            once.go("b")
        }
        trace("20 C D") { O.of(1, 2).filterMap { $0 == 1 ? .ignore : .map($0 * 10) }.go() }
        trace("x x C D") { O.of(1, 2).mapTo("x").go() }
        trace("1 2 C D") { O.of("a", "bc").mapAt(\.count).go() }
        trace("[2, 4] C D") { O.of([1, 2]).mapMany { $0 * 2 }.go() }
        trace("false C D") { O.of(true).not().go() }
        trace("[1, 2] [2, 3] C D") { O.of(1, 2, 3).nwise(2).go() }
        trace("(1, 2) (2, 3) C D") { O.of(1, 2, 3).pairwise().go() }
        trace("1 C D") { O<Any>.of(1, "a").ofType(Int.self).go() }
        trace("2 C D") { O.of(1, 2).count().go() }
        trace("1 C D") { O.of(1, 2).count { $0 > 1 }.go() }
        trace("[3, 2, 1] C D") { O.of(2, 3, 1).toSortedArray(ascending: false).go() }
        trace("[1, 2, 3] C D") { O.of(2, 3, 1).toSortedArray().go() }
        trace("2 C D") { O.of(1).apply { $0.map { $0 + 1 } }.go() }
    }

    func testCombining() {
        trace("1 2 4 C D") {
            let a = P(), b = P()
            O<O<Int>>.cascade([a, b]).go()
            a.onNext(1)
            b.onNext(2)
            a.onNext(3)
            a.onError(E.boom)
            b.onNext(4)
            b.onCompleted()
        }
        trace("a1 aC aD bC bD") {
            let once = O.once(1)
            once.go("a")
            once.go("b")
        }
        trace("m2 o1 o3") {
            let source = P()
            let parts = source.partition { $0 % 2 == 0 }
            parts.matches.go("m")
            parts.nonMatches.go("o")
            [2, 1, 3].forEach(source.onNext)
        }
        trace("4 C D") { O.of(1).zip(with: O.of(3)) { $0 + $1 }.go() }
        trace("1 2 C D") { O.just(1).merge(with: O.just(2)).go() }
    }

    func testBuffers() {
        trace("[1, 2] [] [3] C D") {
            let source = P(), trigger = P()
            source.bufferWithTrigger(trigger).go()
            source.onNext(1)
            source.onNext(2)
            trigger.onNext(0)
            trigger.onNext(0)
            trigger.onError(E.boom)
            source.onNext(3)
            source.onCompleted()
        }
        trace("2 4") {
            let source = P(), pauser = PublishSubject<Bool>()
            source.pausable(pauser).go()
            source.onNext(1)
            pauser.onNext(true)
            source.onNext(2)
            pauser.onNext(false)
            source.onNext(3)
            pauser.onNext(true)
            source.onNext(4)
        }
        trace("2 3 4 6 C D") {
            let source = P(), pauser = PublishSubject<Bool>()
            source.pausableBuffered(pauser, limit: 2).go()
            [1, 2, 3].forEach(source.onNext)
            pauser.onNext(true)
            source.onNext(4)
            pauser.onNext(false)
            source.onNext(6)
            source.onCompleted()
        }
        trace("C D") {
            let pauser = PublishSubject<Bool>()
            P().pausableBuffered(pauser).go()
            pauser.onCompleted()
        }
    }

    func testRepeating() {
        timed([], "1@200 1@205 1@215 E(boom)@215") { _, scheduler in
            O.of(1).concat(O.error(E.boom))
                .retry(.exponentialDelayed(maxCount: 3, initial: 5, multiplier: 1), scheduler: scheduler)
        }
        trace("1 1 1 E(boom) D") { O.of(1).concat(O.error(E.boom)).retry(.immediate(maxCount: 3)).go() }
        trace("1 1 C D") { O.of(1).repeatWithBehavior(.immediate(maxCount: 2)).go() }
        trace("1 C D") { O.of(1).repeatWithBehavior(.immediate(maxCount: 0)).go() }
        trace("1 E(boom) D") { O.of(1).concat(O.error(E.boom)).repeatWithBehavior(.immediate(maxCount: 4)).go() }
        trace("1 C D") { O.of(1).concat(O.error(E.boom)).catchErrorJustComplete().go() }
        trace("1 E(e1) D") { O.of(1).concat(O.error(E.e1)).ignoreErrors { _ in false }.go() }
    }

    func testCallbacks() {
        trace("12 C D") {
            func work(_ a: Int, _ b: Int, _ answer: @escaping (Int) -> Void) { answer(a * b) }
            O.fromAsync(work)(3, 4).go()
        }
        trace("fail(boom) D") {
            func work(_ answer: @escaping (Int?, E?) -> Void) { answer(nil, .boom) }
            S("", Single.fromAsync(work))
        }
        trace("fail(inconsistentCompletionResult) D") {
            func work(_ a: Int, _ answer: @escaping (Int?, E?) -> Void) { answer(nil, nil) }
            S("", Single.fromAsync(work)(1))
        }
    }

    func testWeakSubscribing() {
        final class Listener {
            func next(_ value: Int) { L("n\(value)") }
            func completed() { L("C") }
        }
        trace("n1") {
            var listener: Listener? = Listener()
            let subject = P()
            _ = subject.subscribe(weak: listener!, onNext: Listener.next, onCompleted: Listener.completed)
            subject.onNext(1)
            listener = nil
            subject.onNext(2)
            subject.onCompleted()
        }
    }
}
