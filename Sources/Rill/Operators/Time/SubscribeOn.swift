extension ObservableType {
    /// Subscribes to and disposes the source on a scheduler. Events are delivered where the source sends them.
    ///
    /// - SeeAlso: [subscribeon](https://reactivex.io/documentation/operators/subscribeon.html)
    public func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
        // A source whose type a program declares is subscribed to directly; its disposal is scheduled, too.
        SubscribeOn(scheduler) { receiver in
            guard let own = self as? Observable<Element> else { return self.subscribe(receiver) }
            return Disposables.unboxedDisposable(own.attach(receiver))
        }
    }
}

private final class SubscribeOn<Element>: Producer<Element> {
    private let scheduler: ImmediateSchedulerType
    private var source: (Receiver<Element>) -> Disposable

    init(_ scheduler: ImmediateSchedulerType, _ source: @escaping (Receiver<Element>) -> Disposable) {
        self.scheduler = scheduler
        self.source = source
    }

    deinit { IterativeRelease.release(source) { source = { _ in Disposables.create() } } }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = ForwardingSink(down)
        // Holds the scheduled subscription first, and later the disposable that schedules the disposal of the source.
        let life = SerialDisposable()
        let start = SingleAssignmentDisposable()
        life.replaceCurrent(start)
        start.setDisposable(
            scheduler.schedule(sink) { [scheduler, source] sink in
                life.replaceCurrent(ScheduledDisposable(scheduler: scheduler, disposable: source(sink)))
                return Disposables.create()
            })
        // This is set last, so that a source which ends during its subscription is disposed after the scheduled step
        // and not inside it.
        sink.setUpstream(life)
        return sink
    }
}
