// Waiting for sequences: blocking, in a world and without, and from tasks.
import EngineTestKit
import Rill
import RillBlocking
import RillTest
import XCTest

final class WaitingTests: CountedTest {
    func testBlocking() throws {
        XCTAssertEqual(try O.of(1, 2, 3).toBlocking().toArray(), [1, 2, 3])
        XCTAssertEqual(try O.of(1, 2, 3).toBlocking().first(), 1)
        XCTAssertEqual(try O.of(1, 2, 3).toBlocking().last(), 3)
        XCTAssertEqual(try O.of(1, 2, 3).toBlocking().single { $0 == 2 }, 2)
        XCTAssertNil(try O<Int>.empty().toBlocking().first())
        XCTAssertEqual(try Completable.empty().toBlocking().toArray().count, 0)
        XCTAssertThrowsError(try O<Int>.empty().toBlocking().single()) {
            XCTAssertEqual("\($0)", "\(RxError.noElements)")
        }
        XCTAssertThrowsError(try O<Int>.never().toBlocking(timeout: 0.05).first()) {
            XCTAssertEqual("\($0)", "Sequence timeout.")
        }
        let mixed = O.of(1).concat(O.error(E.boom)).toBlocking()
        XCTAssertEqual(try mixed.first(), 1)
        XCTAssertThrowsError(try mixed.last())
        XCTAssertEqual("\(mixed.materialize())", "failed(elements: [1], error: RillTests.E.boom)")
    }

    func testBlockingOnMainLetsItsSchedulerRun() throws {
        let ticks = O<Int>.interval(.milliseconds(2), scheduler: MainScheduler.instance).take(3)
        XCTAssertEqual(try ticks.toBlocking(timeout: 5).toArray(), [0, 1, 2])
    }

    func testBlockingInsideAnOperator() throws {
        let nested = O.of(1, 2).map { n in try O.of(n, n * 10).toBlocking().toArray() }
        XCTAssertEqual(try nested.toBlocking().toArray(), [[1, 10], [2, 20]])
    }

    func testBlockingFromAnotherThread() throws {
        let done = expectation(description: "done")
        Thread.detachNewThread {
            let background = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
            let values = try? O<Int>.timer(.milliseconds(5), scheduler: background).toBlocking(timeout: 5).toArray()
            XCTAssertEqual(values, [0])
            done.fulfill()
        }
        wait(for: [done], timeout: 10)
    }

    func testBlockingInAWorldTakesVirtualTime() {
        let world = World()
        world.install()
        defer { world.close() }
        var seen: [String] = []
        world.run {
            let ticks = O<Int>.interval(.seconds(60), scheduler: MainScheduler.instance).take(2)
            seen.append("\((try? ticks.toBlocking().toArray()) ?? [])")
            seen.append("\(World.milliseconds(world.now))")
            do {
                _ = try O<Int>.never().toBlocking(timeout: 30).first()
            } catch {
                seen.append("\(error)")
            }
            seen.append("\(World.milliseconds(world.now))")
        }
        XCTAssertEqual(seen, ["[0, 1]", "120000", "Sequence timeout.", "150000"])
    }

    func testValuesOfTraits() async throws {
        let single = try await Single.just(1).value
        XCTAssertEqual(single, 1)
        let maybe = try await Maybe<Int>.empty().value
        XCTAssertNil(maybe)
        try await Completable.empty().value
        do {
            _ = try await Single<Int>.error(E.boom).value
            XCTFail("no error")
        } catch {
            XCTAssertEqual("\(error)", "boom")
        }
        let made: Single<Int> = .create { 42 }
        let value = try await made.value
        XCTAssertEqual(value, 42)
        var all: [Int] = []
        for await value in Infallible.of(1, 2, 3).values { all.append(value) }
        XCTAssertEqual(all, [1, 2, 3])
    }

    func testTask_cancelled_receivesAvailableElements() async throws {
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            let single = try await Single.just(1).value
            let maybe = try await Maybe.just(2).value
            let nothing = try await Maybe<Int>.empty().value
            try await Completable.empty().value
            var endings: [String] = []
            do { _ = try await Single<Int>.error(E.boom).value } catch { endings.append("\(error)") }
            do { _ = try await Maybe<Int>.error(E.boom).value } catch { endings.append("\(error)") }
            do { try await Completable.error(E.boom).value } catch { endings.append("\(error)") }
            do { _ = try await Single<Int>.never().value } catch is CancellationError { endings.append("cancelled") }
            do { _ = try await Maybe<Int>.never().value } catch is CancellationError { endings.append("cancelled") }
            do { try await Completable.never().value } catch is CancellationError { endings.append("cancelled") }
            return "\(single) \(String(describing: maybe)) \(String(describing: nothing)) \(endings)"
        }
        task.cancel()
        let answers = try await task.value
        XCTAssertEqual(
            answers, "1 Optional(2) nil [\"boom\", \"boom\", \"boom\", \"cancelled\", \"cancelled\", \"cancelled\"]")
    }

    func testCancellingATaskDisposes() async throws {
        let disposed = expectation(description: "disposed")
        let never = Single<Int>.never().do(onDispose: { disposed.fulfill() })
        let task = Task { try await never.value }
        try await Task.sleep(nanoseconds: 20_000_000)
        task.cancel()
        let result = await task.result
        await fulfillment(of: [disposed], timeout: 5)
        XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
    }
}
