import Foundation  // from our engine
import RxSwift

// A clock of whole minutes.
struct Minutes: VirtualTimeConverterType {
    typealias VirtualTimeUnit = Int
    typealias VirtualTimeIntervalUnit = Int

    func convertFromVirtualTime(_ virtualTime: Int) -> Date { Date(timeIntervalSince1970: Double(virtualTime) * 60) }
    func convertToVirtualTime(_ time: Date) -> Int { Int(time.timeIntervalSince1970 / 60) }
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval { Double(virtualTimeInterval) * 60 }
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval / 60) }
    func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
    func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        if lhs < rhs { return .lessThan }
        return lhs > rhs ? .greaterThan : .equal
    }
}

let scheduler = VirtualTimeScheduler(initialClock: 100, converter: Minutes())
print(scheduler.clock, scheduler.now.timeIntervalSince1970)

func say(_ text: String) -> Disposable {
    print(text, "at", scheduler.clock)
    return Disposables.create()
}

// Order of time, then of scheduling; the past is now.
_ = scheduler.scheduleAbsoluteVirtual("b", time: 110, action: say)
_ = scheduler.scheduleAbsoluteVirtual("a", time: 105, action: say)
_ = scheduler.scheduleRelativeVirtual("c", dueTime: 10, action: say)
let never = scheduler.scheduleRelative("never", dueTime: .seconds(600), action: say)
_ = scheduler.scheduleAbsoluteVirtual("past", time: 1, action: say)
never.dispose()
scheduler.advanceTo(107)
print("clock", scheduler.clock)
scheduler.start()

// Operators on it
let subscription = Observable<Int>.interval(.seconds(300), scheduler: scheduler)
    .take(3)
    .subscribe { print("interval:", $0, "at", scheduler.clock) }
scheduler.start()
_ = Observable.of("x", "y").delay(.seconds(120), scheduler: scheduler)
    .subscribe { print("delay:", $0, "at", scheduler.clock) }
_ = Observable<Int>.never().timeout(.seconds(240), scheduler: scheduler)
    .subscribe { print("timeout:", $0, "at", scheduler.clock) }
scheduler.start()

// Stopping and sleeping
_ = scheduler.scheduleRelativeVirtual((), dueTime: 1) { _ in
    print("stop at", scheduler.clock)
    scheduler.stop()
    return Disposables.create()
}
_ = scheduler.scheduleRelativeVirtual("after stop", dueTime: 2, action: say)
scheduler.start()
scheduler.sleep(30)
print("slept until", scheduler.clock)
scheduler.start()

// What relative work is put off by is a subclass's choice.
final class Late: VirtualTimeScheduler<Minutes> {
    override func adjustScheduledTime(_ time: Int) -> Int { time + 7 }
}
let late = Late(initialClock: 0, converter: Minutes())
_ = Observable<Int>.timer(.seconds(60), scheduler: late).subscribe(onNext: { print("late:", $0, "at", late.clock) })
late.start()
