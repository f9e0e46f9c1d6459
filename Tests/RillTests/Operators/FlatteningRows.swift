import Rill
import RillTest

// The elements of the outer source are the numbers of the inner ones.
private let inner = ["1@210 2@220 C@225", "cold 10@10 20@30 C@40", "cold 30@5 C@50"]

let flatteningRows: [MarbleRow] = [
    MarbleRow("flatMap", inner, "10@220 30@225 20@240 C@270", ["200-225", "210-250", "220-270"]) { stage in
        stage[0].flatMap { stage[$0] }
    },
    MarbleRow(
        "flatMap, inner fails", ["1@210 2@220 C@225", "cold 10@10 20@30", "cold E@15"], "10@220 E(first)@235",
        ["200-225", "210-235", "220-235"]
    ) { stage in
        stage[0].flatMap { stage[$0] }
    },
    MarbleRow(
        "flatMap, outer fails", ["1@210 E@225", "cold 10@10 20@30"], "10@220 E(first)@225", ["200-225", "210-225"]
    ) { stage in
        stage[0].flatMap { stage[$0] }
    },
    MarbleRow("flatMap, throws", inner, "E(first)@220", ["200-220", "210-220", ""]) { stage in
        stage[0].flatMap { number -> Observable<Int> in
            if number == 2 { throw Trouble.first }
            return stage[number]
        }
    },
    MarbleRow("flatMap, disposed", inner, "10@220 30@225", ["200-225", "210-230", "220-230"], disposed: 230) { stage in
        stage[0].flatMap { stage[$0] }
    },
    MarbleRow("flatMap, outer never ends", ["1@210", "cold 10@10 C@20"], "10@220", ["200-1000", "210-230"]) { stage in
        stage[0].flatMap { stage[$0] }
    },
    MarbleRow("merge()", inner, "10@220 30@225 20@240 C@270", ["200-225", "210-250", "220-270"]) { $0.outer.merge() },
    MarbleRow("flatMapFirst", inner, "10@220 20@240 C@250", ["200-225", "210-250", ""]) { stage in
        stage[0].flatMapFirst { stage[$0] }
    },
    MarbleRow(
        "flatMapFirst, one after the other", ["1@210 2@260 C@300", "cold 10@10 C@40", "cold 30@5 C@10"],
        "10@220 30@265 C@300", ["200-300", "210-250", "260-270"]
    ) { stage in
        stage[0].flatMapFirst { stage[$0] }
    },
    MarbleRow("flatMapFirst, throws", inner, "E(first)@210", ["200-210", "", ""]) { stage in
        stage[0].flatMapFirst { _ -> Observable<Int> in try makeTrouble() }
    },
    MarbleRow("flatMapLatest", inner, "30@225 C@270", ["200-225", "210-220", "220-270"]) { stage in
        stage[0].flatMapLatest { stage[$0] }
    },
    MarbleRow(
        "flatMapLatest, inner fails", ["1@210 C@225", "cold 10@10 E@30"], "10@220 E(first)@240", ["200-225", "210-240"]
    ) { stage in
        stage[0].flatMapLatest { stage[$0] }
    },
    MarbleRow("flatMapLatest, throws", inner, "E(first)@220", ["200-220", "210-220", ""]) { stage in
        stage[0].flatMapLatest { number -> Observable<Int> in
            if number == 2 { throw Trouble.first }
            return stage[number]
        }
    },
    MarbleRow("switchLatest", inner, "30@225 C@270", ["200-225", "210-220", "220-270"]) { $0.outer.switchLatest() },
    MarbleRow(
        "switchLatest, outer fails", ["1@210 E@215", "cold 10@3 20@9"], "10@213 E(first)@215", ["200-215", "210-215"]
    ) {
        $0.outer.switchLatest()
    },
    MarbleRow("switchLatest, outer never ends", ["1@210", "cold 10@3 C@9"], "10@213", ["200-1000", "210-219"]) {
        $0.outer.switchLatest()
    },
    MarbleRow("concatMap", inner, "10@220 20@240 30@255 C@300", ["200-225", "210-250", "250-300"]) { stage in
        stage[0].concatMap { stage[$0] }
    },
    MarbleRow(
        "concatMap, first fails", ["1@210 2@220 C@225", "cold E@20", "cold 30@5"], "E(first)@230",
        ["200-225", "210-230", ""]
    ) { stage in
        stage[0].concatMap { stage[$0] }
    },
    MarbleRow("concatMap, throws while busy", inner, "E(first)@220", ["200-220", "210-220", ""]) { stage in
        stage[0].concatMap { number -> Observable<Int> in
            if number == 2 { throw Trouble.first }
            return stage[number]
        }
    },
    MarbleRow("concat()", inner, "10@220 20@240 30@255 C@300", ["200-225", "210-250", "250-300"]) { $0.outer.concat() },
    MarbleRow(
        "merge(maxConcurrent:)", ["1@210 2@215 3@220 C@225", "cold 10@10 C@40", "cold 20@10 C@20", "cold 30@5 C@10"],
        "10@220 20@225 30@240 C@250", ["200-225", "210-250", "215-235", "235-245"]
    ) {
        $0.outer.merge(maxConcurrent: 2)
    },
    MarbleRow("merge(maxConcurrent:), disposed", inner, "10@220", ["200-225", "210-235", ""], disposed: 235) {
        $0.outer.merge(maxConcurrent: 1)
    },
]
