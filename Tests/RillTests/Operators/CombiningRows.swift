import Rill
import RillTest

private let left = "1@210 2@230 C@250"
private let right = "10@220 20@240 C@260"

let combiningRows: [MarbleRow] = [
    MarbleRow("combineLatest", [left, right], "11@220 12@230 22@240 C@260", ["200-250", "200-260"]) {
        Observable.combineLatest($0[0], $0[1]) { $0 + $1 }
    },
    MarbleRow(
        "combineLatest, tuple", [left, right], "(1, 10)@220 (2, 10)@230 (2, 20)@240 C@260", ["200-250", "200-260"]
    ) {
        Observable.combineLatest($0[0], $0[1])
    },
    MarbleRow("combineLatest, collection", [left, right], "11@220 12@230 22@240 C@260", ["200-250", "200-260"]) {
        Observable.combineLatest([$0[0], $0[1]]) { $0.reduce(0, +) }
    },
    MarbleRow(
        "combineLatest, three", [left, right, "100@215 C@225"], "111@220 112@230 122@240 C@260",
        ["200-250", "200-260", "200-225"]
    ) {
        Observable.combineLatest($0[0], $0[1], $0[2]) { $0 + $1 + $2 }
    },
    MarbleRow(
        "combineLatest, one fails", [left, "10@220 E@235"], "11@220 12@230 E(first)@235", ["200-235", "200-235"]
    ) {
        Observable.combineLatest($0[0], $0[1]) { $0 + $1 }
    },
    MarbleRow("combineLatest, one empty", [left, "C@220"], "C@230", ["200-230", "200-220"]) {
        Observable.combineLatest($0[0], $0[1]) { $0 + $1 }
    },
    MarbleRow("combineLatest, throws", [left, right], "E(first)@220", ["200-220", "200-220"]) {
        Observable.combineLatest($0[0], $0[1]) { _, _ -> Int in try makeTrouble() }
    },
    MarbleRow("combineLatest, never", ["", left], "", ["200-1000", "200-250"]) {
        Observable.combineLatest($0[0], $0[1]) { $0 + $1 }
    },
    MarbleRow("zip", [left, right], "11@220 22@240 C@260", ["200-250", "200-260"]) {
        Observable.zip($0[0], $0[1]) { $0 + $1 }
    },
    MarbleRow("zip, tuple", [left, right], "(1, 10)@220 (2, 20)@240 C@260", ["200-250", "200-260"]) {
        Observable.zip($0[0], $0[1])
    },
    MarbleRow("zip, collection", [left, right], "11@220 22@240 C@260", ["200-250", "200-260"]) {
        Observable.zip([$0[0], $0[1]]) { $0.reduce(0, +) }
    },
    MarbleRow("zip, one fails", [left, "10@220 E@225"], "11@220 E(first)@225", ["200-225", "200-225"]) {
        Observable.zip($0[0], $0[1]) { $0 + $1 }
    },
    MarbleRow("zip, throws", [left, right], "E(first)@220", ["200-220", "200-220"]) {
        Observable.zip($0[0], $0[1]) { _, _ -> Int in try makeTrouble() }
    },
    MarbleRow("zip, all are done", ["1@210 C@215", "10@220 20@230 C@240"], "11@220 C@240", ["200-215", "200-240"]) {
        Observable.zip($0[0], $0[1]) { $0 + $1 }
    },
    MarbleRow(
        "zip, collection ends early", ["1@210 C@215", "10@220 20@230 C@240"], "11@220 C@230", ["200-215", "200-230"]
    ) {
        Observable.zip([$0[0], $0[1]]) { $0.reduce(0, +) }
    },
    MarbleRow("zip, never", ["", left], "", ["200-1000", "200-250"]) { Observable.zip($0[0], $0[1]) { $0 + $1 } },
    MarbleRow("withLatestFrom", [four, "70@215 80@235 C@245"], "72@220 73@230 84@240 C@250", ["200-250", "200-245"]) {
        $0[0].withLatestFrom($0[1]) { $0 + $1 }
    },
    MarbleRow("withLatestFrom, plain", [four, "70@215"], "70@220 70@230 70@240 C@250", ["200-250", "200-250"]) {
        $0[0].withLatestFrom($0[1])
    },
    MarbleRow("withLatestFrom, other fails", [four, "70@215 E@225"], "72@220 E(first)@225", ["200-225", "200-225"]) {
        $0[0].withLatestFrom($0[1]) { $0 + $1 }
    },
    MarbleRow("withLatestFrom, throws", [four, "70@215"], "E(first)@220", ["200-220", "200-220"]) {
        $0[0].withLatestFrom($0[1]) { _, _ -> Int in try makeTrouble() }
    },
    MarbleRow("sample", [four, "0@215 0@216 0@235 C@260"], "1@215 3@235 4@260 C@260", ["200-250", "200-260"]) {
        $0[0].sample($0[1])
    },
    MarbleRow(
        "sample, default", [four, "0@205 0@215 0@216 C@260"], "9@205 1@215 9@216 4@260 C@260", ["200-250", "200-260"]
    ) {
        $0[0].sample($0[1], defaultValue: 9)
    },
    MarbleRow("sample, sampler ends first", [four, "0@215 C@225"], "1@215 2@225", ["200-250", "200-225"]) {
        $0[0].sample($0[1])
    },
    MarbleRow("sample, source fails", ["1@210 E@220", "0@215 0@225"], "1@215 E(first)@220", ["200-220", "200-220"]) {
        $0[0].sample($0[1])
    },
    MarbleRow("amb", ["1@210 C@250", "2@220 C@260"], "1@210 C@250", ["200-250", "200-210"]) { $0[0].amb($0[1]) },
    MarbleRow("amb, right wins", ["1@230 C@250", "2@220 C@260"], "2@220 C@260", ["200-220", "200-260"]) {
        $0[0].amb($0[1])
    },
    MarbleRow("amb, failure wins", ["1@230 C@250", "E@220"], "E(first)@220", ["200-220", "200-220"]) {
        $0[0].amb($0[1])
    },
    MarbleRow("amb, sequence", ["1@230", "C@220", "3@240"], "C@220", ["200-220", "200-220", "200-220"]) {
        Observable.amb([$0[0], $0[1], $0[2]])
    },
    MarbleRow("amb, never", ["", ""], "", ["200-1000", "200-1000"]) { $0[0].amb($0[1]) },
    MarbleRow("merge", [left, right], "1@210 10@220 2@230 20@240 C@260", ["200-250", "200-260"]) {
        Observable.merge($0[0], $0[1])
    },
    MarbleRow("merge, one fails", [left, "10@220 E@225"], "1@210 10@220 E(first)@225", ["200-225", "200-225"]) {
        Observable.merge($0[0], $0[1])
    },
    MarbleRow("merge, none", [], "C@200", []) { _ in Observable<Int>.merge([]) },
    MarbleRow("concat", ["1@210 C@220", "2@215 3@230 C@240"], "1@210 3@230 C@240", ["200-220", "220-240"]) {
        $0[0].concat($0[1])
    },
    MarbleRow("concat, first fails", ["1@210 E@220", "3@230 C@240"], "1@210 E(first)@220", ["200-220", ""]) {
        $0[0].concat($0[1])
    },
    MarbleRow("concat, first never", ["", "3@230 C@240"], "", ["200-1000", ""]) { $0[0].concat($0[1]) },
    MarbleRow(
        "concat, three", ["1@210 C@220", "2@225 C@230", "3@235 C@240"], "1@210 2@225 3@235 C@240",
        ["200-220", "220-230", "230-240"]
    ) {
        Observable.concat([$0[0], $0[1], $0[2]])
    },
]
