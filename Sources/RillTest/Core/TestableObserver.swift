import Rill

/// Writes down everything it is sent, with the time; it enforces nothing.
public final class TestableObserver<Element>: ObserverType {
    private let scheduler: TestScheduler

    /// What arrived so far.
    public private(set) var events: [Recorded<Event<Element>>] = []

    init(scheduler: TestScheduler) {
        self.scheduler = scheduler
    }

    public func on(_ event: Event<Element>) {
        events.append(Recorded(time: scheduler.clock, value: event))
    }
}
