//: ## Challenge: A real Single
//: ### Wrong: forgets what may go wrong
//: > Fails: a full disk is a failure
func save(_ photo: Photo, in library: Library) -> Single<String> {
    Single.create { single in
        library.write(photo) { name, _ in
            if let name { single(.success(name)) }
        }
        return Disposables.create()
    }
}
//: ### Wrong: begins before anybody listens
//: > Fails: it is a recipe
func save(_ photo: Photo, in library: Library) -> Single<String> {
    let result = ReplaySubject<String>.create(bufferSize: 1)
    library.write(photo) { name, error in
        if let error { return result.onError(error) }
        result.onNext(name ?? "")
        result.onCompleted()
    }
    return result.asSingle()
}
//: ### Right: deferred around a subject
func save(_ photo: Photo, in library: Library) -> Single<String> {
    Single.deferred {
        let result = AsyncSubject<String>()
        library.write(photo) { name, error in
            if let error { return result.onError(error) }
            result.onNext(name ?? "")
            result.onCompleted()
        }
        return result.asSingle()
    }
}
//: ## Challenge: An alert that completes
//: ### Wrong: leaves the alert when nobody waits any more
//: > Fails: away when it is disposed of
func alert(_ text: String, on alerts: Alerts) -> Completable {
    Completable.create { completable in
        alerts.show(text) {
            alerts.takeAway()
            completable(.completed)
        }
        return Disposables.create()
    }
}
//: ### Wrong: shows it at once
//: > Fails: it is a recipe too
func alert(_ text: String, on alerts: Alerts) -> Completable {
    let closed = PublishSubject<Never>()
    alerts.show(text) { closed.onCompleted() }
    return closed.do(onDispose: { alerts.takeAway() }).asCompletable()
}
//: ### Right: do, before and after
func alert(_ text: String, on alerts: Alerts) -> Completable {
    let closed = PublishSubject<Never>()
    return closed
        .do(onSubscribe: { alerts.show(text) { closed.onCompleted() } }, onDispose: { alerts.takeAway() })
        .asCompletable()
}
