import Rill

/// Shapes with one operator each, through which numbers are sent.
let operatorShapes: [Shape] = [
    Shape("window(100)") { count in
        let clock = HistoricalScheduler()
        through(count) { $0.window(timeSpan: .seconds(1), count: 100, scheduler: clock).merge() }
    },
    Shape("amb") { count in through(count) { $0.amb(Observable.never()) } },
    Shape("take(until:)") { count in through(count) { $0.take(until: Observable<Int>.never()) } },
    Shape("take(while:)") { count in through(count) { $0.take(while: { $0 >= 0 }) } },
    Shape("skip") { count in through(count) { $0.skip(1) } },
    Shape("do") { count in through(count) { $0.do(onNext: { keep($0) }) } },
    Shape("enumerated") { count in through(count) { $0.enumerated().map { $0 &+ $1 } } },
    Shape("materialize.dematerialize") { count in through(count) { $0.materialize().dematerialize() } },
    Shape("concat, startWith") { count in through(count) { $0.startWith(1).concat(Observable.just(2)) } },
    Shape("timeout, virtual time") { count in
        let clock = HistoricalScheduler()
        through(count) { $0.timeout(.seconds(1), scheduler: clock) }
    },
    Shape("driver, drive") { count in
        let relay = BehaviorRelay(value: 0)
        var sum = 0
        let subscription = relay.asDriver().map { $0 &+ 1 }.drive(onNext: { sum &+= $0 })
        for value in 0..<count { relay.accept(value) }
        subscription.dispose()
        keep(sum)
    },
    Shape("bind(to: relay)") { count in
        let (subject, relay) = (PublishSubject<Int>(), BehaviorRelay(value: 0))
        let subscription = subject.bind(to: relay)
        for value in 0..<count { subject.onNext(value) }
        subscription.dispose()
        keep(relay.value)
    },
]
