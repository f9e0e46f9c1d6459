import Rill

/// A scheduler on whole ticks: nothing happens between two of them, and each run gives the same events at the same times.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
    /// When `start` creates, subscribes and disposes unless told otherwise.
    public enum Defaults {
        public static let created = 100
        public static let subscribed = 200
        public static let disposed = 1000
    }

    /// Seconds in a tick.
    public let resolution: Double
    private let simulateProcessingDelay: Bool

    /// - parameter resolution: how many seconds a tick of the clock lasts.
    /// - parameter simulateProcessingDelay: whether work that is due at once runs one tick later.
    public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
        self.resolution = resolution
        self.simulateProcessingDelay = simulateProcessingDelay
        super.init(
            initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
    }

    /// Events at absolute times, whoever listens.
    public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        HotObservable(testScheduler: self, recordedEvents: events)
    }

    /// Events at times counted from each subscription.
    public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        ColdObservable(testScheduler: self, recordedEvents: events)
    }

    public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
        TestableObserver(scheduler: self)
    }

    /// Runs the action at an absolute time.
    public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
        _ = scheduleAbsoluteVirtual((), time: time) { _ in
            action()
            return Disposables.create()
        }
    }

    public override func adjustScheduledTime(_ time: Int) -> Int {
        if time > clock { return time }
        return simulateProcessingDelay ? clock &+ 1 : clock
    }
}

extension TestScheduler {
    /// Calls `create` at one time, subscribes its result at another, disposes at a third, and runs until nothing is left.
    public func start<OutputSequence: ObservableConvertibleType>(
        created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> OutputSequence
    ) -> TestableObserver<OutputSequence.Element> {
        var source: Observable<OutputSequence.Element>?
        var subscription: Disposable?
        let observer = createObserver(OutputSequence.Element.self)

        scheduleAt(created) { source = create().asObservable() }
        scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
        scheduleAt(disposed) { subscription?.dispose() }
        start()
        return observer
    }

    public func start<OutputSequence: ObservableConvertibleType>(
        disposed: TestTime, create: @escaping () -> OutputSequence
    ) -> TestableObserver<OutputSequence.Element> {
        start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
    }

    public func start<OutputSequence: ObservableConvertibleType>(
        _ create: @escaping () -> OutputSequence
    ) -> TestableObserver<OutputSequence.Element> {
        start(disposed: Defaults.disposed, create: create)
    }
}
