import Rill

/// A scheduler whose clock counts whole ticks. Each run sends the same events at the same times.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
    /// The default times at which `start` creates the sequence, subscribes to it, and disposes the subscription.
    public enum Defaults {
        public static let created = 100
        public static let subscribed = 200
        public static let disposed = 1000
    }

    /// The number of seconds per tick.
    public let resolution: Double
    private let simulateProcessingDelay: Bool

    /// - Parameters:
    /// - resolution: the number of seconds per tick of the clock.
    /// - simulateProcessingDelay: true if work that is due at once runs one tick later.
    public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
        self.resolution = resolution
        self.simulateProcessingDelay = simulateProcessingDelay
        super.init(
            initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
    }

    /// Creates a source with events at absolute times, which does not depend on subscribers.
    public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        HotObservable(testScheduler: self, recordedEvents: events)
    }

    /// Creates a source with events at times relative to each subscription.
    public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        ColdObservable(testScheduler: self, recordedEvents: events)
    }

    public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
        TestableObserver(scheduler: self)
    }

    /// Runs an action at an absolute time.
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
    /// Calls `create`, subscribes to the result, and disposes the subscription, each at its given time. Runs until the
    /// queue is empty.
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
