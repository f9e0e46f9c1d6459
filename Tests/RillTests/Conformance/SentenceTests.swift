// Single rules of the contract that no golden trace shows.
import EngineTestKit
import Foundation
import Rill
import RillExt
import RillTest
import XCTest

final class SentenceTests: CountedTest {
    private func shown<Element>(_ source: Observable<Element>) -> String {
        var seen: [String] = []
        source.subscribe { event in
            switch event {
            case .next(let element): seen.append("\(element)")
            case .error(let error): seen.append("E(\(error))")
            case .completed: seen.append("C")
            }
        }.dispose()
        return seen.joined(separator: " ")
    }

    // MARK: Disposables

    func testBag_beingFreed_disposesNewMembers() {
        final class Late: Disposable {
            weak var bag: DisposeBag?
            var unowned: Unmanaged<DisposeBag>?
            var notes: [String] = []

            func dispose() {
                notes.append("late")
                unowned?._withUnsafeGuaranteedRef { $0.insert(Disposables.create { self.notes.append("newcomer") }) }
            }
        }
        let late = Late()
        do {
            let bag = DisposeBag()
            late.unowned = .passUnretained(bag)
            bag.insert(late)
        }
        XCTAssertEqual(late.notes, ["late", "newcomer"])
    }

    func testSerialSlotIsNeverEmpty() {
        let serial = SerialDisposable()
        serial.disposable.dispose()
        XCTAssertFalse(serial.isDisposed)
        var count = 0
        serial.disposable = Disposables.create { count += 1 }
        serial.disposable.dispose()
        serial.dispose()
        XCTAssertEqual(count, 1)
    }

    func testScheduledDisposalWaitsForItsScheduler() {
        let scheduler = TestScheduler(initialClock: 0)
        var disposedAt = -1
        let scheduled = ScheduledDisposable(
            scheduler: scheduler, disposable: Disposables.create { disposedAt = scheduler.clock })
        scheduler.scheduleAt(10) {
            scheduled.dispose()
            XCTAssertFalse(scheduled.isDisposed)
        }
        scheduler.start()
        XCTAssertTrue(scheduled.isDisposed)
        XCTAssertEqual(disposedAt, 11)
    }

    // MARK: Subjects

    func testAPublishSubjectAfterItsDisposal() {
        let ended = PublishSubject<Int>()
        ended.onCompleted()
        ended.dispose()
        XCTAssertTrue(shown(ended).hasPrefix("E(Object"))
        ended.onError(Trouble.second)
        XCTAssertEqual(shown(ended), "E(second)")
        XCTAssertTrue(ended.isDisposed)
    }

    func testReplay_ofZeroElements_replaysTheStopEvent() {
        let subject = ReplaySubject<Int>.create(bufferSize: 0)
        subject.onNext(1)
        XCTAssertEqual(shown(subject), "")
        subject.onCompleted()
        XCTAssertEqual(shown(subject), "C")
        let longer = ReplaySubject<Int>.create(bufferSize: 2)
        for element in 1...3 { longer.onNext(element) }
        longer.onError(Trouble.first)
        XCTAssertEqual(shown(longer), "2 3 E(first)")
        longer.dispose()
        XCTAssertTrue(shown(longer).hasPrefix("E(Object"))
    }

    func testBehaviorSubject_stopped_sendsOnlyItsStopEvent() {
        let subject = BehaviorSubject(value: 1)
        let direct = subject.subscribe(AnyObserver<Int> { _ in })
        let other = subject.subscribe(AnyObserver<Int> { _ in })
        subject.onCompleted()
        XCTAssertTrue(subject.hasObservers)
        direct.dispose()
        XCTAssertTrue(subject.hasObservers)
        other.dispose()
        XCTAssertFalse(subject.hasObservers)
        XCTAssertEqual(shown(subject), "C")
    }

    func testSubject_stopped_releasesItsObservers() {
        for stop in [Event<Int>.completed, .error(Trouble.first)] {
            weak var subject: BehaviorSubject<Int>?
            do {
                let made = BehaviorSubject(value: 1)
                subject = made
                _ = made.subscribe { _ in _ = made }
                made.on(stop)
            }
            XCTAssertNil(subject)
        }
    }

    // MARK: Connectables of another kind

    func testCountingSubscribersOfAForeignConnectable() {
        var (connections, isConnected) = (0, false)
        let source = Observable<Int>.deferred {
            connections += 1
            isConnected = true
            return .create { _ in Disposables.create { isConnected = false } }
        }
        let subject = PublishSubject<Int>()
        let counted = WrappedConnectable(source, subject).refCount()
        let first = counted.subscribe()
        let second = counted.subscribe()
        XCTAssertEqual(connections, 1)
        first.dispose()
        XCTAssertTrue(isConnected)
        second.dispose()
        XCTAssertFalse(isConnected)
        let third = counted.subscribe()
        XCTAssertEqual(connections, 2)
        third.dispose()
        XCTAssertFalse(isConnected)
    }

