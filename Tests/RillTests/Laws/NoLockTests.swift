import EngineTestKit
import Foundation
import Rill
import RillExt
import XCTest

/// Forwarding holds no lock: while the stages downstream of an operator with a timer or several sources process an
/// element, its sources can send from another thread without waiting.
final class NoLockTests: CountedTest {
    typealias Source = PublishSubject<Int>

    struct Case {
        let name: String
        /// True if two simultaneous events of one source, which its sender should not send, also overlap in the output.
        let mayOverlap: Bool
        let apply: (Source, Source, SchedulerType) -> Observable<String>

        init<Result>(
            _ name: String, mayOverlap: Bool = false,
            _ apply: @escaping (Source, Source, SchedulerType) -> Observable<Result>
        ) {
            self.name = name
            self.mayOverlap = mayOverlap
            self.apply = { first, second, scheduler in apply(first, second, scheduler).map { "\($0)" } }
        }
    }

    private static let soon = RxTimeInterval.milliseconds(1)
    private static let late = RxTimeInterval.seconds(60)

    static let cases: [Case] = [
        Case("merge") { first, second, _ in Observable.merge(first, second) },
        Case("merge(maxConcurrent:)") { first, second, _ in
            Observable.of(first, second).merge(maxConcurrent: 2)
        },
        Case("amb", mayOverlap: true) { first, second, _ in first.amb(second) },
        Case("concat", mayOverlap: true) { first, second, _ in first.concat(second) },
        Case("catch", mayOverlap: true) { first, second, _ in first.catch { _ in second } },
        Case("retry(when:)", mayOverlap: true) { first, second, _ in
            first.retry { errors in errors.flatMap { _ in second } }
        },
        Case("retry", mayOverlap: true) { first, _, _ in first.retry(1) },
        Case("publish.refCount", mayOverlap: true) { first, _, _ in first.publish().refCount() },
        Case("replay.refCount", mayOverlap: true) { first, _, _ in first.replay(2).refCount() },
        Case("replayAll.refCount", mayOverlap: true) { first, _, _ in first.replayAll().refCount() },
        Case("multicast with a selector", mayOverlap: true) { first, second, _ in
            first.multicast({ PublishSubject<Int>() }, selector: { Observable.merge($0, second) })
        },
        Case("share, both", mayOverlap: true) { first, second, _ in
            let shared = first.share(replay: 1)
            return Observable.merge(shared, second).share(replay: 2)
        },
        Case("flatMap") { first, second, _ in first.flatMap { _ in second } },
        Case("flatMap { just }") { first, _, _ in first.flatMap { Observable.just($0) } },
        Case("flatMap { timer }") { first, _, clock in
            first.flatMap { _ in Observable<Int>.timer(soon, scheduler: clock) }
        },
        Case("flatMapFirst") { first, second, _ in first.flatMapFirst { _ in second } },
        Case("concatMap { timer }") { first, _, clock in
            first.concatMap { _ in Observable<Int>.timer(soon, scheduler: clock) }
        },
        Case("flatMapLatest") { first, second, _ in first.flatMapLatest { _ in second } },
        Case("switchLatest") { first, second, _ in first.map { _ in second }.switchLatest() },
        Case("flatMapLatest { just }") { first, _, _ in first.flatMapLatest { Observable.just($0) } },
        Case("combineLatest") { first, second, _ in Observable.combineLatest(first, second) },
        Case("combineLatest of a collection") { first, second, _ in Observable.combineLatest([first, second]) },
        Case("zip") { first, second, _ in Observable.zip(first, second) },
        Case("zip of a collection") { first, second, _ in Observable.zip([first, second]) },
        Case("withLatestFrom") { first, second, _ in first.withLatestFrom(second) },
        Case("sample") { first, second, _ in first.sample(second) },
        Case("take(until:)") { first, second, _ in first.take(until: second.filter { $0 < 0 }) },
        Case("skip(until:)") { first, second, _ in first.skip(until: second) },
        Case("take(for:)") { first, _, clock in first.take(for: late, scheduler: clock) },
        Case("delay") { first, _, clock in first.delay(soon, scheduler: clock) },
        Case("debounce") { first, _, clock in first.debounce(soon, scheduler: clock) },
        Case("throttle") { first, _, clock in first.throttle(soon, scheduler: clock) },
        Case("timeout") { first, _, clock in first.timeout(late, scheduler: clock) },
        Case("buffer") { first, _, clock in first.buffer(timeSpan: soon, count: 1, scheduler: clock) },
        Case("timeout to another") { first, second, clock in
            first.timeout(late, other: second, scheduler: clock)
        },
        Case("groupBy") { first, _, _ in first.groupBy { $0 % 2 }.flatMap { $0 } },
        Case("observe(on: serial)") { first, _, clock in first.observe(on: clock) },
        Case("observe(on: concurrent)") { first, _, _ in
            first.observe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
        },
        Case("pausable") { first, second, _ in first.pausable(second.map { $0 > 0 }) },
        Case("pausableBuffered") { first, second, _ in first.pausableBuffered(second.map { $0 > 0 }) },
        Case("bufferWithTrigger") { first, second, _ in first.bufferWithTrigger(second) },
        Case("window") { first, _, clock in
            first.window(timeSpan: soon, count: 1, scheduler: clock).flatMap { $0 }
        },
    ]

