//: ## Challenge: Hear the silence
//: ### Wrong: looks at elements, and there are none
//: > Fails: silence is heard
func listen(to order: Observable<String>) -> Disposable {
    order
        .do(onNext: { _ in print("Subscribed") })
        .subscribe(onNext: { print($0) }, onDisposed: { print("Disposed") })
}
//: ### Wrong: says it when subscribing is over
//: > Fails: in the right order
func listen(to order: Observable<String>) -> Disposable {
    order
        .do(onSubscribed: { print("Subscribed") })
        .subscribe(onNext: { print($0) }, onDisposed: { print("Disposed") })
}
//: ### Right: all of it in do
func listen(to order: Observable<String>) -> Disposable {
    order
        .do(onNext: { print($0) }, onSubscribe: { print("Subscribed") }, onDispose: { print("Disposed") })
        .subscribe()
}
//: ## Challenge: The same with one word
//: ### Wrong: without a name
//: > Fails: the lost order
func trace(_ order: Observable<String>) -> Disposable {
    order.debug().subscribe()
}
//: ### Right: with a listener of its own
func trace(_ order: Observable<String>) -> Disposable {
    order.debug("lost order", trimOutput: false).subscribe { _ in }
}
