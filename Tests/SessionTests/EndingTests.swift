import Commands
import Export
import Rill
import SessionCore
import StyledText
import XCTest

/// The end of a program: when idle, with its text, or at a given time.
final class EndingTests: XCTestCase {
    private func output(_ text: String, _ configure: (inout ProgramRun) -> Void = { _ in }) -> [String] {
        var printed = ""
        var run = ProgramRun(
            name: "ending", text: "import RxSwift\nimport Foundation\n" + text,
            presentation: Presentation(isTerminal: false),
            output: { printed += $0 }, report: { _ in })
        run.isFile = false
        configure(&run)
        _ = run.run()
        return printed.split(separator: "\n").map(String.init)
    }

    private let ticks = """
        _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).subscribe(onNext: { print($0) })

        """

    func testProgram_thatDoesNotWait_runsUntilIdle() {
        XCTAssertEqual(output(ticks) { $0.options.runLimit = 3_000_000_000 }, ["0", "1", "2"])
    }

    func testProgram_thatWaits_endsWithItsText() {
        let wait = "RunLoop.main.run(until: Date(timeIntervalSinceNow: 2.5))\nprint(\"end\")"
        XCTAssertEqual(output(ticks + wait), ["0", "1", "end"])
        XCTAssertEqual(output(ticks + "sleep(2)\nprint(\"end\")"), ["end"])
        let gate = """
            let gate = DispatchSemaphore(value: 0)
            DispatchQueue.global().asyncAfter(deadline: .now() + 1.5) { gate.signal() }
            gate.wait()
            print("end")
            """
        XCTAssertEqual(output(ticks + gate), ["end"])
    }

    func testLock_isNotAWaitForTheEnd() {
        let lock = "let lock = NSLock()\nlock.lock()\nlock.unlock()"
        XCTAssertEqual(output(ticks + lock) { $0.options.runLimit = 2_000_000_000 }, ["0", "1"])
    }

    func testLimit_setByTheUser_precedesTheWait() {
        let printed = output(ticks + "sleep(1)") {
            $0.options.runLimit = 2_000_000_000
            $0.options.isRunLimitGiven = true
        }
        XCTAssertEqual(printed, ["0", "1", "2"])
    }

    func testPlayground_runsUntilFinishExecution() {
        let page = "PlaygroundPage.current.needsIndefiniteExecution = true\nsleep(1)\n"
        XCTAssertEqual(output(ticks + page) { $0.options.runLimit = 2_000_000_000 }, ["0", "1", "2"])
        let finish = """
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { PlaygroundPage.current.finishExecution() }
            """
        XCTAssertEqual(output(ticks + finish), ["0"])
    }

    func testARunLoopWithoutEndStopsAtTheLimit() {
        let loop = "RunLoop.main.run()\nprint(\"never\")"
        XCTAssertEqual(output(ticks + loop) { $0.options.runLimit = 2_500_000_000 }, ["0", "1"])
        XCTAssertEqual(output(ticks + "dispatchMain()") { $0.options.runLimit = 2_500_000_000 }, ["0", "1"])
    }

    func testClock_beginsAtTheGivenDate() {
        XCTAssertEqual(output("print(Date())"), ["2026-01-01 00:00:00 +0000"])
        XCTAssertEqual(output("print(Date())") { $0.options.epoch = 86_400 }, ["1970-01-02 00:00:00 +0000"])
    }
}
