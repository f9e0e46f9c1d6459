import Foundation
import Rill
import RillTest

let four = "1@210 2@220 3@230 4@240 C@250"

private func failing<T, R>(at bad: T, _ result: R) -> (T) throws -> R where T: Equatable {
    { element in
        if element == bad { throw Trouble.first }
        return result
    }
}

let transformingRows: [MarbleRow] = [
    MarbleRow("map", [four], "2@210 4@220 6@230 8@240 C@250", ["200-250"]) { $0[0].map { $0 * 2 } },
    MarbleRow("map, error", ["1@210 E@220 2@230"], "1@210 E(first)@220", ["200-220"]) { $0[0].map { $0 } },
    MarbleRow("map, throws", [four], "0@210 0@220 E(first)@230", ["200-230"]) { $0[0].map(failing(at: 3, 0)) },
    MarbleRow("map, never", [""], "", ["200-1000"]) { $0[0].map { $0 } },
    MarbleRow("map, disposed", [four], "1@210 2@220", ["200-225"], disposed: 225) { $0[0].map { $0 } },
    MarbleRow("map, empty", ["C@250"], "C@250", ["200-250"]) { $0[0].map { $0 } },
    MarbleRow("map, twice", [four], "3@210 5@220 7@230 9@240 C@250", ["200-250"]) {
        $0[0].map { $0 * 2 }.map { $0 + 1 }
    },
    MarbleRow("compactMap", [four], "2@220 4@240 C@250", ["200-250"]) { $0[0].compactMap { $0 % 2 == 0 ? $0 : nil } },
    MarbleRow("compactMap, throws", [four], "0@210 E(first)@220", ["200-220"]) {
        $0[0].compactMap(failing(at: 2, 0 as Int?))
    },
    MarbleRow("filter", [four], "2@220 4@240 C@250", ["200-250"]) { $0[0].filter { $0 % 2 == 0 } },
    MarbleRow("filter, throws", [four], "1@210 E(first)@220", ["200-220"]) { $0[0].filter(failing(at: 2, true)) },
    MarbleRow("filter, disposed", [four], "", ["200-215"], disposed: 215) { $0[0].filter { $0 == 2 } },
    MarbleRow("ignoreElements", [four], "C@250", ["200-250"]) { $0[0].ignoreElements() },
    MarbleRow("ignoreElements, error", ["1@210 E@220"], "E(first)@220", ["200-220"]) { $0[0].ignoreElements() },
    MarbleRow("enumerated", ["7@210 8@220 C@230"], "0:7@210 1:8@220 C@230", ["200-230"]) {
        $0[0].enumerated().map { "\($0.index):\($0.element)" }
    },
    MarbleRow(
        "materialize", ["1@210 C@220"], "next(1)@210 completed@220 C@220", ["200-220"]
    ) { $0[0].materialize() },
    MarbleRow(
        "materialize, error", ["1@210 E@220"], "next(1)@210 error(first)@220 C@220", ["200-220"]
    ) { $0[0].materialize() },
    MarbleRow("dematerialize", [four], "1@210 2@220 C@230", ["200-230"]) {
        $0[0].map { $0 < 3 ? Event.next($0) : .completed }.dematerialize()
    },
    MarbleRow("dematerialize, error", [four], "1@210 E(second)@220", ["200-220"]) {
        $0[0].map { $0 < 2 ? Event.next($0) : .error(Trouble.second) }.dematerialize()
    },
    MarbleRow("distinctUntilChanged", ["1@210 1@220 2@230 1@240 C@250"], "1@210 2@230 1@240 C@250", ["200-250"]) {
        $0[0].distinctUntilChanged()
    },
    MarbleRow("distinctUntilChanged, key", [four], "1@210 2@220 4@240 C@250", ["200-250"]) {
        $0[0].distinctUntilChanged { $0 / 2 }
    },
    MarbleRow("distinctUntilChanged, comparer", [four], "1@210 3@230 C@250", ["200-250"]) {
        $0[0].distinctUntilChanged { $1 - $0 < 2 }
    },
    MarbleRow("distinctUntilChanged, key and comparer", [four], "1@210 3@230 C@250", ["200-250"]) {
        $0[0].distinctUntilChanged({ -$0 }, comparer: { $0 - $1 < 2 })
    },
    MarbleRow("distinctUntilChanged, key path", [four], "1@210 C@250", ["200-250"]) {
        $0[0].distinctUntilChanged(at: \.byteSwapped.bitWidth)
    },
    MarbleRow("distinctUntilChanged, key throws", [four], "1@210 E(first)@220", ["200-220"]) {
        $0[0].distinctUntilChanged(failing(at: 2, 0))
    },
    MarbleRow("distinctUntilChanged, comparer throws", [four], "1@210 E(first)@220", ["200-220"]) {
        $0[0].distinctUntilChanged { _, _ in try makeTrouble() }
    },
    MarbleRow("scan", [four], "1@210 3@220 6@230 10@240 C@250", ["200-250"]) { $0[0].scan(0) { $0 + $1 } },
    MarbleRow("scan, throws", [four], "1@210 E(first)@220", ["200-220"]) {
        $0[0].scan(0) { _, element in try failing(at: 2, element)(element) }
    },
    MarbleRow("scan, into", [four], "[1]@210 [1, 2]@220 C@220", ["200-220"]) {
        $0[0].take(2).scan(into: [Int]()) { $0.append($1) }
    },
    MarbleRow("startWith", [four], "8@200 9@200 1@210 2@220 3@230 4@240 C@250", ["200-250"]) {
        $0[0].startWith(8, 9)
    },
    MarbleRow("decode", ["5@210 C@220"], "5@210 C@220", ["200-220"]) {
        $0[0].map { Data("[\($0)]".utf8) }.decode(type: [Int].self, decoder: JSONDecoder()).map { $0[0] }
    },
    MarbleRow("do", [four], "1@210 2@220 3@230 4@240 C@250", ["200-250"]) { $0[0].do(onNext: { _ in }) },
    MarbleRow("do, throws at an element", [four], "1@210 E(first)@220", ["200-220"]) {
        $0[0].do(onNext: failing(at: 2, ()))
    },
    MarbleRow("do, throws after an element", [four], "1@210 2@220 E(first)@220", ["200-220"]) {
        $0[0].do(afterNext: failing(at: 2, ()))
    },
    MarbleRow("do, throws at completion", ["C@220"], "E(first)@220", ["200-220"]) {
        $0[0].do(onCompleted: { try makeTrouble() })
    },
    MarbleRow("do, throws at an error", ["E@220"], "E(second)@220", ["200-220"]) {
        $0[0].do(onError: { _ in throw Trouble.second })
    },
    MarbleRow("withUnretained", [four], "1@210 2@220 3@230 4@240 C@250", ["200-250"]) {
        $0[0].withUnretained(anchor).map(\.1)
    },
    MarbleRow("withUnretained, object gone", [four], "1@210 C@220", ["200-220"]) { stage in
        var object: Anchor? = Anchor()
        let source = stage[0].withUnretained(object!) { $1 }
        stage.scheduler.scheduleAt(215) { object = nil }
        return source
    },
    MarbleRow("asSingle", ["1@210 C@250"], "1@250 C@250", ["200-250"]) { $0[0].asSingle() },
    MarbleRow("asSingle, two", [four], "E(Sequence contains more than one element.)@220", ["200-220"]) {
        $0[0].asSingle()
    },
    MarbleRow("asSingle, none", ["C@250"], "E(Sequence doesn't contain any elements.)@250", ["200-250"]) {
        $0[0].asSingle()
    },
    MarbleRow("asSingle, error", ["1@210 E@220"], "E(first)@220", ["200-220"]) { $0[0].asSingle() },
    MarbleRow("asMaybe", ["1@210 C@250"], "1@250 C@250", ["200-250"]) { $0[0].asMaybe() },
    MarbleRow("asMaybe, none", ["C@250"], "C@250", ["200-250"]) { $0[0].asMaybe() },
    MarbleRow("asMaybe, two", [four], "E(Sequence contains more than one element.)@220", ["200-220"]) {
        $0[0].asMaybe()
    },
    MarbleRow("asCompletable", [four], "C@250", ["200-250"]) { $0[0].ignoreElements().asCompletable() },
]
