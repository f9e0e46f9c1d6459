// Interleaving of synchronous sources.
import EngineTestKit
import Rill
import RillTest
import XCTest

final class TrampolineTableTests: CountedTest {
    func testMergeTakesTurns() {
        trace("1 10 2 20 3 30 C D") { O.merge(O.of(1, 2, 3), O.of(10, 20, 30)).go() }
        trace("1 10 100 20 200 30 C D") { O.merge(O.of(1), O.of(10, 20, 30), O.of(100, 200)).go() }
        trace("1 2 10 3 20 30 C D") { O.of(O.of(1, 2, 3), O.of(10, 20, 30)).merge().go() }
        trace("1 2 10 3 20 30 100 200 C D") {
            O.of(O.of(1, 2, 3), O.of(10, 20, 30), O.of(100, 200)).merge(maxConcurrent: 2).go()
        }
    }

    func testFlattening() {
        trace("10 11 20 21 30 31 C D") { O.of(1, 2, 3).flatMap { O.of($0 * 10, $0 * 10 + 1) }.go() }
        trace("10 11 20 12 21 30 22 31 32 C D") {
            O.of(1, 2, 3).flatMap { O.range(start: $0 * 10, count: 3) }.go()
        }
        trace("10 20 30 31 C D") { O.of(1, 2, 3).flatMapLatest { O.of($0 * 10, $0 * 10 + 1) }.go() }
        trace("10 11 C D") { O.of(1, 2, 3).flatMapFirst { O.of($0 * 10, $0 * 10 + 1) }.go() }
        trace("10 20 30 C D") { O.of(1, 2, 3).flatMapLatest { O.just($0 * 10) }.go() }
        trace("10 20 30 C D") { O.of(1, 2, 3).flatMapFirst { O.just($0 * 10) }.go() }
        trace("10 11 20 21 30 31 C D") { O.of(1, 2, 3).concatMap { O.of($0 * 10, $0 * 10 + 1) }.go() }
    }

    func testCombineLatest() {
        trace("(1, \"a\") (2, \"a\") (2, \"b\") (3, \"b\") C D") { O.combineLatest(O.of(1, 2, 3), O.of("a", "b")).go() }
        trace("(1, \"a\") (1, \"b\") C D") { O.combineLatest(O.just(1), O.of("a", "b")).go() }
        trace("(1, \"a\") (2, \"a\") C D") { O.combineLatest(O.of(1, 2), O.just("a")).go() }
        trace("1-10-100 2-10-100 2-20-100 2-20-200 C D") {
            O.combineLatest(O.of(1, 2), O.of(10, 20), O.of(100, 200)) { "\($0)-\($1)-\($2)" }.go()
        }
    }

    func testSecondSources() {
        trace("1a 2b 3b C D") { O.of(1, 2, 3).withLatestFrom(O.of("a", "b")) { "\($0)\($1)" }.go() }
        trace("C D") { O.just(1).withLatestFrom(O.of("a", "b")) { "\($0)\($1)" }.go() }
        trace("1 2 3") { O.of(1, 2, 3).sample(O.of("x", "y")).go() }
        trace("C D") { O.of(1, 2, 3).take(until: O.just(0)).go() }
        trace("C D") { O.of(1, 2, 3).take(until: O.of(0)).go() }
        trace("1 2 3 C D") { O.of(1, 2, 3).skip(until: O.just(0)).go() }
        trace("2 3 C D") { O.of(1, 2, 3).skip(until: O.of(0)).go() }
        trace("1 2 C D") { O.of(1, 2).amb(O.of(10, 20)).go() }
    }

    func testSubscribingInsideOnNext() {
        func inner(_ n: Int) -> O<Int> { O.of(n * 10, n * 10 + 1) }
        trace("o1 i10 o2 i11 i20 o3 i21 i30 i31") {
            O.of(1, 2, 3).sub({ n in
                L("o\(n)")
                inner(n).sub({ L("i\($0)") })
            })
        }
        trace("o1 i10 i20 after") {
            let subject = P()
            subject.sub({ n in
                L("o\(n)")
                O.of(10, 20).sub({ L("i\($0)") })
                L("after")
            })
            subject.onNext(1)
        }
    }
}
