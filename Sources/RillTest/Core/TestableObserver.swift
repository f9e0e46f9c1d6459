import Rill

/// Records every event with its time, without checking their order.
public final class TestableObserver<Element>: ObserverType {
    private let scheduler: TestScheduler

    /// The events so far.
    public private(set) var events: [Recorded<Event<Element>>] = []

    init(scheduler: TestScheduler) {
        self.scheduler = scheduler
    }

    public func on(_ event: Event<Element>) {
        events.append(Recorded(time: scheduler.clock, value: event))
    }
}
