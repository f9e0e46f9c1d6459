import Foundation  // from our engine
import RxSwift
import RxTest

// Every virtual scheduler is a VirtualTimeScheduler.

struct Beats: VirtualTimeConverterType {
    typealias VirtualTimeUnit = Int
    typealias VirtualTimeIntervalUnit = Int
    func convertFromVirtualTime(_ beat: Int) -> Date { Date(timeIntervalSince1970: Double(beat) / 2) }
    func convertToVirtualTime(_ time: Date) -> Int { Int(time.timeIntervalSince1970 * 2) }
    func convertFromVirtualTimeInterval(_ beats: Int) -> TimeInterval { Double(beats) / 2 }
    func convertToVirtualTimeInterval(_ seconds: TimeInterval) -> Int { Int(seconds * 2) }
    func offsetVirtualTime(_ beat: Int, offset: Int) -> Int { beat + offset }
    func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        if lhs == rhs { return .equal }
        return lhs < rhs ? .lessThan : .greaterThan
    }
}

/// Relative work waits for the next bar of four beats.
final class Metronome: VirtualTimeScheduler<Beats> {
    private(set) var adjusted = 0

    init() {
        super.init(initialClock: 1, converter: Beats())
    }

    override func adjustScheduledTime(_ time: Int) -> Int {
        adjusted += 1
        return (time + 3) / 4 * 4
    }
}

extension VirtualTimeScheduler {
    func note(_ text: String, after span: VirtualTimeInterval) {
        _ = scheduleRelativeVirtual(text, dueTime: span) { text in
            print(text, "at", self.clock)
            return Disposables.create()
        }
    }
}

func play<Converter>(_ scheduler: VirtualTimeScheduler<Converter>, _ name: String) {
    print("playing", name)
    scheduler.start()
    print("stands at", scheduler.clock)
}

let metronome = Metronome()
_ = Observable<Int>.interval(.seconds(1), scheduler: metronome)
    .take(3)
    .subscribe(onNext: { print("tick", $0, "at", metronome.clock) })
metronome.note("off the bar", after: 1)
play(metronome, "metronome")
print("adjusted", metronome.adjusted)

let test = TestScheduler(initialClock: 10)
test.note("test", after: 5)
let plain: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> = test
_ = plain.scheduleAbsoluteVirtual("absolute", time: 12) { text in
    print(text, "at", plain.clock)
    return Disposables.create()
}
_ = plain.schedule("soon") { text in
    print(text, "at", plain.clock)
    return Disposables.create()
}
play(test, "test")
print(test.now.timeIntervalSince1970, test.adjustScheduledTime(3), test.adjustScheduledTime(30))
print(plain === test, plain is TestScheduler)

let history = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 100))
_ = history.scheduleAbsoluteVirtual("dated", time: Date(timeIntervalSince1970: 160)) { text in
    print(text, history.clock.timeIntervalSince1970)
    return Disposables.create()
}
_ = history.scheduleRelativeVirtual("an hour later", dueTime: 3600) { text in
    print(text, history.clock.timeIntervalSince1970)
    return Disposables.create()
}
let cancelled = history.scheduleRelative((), dueTime: .seconds(90)) { _ in
    print("never")
    return Disposables.create()
}
cancelled.dispose()
history.advanceTo(Date(timeIntervalSince1970: 200))
print("between", history.clock.timeIntervalSince1970)
history.start()
print("end", history.clock.timeIntervalSince1970)

let drums = VirtualTimeScheduler(initialClock: 0, converter: Beats())
drums.note("one", after: 1)
drums.note("three", after: 3)
drums.note("two", after: 2)
_ = drums.scheduleRelative((), dueTime: .seconds(1)) { _ in
    print("stop at", drums.clock)
    drums.stop()
    return Disposables.create()
}
print(drums)
play(drums, "drums")
drums.sleep(10)
play(drums, "drums again")
_ = drums.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(2)) { round in
    print("round", round, "at", drums.clock)
    if round == 2 { drums.stop() }
    return round + 1
}
drums.start()
