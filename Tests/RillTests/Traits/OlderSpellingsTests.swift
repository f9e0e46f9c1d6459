// Programs for RxSwift 4 and 5 still compile and mean the same.
import EngineTestKit
import Rill
import RillTest
import XCTest

final class OlderSpellingsTests: CountedTest {
    private let programs: OlderPrograms = Programs()

    func testNames() { programs.names() }
    func testSecondsAsNumbers() { programs.secondsAsNumbers() }
    func testTraits() { programs.traits() }
    func testVariable() { programs.variable() }
    func testRecordedFunctions() { programs.recordedFunctions() }
}

/// Calls through a protocol cause no warning.
private protocol OlderPrograms {
    func names()
    func secondsAsNumbers()
    func traits()
    func variable()
    func recordedFunctions()
}

private struct Programs: OlderPrograms {
    @available(*, deprecated)
    func names() {
        trace("1 9 C D") { O.of(1).concat(O.error(E.boom)).catchErrorJustReturn(9).go() }
        trace("1 7 C D") { O.of(1).concat(O.error(E.boom)).catchError { _ in O.just(7) }.go() }
        trace("2 C D") { O.of(1, 2).elementAt(1).go() }
        trace("1 2 C D") { O.of(1, 2, 3).takeWhile { $0 < 3 }.go() }
        trace("3 C D") { O.of(1, 2, 3).skipWhile { $0 < 3 }.go() }
        trace("1 2 C D") { O.of(1, 2, 3).takeUntil(.inclusive) { $0 == 2 }.go() }
        trace("C D") { O.of(1).takeUntil(O.just(1)).go() }
        trace("1 C D") {
            O.of(1).observeOn(CurrentThreadScheduler.instance).subscribeOn(CurrentThreadScheduler.instance).go()
        }
        trace("1 1 E(boom) D") {
            O.of(1).concat(O.error(E.boom)).retryWhen { (errors: O<Error>) in
                errors.enumerated().map { if $0.index == 1 { throw $0.element } }
            }.go()
        }
        trace("1@0 2@1 C D") { O.of(1, 2).mapWithIndex { "\($0)@\($1)" }.go() }
        trace("1 2 C D") { O.of(1, 2).shareReplay(1).go() }
        trace("5 C D") { O.from(5 as Int?).go() }
    }

    @available(*, deprecated)
    func secondsAsNumbers() {
        timed([.next(210, 1), .next(220, 2), .completed(300)], "2@230 C@300") { $0.debounce(10, scheduler: $1) }
        timed([.next(210, 1), .completed(300)], "1@220 C@310") { $0.delay(10.0, scheduler: $1) }
        timed([], "0@205 1@210 C@210") { _, scheduler in O<Int>.interval(5, scheduler: scheduler).take(2) }
        timed([], "0@205 C@205") { _, scheduler in O<Int>.timer(5, scheduler: scheduler) }
        timed([.next(210, 1)], "E(Sequence timeout.)@205") { $0.timeout(5, scheduler: $1) }
        timed([.next(210, 1), .next(220, 2)], "1@210 C@215") { $0.take(15.0, scheduler: $1) }
    }

    @available(*, deprecated)
    func traits() {
        trace("ok(9) D") { S("", Single<Int>.error(E.boom).catchErrorJustReturn(9)) }
        trace("boom") {
            _ = Single<Int>.error(E.boom).subscribe(onSuccess: { L("\($0)") }, onError: { L("\($0)") })
        }
        trace("C D") { K("", Completable.merge(.empty(), .empty())) }
        trace("fail(boom) D") {
            S(
                "",
                Single<Int>.create { answer in
                    answer(.error(E.boom)); return nop
                })
        }
    }

    @available(*, deprecated)
    func variable() {
        trace("1 2 C D") {
            var variable: Variable<Int>? = Variable(1)
            variable?.asObservable().go()
            variable?.value = 2
            variable = nil
        }
    }

    @available(*, deprecated)
    func recordedFunctions() {
        let events: [Recorded<Event<Int>>] = [next(1, 2), completed(3)]
        XCTAssertEqual(events, [.next(1, 2), .completed(3)])
    }
}

/// Names that were never deprecated stay unambiguous.
final class ModernSpellingsTests: CountedTest {
    func testOverloadsStayApart() {
        let scheduler = TestScheduler(initialClock: 0)
        trace("[1, 2] C D") { O.of(1, 2).toArray().go() }
        trace("[1, 2]") { _ = O.of(1, 2).toArray().subscribe(onSuccess: { L("\($0)") }) }
        trace("C D") { O.of(1, 2).ignoreElements().go() }
        trace("1 2 C D") { O.from([1, 2]).go() }
        trace("1 2 C D") { O.of(1, 2).take(2).skip(0).go() }
        trace("1 C D") { O.of(1, 2).take(while: { $0 < 2 }).go() }
        _ = O.of(1).timeout(.seconds(1), other: O.just(2), scheduler: scheduler).delay(.never, scheduler: scheduler)
        _ = O<Int>.timer(.seconds(1), period: .milliseconds(5), scheduler: scheduler).take(
            for: .seconds(1), scheduler: scheduler)
        let latest = O.of(1).flatMapLatest { Infallible.just($0) }
        trace("1 C D") { latest.go() }
        let plain: O<Int> = O.of(1).flatMapLatest { O.just($0) }
        trace("1 C D") { plain.go() }
        let (a, b) = (Single.just(1), Single.just("x"))
        trace("ok((1, \"x\")) D") { S("", Single.zip(a, b)) }
        trace("ok(1x) D") { S("", Single.zip(a, b) { "\($0)\($1)" }) }
        trace("ok([1, 1]) D") { S("", Single.zip([a, a])) }
        trace("(1, 2) C D") { Driver.combineLatest(Driver.just(1), Driver.just(2)).go() }
        trace("3 C D") { Driver.zip(Driver.just(1), Driver.just(2)) { $0 + $1 }.go() }
    }
}
