// The same five cases for each operator of one source: never sends, completes at once, fails at once, fails after two
// elements, is disposed in the middle.
import Foundation
import Rill
import RillTest

private func stories<Out: ObservableConvertibleType>(
    _ name: String, empty: String = "C@230", failing: String = "E(first)@230", two: String, half: String,
    line: UInt = #line, _ apply: @escaping (Observable<Int>, TestScheduler) -> Out
) -> [MarbleRow] {
    let both = "1@210 2@220"
    return [
        MarbleRow("\(name), never", [""], "", ["200-1000"], line: line) { apply($0[0], $0.scheduler) },
        MarbleRow("\(name), empty at once", ["C@230"], empty, ["200-230"], line: line) { apply($0[0], $0.scheduler) },
        MarbleRow("\(name), fails at once", ["E@230"], failing, ["200-230"], line: line) {
            apply($0[0], $0.scheduler)
        },
        MarbleRow("\(name), fails after two", ["\(both) E@230"], two, ["200-230"], line: line) {
            apply($0[0], $0.scheduler)
        },
        MarbleRow("\(name), disposed between two", ["\(both) C@250"], half, ["200-215"], disposed: 215, line: line) {
            apply($0[0], $0.scheduler)
        },
    ]
}

/// For every operator of one source.
let edgeRows: [MarbleRow] = [
    stories("map", two: "10@210 20@220 E(first)@230", half: "10@210") { source, _ in
        source.map { $0 * 10 }
    },
    stories("compactMap", two: "2@220 E(first)@230", half: "") { source, _ in
        source.compactMap { $0 == 1 ? nil : $0 }
    },
    stories("filter", two: "1@210 E(first)@230", half: "1@210") { source, _ in
        source.filter { $0 == 1 }
    },
    stories("enumerated", two: "0@210 1@220 E(first)@230", half: "0@210") { source, _ in
        source.enumerated().map { $0.index }
    },
    stories("ignoreElements", two: "E(first)@230", half: "") { source, _ in
        source.ignoreElements()
    },
    stories("distinctUntilChanged", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.distinctUntilChanged()
    },
    stories("distinctUntilChanged, key", two: "1@210 E(first)@230", half: "1@210") { source, _ in
        source.distinctUntilChanged { $0 / 10 }
    },
    stories("element", empty: "E(Argument out of range.)@230", two: "E(first)@230", half: "") { source, _ in
        source.element(at: 5)
    },
    stories("take", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.take(5)
    },
    stories("take, while", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.take(while: { $0 < 9 })
    },
    stories("take, until predicate", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.take(until: { $0 > 9 })
    },
    stories("takeLast", two: "E(first)@230", half: "") { source, _ in
        source.takeLast(1)
    },
    stories("skip", two: "2@220 E(first)@230", half: "") { source, _ in
        source.skip(1)
    },
    stories("skip, negative", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.skip(-1)
    },
    stories("skip, while", two: "2@220 E(first)@230", half: "") { source, _ in
        source.skip(while: { $0 < 2 })
    },
    stories("scan", two: "101@210 103@220 E(first)@230", half: "101@210") { source, _ in
        source.scan(100) { $0 + $1 }
    },
    stories("scan, into", two: "101@210 103@220 E(first)@230", half: "101@210") { source, _ in
        source.scan(into: 100) { $0 += $1 }
    },
    stories("reduce", empty: "100@230 C@230", two: "E(first)@230", half: "") { source, _ in
        source.reduce(100) { $0 + $1 }
    },
    stories("toArray", empty: "[]@230 C@230", two: "E(first)@230", half: "") { source, _ in
        source.toArray()
    },
    stories("single", empty: "E(Sequence doesn't contain any elements.)@230", two: "1@210 E(first)@230", half: "1@210")
    { source, _ in
        source.single { $0 == 1 }
    },
    stories("asSingle", empty: "E(Sequence doesn't contain any elements.)@230", two: "E(first)@230", half: "") {
        source, _ in
        source.filter { $0 == 1 }.asSingle()
    },
    stories("asMaybe", two: "E(first)@230", half: "") { source, _ in
        source.filter { $0 == 1 }.asMaybe()
    },
    stories("ifEmpty", empty: "9@230 C@230", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.ifEmpty(default: 9)
    },
    stories(
        "materialize", empty: "completed@230 C@230", failing: "error(first)@230 C@230",
        two: "next(1)@210 next(2)@220 error(first)@230 C@230", half: "next(1)@210"
    ) { source, _ in
        source.materialize()
    },
    stories("dematerialize", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.materialize().dematerialize()
    },
    stories("groupBy", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.groupBy { $0 }.flatMap { $0 }
    },
    stories("do", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.do(onNext: { _ in }, afterNext: { _ in }, onError: { _ in }, onCompleted: {})
    },
    stories("catch", failing: "9@230 C@230", two: "1@210 2@220 9@230 C@230", half: "1@210") { source, _ in
        source.catch { _ in .just(9) }
    },
    stories("catchAndReturn", failing: "9@230 C@230", two: "1@210 2@220 9@230 C@230", half: "1@210") { source, _ in
        source.catchAndReturn(9)
    },
    stories("retry, once", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.retry(1)
    },
    stories("share", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.share()
    },
    stories("share, replay", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.share(replay: 1)
    },
    stories("share, forever", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.share(replay: 2, scope: .forever)
    },
    stories("publish", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.publish().refCount()
    },
    stories("multicast", two: "10@210 20@220 E(first)@230", half: "10@210") { source, _ in
        source.multicast({ PublishSubject<Int>() }, selector: { $0.map { $0 * 10 } })
    },
    stories("flatMap", two: "1@210 1@210 2@220 2@220 E(first)@230", half: "1@210 1@210") { source, _ in
        source.flatMap { Observable.of($0, $0) }
    },
    stories("flatMapFirst", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.flatMapFirst { Observable.just($0) }
    },
    stories("flatMapLatest", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.flatMapLatest { Observable.just($0) }
    },
    stories("concatMap", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.concatMap { Observable.just($0) }
    },
    stories("concat", empty: "9@230 C@230", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.concat(Observable.just(9))
    },
    stories("amb", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.amb(Observable.never())
    },
    stories("merge", two: "1@210 -1@210 2@220 -2@220 E(first)@230", half: "1@210 -1@210") { source, _ in
        source.flatMap { Observable.merge(.just($0), .just(-$0)) }
    },
    stories("combineLatest", two: "11@210 12@220 E(first)@230", half: "11@210") { source, _ in
        Observable.combineLatest(source, Observable.just(10)) { $0 + $1 }
    },
    stories("combineLatest, collection", two: "11@210 12@220 E(first)@230", half: "11@210") { source, _ in
        Observable.combineLatest([source, Observable.just(10)]) { $0.reduce(0, +) }
    },
    stories("zip", two: "11@210 22@220 E(first)@230", half: "11@210") { source, _ in
        Observable.zip(source, Observable.of(10, 20)) { $0 + $1 }
    },
    stories("zip, collection", two: "11@210 22@220 E(first)@230", half: "11@210") { source, _ in
        Observable.zip([source, Observable.of(10, 20)]) { $0.reduce(0, +) }
    },
    stories("withLatestFrom", two: "11@210 12@220 E(first)@230", half: "11@210") { source, _ in
        source.withLatestFrom(Observable.just(10)) { $0 + $1 }
    },
    stories("take, until", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.take(until: Observable<Int>.never())
    },
    stories("skip, until", two: "1@210 2@220 E(first)@230", half: "1@210") { source, _ in
        source.skip(until: Observable.just(0))
    },
    stories("delay", empty: "C@233", two: "1@213 2@223 E(first)@230", half: "1@213") { source, clock in
        source.delay(.seconds(3), scheduler: clock)
    },
    stories("debounce", two: "1@213 2@223 E(first)@230", half: "1@213") { source, clock in
        source.debounce(.seconds(3), scheduler: clock)
    },
    stories("debounce, pending", two: "E(first)@230", half: "") { source, clock in
        source.debounce(.seconds(30), scheduler: clock)
    },
    stories("throttle", two: "1@210 E(first)@230", half: "1@210") { source, clock in
        source.throttle(.seconds(30), scheduler: clock)
    },
    stories("throttle, negative", two: "1@210 2@220 E(first)@230", half: "1@210") { source, clock in
        source.throttle(.seconds(-1), scheduler: clock)
    },
    stories("timeout", two: "1@210 2@220 E(first)@230", half: "1@210") { source, clock in
        source.timeout(.seconds(900), scheduler: clock)
    },
    stories("take, for a time", two: "1@210 2@220 E(first)@230", half: "1@210") { source, clock in
        source.take(for: .seconds(900), scheduler: clock)
    },
    stories("skip, for a time", two: "1@210 2@220 E(first)@230", half: "1@210") { source, clock in
        source.skip(.seconds(5), scheduler: clock)
    },
    stories("skip, for no time", two: "1@210 2@220 E(first)@230", half: "1@210") { source, clock in
        source.skip(.seconds(0), scheduler: clock)
    },
    stories("observe", empty: "C@231", failing: "E(first)@231", two: "1@211 2@221 E(first)@231", half: "1@211") {
        source, clock in
        source.observe(on: clock)
    },
].flatMap { $0 }
