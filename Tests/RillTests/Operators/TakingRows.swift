import Rill
import RillTest

let takingRows: [MarbleRow] = [
    MarbleRow("element(at:)", [four], "2@220 C@220", ["200-220"]) { $0[0].element(at: 1) },
    MarbleRow("element(at:), too short", [four], "E(Argument out of range.)@250", ["200-250"]) {
        $0[0].element(at: 9)
    },
    MarbleRow("element(at:), error", ["1@210 E@220"], "E(first)@220", ["200-220"]) { $0[0].element(at: 1) },
    MarbleRow("take", [four], "1@210 2@220 C@220", ["200-220"]) { $0[0].take(2) },
    MarbleRow("take, none", [four], "C@200", [""]) { $0[0].take(0) },
    MarbleRow("take, more than there are", [four], "1@210 2@220 3@230 4@240 C@250", ["200-250"]) { $0[0].take(9) },
    MarbleRow("take, error first", ["1@210 E@220"], "1@210 E(first)@220", ["200-220"]) { $0[0].take(2) },
    MarbleRow("take, disposed", [four], "1@210", ["200-215"], disposed: 215) { $0[0].take(2) },
    MarbleRow("take(while:)", [four], "1@210 2@220 C@230", ["200-230"]) { $0[0].take(while: { $0 < 3 }) },
    MarbleRow("take(while:), inclusive", [four], "1@210 2@220 3@230 C@230", ["200-230"]) {
        $0[0].take(while: { $0 < 3 }, behavior: .inclusive)
    },
    MarbleRow("take(while:), throws", [four], "1@210 E(first)@220", ["200-220"]) {
        $0[0].take(while: { if $0 == 2 { throw Trouble.first } else { return true } })
    },
    MarbleRow("take(until:) a condition", [four], "1@210 2@220 C@230", ["200-230"]) { $0[0].take(until: { $0 == 3 }) },
    MarbleRow("take(until:) a condition, inclusive", [four], "1@210 2@220 3@230 C@230", ["200-230"]) {
        $0[0].take(until: { $0 == 3 }, behavior: .inclusive)
    },
    MarbleRow("take(until:)", [four, "9@225 C@300"], "1@210 2@220 C@225", ["200-225", "200-225"]) {
        $0[0].take(until: $0[1])
    },
    MarbleRow("take(until:), other fails", [four, "E@225"], "1@210 2@220 E(first)@225", ["200-225", "200-225"]) {
        $0[0].take(until: $0[1])
    },
    MarbleRow(
        "take(until:), other completes", [four, "C@225"], "1@210 2@220 3@230 4@240 C@250", ["200-250", "200-225"]
    ) { $0[0].take(until: $0[1]) },
    MarbleRow(
        "take(until:), other never", [four, ""], "1@210 2@220 3@230 4@240 C@250", ["200-250", "200-250"]
    ) { $0[0].take(until: $0[1]) },
    MarbleRow("take(until:), source fails", ["E@210", "9@225"], "E(first)@210", ["200-210", "200-210"]) {
        $0[0].take(until: $0[1])
    },
    MarbleRow("take(until:), both never", ["", ""], "", ["200-1000", "200-1000"]) { $0[0].take(until: $0[1]) },
    MarbleRow("take(for:)", [four], "1@210 2@220 C@225", ["200-225"]) {
        $0[0].take(for: .seconds(25), scheduler: $0.scheduler)
    },
    MarbleRow("take(for:), source ends first", [four], "1@210 2@220 3@230 4@240 C@250", ["200-250"]) {
        $0[0].take(for: .seconds(100), scheduler: $0.scheduler)
    },
    MarbleRow("takeLast", [four], "3@250 4@250 C@250", ["200-250"]) { $0[0].takeLast(2) },
    MarbleRow("takeLast, none", [four], "C@250", ["200-250"]) { $0[0].takeLast(0) },
    MarbleRow("takeLast, error", ["1@210 E@220"], "E(first)@220", ["200-220"]) { $0[0].takeLast(2) },
    MarbleRow("skip", [four], "3@230 4@240 C@250", ["200-250"]) { $0[0].skip(2) },
    MarbleRow("skip, none", [four], "1@210 2@220 3@230 4@240 C@250", ["200-250"]) { $0[0].skip(0) },
    MarbleRow("skip, error", ["1@210 E@220"], "E(first)@220", ["200-220"]) { $0[0].skip(2) },
    MarbleRow("skip(while:)", [four], "3@230 4@240 C@250", ["200-250"]) { $0[0].skip(while: { $0 < 3 }) },
    MarbleRow("skip(while:), throws", [four], "E(first)@210", ["200-210"]) {
        $0[0].skip(while: { _ in try makeTrouble() })
    },
    MarbleRow("skip(until:)", [four, "9@225 C@300"], "3@230 4@240 C@250", ["200-250", "200-225"]) {
        $0[0].skip(until: $0[1])
    },
    MarbleRow("skip(until:), other fails", [four, "E@225"], "E(first)@225", ["200-225", "200-225"]) {
        $0[0].skip(until: $0[1])
    },
    MarbleRow("skip(until:), other completes", [four, "C@225"], "", ["200-250", "200-225"]) {
        $0[0].skip(until: $0[1])
    },
    MarbleRow("skip(until:), source fails while closed", ["E@210", "9@225"], "E(first)@210", ["200-210", "200-210"]) {
        $0[0].skip(until: $0[1])
    },
    MarbleRow("skip(until:), both never", ["", ""], "", ["200-1000", "200-1000"]) { $0[0].skip(until: $0[1]) },
    MarbleRow("skip for a while", [four], "3@230 4@240 C@250", ["200-250"]) {
        $0[0].skip(.seconds(25), scheduler: $0.scheduler)
    },
    MarbleRow("single", [four], "1@210 E(Sequence contains more than one element.)@220", ["200-220"]) {
        $0[0].single()
    },
    MarbleRow("single, one", ["1@210 C@220"], "1@210 C@220", ["200-220"]) { $0[0].single() },
    MarbleRow("single, none", ["C@220"], "E(Sequence doesn't contain any elements.)@220", ["200-220"]) {
        $0[0].single()
    },
    MarbleRow("single, condition", [four], "2@220 C@250", ["200-250"]) { $0[0].single { $0 == 2 } },
    MarbleRow("single, condition throws", [four], "E(first)@210", ["200-210"]) {
        $0[0].single { _ in try makeTrouble() }
    },
    MarbleRow("first", [four], "Optional(1)@210 C@210", ["200-210"]) { $0[0].first() },
    MarbleRow("first, none", ["C@220"], "nil@220 C@220", ["200-220"]) { $0[0].first() },
    MarbleRow("first, error", ["E@220"], "E(first)@220", ["200-220"]) { $0[0].first() },
]
