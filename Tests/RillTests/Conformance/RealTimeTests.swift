// Behaviour on real queues: threads, elapsed time, no deadlocks.
import EngineTestKit
import Foundation
import Rill
import RillBlocking
import RillTest
import XCTest

final class RealTimeTests: CountedTest {
    private let limit = 10.0

    private func elapsed(_ body: () throws -> Void) rethrows -> TimeInterval {
        let begun = Date()
        try body()
        return Date().timeIntervalSince(begun)
    }

    // MARK: Which thread, how many at once

    func testObservingOnASerialQueueLeavesTheThread() {
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")
        let here = Thread.current
        let done = expectation(description: "done")
        var seen: [String] = []
        let subscription = Observable.of(1, 2).observe(on: scheduler).subscribe(
            onNext: { element in
                XCTAssertFalse(Thread.current === here)
                seen.append("\(element)")
            },
            onCompleted: {
                seen.append("C")
                done.fulfill()
            })
        waitForExpectations(timeout: limit)
        XCTAssertEqual(seen, ["1", "2", "C"])
        subscription.dispose()
    }

    func testSerialQueuesAreCountedApart() {
        // Stopped programs of other tests in the process may keep some.
        let before = Resources.numberOfSerialDispatchQueueObservables
        for (scheduler, count) in [
            (SerialDispatchQueueScheduler(internalSerialQueueName: "counted") as ImmediateSchedulerType, Int32(1)),
            (MainScheduler.instance, 1), (ConcurrentDispatchQueueScheduler(qos: .default), 0),
            (OperationQueueScheduler(operationQueue: OperationQueue()), 0), (TestScheduler(initialClock: 0), 0),
        ] {
            let observed = Observable.just(0).observe(on: scheduler)
            XCTAssertEqual(Resources.numberOfSerialDispatchQueueObservables - before, count, "\(scheduler)")
            withExtendedLifetime(observed) {}
        }
        XCTAssertEqual(Resources.numberOfSerialDispatchQueueObservables, before)
    }

    func testObservingOnAConcurrentQueueKeepsTheOrder() {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 8
        let done = expectation(description: "done")
        var seen: [Int] = []
        _ = Observable.range(start: 0, count: 200).observe(on: OperationQueueScheduler(operationQueue: queue))
            .subscribe(onNext: { seen.append($0) }, onCompleted: { done.fulfill() })
        waitForExpectations(timeout: limit)
        XCTAssertEqual(seen, Array(0..<200))
    }

