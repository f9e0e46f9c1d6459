extension ObservableType {
    /// Subscribes and disposes the source on a scheduler; events are not moved.
    public func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
        // A source of a foreign type is subscribed as it is: the end of its subscription is scheduled too.
        SubscribeOn(scheduler) { receiver in
            guard let own = self as? Observable<Element> else { return self.subscribe(receiver) }
            return Disposables.bare(own.attach(receiver))
        }
    }
}

private final class SubscribeOn<Element>: Producer<Element> {
    private let scheduler: ImmediateSchedulerType
    @exclusivity(unchecked) private var source: (Receiver<Element>) -> Disposable

    init(_ scheduler: ImmediateSchedulerType, _ source: @escaping (Receiver<Element>) -> Disposable) {
        self.scheduler = scheduler
        self.source = source
    }

    deinit { IterativeRelease.release(source) { source = { _ in Disposables.create() } } }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = PassSink(down)
        // First the scheduled subscription, then the disposal on the scheduler that stands for the subscription.
        let life = SerialDisposable()
        let start = SingleAssignmentDisposable()
        life.put(start)
        start.setDisposable(
            scheduler.schedule(sink) { [scheduler, source] sink in
                life.put(ScheduledDisposable(scheduler: scheduler, disposable: source(sink)))
                return Disposables.create()
            })
        // Not before: a source that ends while it is subscribed is disposed after the scheduled step, not inside it.
        sink.setUpstream(life)
        return sink
    }
}
