import Platform
import Rill
import XCTest

/// Tasks: stacks that leave their executor while they wait.
final class TaskTests: XCTestCase {
    private let world = World()
    private var log: [String] = []
    private let millisecond = 1_000_000
    private final class Job {}

    override func setUp() { world.install() }
    override func tearDown() { world.close() }

    private func start(_ name: String, on executor: Executor? = nil, _ body: @escaping () -> Void) {
        world.startTask(Job(), on: executor ?? world.taskExecutor) {
            self.log.append("\(name) starts")
            body()
            self.log.append("\(name) ends")
        }
    }

    private func sleep(_ milliseconds: Int) {
        _ = Suspension(in: world).suspend(until: world.now + milliseconds * millisecond)
    }

    func test_tasks_startInOrder_goOnInOrderOfTheirTimes() {
        world.run {
            self.start("a") { self.sleep(20) }
            self.start("b") { self.sleep(10) }
        }
        XCTAssertEqual(world.runUntilIdle(), .idle)
        XCTAssertEqual(log, ["a starts", "b starts", "b ends", "a ends"])
        XCTAssertEqual(world.milliseconds, 20)
    }

    func test_suspendedTask_leavesItsSerialExecutor() {
        let serial = world.executor(named: "serial", .serial)
        world.run {
            self.start("a", on: serial) { self.sleep(10) }
            self.world.schedule(on: serial) { self.log.append("item") }
        }
        XCTAssertEqual(world.runUntilIdle(), .idle)
        XCTAssertEqual(log, ["a starts", "item", "a ends"])
    }

    func test_blockedTask_keepsItsSerialExecutor() {
        let serial = world.executor(named: "serial", .serial)
        world.run {
            self.start("a", on: serial) { self.world.block(for: 10 * self.millisecond) }
            self.world.schedule(on: serial) { self.log.append("item") }
        }
        XCTAssertEqual(world.runUntilIdle(), .idle)
        XCTAssertEqual(log, ["a starts", "a ends", "item"])
    }

    func test_resume_beforeSuspend_endsTheWaitAtOnce() {
        world.run {
            let wait = Suspension(in: self.world)
            wait.resume()
            XCTAssertEqual(wait.suspend(), .done)
        }
    }

    func test_resumedTask_waitsForItsTurnOnItsExecutor() {
        let serial = world.executor(named: "serial", .serial)
        let wait = Suspension(in: world)
        world.run {
            self.start("a", on: serial) { XCTAssertEqual(wait.suspend(), .done) }
            self.world.schedule(after: self.millisecond, on: serial) {
                wait.resume()
                self.log.append("resumed")
            }
            self.world.schedule(after: self.millisecond, on: serial) { self.log.append("item") }
        }
        XCTAssertEqual(world.runUntilIdle(), .idle)
        XCTAssertEqual(log, ["a starts", "resumed", "item", "a ends"])
    }

    func test_mainCode_suspends_letsMainRunOtherItems() {
        let outcome = world.run {
            self.world.schedule(on: self.world.main) { self.log.append("item") }
            self.sleep(5)
            self.log.append("main")
        }
        XCTAssertEqual(outcome, .finished)
        XCTAssertEqual(log, ["item", "main"])
    }

    func test_mainCode_thatWaitsInVain_isADeadlock() {
        var result: WaitResult?
        let outcome = world.run { result = Suspension(in: self.world).suspend() }
        XCTAssertEqual(result, .deadlock)
        guard case .deadlock = outcome else { return XCTFail("\(outcome)") }
    }

    func test_moveToMain_runsThereAndComesBack() {
        world.run {
            self.start("a") {
                self.log.append(self.world.currentExecutor.name)
                XCTAssertEqual(self.world.move(to: self.world.main), .done)
                XCTAssertTrue(self.world.isOnMainExecutor)
                self.sleep(1)
                XCTAssertTrue(self.world.isOnMainExecutor)
                XCTAssertEqual(self.world.move(to: self.world.taskExecutor), .done)
                XCTAssertFalse(self.world.isOnMainExecutor)
            }
        }
        XCTAssertEqual(world.runUntilIdle(), .idle)
        XCTAssertEqual(log.last, "a ends")
    }

    func test_taskOnMain_runsBesideARunLoop_withItsOwnStack() {
        world.run {
            self.start("a", on: self.world.main) {
                self.sleep(30)
            }
            let result = RunLoopWait(self.world).run(until: self.world.now + 10 * self.millisecond)
            XCTAssertEqual(result, .timedOut)
            self.log.append("loop over")
        }
        XCTAssertEqual(world.runUntilIdle(), .idle)
        XCTAssertEqual(log, ["a starts", "loop over", "a ends"])
    }

    func test_runLoopThatEndsWhileATaskBlocksMain_goesOnAfterwards() {
        world.run {
            self.start("a", on: self.world.main) { self.world.block(for: 30 * self.millisecond) }
            _ = RunLoopWait(self.world).run(until: self.world.now + 10 * self.millisecond)
            self.log.append("loop over")
        }
        XCTAssertEqual(world.runUntilIdle(), .idle)
        XCTAssertEqual(log, ["a starts", "a ends", "loop over"])
    }

