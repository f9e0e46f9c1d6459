import Foundation
import Rill
import XCTest

private let second = 1_000_000_000

/// The engine's schedulers inside a world.
final class ExecutorSchedulerTests: WorldTestCase {
    private func onMain(_ body: () -> Void) {
        XCTAssertEqual(world.run(body), .finished)
        world.runUntilIdle()
    }

    func testMainSchedulerRunsAtOnceUnlessBusy() {
        onMain {
            _ = MainScheduler.instance.schedule(()) { _ in
                self.say("1")
                _ = MainScheduler.instance.schedule(()) { _ in
                    self.say("2")
                    return Disposables.create()
                }
                self.say("1e")
                return Disposables.create()
            }
            self.say("~")
        }
        XCTAssertEqual(said, ["0 1", "0 1e", "0 ~", "0 2"])
    }

    func testMainSchedulerIsAsynchronousElsewhere() {
        let queue = world.executor(named: "q", .serial)
        onMain {
            self.world.schedule(on: queue) {
                _ = MainScheduler.instance.schedule(()) { _ in
                    self.say("on \(self.world.currentExecutor.name)")
                    return Disposables.create()
                }
                self.say("from \(self.world.currentExecutor.name)")
            }
        }
        XCTAssertEqual(said, ["0 from q", "0 on main"])
    }

    func testConcurrentMainSchedulerNestsSynchronously() {
        onMain {
            _ = ConcurrentMainScheduler.instance.schedule(()) { _ in
                self.say("1")
                let inner = ConcurrentMainScheduler.instance.schedule(()) { _ in
                    self.say("2")
                    return Disposables.create()
                }
                self.say("1e")
                return inner
            }
        }
        XCTAssertEqual(said, ["0 1", "0 2", "0 1e"])
    }

    func testIntervalTicksInVirtualTime() {
        onMain {
            _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
                .take(for: .milliseconds(3500), scheduler: MainScheduler.instance)
                .subscribe(onNext: { self.say("\($0)") }, onCompleted: { self.say("C") })
        }
        XCTAssertEqual(said, ["1000 0", "2000 1", "3000 2", "3500 C"])
    }

    func testObserveOnMovesToTheSchedulersLane() {
        let background = ConcurrentDispatchQueueScheduler(qos: .background)
        let serial = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")
        onMain {
            _ = Observable.of(1, 2)
                .subscribe(on: background)
                .observe(on: serial)
                .subscribe(
                    onNext: { self.say("\($0) \(self.world.currentExecutor.name)") },
                    onCompleted: { self.say("C \(self.world.currentExecutor.name)") })
            self.say("subscribed")
        }
        XCTAssertEqual(said, ["0 subscribed", "0 1 serial", "0 2 serial", "0 C serial"])
    }

    func testProducersThatSleepMergeByTime() {
        func producer(_ name: String, _ seconds: Int, _ count: Int) -> Observable<String> {
            .create { observer in
                for index in 1...count {
                    self.world.block(for: seconds * second)
                    observer.onNext("\(name)\(index)")
                }
                observer.onCompleted()
                return Disposables.create()
            }
        }
        onMain {
            let queue = ConcurrentDispatchQueueScheduler(qos: .background)
            for (name, pause, count) in [("a", 2, 3), ("b", 3, 2)] {
                _ = producer(name, pause, count).subscribe(on: queue).observe(on: MainScheduler.instance)
                    .subscribe(onNext: { self.say("\($0) \(self.world.currentExecutor.name)") })
            }
        }
        XCTAssertEqual(said, ["2000 a1 main", "3000 b1 main", "4000 a2 main", "6000 b2 main", "6000 a3 main"])
    }

    func testThrottleLetsAPeriodicSourcePassAtItsOwnPace() {
        onMain {
            _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
                .throttle(.seconds(1), latest: false, scheduler: MainScheduler.instance)
                .take(for: .milliseconds(4500), scheduler: MainScheduler.instance)
                .subscribe(onNext: { self.say("\($0)") })
        }
        XCTAssertEqual(said, ["1000 0", "2000 1", "3000 2", "4000 3"])
    }

    func testDelayKeepsDistancesOverManyElements() {
        var times: [Int] = []
        onMain {
            _ = Observable<Int>.interval(.milliseconds(10), scheduler: MainScheduler.instance)
                .take(for: .seconds(1), scheduler: MainScheduler.instance)
                .delay(.milliseconds(250), scheduler: MainScheduler.instance)
                .subscribe(onNext: { _ in times.append(World.milliseconds(self.world.now)) })
        }
        XCTAssertEqual(times.prefix(3), [260, 270, 280])
        XCTAssertEqual(times.count, 99)
        XCTAssertEqual(times.last, 1240)
    }

    func testDisposedWorkDoesNotMoveTheClock() {
        onMain {
            let bag = [
                Observable<Int>.timer(.seconds(9), scheduler: MainScheduler.instance).subscribe(),
                Observable<Int>.never().timeout(.seconds(9), scheduler: MainScheduler.instance).subscribe(),
                Observable.just(1).delay(.seconds(9), scheduler: MainScheduler.instance).subscribe(),
            ]
            for disposable in bag { disposable.dispose() }
        }
        XCTAssertEqual(world.milliseconds, 0)
        XCTAssertEqual(world.pendingCount, 0)
    }

    func testOperationQueueSchedulerUsesALane() {
        onMain {
            let queue = OperationQueue()
            queue.name = "ops"
            queue.maxConcurrentOperationCount = 1
            _ = OperationQueueScheduler(operationQueue: queue).schedule(()) { _ in
                self.say(self.world.currentExecutor.name)
                return Disposables.create()
            }
        }
        XCTAssertEqual(said, ["0 ops"])
    }

