//: ## Challenge: Something is going on
//: ### Wrong: waits for the first answer
//: > Fails: from the first moment to the last
func isRunning(_ states: Observable<[Incident]>) -> Observable<Bool> {
    states.map { _ in true }.concat(Observable.just(false))
}
//: ### Wrong: the first answer is not the last
//: > Fails: many states, one story
func isRunning(_ states: Observable<[Incident]>) -> Observable<Bool> {
    states.map { _ in false }.startWith(true)
}
//: ### Right: materialize looks for the end
func isRunning(_ states: Observable<[Incident]>) -> Observable<Bool> {
    states
        .materialize()
        .compactMap { event in event.isCompleted ? false : nil }
        .startWith(true)
}
//: ## Challenge: How far are we?
//: ### Wrong: begins with the first answer
//: > Fails: counts from nothing to all
func counted(_ answers: Observable<[Incident]>, of total: Int) -> Observable<String> {
    answers.enumerated().map { "\($0.index + 1) of \(total)" }
}

func bar(_ answers: Observable<[Incident]>, of total: Int) -> Observable<Double> {
    answers.enumerated().map { Double($0.index + 1) / Double(total) }
}
//: ### Wrong: whole numbers divide badly
//: > Fails: a bar from 0 to 1
func counted(_ answers: Observable<[Incident]>, of total: Int) -> Observable<String> {
    answers.scan(0) { count, _ in count + 1 }.startWith(0).map { "\($0) of \(total)" }
}

func bar(_ answers: Observable<[Incident]>, of total: Int) -> Observable<Double> {
    answers.scan(0) { count, _ in count + 1 }.startWith(0).map { Double($0 / total) }
}
//: ### Right: numbers zipped to answers
func numbered(_ answers: Observable<[Incident]>, _ total: Int) -> Observable<Int> {
    Observable.of(0).concat(Observable.zip(answers, Observable.range(start: 1, count: total)) { $1 })
}

func counted(_ answers: Observable<[Incident]>, of total: Int) -> Observable<String> {
    numbered(answers, total).map { String($0) + " of " + String(total) }
}

func bar(_ answers: Observable<[Incident]>, of total: Int) -> Observable<Double> {
    numbered(answers, total).map { 1.0 / Double(total) * Double($0) }
}
