// The part of RxTest's interface (RxSwift 6) that pinned tests use: names, labels and types, without code. `Tests/Pins/compile` checks
// each pinned test against it, too, because our own RxTest module may accept more than the real one.
import RxSwift
import XCTest

public typealias TestTime = Int

public class TestScheduler: SchedulerType {
    public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) { fatalError() }

    public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        fatalError()
    }
    public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        fatalError()
    }
    public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> { fatalError() }
    /// Inherited from `VirtualTimeScheduler`, whose unit of time is `TestTime` here.
    public func advanceTo(_ virtualTime: TestTime) {}

    // Requirements of `SchedulerType`.
    public var now: RxTime { fatalError() }
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable { fatalError() }
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable { fatalError() }
}

public class TestableObservable<Element>: ObservableType {
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element { fatalError() }
}

public class TestableObserver<Element>: ObserverType {
    public private(set) var events: [Recorded<Event<Element>>] = []
    public func on(_ event: Event<Element>) {}
}

public struct Recorded<Value> {
    public let time: TestTime
    public let value: Value
}

extension Recorded {
    public static func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> where Value == Event<T> { fatalError() }
    public static func completed<T>(_ time: TestTime, _ type: T.Type = T.self) -> Recorded<Event<T>>
    where Value == Event<T> { fatalError() }
    public static func error<T>(_ time: TestTime, _ error: Swift.Error, _ type: T.Type = T.self) -> Recorded<Event<T>>
    where Value == Event<T> { fatalError() }
}

extension Event: Equatable where Element: Equatable {
    public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool { fatalError() }
}

extension Recorded: Equatable where Value: Equatable {}

public func XCTAssertEqual<T: Equatable>(
    _ lhs: [Recorded<Event<T>>], _ rhs: [Recorded<Event<T>>], file: StaticString = #file, line: UInt = #line
) {}
public func XCTAssertEqual<T: Equatable>(
    _ lhs: [Recorded<Event<T?>>], _ rhs: [Recorded<Event<T?>>], file: StaticString = #file, line: UInt = #line
) {}
