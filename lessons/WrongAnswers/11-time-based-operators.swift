//: ## Challenge: A window without side effects
//: ### Wrong: says every bird
//: > Fails: a bird every second
func counts(_ birds: Observable<Int>) -> Observable<String> {
    birds
        .window(timeSpan: .seconds(4), count: 2, scheduler: main)
        .enumerated()
        .flatMap { index, window in window.scan(0) { count, _ in count + 1 }.map { "window \(index): \($0)" } }
}
//: ### Wrong: time alone decides
//: > Fails: a bird every second
func counts(_ birds: Observable<Int>) -> Observable<String> {
    birds
        .window(timeSpan: .seconds(4), count: 100, scheduler: main)
        .enumerated()
        .flatMap { index, window in window.toArray().map { "window \(index): \($0.count)" } }
}
//: ### Wrong: passes over empty windows
//: > Fails: no birds for a while
func counts(_ birds: Observable<Int>) -> Observable<String> {
    birds
        .window(timeSpan: .seconds(4), count: 2, scheduler: main)
        .flatMap { $0.toArray() }
        .filter { !$0.isEmpty }
        .enumerated()
        .map { "window \($0.index): \($0.element.count)" }
}
//: ### Right: a buffer has the same edges
func counts(_ birds: Observable<Int>) -> Observable<String> {
    birds
        .buffer(timeSpan: .seconds(4), count: 2, scheduler: main)
        .enumerated()
        .map { index, birds in "window \(index): \(birds.count)" }
}
