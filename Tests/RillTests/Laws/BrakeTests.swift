// Every endless source stops soon after another thread has set the brake.
import Dispatch
import EngineTestKit
import Foundation
import Rill
import RillExt
import XCTest

final class BrakeTests: CountedTest {
    private enum Fault: Error {
        case planned
    }

    private let programs: [(name: String, source: () -> Observable<Int>)] = [
        ("repeatElement", { .repeatElement(1) }),
        ("generate", { .generate(initialState: 0, condition: { _ in true }, iterate: { $0 &+ 1 }) }),
        ("from(sequence)", { .from(sequence(first: 0) { $0 &+ 1 }) }),
        ("of inside flatMap", { Observable.repeatElement(1).flatMap { Observable.of($0, $0) } }),
        ("just inside concatMap", { Observable.repeatElement(1).concatMap { Observable.just($0) } }),
        ("filtered away", { Observable.repeatElement(1).filter { _ in false } }),
        ("retry", { Observable.error(Fault.planned).retry() }),
        ("retry with elements", { Observable.of(1).concat(Observable.error(Fault.planned)).retry() }),
        (
            "retry(when:)",
            { Observable.error(Fault.planned).retry(when: { (errors: Observable<Error>) in errors.map { _ in 0 } }) }
        ),
        ("catch(sequence:)", { .catch(sequence: sequence(first: Observable.error(Fault.planned)) { $0 }) }),
        ("concat of empty ones", { .concat(sequence(first: Observable.empty()) { $0 }) }),
        ("repeatWithBehavior", { Observable.just(1).repeatWithBehavior(.immediate(maxCount: .max)) }),
        (
            "scheduleRecursive",
            {
                .create { observer in
                    CurrentThreadScheduler.instance.scheduleRecursive(0) { state, recurse in
                        observer.onNext(state)
                        recurse(state &+ 1)
                    }
                }
            }
        ),
    ]

    func testEveryEndlessLoopStops() {
        for (name, source) in programs {
            XCTAssertLessThan(stop { source().subscribe() }, limit, name)
        }
    }

    func testVirtualClocksStop() {
        let clock = HistoricalScheduler()
        let ticks = Observable<Int>.interval(.seconds(1), scheduler: clock).subscribe()
        let taken = stop {
            clock.start()
            return ticks
        }
        XCTAssertLessThan(taken, limit)
    }

    func testEngine_afterTheBrake_continues() {
        _ = stop { Observable.repeatElement(1).subscribe() }
        var seen: [Int] = []
        Observable.of(1, 2).concat(Observable.just(3)).subscribe(onNext: { seen.append($0) }).dispose()
        XCTAssertEqual(seen, [1, 2, 3])
    }

    /// Millions of buffered elements are sent, each of which takes time.
    func testReplay_ofMillions_isStoppedByTheBrake() {
        let replayed = ReplaySubject<Int>.createUnbounded()
        for number in 0..<10 { replayed.onNext(number) }
        let sources: [(name: String, source: Observable<Int>)] = [
            ("replay", replayed), ("startWith", Observable.never().startWith(0, 1, 2, 3, 4, 5)),
            ("takeLast", Observable.range(start: 0, count: 10).takeLast(6)),
        ]
        for (name, source) in sources {
            var seen = 0
            let subscription = source.subscribe(onNext: { _ in
                seen += 1
                if seen == 3 { Brake.pull() }
            })
            Brake.release()
            subscription.dispose()
            XCTAssertEqual(seen, 3, name)
        }
    }

    /// A loaded machine may not run the process for a while; a loop that ignores the brake never ends.
    private let limit = 0.05

    /// Sets the brake while the program runs; returns the seconds until it ended, the best of several attempts if
    /// necessary.
    private func stop(_ program: () -> Disposable) -> Double {
        var best = Double.infinity
        for _ in 0..<50 where best > limit {
            let pulled = PullTime()
            Thread.detachNewThread {
                usleep(5_000)
                pulled.set()
                Brake.pull()
            }
            let subscription = program()
            let taken = pulled.elapsed()
            Brake.release()
            subscription.dispose()
            best = min(best, taken)
        }
        return best
    }
}

private final class PullTime: @unchecked Sendable {
    private let lock = NSLock()
    private var nanoseconds: UInt64 = 0

    func set() {
        lock.lock()
        nanoseconds = DispatchTime.now().uptimeNanoseconds
        lock.unlock()
    }

    /// Returns the seconds since the brake was set, which must have happened.
    func elapsed() -> Double {
        while true {
            lock.lock()
            let pulled = nanoseconds
            lock.unlock()
            if pulled != 0, Brake.isOn { return Double(DispatchTime.now().uptimeNanoseconds - pulled) / 1e9 }
            usleep(100)
        }
    }
}
