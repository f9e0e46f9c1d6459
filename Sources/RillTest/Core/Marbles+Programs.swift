import Dispatch
import Rill

// Marbles without a test scheduler: sources and expectations on the clock of `MainScheduler`, which is virtual in a
// world and real otherwise.

/// Creates a source that starts again for every subscriber, such as `cold("--1--2|")`.
///
/// Without a known element type, the source sends strings; `let numbers: Observable<Int> = cold("1-2|")` sends whole
/// numbers.
public func cold(
    _ marbles: String, errors: [String: Error] = [:], tick: RxTimeInterval = .milliseconds(100),
    rxjs: Bool = false, scheduler: SchedulerType = MainScheduler.instance
) -> Observable<String> {
    cold(marbles, values: [:], errors: errors, tick: tick, rxjs: rxjs, scheduler: scheduler)
}

/// Creates a source that starts again for every subscriber. `values` maps characters to values.
@_disfavoredOverload
public func cold<Element>(
    _ marbles: String, values: [String: Element] = [:], errors: [String: Error] = [:],
    tick: RxTimeInterval = .milliseconds(100), rxjs: Bool = false, scheduler: SchedulerType = MainScheduler.instance
) -> Observable<Element> {
    orTrap { try Marbles(marbles, values: values, errors: errors, scale: .wall(tick, rxjs: rxjs)) }.cold(on: scheduler)
}

/// Creates a source that starts now, even without subscribers. If the diagram contains `^`, the source starts from
/// there.
public func hot(
    _ marbles: String, errors: [String: Error] = [:], tick: RxTimeInterval = .milliseconds(100),
    rxjs: Bool = false, scheduler: SchedulerType = MainScheduler.instance
) -> Observable<String> {
    hot(marbles, values: [:], errors: errors, tick: tick, rxjs: rxjs, scheduler: scheduler)
}

/// Creates a source that starts now, even without subscribers. `values` maps characters to values.
@_disfavoredOverload
public func hot<Element>(
    _ marbles: String, values: [String: Element] = [:], errors: [String: Error] = [:],
    tick: RxTimeInterval = .milliseconds(100), rxjs: Bool = false, scheduler: SchedulerType = MainScheduler.instance
) -> Observable<Element> {
    orTrap { try Marbles(marbles, values: values, errors: errors, scale: .wall(tick, rxjs: rxjs)) }.hot(on: scheduler)
}

/// Subscribes now and prints, at the end of the diagram's time, whether the source sent exactly these events.
///
/// Values are compared by their printed form. A `#` without a name stands for any error. `!` ends the subscription
/// early.
@discardableResult
public func expect<Source: ObservableConvertibleType>(
    _ source: Source, _ marbles: String, values: [String: Source.Element] = [:], errors: [String: Error] = [:],
    tick: RxTimeInterval = .milliseconds(100), rxjs: Bool = false, scheduler: SchedulerType = MainScheduler.instance,
    line: UInt = #line
) -> Disposable {
    let expectation = orTrap {
        try MarbleExpectation<Source.Element>(
            marbles, scale: .wall(tick, rxjs: rxjs), name: { "\($0)" }, value: { values[$0].map { "\($0)" } },
            error: { errors[$0].map { "\($0)" } })
    }
    return expectation.observe(source.asObservable(), on: scheduler) { print($0.report(line: line)) }
}

/// An invalid diagram in the text of a program is a programming error, which traps.
private func orTrap<Result>(_ read: () throws -> Result) -> Result {
    do { return try read() } catch { fatalError("\(error)") }
}

extension MarbleScale {
    /// Returns a scale in milliseconds with a given tick.
    public static func wall(_ tick: RxTimeInterval, rxjs: Bool = false) -> MarbleScale {
        MarbleScale(tick: max(1, .saturating((tick.secondsText * 1000).rounded())), rxjs: rxjs)
    }
}

extension DispatchTimeInterval {
    fileprivate var secondsText: Double {
        switch self {
        case .seconds(let count): return Double(count)
        case .milliseconds(let count): return Double(count) / 1e3
        case .microseconds(let count): return Double(count) / 1e6
        case .nanoseconds(let count): return Double(count) / 1e9
        default: return 0
        }
    }
}