    func test_close_unwindsSuspendedTasks() {
        var result: WaitResult?
        world.run { self.start("a") { result = Suspension(in: self.world).suspend() } }
        XCTAssertEqual(world.runUntilIdle(), .idle)
        XCTAssertNil(result)
        world.close()
        XCTAssertEqual(result, .interrupted)
    }

    func test_currentTask_isTheObjectOfTheTask() {
        let job = Job()
        world.run {
            XCTAssertNil(self.world.currentTask)
            self.world.startTask(job, on: self.world.taskExecutor) {
                XCTAssertTrue(self.world.currentTask === job)
                self.sleep(1)
                XCTAssertTrue(self.world.currentTask === job)
            }
        }
        XCTAssertEqual(world.runUntilIdle(), .idle)
    }

    func test_stacks_moreThanMayWait_stopTheProgram() {
        world.mostParked = 10
        world.run {
            for number in 0..<20 { self.start("\(number)") { _ = Suspension(in: self.world).suspend() } }
        }
        XCTAssertEqual(world.runUntilIdle(), .tooManyStacks)
        XCTAssertEqual(log.count { $0.hasSuffix("ends") }, 11)
    }

    func test_tasks_thousandAsleep_areOneThread() {
        var threads = Set<UInt>()
        var stacks = Set<UInt>()
        world.run {
            for _ in 0..<1000 {
                self.start("task") {
                    self.sleep(10)
                    threads.insert(SystemThread.kernelID)
                    stacks.insert(SystemThread.currentIdentity)
                }
            }
        }
        XCTAssertEqual(world.runUntilIdle(), .idle)
        XCTAssertEqual(log.count { $0.hasSuffix("ends") }, 1000)
        XCTAssertEqual(threads.count, 1)
        XCTAssertEqual(stacks.count, 1000)
    }

    func test_tasks_hundredThousandAsleep_allWakeUp() {
        world.close()
        let world = World(stackSize: 1 << 17)
        world.install()
        defer { world.close() }
        var awake = 0
        world.run {
            for number in 0..<100_000 {
                world.startTask(Job(), on: world.taskExecutor) {
                    _ = Suspension(in: world).suspend(until: world.now + self.millisecond * 1000)
                    awake += 1
                    // Stacks keep their locals, whatever others do meanwhile.
                    XCTAssertEqual(number, awake - 1)
                }
            }
        }
        XCTAssertEqual(world.runUntilIdle(), .idle)
        XCTAssertEqual(awake, 100_000)
        XCTAssertEqual(world.milliseconds, 1000)
    }

    func test_tasksWithoutEnd_inOneInstant_areARunaway() {
        world.mostParked = 1000
        world.runawayLimit = 1000
        func startNext() { start("task") { startNext() } }
        world.run { startNext() }
        XCTAssertEqual(world.runUntilIdle(), .runaway)
    }

    func test_tasks_startedAndWokenInOneInstant_areNoRunaway() {
        world.runawayLimit = 50
        world.run { for _ in 0..<500 { self.start("task") { self.sleep(10) } } }
        XCTAssertEqual(world.runUntilIdle(), .idle)
        XCTAssertEqual(log.count { $0.hasSuffix("ends") }, 500)
    }

    func test_taskThatYieldsWithoutEnd_isARunaway() {
        world.runawayLimit = 50
        var turns = 0
        world.run {
            self.start("task") {
                while Suspension(in: self.world).suspend(until: self.world.now) == .timedOut { turns += 1 }
            }
        }
        XCTAssertEqual(world.runUntilIdle(), .runaway)
        XCTAssertLessThan(turns, 100)
    }

    func test_waitsOfTasks_areReported_turnsAtTheSameTimeAreNot() {
        var waits: [Bool] = []
        let job = Job()
        world.onTaskWait = { task, begins in
            XCTAssertTrue(task === job)
            waits.append(begins)
        }
        world.run {
            self.world.startTask(job, on: self.world.taskExecutor) {
                _ = Suspension(in: self.world).suspend(until: self.world.now)
                self.sleep(10)
            }
        }
        XCTAssertEqual(world.runUntilIdle(), .idle)
        XCTAssertEqual(waits, [true, false])
    }

    func test_currentThreadQueue_ofSuspendedTask_isItsOwn() {
        world.run {
            self.start("a") {
                _ = CurrentThreadScheduler.instance.schedule(()) { _ in
                    self.sleep(10)
                    XCTAssertFalse(CurrentThreadScheduler.isScheduleRequired)
                    return Disposables.create()
                }
            }
            self.start("b") { XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired) }
        }
        XCTAssertEqual(world.runUntilIdle(), .idle)
        XCTAssertEqual(log, ["a starts", "b starts", "b ends", "a ends"])
    }
}
