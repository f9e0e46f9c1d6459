// Operators that subscribe again after an end, with pauses.
import Foundation
import Rill

/// A function that returns true if a failed sequence may run again.
/// See also: retry(_:scheduler:shouldRetry:).
public typealias RetryPredicate = (Swift.Error) -> Bool

/// A function that returns true if a completed sequence may run again.
/// See also: repeatWithBehavior(_:scheduler:shouldRepeat:).
public typealias RepeatPredicate = () -> Bool

/// The number of runs and the pauses between them.
///
///     a:  1|
///         a.repeatWithBehavior(.delayed(maxCount: 2, time: 0.2))
///     =>  1--1|
///
/// Pitfall: `maxCount` counts all runs, also the first.
/// See also: repeatWithBehavior(_:scheduler:shouldRepeat:), retry(_:scheduler:shouldRetry:).
public enum RepeatBehavior {
    /// The sequence runs up to `maxCount` times without a pause.
    case immediate(maxCount: UInt)
    /// The sequence runs up to `maxCount` times, with pauses of `time` seconds.
    case delayed(maxCount: UInt, time: Double)
    /// The sequence runs up to `maxCount` times. The first pause lasts `initial` seconds, and each further pause is 1 +
    /// `multiplier` times as long as the previous one.
    case exponentialDelayed(maxCount: UInt, initial: Double, multiplier: Double)
    /// The sequence runs up to `maxCount` times. The closure returns the pause after each run; its parameter is the
    /// number of the run, from 1 on.
    case customTimerDelayed(maxCount: UInt, delayCalculator: (UInt) -> DispatchTimeInterval)

    fileprivate var maxCount: UInt {
        switch self {
        case .immediate(let count), .delayed(let count, _), .exponentialDelayed(let count, _, _),
            .customTimerDelayed(let count, _):
            return count
        }
    }

    /// Returns the pause after a run; nil if the next run starts at once.
    fileprivate func pauseAfterRun(after run: UInt) -> DispatchTimeInterval? {
        switch self {
        case .immediate:
            return nil
        case .delayed(_, let time):
            return clampedInterval(time)
        case .exponentialDelayed(_, let initial, let multiplier):
            return clampedInterval(initial * pow(1 + multiplier, Double(run) - 1))
        case .customTimerDelayed(_, let delayCalculator):
            return delayCalculator(run)
        }
    }

    /// Returns a sequence that sends one element after the pause.
    fileprivate func waitAfterRun(after run: UInt, _ scheduler: SchedulerType) -> Observable<Bool> {
        guard let pause = pauseAfterRun(after: run) else { return .just(true) }
        return Observable.just(true).delaySubscription(pause, scheduler: scheduler)
    }
}

extension ObservableType {
    /// Subscribes to the source again after an error, as `behavior` says.
    ///
    ///     a:  1#
    ///         a.retry(.delayed(maxCount: 2, time: 0.2))
    ///     =>  1--1#
    ///
    /// Pitfall: `maxCount` counts runs, not retries: with 1 there is no second try.
    /// See also: retry(_:), retry(when:).
    public func retry(
        _ behavior: RepeatBehavior, scheduler: SchedulerType = MainScheduler.instance,
        shouldRetry: RetryPredicate? = nil
    ) -> Observable<Element> {
        retry(when: { (errors: Observable<Swift.Error>) in
            errors.enumerated().flatMap { index, error -> Observable<Bool> in
                let run = UInt(index + 1)
                let isAllowed = run < behavior.maxCount && shouldRetry?(error) ?? true
                return isAllowed ? behavior.waitAfterRun(after: run, scheduler) : .error(error)
            }
        })
    }

    /// Subscribes to the source again after it completes, as `behavior` says.
    ///
    ///     a:  1-2|
    ///         a.repeatWithBehavior(.immediate(maxCount: 2))
    ///     =>  1-21-2|
    ///
    /// Asked as: repeat with a delay; poll again after completion; exponential retry behaviour
    /// Pitfall: with `.immediate(maxCount: .max)` a source that completes at once is subscribed to for ever.
    /// See also: retry(_:scheduler:shouldRetry:), repeatElement(_:scheduler:).
    public func repeatWithBehavior(
        _ behavior: RepeatBehavior, scheduler: SchedulerType = MainScheduler.instance,
        shouldRepeat: RepeatPredicate? = nil
    ) -> Observable<Element> {
        // A completion becomes an internal error, so that `retry` starts the next run.
        asObservable().concat(Observable.error(RunEnded())).retry(when: { (ends: Observable<Swift.Error>) in
            ends.enumerated().flatMap { index, end -> Observable<Bool> in
                if !(end is RunEnded) { return .error(end) }
                let run = UInt(index + 1)
                let isAllowed = run < behavior.maxCount && shouldRepeat?() ?? true
                return isAllowed ? behavior.waitAfterRun(after: run, scheduler) : .just(false)
            }
            .take(while: { $0 })
        })
    }
}

private struct RunEnded: Error {}

/// Converts seconds to whole milliseconds.
private func clampedInterval(_ pause: Double) -> DispatchTimeInterval {
    let milliseconds = Int(exactly: (pause * 1000).rounded(.towardZero))
    precondition(milliseconds != nil, "a pause of \(pause) seconds is too long to count in milliseconds")
    return .milliseconds(milliseconds ?? 0)
}
