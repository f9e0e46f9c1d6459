import Foundation  // from our engine
import RxSwift
enum RetryBehavior { case immediate(max: Int), delayed(max: Int, by: Double), exponential(max: Int, initial: Double, factor: Double) }
extension RetryBehavior {
    func plan(_ attempt: Int) -> (max: Int, delay: Double) {
        switch self {
        case .immediate(let max): return (max, 0)
        case let .delayed(max, by): return (max, by)
        case let .exponential(max, initial, factor): return (max, attempt == 0 ? initial : initial * pow(factor, Double(attempt)))
        }
    }
}
extension ObservableType {
    func retry(_ behavior: RetryBehavior, scheduler: SchedulerType = MainScheduler.instance, shouldRetry: ((Error) -> Bool)? = nil) -> Observable<Element> {
        retry(when: { errors in
            errors.enumerated().flatMap { attempt, error -> Observable<Void> in
                if let should = shouldRetry, !should(error) { return .error(error) }
                let (max, delay) = behavior.plan(attempt)
                guard attempt + 1 < max else { return .error(error) }
                print("retry", attempt + 1, "in", delay)
                return delay == 0 ? .just(()) : Observable<Int>.timer(.milliseconds(Int(delay * 1000)), scheduler: scheduler).map { _ in }
            }
        })
    }
}
enum Net: Error { case timeout, forbidden }
var n = 0
let flaky = Observable<Int>.deferred { n += 1; return n < 3 ? .error(Net.timeout) : .just(n) }
_ = flaky.retry(.exponential(max: 5, initial: 0.5, factor: 2)).subscribe { print($0) }
n = -10
_ = flaky.retry(.immediate(max: 2)).subscribe { print("i", $0) }
_ = Observable<Int>.error(Net.forbidden).retry(.delayed(max: 4, by: 1), shouldRetry: { ($0 as? Net) != .forbidden }).subscribe { print("f", $0) }
