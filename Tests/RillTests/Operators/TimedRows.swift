import Rill
import RillTest

private let spread = "1@210 2@230 3@260 4@350 5@600 C@700"

let timedRows: [MarbleRow] = [
    MarbleRow("debounce", [spread], "3@310 4@400 5@650 C@700", ["200-700"]) {
        $0[0].debounce(.seconds(50), scheduler: $0.scheduler)
    },
    MarbleRow("debounce, error", ["1@210 E@220"], "E(first)@220", ["200-220"]) {
        $0[0].debounce(.seconds(50), scheduler: $0.scheduler)
    },
    MarbleRow("throttle", [spread], "1@210 3@310 4@410 5@600 C@700", ["200-700"]) {
        $0[0].throttle(.seconds(100), scheduler: $0.scheduler)
    },
    MarbleRow("throttle, first only", [spread], "1@210 4@350 5@600 C@700", ["200-700"]) {
        $0[0].throttle(.seconds(100), latest: false, scheduler: $0.scheduler)
    },
    MarbleRow("throttle, pending at completion", ["1@210 2@220 C@230"], "1@210 2@310 C@310", ["200-230"]) {
        $0[0].throttle(.seconds(100), scheduler: $0.scheduler)
    },
    MarbleRow("throttle, error", ["1@210 2@220 E@230"], "1@210 E(first)@230", ["200-230"]) {
        $0[0].throttle(.seconds(100), scheduler: $0.scheduler)
    },
    MarbleRow("delay", [four], "1@260 2@270 3@280 4@290 C@300", ["200-250"]) {
        $0[0].delay(.seconds(50), scheduler: $0.scheduler)
    },
    MarbleRow("delay, error", ["1@210 E@220"], "E(first)@220", ["200-220"]) {
        $0[0].delay(.seconds(50), scheduler: $0.scheduler)
    },
    MarbleRow("delay, disposed", [four], "1@260", ["200-250"], disposed: 265) {
        $0[0].delay(.seconds(50), scheduler: $0.scheduler)
    },
    MarbleRow("delaySubscription", [four], "3@230 4@240 C@250", ["225-250"]) {
        $0[0].delaySubscription(.seconds(25), scheduler: $0.scheduler)
    },
    MarbleRow("delaySubscription, disposed before", [four], "", [""], disposed: 220) {
        $0[0].delaySubscription(.seconds(25), scheduler: $0.scheduler)
    },
    MarbleRow("observe(on:)", [four], "1@211 2@221 3@231 4@241 C@251", ["200-250"]) {
        $0[0].observe(on: $0.scheduler)
    },
    MarbleRow("observe(on:), error", ["1@210 E@210"], "1@211 E(first)@212", ["200-210"]) {
        $0[0].observe(on: $0.scheduler)
    },
    MarbleRow("observe(on:), disposed", [four], "1@211", ["200-215"], disposed: 215) {
        $0[0].observe(on: $0.scheduler)
    },
    MarbleRow("subscribe(on:)", [four], "1@210 2@220 3@230 4@240 C@250", ["201-251"]) {
        $0.sources[0].subscribe(on: $0.scheduler)
    },
    MarbleRow("subscribe(on:), disposed", [four], "1@210", ["201-216"], disposed: 215) {
        $0.sources[0].subscribe(on: $0.scheduler)
    },
    MarbleRow("interval", [], "0@300 1@400 2@500", [], disposed: 550) {
        Observable<Int>.interval(.seconds(100), scheduler: $0.scheduler)
    },
    MarbleRow("interval, zero", [], "0@201 1@202 2@203", [], disposed: 204) {
        Observable<Int>.interval(.seconds(0), scheduler: $0.scheduler)
    },
    MarbleRow("timer", [], "0@250 C@250", []) { Observable<Int>.timer(.seconds(50), scheduler: $0.scheduler) },
    MarbleRow("timer, period", [], "0@250 1@350 2@450", [], disposed: 550) {
        Observable<Int>.timer(.seconds(50), period: .seconds(100), scheduler: $0.scheduler)
    },
    MarbleRow("timer, disposed", [], "", [], disposed: 240) {
        Observable<Int>.timer(.seconds(50), scheduler: $0.scheduler)
    },
    MarbleRow("debug", ["C@210"], "C@210", ["200-210"]) { $0[0].debug("row") },
]
