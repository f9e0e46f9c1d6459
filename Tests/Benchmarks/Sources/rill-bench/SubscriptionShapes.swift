import Rill

/// Shapes whose cost is that of subscribing: one subscription for each of `count`, or a subject per subscription.
let subscriptionShapes: [Shape] = [
    Shape("Single.create") { count in
        var sum = 0
        for value in 0..<count {
            _ = Single<Int>.create { answer in
                answer(.success(value))
                return Disposables.create()
            }
            .subscribe(onSuccess: { sum &+= $0 })
        }
        keep(sum)
    },
    Shape("Single.flatMap") { count in
        var sum = 0
        for value in 0..<count {
            _ = Single.just(value).flatMap { Single.just($0 &+ 1) }.subscribe(onSuccess: { sum &+= $0 })
        }
        keep(sum)
    },
    Shape("Single.zip") { count in
        var sum = 0
        for value in 0..<count {
            _ = Single.zip(Single.just(value), Single.just(2)) { $0 &+ $1 }.subscribe(onSuccess: { sum &+= $0 })
        }
        keep(sum)
    },
    Shape("Maybe.map") { count in
        var sum = 0
        for value in 0..<count {
            _ = Maybe.just(value).map { $0 &+ 1 }.subscribe(onSuccess: { sum &+= $0 })
        }
        keep(sum)
    },
    Shape("andThen") { count in
        for value in 0..<count { _ = Completable.empty().andThen(Single.just(value)).subscribe() }
    },
    Shape("publish, connect") { count in
        var sum = 0
        for value in 0..<count {
            let connectable = Observable.just(value).publish()
            _ = connectable.subscribe(onNext: { sum &+= $0 })
            _ = connectable.connect()
        }
        keep(sum)
    },
    Shape("refCount, subscribers that come and go") { count in
        let shared = PublishSubject<Int>().publish().refCount()
        for _ in 0..<count { shared.subscribe(onNext: { keep($0) }).dispose() }
    },
    Shape("subject, subscribers that come and go") { count in
        let subject = PublishSubject<Int>()
        for _ in 0..<count { subject.subscribe(onNext: { keep($0) }).dispose() }
    },
    Shape("catchAndReturn") { count in
        for value in 0..<count {
            _ = Observable<Int>.error(RxError.timeout).catchAndReturn(value).subscribe(onNext: { keep($0) })
        }
    },
    Shape("using") { count in
        for value in 0..<count {
            _ = Observable.using({ BooleanDisposable() }, observableFactory: { _ in Observable.just(value) })
                .subscribe(onNext: { keep($0) })
        }
    },
    Shape("disposed(by:)") { count in
        for value in 0..<count {
            let bag = DisposeBag()
            Observable.just(value).subscribe(onNext: { keep($0) }).disposed(by: bag)
        }
    },
    Shape("sample") { count in
        let (subject, sampler) = (PublishSubject<Int>(), PublishSubject<Void>())
        var sum = 0
        let subscription = subject.sample(sampler).subscribe(onNext: { sum &+= $0 })
        for value in 0..<count {
            subject.onNext(value)
            sampler.onNext(())
        }
        subscription.dispose()
        keep(sum)
    },
    Shape("combineLatest of a collection of 8") { count in
        combine(count) { Observable.combineLatest($0) { $0.count } }
    },
    Shape("zip of a collection of 8") { count in combine(count) { Observable.zip($0) { $0.count } } },
]

/// Sends `count` numbers through eight subjects in turn.
private func combine(_ count: Int, _ join: ([PublishSubject<Int>]) -> Observable<Int>) {
    let subjects = (0..<8).map { _ in PublishSubject<Int>() }
    var sum = 0
    let subscription = join(subjects).subscribe(onNext: { sum &+= $0 })
    for value in 0..<count { subjects[value & 7].onNext(value) }
    subscription.dispose()
    keep(sum)
}
