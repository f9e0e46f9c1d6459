// Custom sources, observers and clocks, as tests of reactive libraries define them.
import Foundation
import Rill
import RillTest
import XCTest

enum Trouble: Error {
    case first
    case second
}

func makeTrouble<T>() throws -> T { throw Trouble.first }

// MARK: Sources

/// A hot source that keeps every observer and enforces nothing; it may send after its end.
class RawHotObservable<Element>: ObservableType {
    typealias Events = Recorded<Element>
    typealias Observer = AnyObserver<Element>

    private(set) var subscriptions: [Subscription] = []
    private var observers: [Int: Observer] = [:]
    private let lock = NSRecursiveLock()

    func on(_ event: Event<Element>) {
        lock.lock()
        let present = observers.sorted { $0.key < $1.key }
        lock.unlock()
        for (_, observer) in present { observer.on(event) }
    }

    func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Element {
        lock.lock()
        defer { lock.unlock() }
        let key = subscriptions.count
        observers[key] = AnyObserver(observer)
        subscriptions.append(Subscription(0))
        return Disposables.create {
            self.lock.lock()
            defer { self.lock.unlock() }
            self.observers[key] = nil
            self.subscriptions[key] = Subscription(0, 0)
        }
    }
}

/// A custom subject with at most one observer that records its disposals.
final class LoneSubject<Element: Hashable>: SubjectType, ObserverType {
    typealias SubjectObserverType = LoneSubject<Element>

    private(set) var subscribeCount = 0
    private(set) var isDisposed = false
    private var observer: AnyObserver<Element>?

    var hasObservers: Bool { observer != nil }

    func on(_ event: Event<Element>) { observer?.on(event) }

    func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Element {
        subscribeCount += 1
        self.observer = AnyObserver(observer)
        return Disposables.create {
            self.observer = nil
            self.isDisposed = true
        }
    }

    func asObserver() -> LoneSubject<Element> { self }
}

/// A connectable observable that a test defines.
final class WrappedConnectable<Subject: SubjectType>: ConnectableObservableType
where Subject.Element == Subject.Observer.Element {
    typealias Element = Subject.Element

    private let wrapped: ConnectableObservable<Subject.Element>

    init(_ source: Observable<Element>, _ subject: Subject) { wrapped = source.multicast(subject) }

    func connect() -> Disposable { wrapped.connect() }

    func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Element {
        wrapped.subscribe(observer)
    }
}

/// A disposable that records the virtual times of its disposals.
final class NotingDisposable: Disposable {
    private let scheduler: TestScheduler
    private(set) var ticks: [Int] = []

    init(scheduler: TestScheduler) {
        self.scheduler = scheduler
        ticks.append(scheduler.clock)
    }

    func dispose() { ticks.append(scheduler.clock) }
}

/// An observer that is a class and records its events.
final class NotingObserver<Element>: ObserverType {
    private(set) var events: [Recorded<Event<Element>>] = []

    func on(_ event: Event<Element>) { events.append(Recorded(time: 0, value: event)) }
}

extension Observable: Equatable {
    public static func == (left: Observable<Element>, right: Observable<Element>) -> Bool { left === right }
}

// MARK: A virtual clock with units of its own

final class TenfoldScheduler: VirtualTimeScheduler<TenfoldConverter> {
    init(initialClock: Int = 0) { super.init(initialClock: initialClock, converter: TenfoldConverter()) }
}

/// A converter whose ticks are ten seconds.
struct TenfoldConverter: VirtualTimeConverterType {
    typealias VirtualTimeUnit = Int
    typealias VirtualTimeIntervalUnit = Int

    func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime {
        Date(timeIntervalSince1970: Double(virtualTime) * 10)
    }

    func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit { Int(time.timeIntervalSince1970 / 10) }

    func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval {
        Double(virtualTimeInterval) * 10
    }

    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit {
        Int(timeInterval / 10)
    }

    func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit {
        time + offset
    }

    func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison {
        if lhs < rhs { return .lessThan }
        return lhs > rhs ? .greaterThan : .equal
    }
}
