//: ## Challenge: Off the main thread and back
//: ### Wrong: comes back, but never leaves
//: > Fails: the main thread stays free
func show(_ text: String, count: @escaping (String) -> Int, label: @escaping (Int) -> Void) {
    _ = Observable.just(text)
        .map(count)
        .observe(on: MainScheduler.instance)
        .subscribe(onNext: label)
}
//: ### Wrong: leaves, and never comes back
//: > Fails: each in its place
func show(_ text: String, count: @escaping (String) -> Int, label: @escaping (Int) -> Void) {
    _ = Observable.just(text)
        .map(count)
        .subscribe(on: global)
        .subscribe(onNext: label)
}
//: ### Right: two times observe(on:)
func show(_ text: String, count: @escaping (String) -> Int, label: @escaping (Int) -> Void) {
    _ = Observable.just(text)
        .observe(on: SerialDispatchQueueScheduler(qos: .background))
        .map(count)
        .observe(on: MainScheduler.instance)
        .subscribe(onNext: label)
}
