extension ObservableType where Element: FixedWidthInteger {
    /// Sends 0, 1, 2, … once per period.
    ///
    ///     interval(2)  --0-1-2-3-…
    ///
    /// - Parameter scheduler: runs the timer; elements are delivered on it.
    /// - SeeAlso: [interval](https://reactivex.io/documentation/operators/interval.html)
    @inlinable
    public static func interval(_ period: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        PeriodicTicks(after: period, every: period, scheduler) { $0 &+ 1 }
    }

    /// Sends 0 after `dueTime` and then completes. With a period, it sends 1, 2, … instead of completing.
    ///
    /// - SeeAlso: [timer](https://reactivex.io/documentation/operators/timer.html)
    @inlinable
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: SchedulerType
    ) -> Observable<Element> {
        if let period { return PeriodicTicks(after: dueTime, every: period, scheduler) { $0 &+ 1 } }
        return OneTick(after: dueTime, scheduler)
    }
}

/// Sends the numbers of `interval` and `timer`. The closure that increments the number is created where the element
/// type is known.
@usableFromInline
final class PeriodicTicks<Element: FixedWidthInteger>: Producer<Element> {
    private let delay: RxTimeInterval
    private let period: RxTimeInterval
    private let scheduler: SchedulerType
    private let successor: (Element) -> Element

    @usableFromInline
    init(
        after delay: RxTimeInterval, every period: RxTimeInterval, _ scheduler: SchedulerType,
        successor: @escaping (Element) -> Element
    ) {
        self.delay = delay
        self.period = period
        self.scheduler = scheduler
        self.successor = successor
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = GatedSink<Never, Element>(down)
        let successor = self.successor
        sink.setUpstream(
            foreign: scheduler.schedulePeriodic(0 as Element, startAfter: delay, period: period) { count in
                sink.emit(count)
                return successor(count)
            })
        return sink
    }
}

@usableFromInline
final class OneTick<Element: FixedWidthInteger>: Producer<Element> {
    private let delay: RxTimeInterval
    private let scheduler: SchedulerType

    @usableFromInline
    init(after delay: RxTimeInterval, _ scheduler: SchedulerType) {
        self.delay = delay
        self.scheduler = scheduler
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = Sink<Never, Element>(down)
        sink.setUpstream(
            foreign: scheduler.scheduleRelative(sink, dueTime: delay) { sink in
                sink.forward(0)
                sink.complete()
                return Disposables.create()
            })
        return sink
    }
}
