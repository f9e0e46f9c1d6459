import Rill
import RillTest

let gatheringRows: [MarbleRow] = [
    MarbleRow("toArray", [four], "[1, 2, 3, 4]@250 C@250", ["200-250"]) { $0[0].toArray() },
    MarbleRow("toArray, error", ["1@210 E@220"], "E(first)@220", ["200-220"]) { $0[0].toArray() },
    MarbleRow("reduce", [four], "10@250 C@250", ["200-250"]) { $0[0].reduce(0) { $0 + $1 } },
    MarbleRow("reduce, empty", ["C@250"], "42@250 C@250", ["200-250"]) { $0[0].reduce(42) { $0 + $1 } },
    MarbleRow("reduce, result", [four], "<10>@250 C@250", ["200-250"]) {
        $0[0].reduce(0, accumulator: +, mapResult: { "<\($0)>" })
    },
    MarbleRow("reduce, throws", [four], "E(first)@210", ["200-210"]) { $0[0].reduce(0) { _, _ in try makeTrouble() } },
    MarbleRow("reduce, result throws", [four], "E(first)@250", ["200-250"]) {
        $0[0].reduce(0, accumulator: +, mapResult: { _ -> Int in try makeTrouble() })
    },
    MarbleRow("ifEmpty", ["C@250"], "9@250 C@250", ["200-250"]) { $0[0].ifEmpty(default: 9) },
    MarbleRow("ifEmpty, not empty", ["1@210 C@250"], "1@210 C@250", ["200-250"]) { $0[0].ifEmpty(default: 9) },
    MarbleRow("ifEmpty, error", ["E@250"], "E(first)@250", ["200-250"]) { $0[0].ifEmpty(default: 9) },
    MarbleRow("ifEmpty, switch", ["C@220", "5@230 C@240"], "5@230 C@240", ["200-220", "220-240"]) {
        $0[0].ifEmpty(switchTo: $0[1])
    },
    MarbleRow("ifEmpty, switch not needed", ["1@210 C@220", "5@230 C@240"], "1@210 C@220", ["200-220", ""]) {
        $0[0].ifEmpty(switchTo: $0[1])
    },
    MarbleRow("ifEmpty, switch fails", ["C@220", "E@240"], "E(first)@240", ["200-220", "220-240"]) {
        $0[0].ifEmpty(switchTo: $0[1])
    },
    MarbleRow("groupBy", [four], "1@210 0@220 C@250", ["200-250"]) { $0[0].groupBy { $0 % 2 }.map(\.key) },
    MarbleRow("groupBy, contents", [four], "odd1@210 even2@220 odd3@230 even4@240 C@250", ["200-250"]) {
        $0[0].groupBy { $0 % 2 == 0 ? "even" : "odd" }.flatMap { group in group.map { "\(group.key)\($0)" } }
    },
    MarbleRow("groupBy, error", ["1@210 E@220"], "1@210 E(first)@220", ["200-220"]) {
        $0[0].groupBy { $0 }.map(\.key)
    },
    MarbleRow("groupBy, throws", [four], "1@210 E(first)@220", ["200-220"]) {
        $0[0].groupBy { if $0 == 2 { throw Trouble.first } else { return $0 } }.map(\.key)
    },
    MarbleRow("groupBy, disposed", [four], "1@210 2@220", ["200-225"], disposed: 225) {
        $0[0].groupBy { $0 }.map(\.key)
    },
    MarbleRow("groupBy, the outer one cut", [four], "1@210 3@230 C@250", ["200-250"]) {
        $0[0].groupBy { $0 % 2 }.take(1).merge()
    },
    MarbleRow("buffer", [four], "[1, 2]@220 [3, 4]@240 []@250 C@250", ["200-250"]) {
        $0[0].buffer(timeSpan: .seconds(30), count: 2, scheduler: $0.scheduler)
    },
    MarbleRow("buffer, time", [four], "[1]@215 [2, 3]@230 [4]@245 []@250 C@250", ["200-250"]) {
        $0[0].buffer(timeSpan: .seconds(15), count: 9, scheduler: $0.scheduler)
    },
    MarbleRow("buffer, error", ["1@210 E@220"], "E(first)@220", ["200-220"]) {
        $0[0].buffer(timeSpan: .seconds(30), count: 2, scheduler: $0.scheduler)
    },
    MarbleRow("window", [four], "01@210 02@220 13@230 14@240 C@250", ["200-250"]) {
        $0[0].window(timeSpan: .seconds(30), count: 2, scheduler: $0.scheduler).enumerated()
            .flatMap { index, window in window.map { "\(index)\($0)" } }
    },
    MarbleRow("window, error", ["1@210 E@220"], "01@210 E(first)@220", ["200-220"]) {
        $0[0].window(timeSpan: .seconds(30), count: 2, scheduler: $0.scheduler).enumerated()
            .flatMap { index, window in window.map { "\(index)\($0)" } }
    },
    MarbleRow("window, disposed", [four], "01@210", ["200-215"], disposed: 215) {
        $0[0].window(timeSpan: .seconds(30), count: 2, scheduler: $0.scheduler).enumerated()
            .flatMap { index, window in window.map { "\(index)\($0)" } }
    },
]