    func testBusyCountDoesNotOutliveAWorld() {
        let brief = World()
        brief.install()
        brief.run {
            brief.schedule(on: brief.executor(named: "q", .serial)) {
                _ = MainScheduler.instance.schedule(()) { _ in Disposables.create() }
                brief.block(for: second)
            }
            brief.block(for: 10)
        }
        brief.close()
        world.install()
        onMain {
            _ = MainScheduler.instance.schedule(()) { _ in
                self.say("now")
                return Disposables.create()
            }
            self.say("after")
        }
        XCTAssertEqual(said, ["0 now", "0 after"])
    }

    func testTrampolineOfANestedRunLoopIsItsOwn() {
        onMain {
            _ = Observable.of(1, 2).subscribe(onNext: { outer in
                self.say("o\(outer)")
                guard outer == 1 else { return }
                let loop = RunLoopWait(self.world)
                _ = Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).subscribe(onNext: { _ in
                    _ = Observable.of(8, 9).subscribe(onNext: { self.say("i\($0)") })
                    loop.stop()
                })
                // The subscription above waits in the trampoline of the outer source only if that is not the nested
                // loop's.
                self.world.schedule(after: 2 * second, on: self.world.main) {
                    _ = Observable.of(6, 7).subscribe(onNext: { self.say("n\($0)") })
                    loop.stop()
                }
                _ = loop.run()
            })
        }
        XCTAssertEqual(said, ["0 o1", "1000 i8", "1000 i9", "1000 o2", "2000 n6", "2000 n7"])
    }

    func testGateHeldByASleepingLaneDoesNotStopTheWorld() {
        onMain {
            let source = PublishSubject<Int>()
            let other = PublishSubject<Int>()
            _ = source.throttle(.milliseconds(1), scheduler: MainScheduler.instance).subscribe(onNext: {
                self.say("in \($0)")
                if $0 == 1 { self.world.block(for: second) }
                self.say("out \($0)")
            })
            self.world.schedule(on: self.world.makeExecutor("a", .thread)) { source.onNext(1) }
            self.world.schedule(after: second / 2, on: self.world.makeExecutor("b", .thread)) {
                source.onNext(2)
                other.onNext(0)
            }
        }
        XCTAssertEqual(said.first, "0 in 1")
        XCTAssertEqual(said[1], "1000 out 1")
        XCTAssertTrue(said[2].hasSuffix("in 2"))
    }
}

/// Queues, groups, threads and timers as programs see them.
final class FacadeTests: WorldTestCase {
    func testQueuesAndGroups() {
        world.run {
            let main = WorldQueue.main(in: self.world)
            let global = WorldQueue.global(in: self.world)
            let group = WorldDispatchGroup(in: self.world)
            for pause in [2, 1] {
                global.async(group: group) {
                    self.world.block(for: pause * second)
                    self.say("\(pause) \(self.world.currentExecutor.name)")
                }
            }
            group.notify(main) { self.say("all") }
            main.asyncAfter(deadline: self.world.now + second) { self.say("after") }
            XCTAssertEqual(group.wait(timeout: second / 2), .timedOut)
        }
        world.runUntilIdle()
        XCTAssertEqual(
            said,
            ["1000 after", "1000 1 com.apple.root.default-qos", "2000 2 com.apple.root.default-qos", "2000 all"])
    }

    func testThreads() {
        world.run {
            let thread = WorldThread(name: "worker", in: self.world) {
                self.say("\(WorldThread.current(in: self.world).name) \(WorldThread.isMainThread(in: self.world))")
                WorldThread.sleep(second, in: self.world)
                self.say("done")
            }
            thread.start()
            self.say("\(WorldThread.isMainThread(in: self.world))")
        }
        world.runUntilIdle()
        XCTAssertEqual(said, ["0 true", "0 worker false", "1000 done"])
    }

    func testTimerSourcesSuspendAndCancel() {
        var timer: WorldTimerSource?
        world.run {
            let made = WorldTimerSource(queue: .main(in: self.world))
            timer = made
            made.schedule(deadline: self.world.now + second, repeating: second)
            made.setEventHandler { self.say("tick") }
            made.setCancelHandler { self.say("cancelled") }
            made.resume()
        }
        world.advance(to: 2 * second)
        world.run { timer?.suspend() }
        world.advance(to: 5 * second + second / 2)
        world.run { timer?.resume() }
        world.advance(to: 6 * second)
        world.run { timer?.cancel() }
        XCTAssertEqual(world.runUntilIdle(), .idle)
        XCTAssertEqual(said, ["1000 tick", "2000 tick", "5500 tick", "6000 tick", "6000 cancelled"])
    }

    func testWorkItemsCanBeCancelled() {
        world.run {
            let queue = WorldQueue(label: "q", in: self.world)
            let kept = WorldWorkItem(in: self.world) { self.say("kept") }
            let dropped = WorldWorkItem(in: self.world) { self.say("dropped") }
            queue.async(kept)
            queue.asyncAfter(deadline: self.world.now + second, dropped)
            dropped.cancel()
            XCTAssertEqual(kept.wait(), .done)
            self.say("waited")
        }
        world.runUntilIdle()
        XCTAssertEqual(said, ["0 kept", "0 waited"])
    }

    func testPeriodicTimerCatchesUpWithOneTick() {
        let queue = world.executor(named: "q", .serial)
        world.run {
            var count = 0
            var item: WorldItem?
            item = self.world.schedulePeriodic(after: second, every: second, on: queue) {
                count += 1
                self.say("tick")
                if count == 1 { self.world.block(for: 2 * second + second / 2) }
                if count == 4 { item?.cancel() }
            }
        }
        world.runUntilIdle()
        XCTAssertEqual(said, ["1000 tick", "3500 tick", "4000 tick", "5000 tick"])
    }
}
