import Foundation
import Rill
import RillExt
import RillTest

let communityRows: [MarbleRow] = [
    MarbleRow("and", ["1@210 2@220 C@250"], "true@250 C@250", ["200-250"]) { $0[0].map { $0 > 0 }.and() },
    MarbleRow("and, a false", ["1@210 0@220 C@250"], "false@220 C@220", ["200-220"]) { $0[0].map { $0 > 0 }.and() },
    MarbleRow("and, empty", ["C@250"], "C@250", ["200-250"]) { $0[0].map { $0 > 0 }.and() },
    MarbleRow("and, error", ["1@210 E@220"], "E(first)@220", ["200-220"]) { $0[0].map { $0 > 0 }.and() },
    MarbleRow("and, several", ["1@210 C@220", "1@230 C@240"], "true@240 C@240", ["200-220", "200-240"]) {
        Observable.and($0[0].map { $0 > 0 }, $0[1].map { $0 > 0 })
    },
    MarbleRow("apply", [four], "2@210 4@220 6@230 8@240 C@250", ["200-250"]) { $0[0].apply { $0.map { $0 * 2 } } },
    MarbleRow(
        "bufferWithTrigger", [four, "0@215 0@216 0@235 C@238"], "[1]@215 []@216 [2, 3]@235 [4]@250 C@250",
        ["200-250", "200-238"]
    ) { $0[0].bufferWithTrigger($0[1]) },
    MarbleRow("bufferWithTrigger, error", ["1@210 E@220", ""], "E(first)@220", ["200-220", "200-220"]) {
        $0[0].bufferWithTrigger($0[1])
    },
    MarbleRow(
        "cascade", ["1@210 2@230 C@300", "10@220 11@240 C@250"], "1@210 10@220 11@240 C@250", ["200-220", "200-250"]
    ) { Observable.cascade([$0[0], $0[1]]) },
    MarbleRow("catchErrorJustComplete", ["1@210 E@220"], "1@210 C@220", ["200-220"]) {
        $0[0].catchErrorJustComplete()
    },
    MarbleRow("count", [four], "4@250 C@250", ["200-250"]) { $0[0].count() },
    MarbleRow("count, some", [four], "2@250 C@250", ["200-250"]) { $0[0].count { $0 > 2 } },
    MarbleRow("count, error", ["1@210 E@220"], "E(first)@220", ["200-220"]) { $0[0].count() },
    MarbleRow("count, throws", [four], "E(first)@210", ["200-210"]) { $0[0].count { _ in try makeTrouble() } },
    MarbleRow("distinct", ["1@210 2@220 1@230 C@240"], "1@210 2@220 C@240", ["200-240"]) { $0[0].distinct() },
    MarbleRow("distinct, predicate", [four], "1@210 2@220 C@250", ["200-250"]) { $0[0].distinct { $0 > 1 } },
    MarbleRow("elements", ["1@210 E@220"], "1@210 C@220", ["200-220"]) { $0[0].materialize().elements() },
    MarbleRow("errors", ["1@210 E@220"], "first@220 C@220", ["200-220"]) { $0[0].materialize().errors() },
    MarbleRow("filterMap", [four], "20@220 40@240 C@250", ["200-250"]) {
        $0[0].filterMap { $0 % 2 == 0 ? .map($0 * 10) : .ignore }
    },
    MarbleRow("filterMap, throws", [four], "E(first)@210", ["200-210"]) {
        $0[0].filterMap { _ -> FilterMap<Int> in try makeTrouble() }
    },
    MarbleRow("ignore", [four], "1@210 4@240 C@250", ["200-250"]) { $0[0].ignore(2, 3) },
    MarbleRow("ignoreWhen", [four], "1@210 2@220 C@250", ["200-250"]) { $0[0].ignoreWhen { $0 > 2 } },
    MarbleRow("ignoreErrors", ["cold 1@10 E@20"], "1@210 1@230", ["200-220 220-235"], disposed: 235) {
        $0[0].ignoreErrors()
    },
    MarbleRow("ignoreErrors, not this one", ["cold 1@10 E@20"], "1@210 E(first)@220", ["200-220"]) {
        $0[0].ignoreErrors { _ in false }
    },
    MarbleRow("mapAt", [four], "1@210 2@220 3@230 4@240 C@250", ["200-250"]) { $0[0].mapAt(\.description) },
    MarbleRow("mapMany", ["1@210 C@250"], "[2, 3]@210 C@250", ["200-250"]) {
        $0[0].map { [$0, $0 + 1] }.mapMany { $0 + 1 }
    },
    MarbleRow("mapTo", ["1@210 2@220 C@250"], "x@210 x@220 C@250", ["200-250"]) { $0[0].mapTo("x") },
    MarbleRow("merge, with", ["1@210 C@230", "2@220 C@240"], "1@210 2@220 C@240", ["200-230", "200-240"]) {
        $0[0].merge(with: $0[1])
    },
    MarbleRow("not", ["1@210 0@220 C@250"], "false@210 true@220 C@250", ["200-250"]) { $0[0].map { $0 > 0 }.not() },
    MarbleRow("nwise", [four], "[1, 2, 3]@230 [2, 3, 4]@240 C@250", ["200-250"]) { $0[0].nwise(3) },
    MarbleRow("pairwise", [four], "(1, 2)@220 (2, 3)@230 (3, 4)@240 C@250", ["200-250"]) { $0[0].pairwise() },
    MarbleRow("pairwise, error", ["1@210 E@220"], "E(first)@220", ["200-220"]) { $0[0].pairwise() },
    MarbleRow("ofType", ["1@210 2@220 C@250"], "2@220 C@250", ["200-250"]) {
        $0[0].map { $0 == 2 ? $0 as Any : "\($0)" }.ofType(Int.self)
    },
    MarbleRow("partition, both", [four], "m1@210 m2@220 n3@230 n4@240 C@250", ["200-250"]) {
        let (matches, others) = $0[0].partition { $0 < 3 }
        return Observable.merge(matches.map { "m\($0)" }, others.map { "n\($0)" })
    },
    MarbleRow("pausable", [four, "1@215 0@225 1@235"], "2@220 4@240 C@250", ["200-250", "200-250"]) {
        $0[0].pausable($0[1].map { $0 > 0 })
    },
    MarbleRow(
        "pausableBuffered", [four, "1@215 0@218 1@235 C@260"], "1@215 3@235 4@240 C@250", ["200-250", "200-250"]
    ) { $0[0].pausableBuffered($0[1].map { $0 > 0 }) },
    MarbleRow(
        "pausableBuffered, all", [four, "1@215 0@218 1@235"], "1@215 2@235 3@235 4@240 C@250", ["200-250", "200-250"]
    ) { $0[0].pausableBuffered($0[1].map { $0 > 0 }, limit: nil) },
    MarbleRow("pausableBuffered, pauser ends", [four, "1@205 C@225"], "1@210 2@220 C@225", ["200-225", "200-225"]) {
        $0[0].pausableBuffered($0[1].map { $0 > 0 })
    },
    MarbleRow(
        "repeatWithBehavior, delayed", ["cold 1@10 C@20"], "1@210 1@235 C@245", ["200-220 225-245"]
    ) { $0[0].repeatWithBehavior(.delayed(maxCount: 2, time: 5), scheduler: $0.scheduler) },
    MarbleRow(
        "repeatWithBehavior, not again", ["cold 1@10 C@20"], "1@210 C@220", ["200-220"]
    ) { $0[0].repeatWithBehavior(.immediate(maxCount: 5), scheduler: $0.scheduler, shouldRepeat: { false }) },
    MarbleRow("retry, behavior", ["cold 1@10 E@20"], "1@210 1@230 E(first)@240", ["200-220 220-240"]) {
        $0[0].retry(.immediate(maxCount: 2), scheduler: $0.scheduler)
    },
    MarbleRow("toSortedArray", ["3@210 1@220 2@230 C@250"], "[1, 2, 3]@250 C@250", ["200-250"]) {
        $0[0].toSortedArray()
    },
    MarbleRow("toSortedArray, falling", ["3@210 1@220 2@230 C@250"], "[3, 2, 1]@250 C@250", ["200-250"]) {
        $0[0].toSortedArray(ascending: false)
    },
    MarbleRow("unwrap", [four], "2@220 4@240 C@250", ["200-250"]) { $0[0].map { $0 % 2 == 0 ? $0 : nil }.unwrap() },
    MarbleRow("zip, with", ["1@210 C@230", "2@220 C@240"], "3@220 C@240", ["200-230", "200-240"]) {
        $0[0].zip(with: $0[1]) { $0 + $1 }
    },
    MarbleRow("once", [], "7@200 C@200", []) { _ in Observable.once(7) },
    MarbleRow("fromAsync", [], "7@200 C@200", []) { _ in
        Observable<Int>.fromAsync { (done: @escaping (Int) -> Void) in done(7) }
    },
]
