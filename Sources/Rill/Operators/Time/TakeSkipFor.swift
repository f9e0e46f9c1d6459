extension ObservableType {
    /// Sends elements for `duration`, then completes.
    ///
    /// - SeeAlso: [take](https://reactivex.io/documentation/operators/take.html)
    public func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        Timed(asObservable(), duration, scheduler) { TakeForSink($0) }
    }

    /// Drops elements for `duration`.
    ///
    /// - SeeAlso: [skip](https://reactivex.io/documentation/operators/skip.html)
    public func skip(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        Timed(asObservable(), duration, scheduler) { SkipForSink($0) }
    }
}

/// Starts a timer, then subscribes to the source.
private final class Timed<Element>: Producer<Element> {
    private let source: SourceReference<Element>
    private let duration: RxTimeInterval
    private let scheduler: SchedulerType
    private let makeSink: (Receiver<Element>) -> TimedSink<Element>

    init(
        _ source: Observable<Element>, _ duration: RxTimeInterval, _ scheduler: SchedulerType,
        _ makeSink: @escaping (Receiver<Element>) -> TimedSink<Element>
    ) {
        self.source = SourceReference(source)
        self.duration = duration
        self.scheduler = scheduler
        self.makeSink = makeSink
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = makeSink(down)
        let timer = scheduler.scheduleRelative(sink, dueTime: duration) { sink in
            sink.timeElapsed()
            return Disposables.create()
        }
        sink.setUpstream(Disposables.combinedSubscription(timer._subscription, source.attach(sink)))
        return sink
    }
}

private class TimedSink<Element>: GatedSink<Element, Element> {
    func timeElapsed() { fatalError("abstract") }
}

private final class TakeForSink<Element>: TimedSink<Element> {
    override func onNext(_ element: Element) { emit(element) }
    override func timeElapsed() { stopInOrder(nil) }
}

private final class SkipForSink<Element>: TimedSink<Element> {
    private var isOpen = false

    override func onNext(_ element: Element) {
        gate.acquire()
        if isOpen { deliverInOrder(element) }
        gate.release()
    }

    override func timeElapsed() { gate.withLock { isOpen = true } }
}
