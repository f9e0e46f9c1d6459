// Disposables, schedulers, clocks and switches of the whole engine.
import EngineTestKit
import Foundation
import Rill
import RillTest
import XCTest

final class SchedulerSpellingTests: CountedTest {
    func testDisposables() {
        var count = 0
        let make = { Disposables.create { count += 1 } }
        let group = CompositeDisposable()
        let key: CompositeDisposable.DisposeKey? = group.insert(make())
        XCTAssertEqual(group.count, 1)
        group.remove(for: key!)
        XCTAssertEqual(count, 1)
        let all: [Cancelable] = [
            Disposables.create(with: { count += 1 }), Disposables.create(make(), make()),
            Disposables.create(make(), make(), make()), Disposables.create(make(), make(), make(), make()),
            Disposables.create([make(), make()]), CompositeDisposable(make(), make()),
            CompositeDisposable(make(), make(), make()), CompositeDisposable(make(), make(), make(), make(), make()),
            CompositeDisposable(disposables: [make()]), SerialDisposable(), SingleAssignmentDisposable(),
            BooleanDisposable(), BooleanDisposable(isDisposed: false), RefCountDisposable(disposable: make()),
        ]
        for disposable in all {
            XCTAssertFalse(disposable.isDisposed)
            disposable.dispose()
            XCTAssertTrue(disposable.isDisposed)
        }
        XCTAssertEqual(count, 1 + 1 + 2 + 3 + 4 + 2 + 2 + 3 + 5 + 1 + 1)
        let later = ScheduledDisposable(scheduler: CurrentThreadScheduler.instance, disposable: make())
        _ = later.scheduler
        later.dispose()
        XCTAssertTrue(later.isDisposed)
    }

    func testBags() {
        var count = 0
        let make = { Disposables.create { count += 1 } }
        do {
            var bag = DisposeBag()
            make().disposed(by: bag)
            bag.insert(make())
            bag.insert(make(), make())
            bag.insert([make(), make()])
            bag.insert {
                make()
                make()
            }
            bag = DisposeBag {
                make()
                make()
            }
            XCTAssertEqual(count, 8)
            bag = DisposeBag(disposing: make(), make())
            bag = DisposeBag(disposing: [make()])
        }
        XCTAssertEqual(count, 13)
    }

