import Rill

let shapes: [Shape] = [
    Shape("range.filter.map.reduce", target: 15) { count in
        _ = Observable.range(start: 0, count: count)
            .filter { $0 & 1 == 0 }
            .map { $0 &* 3 }
            .reduce(0) { $0 &+ $1 }
            .subscribe(onNext: { keep($0) })
    },
    Shape("subject, no operator", target: 15) { send($0) },
    Shape("subject, four maps", target: 40) { count in
        let subject = PublishSubject<Int>()
        var sum = 0
        let subscription = subject.map { $0 &+ 1 }.map { $0 &* 3 }.map { $0 &- 2 }.map { $0 ^ 5 }
            .subscribe(onNext: { sum &+= $0 })
        for value in 0..<count { subject.onNext(value) }
        subscription.dispose()
        keep(sum)
    },
    Shape("flatMap { just }", target: 120) { count in
        var sum = 0
        _ = Observable.range(start: 0, count: count).flatMap { Observable.just($0) }
            .subscribe(onNext: { sum &+= $0 })
        keep(sum)
    },
    Shape("flatMapLatest { just }", target: 150) { count in
        var sum = 0
        _ = Observable.range(start: 0, count: count).flatMapLatest { Observable.just($0) }
            .subscribe(onNext: { sum &+= $0 })
        keep(sum)
    },
    Shape("combineLatest of two", target: 60) { count in
        let left = PublishSubject<Int>()
        let right = PublishSubject<Int>()
        var sum = 0
        let subscription = Observable.combineLatest(left, right) { $0 &+ $1 }.subscribe(onNext: { sum &+= $0 })
        for value in 0..<(count / 2) {
            left.onNext(value)
            right.onNext(value)
        }
        subscription.dispose()
        keep(sum)
    },
    Shape("zip of two", target: 70) { count in
        let left = PublishSubject<Int>()
        let right = PublishSubject<Int>()
        var sum = 0
        let subscription = Observable.zip(left, right) { $0 &+ $1 }.subscribe(onNext: { sum &+= $0 })
        for value in 0..<(count / 2) {
            left.onNext(value)
            right.onNext(value)
        }
        subscription.dispose()
        keep(sum)
    },
    Shape("subscribe + dispose just.map", target: 150) { count in
        for value in 0..<count {
            Observable.just(value).map { $0 &+ 1 }.subscribe(onNext: { keep($0) }).dispose()
        }
    },
    Shape("subject, 1000 subscribers", target: 7) { count in
        let subject = PublishSubject<Int>()
        var sum = 0
        let subscriptions = (0..<1_000).map { _ in subject.subscribe(onNext: { sum &+= $0 }) }
        for value in 0..<(count / 1_000) { subject.onNext(value) }
        keep(subscriptions)
        subject.onCompleted()
        keep(sum)
    },
    Shape("delay on virtual time", target: 300) { count in
        let clock = HistoricalScheduler()
        let subject = PublishSubject<Int>()
        var sum = 0
        let subscription = subject.delay(.seconds(1), scheduler: clock).subscribe(onNext: { sum &+= $0 })
        for value in 0..<count { subject.onNext(value) }
        clock.start()
        subscription.dispose()
        keep(sum)
    },
    Shape("delay in a world", target: 300) { count in
        let world = World()
        world.runawayLimit = .max
        world.install()
        var sum = 0
        let scheduler = MainScheduler()
        let subject = PublishSubject<Int>()
        let subscription = subject.delay(.seconds(1), scheduler: scheduler).subscribe(onNext: { sum &+= $0 })
        for value in 0..<count { subject.onNext(value) }
        _ = world.runUntilIdle()
        subscription.dispose()
        world.close()
        keep(sum)
    },
    Shape("behavior relay, map") { count in
        let relay = BehaviorRelay(value: 0)
        var sum = 0
        let subscription = relay.map { $0 &+ 1 }.subscribe(onNext: { sum &+= $0 })
        for value in 0..<count { relay.accept(value) }
        subscription.dispose()
        keep(sum)
    },
    Shape("merge of two subjects") { count in
        let left = PublishSubject<Int>()
        let right = PublishSubject<Int>()
        var sum = 0
        let subscription = Observable.merge(left, right).subscribe(onNext: { sum &+= $0 })
        for value in 0..<(count / 2) {
            left.onNext(value)
            right.onNext(value)
        }
        subscription.dispose()
        keep(sum)
    },
    Shape("flatMap inside flatMap, to 20000") { count in
        func step(_ left: Int) -> Observable<Int> {
            left == 0 ? .just(0) : Observable.of(left).flatMap { step($0 - 1) }
        }
        let depth = min(count, 20_000)
        for _ in 0..<(count / depth) { _ = step(depth).subscribe(onNext: { keep($0) }) }
    },
    Shape("concatMap { just }") { count in
        var sum = 0
        _ = Observable.range(start: 0, count: count).concatMap { Observable.just($0) }
            .subscribe(onNext: { sum &+= $0 })
        keep(sum)
    },
    Shape("scan.distinctUntilChanged.take") { count in
        var last = 0
        _ = Observable.range(start: 0, count: count).scan(0) { $0 &+ $1 }.distinctUntilChanged().take(count)
            .subscribe(onNext: { last = $0 })
        keep(last)
    },
    Shape("share, two subscribers") { count in
        let subject = PublishSubject<Int>()
        let shared = subject.map { $0 &+ 1 }.share()
        var sum = 0
        let first = shared.subscribe(onNext: { sum &+= $0 })
        let second = shared.subscribe(onNext: { sum &+= $0 })
        for value in 0..<count { subject.onNext(value) }
        first.dispose()
        second.dispose()
        keep(sum)
    },
    Shape("subscribers come and go") { count in
        let subject = PublishSubject<Int>()
        let subscriptions = (0..<count).map { _ in subject.subscribe(onNext: { keep($0) }) }
        for subscription in subscriptions { subscription.dispose() }
    },
    Shape("enum value: subject, four maps") { count in
        let subject = PublishSubject<Value>()
        var last = Value.nothing
        let subscription = subject.map { Value.number($0.integer &+ 1) }.map { Value.number($0.integer &* 3) }
            .map { Value.number($0.integer &- 2) }.map { Value.number($0.integer ^ 5) }
            .subscribe(onNext: { last = $0 })
        for value in 0..<count { subject.onNext(.number(value)) }
        subscription.dispose()
        keep(last)
    },
    Shape("enum value: combineLatest of two") { count in
        let left = PublishSubject<Value>()
        let right = PublishSubject<Value>()
        var last = Value.nothing
        let subscription = Observable.combineLatest(left, right) { Value.number($0.integer &+ $1.integer) }
            .subscribe(onNext: { last = $0 })
        for value in 0..<(count / 2) {
            left.onNext(.number(value))
            right.onNext(.number(value))
        }
        subscription.dispose()
        keep(last)
    },
    Shape("enum value: flatMap { just }") { count in
        var last = Value.nothing
        _ = Observable.range(start: 0, count: count).flatMap { Observable.just(Value.number($0)) }
            .subscribe(onNext: { last = $0 })
        keep(last)
    },
    Shape("enum value: filter.map.scan") { count in
        var last = Value.nothing
        _ = Observable.range(start: 0, count: count).map { Value.number($0) }
            .filter { $0.integer & 1 == 0 }
            .map { Value.number($0.integer &* 3) }
            .scan(Value.number(0)) { Value.number($0.integer &+ $1.integer) }
            .subscribe(onNext: { last = $0 })
        keep(last)
    },
]

/// The shape of an interpreter's value: an enum with references among its cases.
enum Value {
    case nothing
    case number(Int)
    case object(AnyObject)

    var integer: Int {
        if case .number(let value) = self { return value }
        return 0
    }
}
