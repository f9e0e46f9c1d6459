import Diagnostics
import Language
import Library
import Runtime
import XCTest

/// The current host: an interpreter's from its creation or run until it is closed.
final class HostTests: XCTestCase {
    // Foundation has another type of the name.
    private typealias Host = Runtime.Host

    private func run(_ interpreter: Interpreter, _ text: String) {
        XCTAssertEqual(interpreter.run(Source(name: "test", text: text), mode: .entry).end, .done)
    }

    func testClose_freesTheHost() {
        weak var host: Host?
        do {
            let interpreter = Interpreter { _ in }
            run(interpreter, "let a = 1")
            host = Host.current
            interpreter.close()
        }
        XCTAssertNil(host)
    }

    /// Objects of stopped programs are freed under the rules of a program's host.
    func testClose_ofTheOnlyProgram_leavesAnIdleHost() {
        let interpreter = Interpreter { _ in }
        interpreter.close()
        var isRun = false
        Host.current.runForLockHolder { isRun = true }
        XCTAssertTrue(isRun)
        XCTAssertTrue(type(of: Host.current) == ProgramHost.self)
        XCTAssertNil(Host.stages.tap)
    }

    func testClose_ofTheSecond_returnsToTheFirst() {
        let first = Interpreter { _ in }
        let host = Host.current
        let second = Interpreter { _ in }
        XCTAssertFalse(Host.current === host)
        second.close()
        XCTAssertTrue(Host.current === host)
        first.close()
        XCTAssertFalse(Host.current === host)
    }

    func testClose_ofTheFirst_leavesTheSecond() {
        let first = Interpreter { _ in }
        let firstHost = Host.current
        let second = Interpreter { _ in }
        let secondHost = Host.current
        run(first, "let a = 1")
        XCTAssertTrue(Host.current === firstHost)
        run(second, "let a = 1")
        first.close()
        XCTAssertTrue(Host.current === secondHost)
        second.close()
        XCTAssertFalse(Host.current === firstHost || Host.current === secondHost)
    }

    func testHooks_belongToOneHost() {
        let first = Interpreter { _ in }
        Host.stages.tap = { value, _, _ in value }
        let second = Interpreter { _ in }
        XCTAssertNil(Host.stages.tap)
        second.close()
        XCTAssertNotNil(Host.stages.tap)
        first.close()
        XCTAssertNil(Host.stages.tap)
    }

    /// A handler that a program sets is not called for the next program.
    func testEngineHooks_ofAClosedProgram_areGone() {
        let setting = Interpreter { _ in }
        run(setting, "import RxSwift\nHooks.recordCallStackOnError = true")
        setting.close()
        var printed = ""
        let next = Interpreter { printed += $0 }
        run(next, "import RxSwift\nprint(Hooks.recordCallStackOnError)")
        next.close()
        XCTAssertEqual(printed, "false\n")
    }
}
