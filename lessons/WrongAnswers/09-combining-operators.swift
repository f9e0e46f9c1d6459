//: ## Challenge: Crate and total
//: ### Wrong: reduce speaks too late
//: > Fails: two ways, one result
func zipped(_ crates: Observable<Int>) -> Observable<String> {
    Observable.zip(crates, crates.reduce(0, accumulator: +)) { "\($0) makes \($1)" }
}

func scanned(_ crates: Observable<Int>) -> Observable<String> {
    crates.scan((0, 0)) { total, weight in (weight, total.1 + weight) }.map { "\($0.0) makes \($0.1)" }
}
//: ### Wrong: the same way twice
//: > Fails: scanned runs the source once
func zipped(_ crates: Observable<Int>) -> Observable<String> {
    Observable.zip(crates, crates.scan(0, accumulator: +)) { "\($0) makes \($1)" }
}

func scanned(_ crates: Observable<Int>) -> Observable<String> {
    zipped(crates)
}
//: ### Right: a list of weights as the state
func zipped(_ crates: Observable<Int>) -> Observable<String> {
    let totals = crates.scan([]) { weights, weight in weights + [weight] }.map { $0.reduce(0, +) }
    return Observable.zip(crates, totals).map { "\($0.0) makes \($0.1)" }
}

func scanned(_ crates: Observable<Int>) -> Observable<String> {
    crates
        .scan(into: [Int]()) { weights, weight in weights.append(weight) }
        .map { weights in "\(weights[weights.count - 1]) makes \(weights.reduce(0, +))" }
}