    func testScheduling() {
        let schedulers: [ImmediateSchedulerType] = [
            CurrentThreadScheduler.instance, MainScheduler.instance, MainScheduler(), ConcurrentMainScheduler.instance,
            MainScheduler.asyncInstance, SerialDispatchQueueScheduler(qos: .default),
            SerialDispatchQueueScheduler(internalSerialQueueName: "x"),
            SerialDispatchQueueScheduler(internalSerialQueueName: "x", serialQueueConfiguration: { _ in }),
            SerialDispatchQueueScheduler(queue: .global(), internalSerialQueueName: "x"),
            SerialDispatchQueueScheduler(qos: .background, internalSerialQueueName: "x", leeway: .milliseconds(1)),
            ConcurrentDispatchQueueScheduler(qos: .default), ConcurrentDispatchQueueScheduler(queue: .global()),
            OperationQueueScheduler(operationQueue: OperationQueue()),
            OperationQueueScheduler(operationQueue: OperationQueue(), queuePriority: .high),
        ]
        for scheduler in schedulers {
            let done = expectation(description: "\(scheduler)")
            _ = scheduler.schedule(()) { _ in
                done.fulfill()
                return Disposables.create()
            }
            let recursive = expectation(description: "\(scheduler) recursively")
            _ = scheduler.scheduleRecursive(3) { state, recurse in
                if state == 0 { recursive.fulfill() } else { recurse(state - 1) }
            }
        }
        let timed = ConcurrentDispatchQueueScheduler(qos: .default)
        let once = expectation(description: "relative")
        _ = timed.scheduleRelative((), dueTime: .milliseconds(1)) { _ in
            once.fulfill()
            return Disposables.create()
        }
        let thrice = expectation(description: "periodic")
        let periodic = timed.schedulePeriodic(0, startAfter: .milliseconds(1), period: .milliseconds(1)) { state in
            if state == 2 { thrice.fulfill() }
            return state + 1
        }
        waitForExpectations(timeout: 5)
        periodic.dispose()
        XCTAssertLessThan(abs(timed.now.timeIntervalSinceNow), 10)
        MainScheduler.ensureExecutingOnScheduler()
        MainScheduler.ensureRunningOnMainThread(errorMessage: "no")
        XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired)
    }

    func testVirtualClocks() {
        var seen: [Int] = []
        let clock = TenfoldScheduler()
        let note = { (number: Int) -> Disposable in
            seen.append(number)
            return Disposables.create()
        }
        _ = clock.scheduleAbsoluteVirtual(3, time: 3, action: note)
        _ = clock.scheduleRelativeVirtual(1, dueTime: 1, action: note)
        _ = clock.scheduleRelative(2, dueTime: .seconds(20), action: note)
        _ = clock.schedule(0, action: note)
        let periodic = clock.schedulePeriodic(10, startAfter: .seconds(40), period: .seconds(10)) { state in
            seen.append(state)
            return state + 1
        }
        clock.advanceTo(6)
        periodic.dispose()
        XCTAssertEqual(clock.clock, 6)
        XCTAssertEqual(clock.now, Date(timeIntervalSince1970: 60))
        clock.sleep(4)
        clock.start()
        clock.stop()
        XCTAssertEqual(clock.clock, 10)
        XCTAssertEqual(seen, [0, 1, 2, 3, 10, 11, 12])

        let history = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 5))
        _ = history.scheduleAbsoluteVirtual(7, time: Date(timeIntervalSince1970: 9), action: note)
        history.start()
        XCTAssertEqual(history.clock.timeIntervalSince1970, 9)
        history.sleep(1)
        history.advanceTo(Date(timeIntervalSince1970: 20))
    }

    func testTestScheduler() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 1, simulateProcessingDelay: false)
        XCTAssertEqual(TestScheduler.Defaults.created, 100)
        XCTAssertEqual(TestScheduler.Defaults.subscribed, 200)
        XCTAssertEqual(TestScheduler.Defaults.disposed, 1000)
        let hot = scheduler.createHotObservable([.next(210, 1), .error(300, Trouble.first)])
        let cold: TestableObservable<Int> = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let observer = scheduler.createObserver(Int.self)
        var disposable: Disposable?
        scheduler.scheduleAt(205) { disposable = hot.subscribe(observer) }
        scheduler.scheduleAt(220) { disposable?.dispose() }
        let seen = scheduler.start(created: 100, subscribed: 200, disposed: 400) { () -> Observable<Int> in
            cold.asObservable()
        }
        XCTAssertEqual(seen.events, [.next(210, 1), .completed(220)])
        XCTAssertEqual(observer.events, Recorded.events(.next(210, 1)))
        XCTAssertEqual(hot.subscriptions, [Subscription(205, 220)])
        XCTAssertEqual(cold.recordedEvents, Recorded.events([.next(10, 1), .completed(20)]))
        XCTAssertRecordedElements(observer.events, [1])
        let optional: [Recorded<Event<Int?>>] = [.next(1, nil), .next(2, 3), .completed(4)]
        XCTAssertEqual(optional, [.next(1, nil), .next(2, 3), .completed(4)])
        let time: TestTime = 3
        XCTAssertEqual(Recorded(time: time, value: 4), Recorded(time: 3, value: 4))
        XCTAssertEqual([Event.next(1)], [.next(1)])
        XCTAssertEqual([Recorded.completed(5, Int.self)], [.completed(5)])
        XCTAssertEqual([Recorded.error(5, Trouble.first, Int.self)], [.error(5, Trouble.first)])
        let later = TestScheduler(initialClock: 0).start(disposed: 300) { Observable<Int>.never() }
        XCTAssertEqual(later.events, [])
        let single = TestScheduler(initialClock: 0).start { Single.just(1) }
        XCTAssertEqual(single.events, [.next(200, 1), .completed(200)])
    }

    func testSwitches() {
        let usual = (Hooks.defaultErrorHandler, Hooks.customCaptureSubscriptionCallstack, Hooks.recordCallStackOnError)
        defer {
            (Hooks.defaultErrorHandler, Hooks.customCaptureSubscriptionCallstack, Hooks.recordCallStackOnError) = usual
        }
        var seen: ([String], Error)?
        let handler: Hooks.DefaultErrorHandler = { stack, error in seen = (stack, error) }
        let capture: Hooks.CustomCaptureSubscriptionCallstack = { ["frame"] }
        Hooks.defaultErrorHandler = handler
        Hooks.customCaptureSubscriptionCallstack = capture
        Hooks.recordCallStackOnError = true
        _ = Observable<Int>.error(Trouble.first).subscribe(onNext: { _ in })
        XCTAssertEqual(seen?.0, ["frame"])
        XCTAssertTrue(seen?.1 is Trouble)
        // Programs of other tests in the process that keep themselves alive are counted too.
        let others = Resources.numberOfSerialDispatchQueueObservables
        var observed: Observable<Int>? = .just(1).observe(on: SerialDispatchQueueScheduler(qos: .default))
        XCTAssertEqual(Resources.numberOfSerialDispatchQueueObservables, others + 1)
        withExtendedLifetime(observed) {}
        observed = nil
        XCTAssertEqual(Resources.numberOfSerialDispatchQueueObservables, others)
        let count = Resources.incrementTotal()
        XCTAssertEqual(Resources.decrementTotal(), count - 1)
        XCTAssertGreaterThanOrEqual(maxTailRecursiveSinkStackSize, 0)
    }
}
