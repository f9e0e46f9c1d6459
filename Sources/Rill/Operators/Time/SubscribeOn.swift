extension ObservableType {
    /// Subscribes and disposes the source on a scheduler; events are not moved.
    public func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
        SubscribeOn(asObservable(), scheduler)
    }
}

private final class SubscribeOn<Element>: Producer<Element> {
    private let source: Observable<Element>
    private let scheduler: ImmediateSchedulerType

    init(_ source: Observable<Element>, _ scheduler: ImmediateSchedulerType) {
        self.source = source
        self.scheduler = scheduler
    }

    override func run(_ down: Receiver<Element>) -> Disposable {
        let sink = PassSink(down)
        // First the scheduled subscription, then the disposal on the scheduler that stands for the subscription.
        let life = SerialDisposable()
        sink.setUpstream(life)
        let start = SingleAssignmentDisposable()
        life.disposable = start
        start.setDisposable(
            scheduler.schedule(source) { [scheduler] source in
                life.disposable = ScheduledDisposable(scheduler: scheduler, disposable: source.attach(sink))
                return Disposables.create()
            })
        return sink
    }
}