    func testDisposal_dropsQueuedElements() {
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "dropped")
        let subject = PublishSubject<Int>()
        let first = expectation(description: "first")
        let go = DispatchSemaphore(value: 0)
        var seen: [Int] = []
        let subscription = subject.observe(on: scheduler).subscribe(onNext: { element in
            seen.append(element)
            first.fulfill()
            go.wait()
        })
        subject.onNext(1)
        subject.onNext(2)
        subject.onNext(3)
        waitForExpectations(timeout: limit)
        subscription.dispose()
        go.signal()
        let drained = expectation(description: "drained")
        _ = scheduler.schedule(()) { _ in
            drained.fulfill()
            return Disposables.create()
        }
        waitForExpectations(timeout: limit)
        XCTAssertEqual(seen, [1])
    }

    func testPrioritiesOfOperations() {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let high = OperationQueueScheduler(operationQueue: queue, queuePriority: .high)
        let low = OperationQueueScheduler(operationQueue: queue, queuePriority: .low)
        let done = expectation(description: "done")
        var order: [String] = []
        func add(_ scheduler: OperationQueueScheduler, _ name: String, after seconds: TimeInterval, last: Bool = false)
        {
            _ = scheduler.schedule(name) { name in
                Thread.sleep(forTimeInterval: seconds)
                order.append(name)
                if last { done.fulfill() }
                return Disposables.create()
            }
        }
        add(high, "first", after: 0.3)
        add(low, "low", after: 0, last: true)
        add(high, "second", after: 0)
        waitForExpectations(timeout: limit)
        XCTAssertEqual(order, ["first", "second", "low"])
    }

    // MARK: Elapsed time

    func testThrottleInEveryUnit() throws {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        for interval in [
            RxTimeInterval.milliseconds(300), .microseconds(300_000), .nanoseconds(300_000_000),
        ] {
            let seconds = try elapsed {
                XCTAssertEqual(
                    try Observable.from([0, 1]).throttle(interval, scheduler: scheduler).toBlocking().toArray(), [0, 1])
            }
            // A busy machine may take longer, but never less.
            XCTAssertGreaterThan(seconds, 0.25, "\(interval)")
            XCTAssertLessThan(seconds, limit, "\(interval)")
        }
    }

    func testInterval_ofZero_continues() {
        let scheduler = SerialDispatchQueueScheduler(qos: .default)
        let many = expectation(description: "many")
        var last = -1
        let subscription = Observable<Int>.interval(.nanoseconds(0), scheduler: scheduler).subscribe(onNext: { tick in
            last = tick
            if tick == 10 { many.fulfill() }
        })
        waitForExpectations(timeout: limit)
        subscription.dispose()
        XCTAssertGreaterThanOrEqual(last, 10)
    }

    func testBufferOnARealQueue() throws {
        let scheduler = SerialDispatchQueueScheduler(qos: .default)
        let second = try Observable.range(start: 1, count: 10, scheduler: scheduler)
            .buffer(timeSpan: .seconds(1000), count: 3, scheduler: scheduler)
            .skip(1).toBlocking(timeout: limit).first()
        XCTAssertEqual(second, [4, 5, 6])
    }

    func testWindowOnARealQueue() throws {
        let scheduler = SerialDispatchQueueScheduler(qos: .default)
        let texts = try Observable.range(start: 1, count: 5, scheduler: scheduler)
            .window(timeSpan: .seconds(1000), count: 2, scheduler: scheduler)
            .enumerated().map { (index: Int, window: Observable<Int>) -> Observable<String> in
                window.map { (element: Int) -> String in "\(index) \(element)" }
            }
            .merge().toBlocking(timeout: limit).toArray()
        XCTAssertEqual(texts, ["0 1", "0 2", "1 3", "1 4", "2 5"])
    }

    func testTimersOfAllSchedulers() {
        let schedulers: [SchedulerType] = [
            SerialDispatchQueueScheduler(qos: .userInitiated), ConcurrentDispatchQueueScheduler(qos: .userInitiated),
            MainScheduler.instance, ConcurrentMainScheduler.instance, MainScheduler.asyncInstance,
        ]
        for scheduler in schedulers {
            let once = expectation(description: "once")
            let begun = Date()
            _ = scheduler.scheduleRelative(7, dueTime: .milliseconds(100)) { state in
                XCTAssertEqual(state, 7)
                XCTAssertGreaterThan(Date().timeIntervalSince(begun), 0.09)
                once.fulfill()
                return Disposables.create()
            }
            let never = scheduler.scheduleRelative((), dueTime: .milliseconds(50)) { _ in
                XCTFail("was disposed")
                return Disposables.create()
            }
            never.dispose()
            let thrice = expectation(description: "thrice")
            // On a concurrent queue each tick may come on another thread.
            let lock = NSLock()
            var ticks: [Int] = []
            let periodic = SingleAssignmentDisposable()
            periodic.setDisposable(
                scheduler.schedulePeriodic(0, startAfter: .milliseconds(20), period: .milliseconds(20)) { state in
                    lock.withLock { ticks.append(state) }
                    if state == 2 {
                        periodic.dispose()
                        thrice.fulfill()
                    }
                    return state + 1
                })
            waitForExpectations(timeout: limit)
            XCTAssertEqual(ticks, [0, 1, 2])
            XCTAssertEqual(scheduler.now.timeIntervalSinceNow, 0, accuracy: 1)
        }
    }

    // MARK: Nothing waits for itself

    private let sharings: [(Observable<Int>) -> Observable<Int>] = [
        { $0.share() }, { $0.share(replay: 1) }, { $0.share(replay: 2) }, { $0.share(replay: 0, scope: .forever) },
        { $0.share(replay: 1, scope: .forever) }, { $0.share(replay: 2, scope: .forever) },
        { $0.publish().refCount() }, { $0.replay(1).refCount() }, { $0 },
    ]

    func testASlowObserverDoesNotStopDisposal() {
        for share in sharings {
            let done = expectation(description: "done")
            let queue = DispatchQueue(label: "shared", attributes: .concurrent)
            queue.async {
                let period = { (milliseconds: Int) in
                    share(
                        .interval(
                            .milliseconds(milliseconds),
                            scheduler: SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "timer")))
                }
                _ = Observable.of(period(30), period(30)).merge(maxConcurrent: 1).take(1).subscribe(
                    onNext: { _ in Thread.sleep(forTimeInterval: 0.1) }, onCompleted: { done.fulfill() })
            }
            waitForExpectations(timeout: limit)
        }
    }

    func testElementsOfAnotherThread_duringSubscription_areDelivered() {
        for share in sharings {
            let done = expectation(description: "done")
            let source = Observable<Int>.create { observer in
                observer.onNext(1)
                Thread.sleep(forTimeInterval: 0.05)
                observer.onCompleted()
                return Disposables.create()
            }
            _ = share(
                source.flatMap { element -> Observable<Int> in
                    .create { observer in
                        DispatchQueue.global().async {
                            observer.onNext(element)
                            observer.onCompleted()
                        }
                        return Disposables.create()
                    }
                }
            ).subscribe(onCompleted: { done.fulfill() })
            waitForExpectations(timeout: limit)
        }
    }

    func testTwoLocksInOppositeOrder() {
        // One thread holds a lock and subscribes; another sends and takes that lock in its observer.
        for share in sharings {
            let subject = BehaviorSubject(value: 0)
            let shared = share(subject)
            let lock = NSRecursiveLock()
            let locked = DispatchSemaphore(value: 0)
            let both = expectation(description: "both")
            both.expectedFulfillmentCount = 2
            let keeps = shared.subscribe(onNext: { element in
                if element == 0 { return }
                locked.wait()
                lock.lock()
                lock.unlock()
            })
            DispatchQueue.global().async {
                subject.onNext(1)
                both.fulfill()
            }
            DispatchQueue.global().async {
                lock.lock()
                locked.signal()
                Thread.sleep(forTimeInterval: 0.02)
                shared.subscribe().dispose()
                lock.unlock()
                both.fulfill()
            }
            waitForExpectations(timeout: limit)
            keeps.dispose()
        }
    }

    func testManyFirstSubscribersMeanOneSubscription() {
        for share in sharings.dropLast() {
            for _ in 0..<20 {
                let lock = NSLock()
                var count = 0
                let source = Observable<Int>.create { _ in
                    lock.lock()
                    count += 1
                    lock.unlock()
                    return Disposables.create()
                }
                let shared = share(source)
                let bag = CompositeDisposable()
                DispatchQueue.concurrentPerform(iterations: 6) { _ in _ = bag.insert(shared.subscribe()) }
                bag.dispose()
                XCTAssertEqual(count, 1)
            }
        }
    }

    func testSendingFromWithinFromAnotherThread() {
        for subject in [PublishSubject<Int>(), BehaviorSubject(value: -1), ReplaySubject<Int>.create(bufferSize: 1)]
            as [Observable<Int>]
        {
            let observer = AnyObserver<Int> { event in
                switch subject {
                case let subject as PublishSubject<Int>: subject.on(event)
                case let subject as BehaviorSubject<Int>: subject.on(event)
                case let subject as ReplaySubject<Int>: subject.on(event)
                default: XCTFail("another subject")
                }
            }
            let done = expectation(description: "done")
            var seen: [Int] = []
            let subscription = subject.subscribe(
                onNext: { element in
                    seen.append(element)
                    if element != 0 { return }
                    let answered = DispatchSemaphore(value: 0)
                    DispatchQueue.global().async {
                        observer.onNext(1)
                        observer.onCompleted()
                        answered.signal()
                    }
                    XCTAssertEqual(answered.wait(timeout: .now() + self.limit), .success)
                },
                onCompleted: { done.fulfill() })
            observer.onNext(0)
            waitForExpectations(timeout: limit)
            XCTAssertEqual(seen.suffix(2), [0, 1])
            subscription.dispose()
        }
    }

    func testManyMergedErrorsAndEnds() throws {
        for count in [0, 1, 10, 1000] {
            let sources = Observable.from((0..<count).map { Observable.just($0) })
            XCTAssertEqual(try sources.merge().toBlocking().toArray().count, count)
            XCTAssertEqual(try sources.merge(maxConcurrent: 1).toBlocking().toArray(), Array(0..<count))
            XCTAssertEqual(try sources.concat().toBlocking().toArray(), Array(0..<count))
            let failing = sources.concat(Observable.just(Observable<Int>.error(Trouble.first)))
            XCTAssertThrowsError(try failing.merge().toBlocking().toArray())
            XCTAssertThrowsError(try failing.merge(maxConcurrent: 2).toBlocking().toArray())
        }
    }

    // MARK: The main scheduler

    func testTheMainSchedulerRunsAtOnceUnlessItIsBusy() {
        var messages: [Int] = []
        var later: Disposable?
        let done = expectation(description: "done")
        _ = MainScheduler.instance.schedule(()) { _ in
            messages.append(1)
            _ = MainScheduler.instance.schedule(()) { _ in
                messages.append(3)
                done.fulfill()
                return Disposables.create()
            }
            later = MainScheduler.instance.schedule(()) { _ in
                messages.append(4)
                return Disposables.create()
            }
            messages.append(2)
            return Disposables.create()
        }
        XCTAssertEqual(messages, [1, 2])
        later?.dispose()
        waitForExpectations(timeout: limit)
        XCTAssertEqual(messages, [1, 2, 3])
    }

    func testCurrentThreadWorkOnManyThreads() {
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired)
            var messages: [Int] = []
            _ = CurrentThreadScheduler.instance.schedule(()) { _ in
                XCTAssertFalse(CurrentThreadScheduler.isScheduleRequired)
                messages.append(1)
                _ = CurrentThreadScheduler.instance.schedule(()) { _ in
                    messages.append(3)
                    return Disposables.create()
                }
                messages.append(2)
                return Disposables.create()
            }
            XCTAssertEqual(messages, [1, 2, 3])
            XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired)
        }
    }
}