    /// A downstream observer that blocks at the first element until it is released.
    private final class Listener: @unchecked Sendable {
        let isBusy = DispatchSemaphore(value: 0)
        let mayGoOn = DispatchSemaphore(value: 0)
        let isOver = DispatchSemaphore(value: 0)
        private let lock = NSLock()
        private var isFirst = true
        private var inside = 0
        private(set) var overlaps = 0
        private(set) var events: [String] = []

        func hear(_ event: Event<String>) {
            lock.lock()
            inside += 1
            if inside > 1 { overlaps += 1 }
            let mustWait = isFirst
            isFirst = false
            events.append("\(event)")
            lock.unlock()
            if mustWait {
                isBusy.signal()
                mayGoOn.wait()
            }
            lock.lock()
            inside -= 1
            lock.unlock()
            if event.isStopEvent { isOver.signal() }
        }
    }

    func testForwardingHoldsNoLock() {
        for test in NoLockTests.cases {
            check(test, "completed") { first, second in
                first.onCompleted()
                second.onCompleted()
            }
            check(test, "error(boom)") { first, second in
                first.onError(E.boom)
                second.onError(E.boom)
            }
        }
    }

    /// An element sent by another thread at the end of a window goes into the next one, which subscribers already have.
    func testNothingIsLostBetweenTwoWindows() {
        let source = Source()
        let (ends, sent, heard) = (
            DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
        )
        let clock = SerialDispatchQueueScheduler(qos: .userInitiated)
        let subscription = source.window(timeSpan: .milliseconds(20), count: 100, scheduler: clock)
            .flatMap { window in
                window.do(onCompleted: {
                    ends.signal()
                    _ = sent.wait(timeout: .now() + 5)
                })
            }
            .subscribe(onNext: { _ in heard.signal() })
        XCTAssertEqual(ends.wait(timeout: .now() + 10), .success, "no window ends")
        source.onNext(1)
        sent.signal()
        XCTAssertEqual(heard.wait(timeout: .now() + 10), .success, "the element is lost")
        subscription.dispose()
    }

    private func check(_ test: Case, _ ending: String, _ end: @escaping @Sendable (Source, Source) -> Void) {
        let first = Source()
        let second = Source()
        let listener = Listener()
        let clock = SerialDispatchQueueScheduler(qos: .userInitiated)
        let subscription = test.apply(first, second, clock).subscribe { listener.hear($0) }
        Thread.detachNewThread {
            second.onNext(10)
            first.onNext(1)
            second.onNext(11)
        }
        XCTAssertEqual(listener.isBusy.wait(timeout: .now() + 5), .success, "\(test.name) sends nothing")
        let hasReturned = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            first.onNext(2)
            second.onNext(12)
            end(first, second)
            hasReturned.signal()
        }
        let answer = hasReturned.wait(timeout: .now() + 5)
        XCTAssertEqual(answer, .success, "\(test.name) holds a lock while it forwards, \(ending)")
        listener.mayGoOn.signal()
        XCTAssertEqual(listener.isOver.wait(timeout: .now() + 5), .success, "\(test.name) does not end")
        XCTAssertEqual(listener.events.last, ending, test.name)
        if !test.mayOverlap { XCTAssertEqual(listener.overlaps, 0, "\(test.name) overlaps") }
        subscription.dispose()
    }

    func testEvents_duringADelivery_followInOrder() {
        let first = Source()
        let second = Source()
        let listener = Listener()
        let subscription = Observable.merge(first, second).map { "\($0)" }.subscribe { listener.hear($0) }
        Thread.detachNewThread { first.onNext(0) }
        XCTAssertEqual(listener.isBusy.wait(timeout: .now() + 5), .success)
        let others = DispatchGroup()
        DispatchQueue.global().async(group: others) {
            for element in 1...100 { second.onNext(element) }
            first.onCompleted()
            second.onCompleted()
        }
        XCTAssertEqual(others.wait(timeout: .now() + 5), .success)
        listener.mayGoOn.signal()
        XCTAssertEqual(listener.isOver.wait(timeout: .now() + 5), .success)
        XCTAssertEqual(listener.events, (0...100).map { "next(\($0))" } + ["completed"])
        subscription.dispose()
    }
}
