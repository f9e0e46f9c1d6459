// Longer cases: several events in one instant, retries with growing delays, queues of inner sequences.
import Rill
import RillTest
import XCTest

private let nine = "1@205 2@210 3@240 4@280 5@320 6@350 7@370 8@420 9@470"

/// Inner cold sequences for `MarbleStage.outer`: the first source names the others.
private let innerOnes = [
    "cold 1@50 2@100 3@120 C@140", "cold 4@20 5@70 C@200", "cold 6@10 7@90 8@110 C@130", "cold 9@210 10@240 C@300",
]
private let outerOnes = "1@210 2@260 3@270 4@320"

let longerRows: [MarbleRow] = [
    MarbleRow(
        "buffer, by time and by count", ["\(nine) C@600"],
        "[1, 2, 3]@240 [4]@310 [5, 6, 7]@370 [8]@440 [9]@510 []@580 []@600 C@600", ["200-600"]
    ) { $0[0].buffer(timeSpan: .seconds(70), count: 3, scheduler: $0.scheduler) },
    MarbleRow(
        "buffer, failure", ["\(nine) E@600"],
        "[1, 2, 3]@240 [4]@310 [5, 6, 7]@370 [8]@440 [9]@510 []@580 E(first)@600", ["200-600"]
    ) { $0[0].buffer(timeSpan: .seconds(70), count: 3, scheduler: $0.scheduler) },
    MarbleRow(
        "buffer, disposed", ["\(nine) C@600"], "[1, 2, 3]@240 [4]@310 [5, 6, 7]@370", ["200-400"], disposed: 400
    ) { $0[0].buffer(timeSpan: .seconds(70), count: 3, scheduler: $0.scheduler) },
    MarbleRow(
        "window, by time and by count", ["\(nine) C@600"],
        "0-1@205 0-2@210 0-3@240 1-4@280 2-5@320 2-6@350 2-7@370 3-8@420 4-9@470 C@600", ["200-600"]
    ) {
        $0[0].window(timeSpan: .seconds(70), count: 3, scheduler: $0.scheduler).enumerated()
            .map { index, window in window.map { "\(index)-\($0)" } }.merge()
    },
    MarbleRow(
        "window, failure", ["\(nine) E@600"],
        "0-1@205 0-2@210 0-3@240 1-4@280 2-5@320 2-6@350 2-7@370 3-8@420 4-9@470 E(first)@600", ["200-600"]
    ) {
        $0[0].window(timeSpan: .seconds(70), count: 3, scheduler: $0.scheduler).enumerated()
            .map { index, window in window.map { "\(index)-\($0)" } }.merge()
    },
    MarbleRow(
        "window, disposed", ["\(nine) C@600"], "0-1@205 0-2@210 0-3@240 1-4@280 2-5@320 2-6@350 2-7@370", ["200-370"],
        disposed: 370
    ) {
        $0[0].window(timeSpan: .seconds(70), count: 3, scheduler: $0.scheduler).enumerated()
            .map { index, window in window.map { "\(index)-\($0)" } }.merge()
    },
    MarbleRow("delay, all of it", ["1@150 2@250 3@350 4@450 C@550"], "2@350 3@450 4@550 C@650", ["200-550"]) {
        $0[0].delay(.seconds(100), scheduler: $0.scheduler)
    },
    MarbleRow("delay, fails while waiting", ["2@250 3@350 4@450 E@550"], "2@400 3@500 E(first)@550", ["200-550"]) {
        $0[0].delay(.seconds(150), scheduler: $0.scheduler)
    },
    MarbleRow("delay, nothing", ["C@550"], "C@560", ["200-550"]) {
        $0[0].delay(.seconds(10), scheduler: $0.scheduler)
    },
    MarbleRow("delaySubscription, cold", ["cold 42@50 43@60 C@70"], "42@280 43@290 C@300", ["230-300"]) {
        $0[0].delaySubscription(.seconds(30), scheduler: $0.scheduler)
    },
    MarbleRow("delaySubscription, cut", ["cold 42@50 43@60 C@70"], "42@280 43@290", ["230-291"], disposed: 291) {
        $0[0].delaySubscription(.seconds(30), scheduler: $0.scheduler)
    },
    MarbleRow(
        "timeout, just in time", ["cold 42@10 43@20 44@50 45@60 C@70"], "42@210 43@220 44@250 45@260 C@270", ["200-270"]
    ) {
        $0[0].timeout(.seconds(30), scheduler: $0.scheduler)
    },
    MarbleRow(
        "timeout, other at once", ["cold 42@10 43@60", "cold 1@5 C@6"], "42@210 1@245 C@246", ["200-240", "240-246"]
    ) {
        $0[0].timeout(.seconds(30), other: $0[1], scheduler: $0.scheduler)
    },
    MarbleRow("take(for:), none", ["1@210 2@220 C@230"], "C@201", ["200-201"]) {
        $0[0].take(for: .seconds(0), scheduler: $0.scheduler)
    },
    MarbleRow(
        "take(for:), twice", ["1@210 2@220 3@230 4@240 5@250 6@260 C@270"], "1@210 2@220 3@230 C@235", ["200-235"]
    ) {
        $0[0].take(for: .seconds(55), scheduler: $0.scheduler).take(for: .seconds(35), scheduler: $0.scheduler)
    },
    MarbleRow("skip(duration:), nothing to skip", ["1@210 2@220 C@230"], "1@210 2@220 C@230", ["200-230"]) {
        $0[0].skip(.seconds(0), scheduler: $0.scheduler)
    },
    MarbleRow("skip(duration:), too long", ["1@210 2@220 C@230"], "C@230", ["200-230"]) {
        $0[0].skip(.seconds(50), scheduler: $0.scheduler)
    },
    MarbleRow(
        "retry(when:), growing delays", ["cold 1@5 E@10"], "1@205 1@265 1@375 1@535 E(first)@540",
        ["200-210 260-270 370-380 530-540"], disposed: 800
    ) { stage in
        stage[0].retry(when: { (errors: Observable<Error>) in
            errors.enumerated().flatMap { attempt, error -> Observable<Int64> in
                if attempt >= 3 { return .error(error) }
                return .timer(.seconds((attempt + 1) * 50), scheduler: stage.scheduler)
            }
        })
    },
    MarbleRow("retry(when:), never answers", ["cold 1@10 2@20 E@50", ""], "1@210 2@220", ["200-250", "200-1000"]) {
        stage in
        stage[0].retry(when: { (_: Observable<Error>) in stage[1] })
    },
    MarbleRow("retry(when:), nobody asks the handler", ["cold 1@10 C@50"], "1@210 C@250", ["200-250"]) {
        $0[0].retry(when: { (_: Observable<Error>) in Observable<Int>.empty() })
    },
    MarbleRow("retry, count", ["cold 1@5 2@10 E@20"], "1@205 2@210 1@225 2@230 E(first)@240", ["200-220 220-240"]) {
        $0[0].retry(2)
    },
    MarbleRow("retry, disposed", ["cold 1@5 E@20"], "1@205 1@225", ["200-220 220-231"], disposed: 231) {
        $0[0].retry()
    },
    MarbleRow(
        "merge, inner ones", ["\(outerOnes) C@400"] + innerOnes,
        "1@260 4@280 6@280 2@310 3@330 5@330 7@360 8@380 9@530 10@560 C@620",
        ["200-400", "210-350", "260-460", "270-400", "320-620"]
    ) { $0.outer.merge() },
    MarbleRow(
        "concat, inner ones", ["\(outerOnes) C@400"] + innerOnes,
        "1@260 2@310 3@330 4@370 5@420 6@560 7@640 8@660 9@890 10@920 C@980",
        ["200-400", "210-350", "350-550", "550-680", "680-980"]
    ) { $0.outer.concat() },
    MarbleRow(
        "merge, two at once", ["\(outerOnes) C@400"] + innerOnes,
        "1@260 4@280 2@310 3@330 5@330 6@360 7@440 8@460 9@670 10@700 C@760",
        ["200-400", "210-350", "260-460", "350-480", "460-760"]
    ) { $0.outer.merge(maxConcurrent: 2) },
    MarbleRow(
        "merge, the queue is dropped", ["\(outerOnes) E@300"] + innerOnes, "1@260 4@280 E(first)@300",
        ["200-300", "210-300", "260-300", "", ""]
    ) { $0.outer.merge(maxConcurrent: 2) },
    MarbleRow(
        "switchLatest, inner ones", ["\(outerOnes) C@400"] + innerOnes, "6@280 9@530 10@560 C@620",
        ["200-400", "210-260", "260-270", "270-320", "320-620"]
    ) { $0.outer.switchLatest() },
    MarbleRow(
        "flatMapFirst, inner ones", ["\(outerOnes) 2@355 C@400"] + innerOnes,
        "1@260 2@310 3@330 4@375 5@425 C@555", ["200-400", "210-350", "355-555", "", ""]
    ) { stage in stage[0].flatMapFirst { stage[$0] } },
    MarbleRow(
        "concatMap, inner ones", ["1@210 2@220 C@230"] + innerOnes,
        "1@260 2@310 3@330 4@370 5@420 C@550", ["200-230", "210-350", "350-550", "", ""]
    ) { stage in stage[0].concatMap { stage[$0] } },
    MarbleRow(
        "catch(sequence:)", ["cold 1@10 E@20", "cold 2@10 E@20", "cold 3@10 C@20"], "1@210 2@230 3@250 C@260",
        ["200-220", "220-240", "240-260"]
    ) {
        Observable.catch(sequence: [$0[0], $0[1], $0[2]])
    },
    MarbleRow("throttle, last is kept back", ["1@210 2@250 C@260"], "1@210 2@310 C@310", ["200-260"]) {
        $0[0].throttle(.seconds(100), scheduler: $0.scheduler)
    },
    MarbleRow("debounce, each too early", ["1@210 2@240 3@270 C@300"], "3@300 C@300", ["200-300"]) {
        $0[0].debounce(.seconds(50), scheduler: $0.scheduler)
    },
    MarbleRow("subscribe(on:)", ["1@210 C@220"], "1@210 C@220", ["201-220"]) { $0[0].subscribe(on: $0.scheduler) },
    MarbleRow("take, then subscribe(on:)", ["1@210 2@220 C@230"], "1@210 C@210", ["201-211"]) {
        $0[0].subscribe(on: $0.scheduler).take(1)
    },
    MarbleRow(
        "share, replayed while connected", ["cold 1@10 2@20 3@30 C@40"], "1@210 2@220 2@220 3@230 3@230 C@240",
        ["200-240"]
    ) { stage in
        let shared = stage[0].share(replay: 1)
        return Observable.merge(shared, shared.delaySubscription(.seconds(20), scheduler: stage.scheduler))
    },
    MarbleRow("groupBy, fails inside", ["1@210 2@220 3@230 4@240 E@250"], "1@210 1@230 E(first)@250", ["200-250"]) {
        $0[0].groupBy { $0 % 2 }.filter { $0.key == 1 }.flatMap { $0.map { _ in 1 } }
    },
    MarbleRow(
        "withLatestFrom, other speaks first at one instant", ["1@220 C@250", "9@220"], "C@250", ["200-250", "200-250"]
    ) {
        $0[0].withLatestFrom($0[1])
    },
    MarbleRow(
        "sample, same instant", ["1@220 2@230 C@250", "0@220 0@230 C@260"], "1@220 2@230 C@260", ["200-250", "200-260"]
    ) {
        $0[0].sample($0[1])
    },
    MarbleRow("multicast with a selector", ["1@210 2@220 3@230 C@240"], "3@220 5@230 C@240", ["200-240"]) {
        $0[0].multicast({ PublishSubject<Int>() }, selector: { Observable.zip($0, $0.skip(1)) { $0 + $1 } })
    },
    MarbleRow("using, disposed", ["1@210 2@220"], "1@210", ["200-215"], disposed: 215) { stage in
        Observable.using({ BooleanDisposable() }, observableFactory: { _ in stage[0] })
    },
    MarbleRow(
        "single(_:), two matches", ["1@210 2@220 3@230 C@240"], "1@210 E(Sequence contains more than one element.)@230",
        ["200-230"]
    ) {
        $0[0].single { $0 % 2 == 1 }
    },
    MarbleRow(
        "asSingle, too many", ["1@210 2@220 C@240"], "E(Sequence contains more than one element.)@220", ["200-220"]
    ) {
        $0[0].asSingle()
    },
    MarbleRow("asSingle, fails", ["1@210 E@220"], "E(first)@220", ["200-220"]) { $0[0].asSingle() },
    MarbleRow("asSingle", ["1@210 C@220"], "1@220 C@220", ["200-220"]) { $0[0].asSingle() },
    MarbleRow("asMaybe, empty", ["C@220"], "C@220", ["200-220"]) { $0[0].asMaybe() },
    MarbleRow("first", ["1@210 C@220"], "Optional(1)@210 C@210", ["200-210"]) { $0[0].first() },
    MarbleRow("toArray", ["1@210 2@220 C@230"], "[1, 2]@230 C@230", ["200-230"]) { $0[0].toArray() },
    MarbleRow("Single.zip, one fails", ["1@210 C@220", "E@215"], "E(first)@215", ["200-215", "200-215"]) {
        Single.zip($0[0].asSingle(), $0[1].asSingle()) { $0 + $1 }
    },
    MarbleRow("Single.zip", ["1@210 C@220", "2@230 C@240"], "3@240 C@240", ["200-220", "200-240"]) {
        Single.zip($0[0].asSingle(), $0[1].asSingle()) { $0 + $1 }
    },
    MarbleRow("Completable.andThen", ["C@220", "5@230 C@240"], "5@240 C@240", ["200-220", "220-240"]) {
        $0[0].ignoreElements().asCompletable().andThen($0[1].asSingle())
    },
    MarbleRow("Completable.andThen, first fails", ["E@220", "5@230 C@240"], "E(first)@220", ["200-220", ""]) {
        $0[0].ignoreElements().asCompletable().andThen($0[1])
    },
]
