import Rill

/// A source with predefined events that records its subscriptions.
public class TestableObservable<Element>: ObservableType {
    /// All subscriptions so far, in order.
    public internal(set) var subscriptions: [Subscription] = []
    /// The predefined events.
    public internal(set) var recordedEvents: [Recorded<Event<Element>>]

    let testScheduler: TestScheduler

    init(testScheduler: TestScheduler, recordedEvents: [Recorded<Event<Element>>]) {
        self.testScheduler = testScheduler
        self.recordedEvents = recordedEvents
    }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        fatalError("Abstract method")
    }

    /// Records the start of a subscription. Disposing the result runs `release` and records the end of the
    /// subscription.
    final func recordSubscription(release: @escaping () -> Void) -> Disposable {
        let index = subscriptions.count
        subscriptions.append(Subscription(testScheduler.clock))
        return Disposables.create {
            release()
            let begun = self.subscriptions[index].subscribe
            self.subscriptions[index] = Subscription(begun, self.testScheduler.clock)
        }
    }
}

/// A hot observable, which schedules its events when it is created, so that the older of two sources sends first.
final class HotObservable<Element>: TestableObservable<Element> {
    private let audience = ObserverList<Element>()

    override init(testScheduler: TestScheduler, recordedEvents: [Recorded<Event<Element>>]) {
        super.init(testScheduler: testScheduler, recordedEvents: recordedEvents)
        // The clock retains the audience and not the observable, so a scheduler that never runs creates no retain
        // cycle.
        for recorded in recordedEvents {
            testScheduler.scheduleAt(recorded.time) { [audience] in audience.send(recorded.value) }
        }
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        let leave = audience.addObserver(observer.on)
        return recordSubscription(release: leave)
    }
}

/// The observers of a hot observable, in order of subscription.
private final class ObserverList<Element> {
    private var members: [(id: Int, send: (Event<Element>) -> Void)] = []
    private var lastID = 0

    func send(_ event: Event<Element>) {
        for member in members {
            member.send(event)
        }
    }

    func addObserver(_ send: @escaping (Event<Element>) -> Void) -> () -> Void {
        lastID += 1
        let id = lastID
        members.append((id, send))
        return { self.members.removeAll { $0.id == id } }
    }
}

/// A cold observable, which schedules its events for each subscription.
final class ColdObservable<Element>: TestableObservable<Element> {
    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        let subscription = recordSubscription {}
        for recorded in recordedEvents {
            _ = testScheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
                observer.on(recorded.value)
                return Disposables.create()
            }
        }
        return subscription
    }
}
