//: ## Challenge: The tests come first
//: ### Wrong: the first key instead of the last
//: > Fails: only when the hand is still
func searches(_ keys: Observable<String>, clock: SchedulerType) -> Observable<String> {
    keys
        .throttle(.milliseconds(300), scheduler: clock)
        .filter { $0.count > 1 }
        .distinctUntilChanged()
}
//: ### Wrong: short texts make it forget
//: > Fails: not the same again
func searches(_ keys: Observable<String>, clock: SchedulerType) -> Observable<String> {
    keys
        .debounce(.milliseconds(300), scheduler: clock)
        .distinctUntilChanged()
        .filter { $0.count > 1 }
}
//: ### Right: a timer that the next key replaces
func searches(_ keys: Observable<String>, clock: SchedulerType) -> Observable<String> {
    keys
        .flatMapLatest { key in Observable<Int>.timer(.milliseconds(300), scheduler: clock).map { _ in key } }
        .scan(into: (last: "", send: false)) { state, key in
            state.send = key.count >= 2 && key != state.last
            if state.send { state.last = key }
        }
        .filter { $0.send }
        .map { $0.last }
}
