import Rill
import RillTest

let recoveringRows: [MarbleRow] = [
    MarbleRow("catch", ["1@210 E@220", "cold 5@10 C@20"], "1@210 5@230 C@240", ["200-220", "220-240"]) { stage in
        stage[0].catch { _ in stage[1] }
    },
    MarbleRow("catch, not needed", [four, "cold 5@10"], "1@210 2@220 3@230 4@240 C@250", ["200-250", ""]) { stage in
        stage[0].catch { _ in stage[1] }
    },
    MarbleRow("catch, second fails", ["E@220", "cold E@20"], "E(first)@240", ["200-220", "220-240"]) { stage in
        stage[0].catch { _ in stage[1] }
    },
    MarbleRow("catch, throws", ["E@220"], "E(second)@220", ["200-220"]) { $0[0].catch { _ in throw Trouble.second } },
    MarbleRow("catchAndReturn", ["1@210 E@220"], "1@210 9@220 C@220", ["200-220"]) { $0[0].catchAndReturn(9) },
    MarbleRow(
        "catch(sequence:)", ["1@210 E@220", "E@230", "3@240 C@250"], "1@210 3@240 C@250",
        ["200-220", "220-230", "230-250"]
    ) {
        Observable.catch(sequence: [$0[0], $0[1], $0[2]])
    },
    MarbleRow("catch(sequence:), all fail", ["E@220", "E@230"], "E(first)@230", ["200-220", "220-230"]) {
        Observable.catch(sequence: [$0[0], $0[1]])
    },
    MarbleRow("retry", ["cold 1@10 E@20"], "1@210 1@230 1@250", ["200-220 220-240 240-255"], disposed: 255) {
        $0[0].retry()
    },
    MarbleRow("retry, good", [four], "1@210 2@220 3@230 4@240 C@250", ["200-250"]) { $0[0].retry() },
    MarbleRow("retry, count", ["cold 1@10 E@20"], "1@210 1@230 E(first)@240", ["200-220 220-240"]) { $0[0].retry(2) },
    MarbleRow("retry, one attempt", ["cold 1@10 E@20"], "1@210 E(first)@220", ["200-220"]) { $0[0].retry(1) },
    MarbleRow(
        "retry(when:)", ["cold 1@10 E@20", "cold 0@5"], "1@210 1@235 1@260",
        ["200-220 225-245 250-265", "220-265 245-265"], disposed: 265
    ) { stage in
        stage[0].retry(when: { (errors: Observable<Error>) in errors.flatMap { _ in stage[1] } })
    },
    MarbleRow("retry(when:), trigger completes", ["cold 1@10 E@20"], "1@210 C@220", ["200-220"]) {
        $0[0].retry(when: { (errors: Observable<Error>) in errors.take(1).ignoreElements() })
    },
    MarbleRow("retry(when:), trigger fails", ["cold 1@10 E@20"], "1@210 E(second)@220", ["200-220"]) {
        $0[0].retry(when: { (errors: Observable<Error>) in errors.map { _ in throw Trouble.second } })
    },
    MarbleRow("retry(when:), other kind of error", ["cold 1@10 E@20"], "1@210 E(first)@220", ["200-220"]) {
        $0[0].retry(when: { (errors: Observable<RxError>) in errors })
    },
    MarbleRow("timeout", ["1@210 2@250 3@400"], "1@210 2@250 E(Sequence timeout.)@350", ["200-350"]) {
        $0[0].timeout(.seconds(100), scheduler: $0.scheduler)
    },
    MarbleRow("timeout, in time", [four], "1@210 2@220 3@230 4@240 C@250", ["200-250"]) {
        $0[0].timeout(.seconds(100), scheduler: $0.scheduler)
    },
    MarbleRow("timeout, other", ["1@210", "cold 5@10 C@20"], "1@210 5@320 C@330", ["200-310", "310-330"]) {
        $0[0].timeout(.seconds(100), other: $0[1], scheduler: $0.scheduler)
    },
    MarbleRow("timeout, error", ["1@210 E@220"], "1@210 E(first)@220", ["200-220"]) {
        $0[0].timeout(.seconds(100), scheduler: $0.scheduler)
    },
    MarbleRow("timeout, other fails", ["", "cold E@20"], "E(first)@320", ["200-300", "300-320"]) {
        $0[0].timeout(.seconds(100), other: $0[1], scheduler: $0.scheduler)
    },
]
