import Dispatch
import Rill

/// Shapes that store, share, delay, or deliver on other threads.
let moreShapes: [Shape] = [
    Shape("share(replay: 1), one subscriber", target: 25) { count in
        through(count) { $0.share(replay: 1) }
    },
    Shape("ReplaySubject(100)", target: 40) { count in
        let subject = ReplaySubject<Int>.create(bufferSize: 100)
        var sum = 0
        let subscription = subject.subscribe(onNext: { sum &+= $0 })
        for value in 0..<count { subject.onNext(value) }
        subscription.dispose()
        keep(sum)
    },
    Shape("buffer(count: 100)", target: 25) { count in
        let clock = HistoricalScheduler()
        through(count) { $0.buffer(timeSpan: .seconds(1), count: 100, scheduler: clock).map { $0.count } }
    },
    Shape("groupBy, 100 keys, flatMap", target: 60) { count in
        through(count) { $0.groupBy { $0 % 100 }.flatMap { $0 } }
    },
    Shape("withLatestFrom", target: 25) { count in
        let latest = BehaviorSubject(value: 1)
        through(count) { $0.withLatestFrom(latest) { $0 &+ $1 } }
    },
    Shape("create, synchronous loop", target: 9) { count in
        var sum = 0
        _ = Observable<Int>.create { observer in
            for value in 0..<count { observer.onNext(value) }
            observer.onCompleted()
            return Disposables.create()
        }
        .subscribe(onNext: { sum &+= $0 })
        keep(sum)
    },
    Shape("throttle, virtual time", target: 90) { count in
        let clock = HistoricalScheduler()
        timed(count, clock) { $0.throttle(.milliseconds(10), scheduler: clock) }
    },
    Shape("debounce, virtual time", target: 150) { count in
        let clock = HistoricalScheduler()
        timed(count, clock) { $0.debounce(.milliseconds(10), scheduler: clock) }
    },
    Shape("many just.delay, virtual time", target: 1000) { count in
        let clock = HistoricalScheduler()
        var sum = 0
        for value in 0..<count {
            _ = Observable.just(value).delay(.seconds(1), scheduler: clock).subscribe(onNext: { sum &+= $0 })
        }
        clock.start()
        keep(sum)
    },
    Shape("retry of an erroring source", target: 200) { count in
        var left = count
        _ = Observable<Int>.deferred {
            left -= 1
            return left > 0 ? .error(Failure()) : .just(1)
        }
        .retry().subscribe(onNext: { keep($0) })
    },
    Shape("observe(on: current thread)", target: 200) { count in
        through(count) { $0.observe(on: CurrentThreadScheduler.instance) }
    },
    // The measurement includes the time of both threads.
    Shape("observe(on: serial queue)", target: 150) { count in
        let isOver = DispatchSemaphore(value: 0)
        let subject = PublishSubject<Int>()
        let queue = SerialDispatchQueueScheduler(qos: .userInitiated)
        var sum = 0
        _ = subject.observe(on: queue).subscribe(onNext: { sum &+= $0 }, onCompleted: { isOver.signal() })
        for value in 0..<count { subject.onNext(value) }
        subject.onCompleted()
        isOver.wait()
        keep(sum)
    },
]

private struct Failure: Error {}

/// Sends the given number of integers through operators.
func through(_ count: Int, _ operators: (Observable<Int>) -> Observable<Int>) {
    let subject = PublishSubject<Int>()
    var sum = 0
    let subscription = operators(subject).subscribe(onNext: { sum &+= $0 })
    for value in 0..<count { subject.onNext(value) }
    subscription.dispose()
    keep(sum)
}

/// Sends the given number of integers through operators, one number per millisecond of a clock.
private func timed(
    _ count: Int, _ clock: HistoricalScheduler, _ operators: (Observable<Int>) -> Observable<Int>
) {
    var sum = 0
    let subscription = operators(Observable<Int>.interval(.milliseconds(1), scheduler: clock).take(count))
        .subscribe(onNext: { sum &+= $0 })
    clock.start()
    subscription.dispose()
    keep(sum)
}
