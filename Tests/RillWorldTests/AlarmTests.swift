import EngineTestKit
import Foundation
@testable import Rill
import XCTest

/// The timer of an operator: on real queues, in a world, on virtual clocks.
final class AlarmTests: CountedTest {
    private final class Listener: AlarmHandler {
        var rung: [Int] = []
        var onAlarm: (Int) -> Void = { _ in }

        func alarmFired(_ number: Int) {
            rung.append(number)
            onAlarm(number)
        }
    }

    private let listener = Listener()

    func testOnAVirtualClock() {
        let clock = HistoricalScheduler()
        let alarm = Alarm(clock)
        alarm.setAlarm(listener, 1, after: .seconds(10))
        alarm.setAlarm(listener, 2, after: .seconds(20))
        clock.advanceTo(Date(timeIntervalSince1970: 19))
        XCTAssertEqual(listener.rung, [], "taken back by the second")
        clock.start()
        XCTAssertEqual(listener.rung, [2])
        alarm.setAlarm(listener, 3, after: .seconds(5))
        clock.start()
        XCTAssertEqual(listener.rung, [2, 3], "the same ticket rings again")
        XCTAssertEqual(clock.now.timeIntervalSince1970, 25)
    }

    func testSetAgainWhileItRings() {
        let clock = HistoricalScheduler()
        let alarm = Alarm(clock)
        listener.onAlarm = { number in
            if number < 4 { alarm.setAlarm(self.listener, number + 1, after: .seconds(1)) }
        }
        alarm.setAlarm(listener, 0, after: .seconds(1))
        clock.start()
        XCTAssertEqual(listener.rung, [0, 1, 2, 3, 4])
        XCTAssertEqual(clock.now.timeIntervalSince1970, 5)
        listener.onAlarm = { _ in }
    }

    func testAlarm_replaced_doesNotCancelItsSuccessor() {
        let clock = SlowToArm()
        let alarm = Alarm(clock)
        alarm.setAlarm(listener, 2, after: .seconds(1))
        alarm.setAlarm(listener, 1, after: .seconds(1))
        clock.ring()
        XCTAssertEqual(listener.rung, [2])
        alarm.setAlarm(listener, 2, after: .seconds(1))
        clock.ring()
        XCTAssertEqual(listener.rung, [2, 2], "the same number may come again")
    }

    func testAlarm_disposed_refusesNewHandlers() {
        for scheduler in [HistoricalScheduler() as SchedulerType, SlowToArm()] {
            let alarm = Alarm(scheduler)
            alarm.setAlarm(listener, 1, after: .seconds(1))
            alarm.dispose()
            alarm.setAlarm(listener, 2, after: .seconds(1))
            (scheduler as? HistoricalScheduler)?.start()
            (scheduler as? SlowToArm)?.ring()
        }
        XCTAssertEqual(listener.rung, [])
    }

    func testNeverDoesNotRing() {
        let clock = HistoricalScheduler()
        let alarm = Alarm(clock)
        alarm.setAlarm(listener, 1, after: .never)
        clock.start()
        XCTAssertEqual(listener.rung, [])
        alarm.setAlarm(listener, 2, after: .seconds(1))
        clock.start()
        XCTAssertEqual(listener.rung, [2])
    }

    func testAlarm_releasesItsHandlerAfterFiring() {
        let clock = HistoricalScheduler()
        let alarm = Alarm(clock)
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            alarm.setAlarm(listener, 1, after: .seconds(1))
        }
        XCTAssertNotNil(gone)
        clock.start()
        XCTAssertNil(gone)
        do {
            let listener = Listener()
            gone = listener
            alarm.setAlarm(listener, 2, after: .seconds(1))
        }
        alarm.dispose()
        XCTAssertNil(gone)
    }

    func testInAWorldEachRingIsOneItem() {
        let world = World()
        world.install()
        defer { world.close() }
        let alarm = Alarm(MainScheduler.instance)
        listener.onAlarm = { number in
            if number < 3 { alarm.setAlarm(self.listener, number + 1, after: .seconds(1)) }
        }
        alarm.setAlarm(listener, 1, after: .seconds(1))
        XCTAssertEqual(world.agenda.pendingCount, 1)
        alarm.setAlarm(listener, 1, after: .seconds(2))
        XCTAssertEqual(world.agenda.pendingCount, 1, "the first was taken back")
        _ = world.runUntilIdle()
        XCTAssertEqual(listener.rung, [1, 2, 3])
        XCTAssertEqual(world.agenda.pendingCount, 0)
        listener.onAlarm = { _ in }
    }

    func testOnARealQueue() {
        let alarm = Alarm(ConcurrentDispatchQueueScheduler(qos: .userInitiated))
        let rung = expectation(description: "rung")
        listener.onAlarm = { _ in rung.fulfill() }
        alarm.setAlarm(listener, 1, after: .seconds(60))
        alarm.setAlarm(listener, 2, after: .milliseconds(1))
        waitForExpectations(timeout: 10)
        XCTAssertEqual(listener.rung, [2])
        listener.onAlarm = { _ in }
    }
}

/// A scheduler that runs actions only on request.
private final class SlowToArm: SchedulerType {
    private var waiting: [() -> Void] = []
    var now: RxTime { Date(timeIntervalSince1970: 0) }

    func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
        scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
    }

    func scheduleRelative<State>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> Disposable
    ) -> Disposable {
        let flag = BooleanDisposable()
        waiting.append { if !flag.isDisposed { _ = action(state) } }
        return flag
    }

    func ring() {
        let all = waiting
        waiting = []
        for action in all { action() }
    }
}