    // MARK: Hooks

    func testCallStacksReachTheHandler() {
        let (handler, capture) = (Hooks.defaultErrorHandler, Hooks.customCaptureSubscriptionCallstack)
        defer {
            Hooks.defaultErrorHandler = handler
            Hooks.customCaptureSubscriptionCallstack = capture
            Hooks.recordCallStackOnError = false
        }
        var heard: [String] = []
        Hooks.defaultErrorHandler = { stack, error in heard.append("\(stack) \(error)") }
        Hooks.customCaptureSubscriptionCallstack = { ["frame"] }
        let failing = Observable<Int>.error(Trouble.first)
        _ = failing.subscribe()
        Hooks.recordCallStackOnError = true
        _ = failing.subscribe(onNext: { _ in })
        _ = failing.asSingle().subscribe(onSuccess: { _ in })
        _ = failing.asMaybe().subscribe(onSuccess: { _ in })
        _ = failing.ignoreElements().asCompletable().subscribe(onCompleted: {})
        XCTAssertEqual(heard.first, "[] first")
        XCTAssertEqual(heard.count, 5)
        XCTAssertEqual(heard[1], "[\"frame\"] first")
        heard = []
        _ = failing.subscribe { _ in }
        _ = failing.asSingle().subscribe { _ in }
        _ = failing.asMaybe().subscribe { _ in }
        _ = failing.subscribe(onError: { _ in })
        _ = failing.subscribe(with: self)
        XCTAssertEqual(heard, [])
    }

    // MARK: Community operators on a clock

    private func times(
        _ events: [Recorded<Event<Int>>], _ apply: @escaping (TestScheduler, Observable<Int>) -> Observable<Int>
    ) -> ([Recorded<Event<Int>>], [Subscription]) {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createColdObservable(events)
        return (scheduler.start { apply(scheduler, source.asObservable()) }.events, source.subscriptions)
    }

    func testRetryingWithDelays() {
        let broken: [Recorded<Event<Int>>] = [.next(10, 1), .error(20, Trouble.first)]
        let (atOnce, whenAtOnce) = times(broken) { scheduler, source in
            source.retry(.immediate(maxCount: 2), scheduler: scheduler)
        }
        XCTAssertEqual(atOnce, [.next(210, 1), .next(230, 1), .error(240, Trouble.first)])
        XCTAssertEqual(whenAtOnce, [Subscription(200, 220), Subscription(220, 240)])
        let (delayed, whenDelayed) = times(broken) { scheduler, source in
            source.retry(.delayed(maxCount: 3, time: 5), scheduler: scheduler)
        }
        XCTAssertEqual(
            delayed, [.next(210, 1), .next(235, 1), .next(260, 1), .error(270, Trouble.first)])
        XCTAssertEqual(whenDelayed, [Subscription(200, 220), Subscription(225, 245), Subscription(250, 270)])
        let (growing, whenGrowing) = times(broken) { scheduler, source in
            source.retry(.exponentialDelayed(maxCount: 4, initial: 5, multiplier: 1), scheduler: scheduler)
        }
        XCTAssertEqual(growing.last, .error(315, Trouble.first))
        XCTAssertEqual(whenGrowing.map(\.subscribe), [200, 225, 255, 295])
        let (_, refused) = times(broken) { scheduler, source in
            source.retry(.immediate(maxCount: 4), scheduler: scheduler, shouldRetry: { _ in false })
        }
        XCTAssertEqual(refused, [Subscription(200, 220)])
    }

    func testRepeatingWithDelays() {
        let (events, subscriptions) = times([.next(10, 1), .completed(20)]) { scheduler, source in
            source.repeatWithBehavior(
                .customTimerDelayed(maxCount: 3, delayCalculator: { .seconds(Int($0) * 10) }), scheduler: scheduler)
        }
        XCTAssertEqual(events, [.next(210, 1), .next(240, 1), .next(280, 1), .completed(290)])
        XCTAssertEqual(subscriptions.map(\.subscribe), [200, 230, 270])
    }

    func testPausing() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([
            .next(210, 1), .next(230, 2), .next(240, 3), .next(260, 4), .next(300, 5), .completed(400),
        ])
        let pauser = scheduler.createHotObservable([.next(201, true), .next(220, false), .next(250, true)])
        let paused = scheduler.start { source.pausable(pauser) }
        XCTAssertEqual(paused.events, [.next(210, 1), .next(260, 4), .next(300, 5), .completed(400)])
        let again = TestScheduler(initialClock: 0)
        let values = again.createHotObservable([.next(210, 1), .next(230, 2), .next(240, 3), .completed(400)])
        let gate = again.createHotObservable([.next(201, true), .next(220, false), .next(250, true)])
        let buffered = again.start { values.pausableBuffered(gate, limit: 2) }
        XCTAssertEqual(buffered.events, [.next(210, 1), .next(250, 2), .next(250, 3), .completed(400)])
    }
}
