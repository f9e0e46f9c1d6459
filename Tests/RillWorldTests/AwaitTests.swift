import Rill
import XCTest

/// A world waits for events from outside; meanwhile its clock follows the wall clock.
final class AwaitTests: XCTestCase {
    private let world = World()
    private var said: [String] = []
    private let second = 1_000_000_000

    override func setUp() { world.install() }
    override func tearDown() { world.close() }

    private func say(_ text: String) { said.append("\(text) \(world.currentExecutor.name)") }

    /// Awaits an event that arrives after the given number of polls.
    @discardableResult
    private func await(_ name: String, looks: Int, on executor: Executor? = nil) -> WorldItem {
        var left = looks
        return world.await(
            on: executor ?? world.main,
            hasArrived: { _ in
                left -= 1
                return left <= 0
            }
        ) { self.say(name) }
    }

    func testWorld_withAwaitedEvent_isNotIdle() {
        let executor = world.executor(named: "far", .serial)
        world.run { self.await("came", looks: 4, on: executor) }
        XCTAssertTrue(world.isAwaiting)
        XCTAssertEqual(world.pendingCount, 1)
        XCTAssertEqual(world.runUntilIdle(), .idle)
        XCTAssertEqual(said, ["came far"])
        XCTAssertFalse(world.isAwaiting)
    }

    func testClock_afterAnAwaitedEvent_continuesAtItsPace() {
        var times: [Int] = []
        world.run {
            self.world.await(
                on: self.world.main,
                hasArrived: {
                    times.append($0); return times.count == 5
                }
            ) { self.say("came") }
            self.world.schedule(after: 3600 * self.second, on: self.world.main) { self.say("hour") }
        }
        XCTAssertEqual(world.runUntilIdle(), .idle)
        XCTAssertEqual(said, ["came main", "hour main"])
        XCTAssertEqual(times, times.sorted())
        XCTAssertLessThan(times[4], 3600 * second)
        XCTAssertEqual(World.milliseconds(world.now), 3_600_000)
    }

    func testItem_dueBeforeAnAwaitedEvent_runsFirst() {
        world.run {
            self.world.await(on: self.world.main, hasArrived: { _ in self.said.count == 2 }) { self.say("came") }
            for time in [1, 2] {
                self.world.schedule(after: time * 1_000_000, on: self.world.main) { self.say("\(time)") }
            }
        }
        world.runUntilIdle()
        XCTAssertEqual(said, ["1 main", "2 main", "came main"])
    }

    func testCancelledItIsAwaitedNoLonger() {
        world.run {
            let item = self.await("came", looks: .max)
            self.world.schedule(after: 1_000_000, on: self.world.main) { item.cancel() }
        }
        XCTAssertEqual(world.runUntilIdle(), .idle)
        XCTAssertEqual(said, [])
    }

    func testLimit_beforeAnAwaitedEvent_endsTheRun() {
        world.run { self.await("came", looks: .max) }
        XCTAssertEqual(world.runUntilIdle(limit: 5_000_000), .limit)
        XCTAssertEqual(world.now, 5_000_000)
        world.dropPending()
        XCTAssertEqual(world.runUntilIdle(), .idle)
    }

    func testBlockedExecutor_isWokenByAnAwaitedEvent() {
        let signal = WorldSignal(world)
        var result: WaitResult?
        let outcome = world.run {
            self.world.await(on: self.world.executor(named: "far", .serial), hasArrived: { _ in true }) {
                signal.signal()
            }
            result = signal.wait()
        }
        XCTAssertEqual(outcome, .finished)
        XCTAssertEqual(result, .done)
    }

    func testItIsPausedAndInterrupted() {
        world.run { self.await("came", looks: .max) }
        XCTAssertEqual(world.runUntilIdle { true }, .paused)
        var looks = 0
        world.run {
            self.world.await(
                on: self.world.main,
                hasArrived: { _ in
                    looks += 1
                    if looks == 2 { self.world.interrupt() }
                    return false
                }
            ) {}
        }
        XCTAssertEqual(world.runUntilIdle(), .interrupted)
        Brake.release()
    }

    func testStep_runsTheFirstItem() {
        world.pace = .step
        world.run {
            self.await("came", looks: 3)
            self.world.schedule(after: self.second * 3600, on: self.world.main) { self.say("hour") }
        }
        XCTAssertEqual(world.step(), .finished)
        XCTAssertEqual(said, ["came main"])
        XCTAssertEqual(world.step(), .idle)
        XCTAssertEqual(said, ["came main", "hour main"])
    }

    func testAdvancingWaitsForNothing() {
        world.run { self.await("came", looks: .max) }
        let start = world.now
        XCTAssertEqual(world.advance(by: second), .finished)
        XCTAssertEqual(world.now, start + second)
        XCTAssertEqual(said, [])
    }

    func testLiveItIsLookedForOftenAndAtNoOtherTime() {
        world.pace = .live
        XCTAssertNil(world.timeToNextDue)
        world.run { self.await("came", looks: 3) }
        XCTAssertNotNil(world.timeToNextDue)
        XCTAssertEqual(world.runLive(), .idle)
        XCTAssertEqual(said, ["came main"])
        XCTAssertNil(world.timeToNextDue)
    }

    func testADeafWorldLeavesItWaiting() {
        world.run {
            self.await("came", looks: 1); self.world.ignoresOutsideEvents = true
        }
        XCTAssertEqual(world.runUntilIdle(), .idle)
        XCTAssertEqual(said, [])
        world.ignoresOutsideEvents = false
        world.runUntilIdle()
        XCTAssertEqual(said, ["came main"])
    }

    /// An item scheduled at the time of arrival runs in the same order.
    func testAwaitedEvent_advancesTheClockLikeAnItem() {
        world.run { self.await("came", looks: .max) }
        let awaited = world.now
        let other = World()
        other.install()
        other.run { other.schedule(at: 50, on: other.main) {} }
        XCTAssertEqual(awaited, other.now)
        other.close()
        world.install()
    }
}
