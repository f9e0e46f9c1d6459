import Foundation
import Language
import XCTest
@testable import Commands
@testable import Export
@testable import SessionCore

/// swiftc as a second opinion, and as a way to run what rill does not support.
final class CompiledTests: XCTestCase {
    /// The folder is not the user's cache; the tests of a class share it.
    private static let cache = NSTemporaryDirectory() + "rill-compiled-\(ProcessInfo.processInfo.processIdentifier)"

    override class func tearDown() { try? FileManager.default.removeItem(atPath: cache) }

    private func output(_ text: String) throws -> String {
        try CompiledCheck(cache: Self.cache).output(of: "main.swift", text) { _ in true }
    }

    // MARK: Programs

    func test_program_withTimers_runsOnVirtualClock() throws {
        let begun = Date()
        let text = """
            import RxSwift
            let minutes = Observable<Int>.interval(.seconds(60), scheduler: MainScheduler.instance).take(3)
            _ = minutes.subscribe(onNext: { print($0) })
            print("last line")
            """
        XCTAssertEqual(try output(text), "last line\n0\n1\n2\n")
        XCTAssertLessThan(Date().timeIntervalSince(begun), 60)
    }

    func test_program_withoutOurModules_isCompiledAsItIs() throws {
        XCTAssertEqual(try output("#!/usr/bin/env rill\nprint(#line, CommandLine.arguments.count)\n"), "2 1\n")
        let program = CompiledProgram(name: "a.swift", text: "print(1)")
        XCTAssertEqual(program.sourceText, "print(1)")
    }

    func test_program_usingMathematics_isLinked() throws {
        XCTAssertEqual(try output("print((2.4).rounded(), 2.0.squareRoot() > 1)\n"), "2.0 true\n")
    }

    func test_program_watchPrintsLinesOfTheTimeline() throws {
        var program = CompiledProgram(
            name: "a.swift",
            text: """
                import RxSwift
                struct Point { var x = 1 }
                let delayed = Observable.just(Point()).delay(.milliseconds(1_500), scheduler: MainScheduler.instance)
                _ = delayed.watch("late").subscribe()
                """)
        program.limit = 600
        let compiler = ProgramCompiler(modules: try CompiledModules(cache: Self.cache))
        guard case .built(let path) = try compiler.build(program, isStopped: { false }) else { return XCTFail() }
        let done = try XCTUnwrap(CompilerProcess.run(path, [], isStopped: { false }))
        XCTAssertEqual(done.output, "00:01.500 │ late ● Point(x: 1)\n00:01.500 │ late ┤ completed\n")
    }

    func test_program_secondTime_isNotCompiledAgain() throws {
        let program = CompiledProgram(name: "a.swift", text: "print(\"once\")")
        let modules = try CompiledModules(cache: Self.cache)
        guard case .built(let path) = try ProgramCompiler(modules: modules).build(program, isStopped: { false }) else {
            return XCTFail("not compiled")
        }
        let first = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        guard case .built(let again) = try ProgramCompiler(modules: modules).build(program, isStopped: { true }) else {
            return XCTFail("compiled again")
        }
        XCTAssertEqual(path, again)
        XCTAssertEqual(try FileManager.default.attributesOfItem(atPath: again)[.modificationDate] as? Date, first)
    }

    func test_program_refused_namesFileAndLine() throws {
        XCTAssertThrowsError(try output("import RxSwift\nlet number: Int = \"text\"\n")) { error in
            let text = (error as? CompiledCheck.Refusal)?.text ?? ""
            XCTAssertTrue(text.contains("main.swift:2:19: error:"), text)
        }
    }

    func test_program_stopped_endsTheCompiler() throws {
        let program = CompiledProgram(name: "a.swift", text: "print(\"stopped\")")
        let compiler = ProgramCompiler(modules: try CompiledModules(cache: Self.cache))
        guard case .stopped = try compiler.build(program, isStopped: { true }) else { return XCTFail("not stopped") }
    }

    func test_imports_findsModulesOfAllForms() {
        let text = """
            import Foundation; import RxSwift
            @testable import Shop
            import class UIKit.UIView
            // import No
            let important = 1
            """
        XCTAssertEqual(CompiledProgram.imports(of: text), ["Foundation", "RxSwift", "Shop", "UIKit"])
    }

    func test_machineNames_decideTheClock() {
        func isVirtual(_ code: String) -> Bool {
            CompiledProgram(name: "a", text: "import RxSwift\n" + code).usesVirtualTime
        }
        XCTAssertTrue(isVirtual("print(\"Thread\") // Timer"))
        XCTAssertFalse(isVirtual("DispatchQueue.main.async { }"))
        XCTAssertFalse(isVirtual("await work()"))
        XCTAssertTrue(isVirtual("final class Timer {}; _ = Timer()"))
    }

    // MARK: Apps

    func test_app_selectorsAndOutletsRunCompiled() throws {
        let text = """
            import UIKit
            import RxSwift
            import RxCocoa
            final class Screen: UIViewController {
                @IBOutlet private weak var title2: UILabel!
                let button = UIButton()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    button.addTarget(self, action: #selector(Screen.pressed(_:)), for: .touchUpInside)
                }
                @objc private func pressed(_ sender: UIButton) { print("pressed") }
            }
            let screen = Screen()
            screen.loadViewIfNeeded()
            screen.button.sendActions(for: .touchUpInside)
            """
        XCTAssertEqual(try output(text), "pressed\n")
        let session = SessionTests.session()
        let compiled = session.openProgram().interpreter.textForCompiler(text)
        XCTAssertEqual(
            compiled.split(separator: "\n").count, text.split(separator: "\n").count, "lines keep their numbers")
        XCTAssertFalse(compiled.contains("@objc") || compiled.contains("weak var") || compiled.contains("#selector"))
        session.close()
    }

    // MARK: At the prompt

    private func session(_ entries: [String], _ check: (ReplSession, Collector) throws -> Void) rethrows {
        let session = SessionTests.session { $0.pace = .instant }
        session.compilerCache = Self.cache
        session.presentation = Presentation(isTerminal: true)
        let seen = Collector()
        for entry in entries { _ = session.submit(entry, at: 0, to: seen) }
        try check(session, seen)
        session.close()
    }

    /// swiftc accepts this expression, but rill does not support it.
    private let unsupported = "unsafeBitCast(number + 1, to: Int.self)"

    func test_opinion_onRightCode_isSaidOnce() {
        session(["var number = 4", unsupported]) { session, seen in
            XCTAssertTrue(session.wantsCompilerCheck)
            session.checkWithCompiler(to: seen) { false }
            let line = "swiftc accepts entry 2: this is a limit of rill. :swiftc runs it compiled."
            XCTAssertTrue(seen.results.contains(line), seen.results)
            XCTAssertFalse(session.wantsCompilerCheck)
        }
    }

    func test_opinion_onWrongCode_isSilent() {
        session(["var number = 4", "let text: Int = \"a\""]) { session, seen in
            let before = seen.results
            session.checkWithCompiler(to: seen) { false }
            XCTAssertEqual(seen.results, before)
            XCTAssertFalse(session.wantsCompilerCheck)
        }
    }

    func test_opinion_stoppedByKey_isWantedStill() {
        session(["var number = 4", unsupported]) { session, seen in
            let before = seen.results
            session.checkWithCompiler(to: seen) { true }
            XCTAssertEqual(seen.results, before)
            XCTAssertTrue(session.wantsCompilerCheck)
            _ = session.submit("1", at: 0, to: seen)
            XCTAssertFalse(session.wantsCompilerCheck)
        }
    }

    func test_opinion_off_isNotWanted() {
        session([":set second-opinion off", "var number = 4", unsupported]) { session, _ in
            XCTAssertFalse(session.wantsCompilerCheck)
        }
    }

    func test_swiftc_asksOnce_thenRunsTheRefusedEntry() {
        session(["var number = 4", "print(\"earlier\")", unsupported, ":swiftc"]) { session, seen in
            XCTAssertTrue(seen.results.contains("outside the sandbox"), seen.results)
            XCTAssertFalse(seen.results.contains("entry 3: Int"))
            let effects = session.submit(":swiftc", at: 0, to: seen)
            XCTAssertTrue(seen.results.contains("entry 3: Int = 5\n"), seen.results)
            XCTAssertEqual(seen.results.components(separatedBy: "earlier\n").count, 2, "only once, by rill itself")
            XCTAssertEqual(effects, [.remember(.compiled)])
        }
    }

    func test_swiftc_runsStandingEntry_withNamesAsTheyWere() {
        session(["let name = 1", "print(name + 1)", "let name = \"new\"", "print(name)"]) { session, seen in
            session.mayRunCompiled = true
            let before = seen.results
            _ = session.submit(":swiftc 2", at: 0, to: seen)
            XCTAssertEqual(seen.results, before + "2\n")
            _ = session.submit(":swiftc 4", at: 0, to: seen)
            XCTAssertEqual(seen.results, before + "2\nnew\n")
        }
    }

    func test_swiftc_onWrongEntry_saysThatSwiftcRefusesIt() {
        session(["let text: Int = \"a\""]) { session, seen in
            session.mayRunCompiled = true
            _ = session.submit(":swiftc", at: 0, to: seen)
            XCTAssertTrue(seen.text.contains("entry 1:1:17: error:"), seen.text)
            XCTAssertTrue(seen.text.contains("swiftc refuses entry 1, too"), seen.text)
            _ = session.submit(":swiftc 7", at: 0, to: seen)
            XCTAssertTrue(seen.text.contains("no entry 7"), seen.text)
        }
    }

    func test_swiftc_interrupted_stopsTheProgram() {
        session(["var number = 4", "while true { _ = \(unsupported) }"]) { session, seen in
            session.mayRunCompiled = true
            DispatchQueue.global().asyncAfter(deadline: .now() + 3) { session.interrupt() }
            _ = session.submit(":swiftc", at: 0, to: seen)
            XCTAssertTrue(seen.results.contains("^C stopped"), seen.results)
        }
    }

    func test_markedOutput_givesWholeCharactersAfterTheMark() {
        var output = OutputAfterMark()
        let bytes = Array("before\n\u{1}\né€😀".utf8)
        var got = ""
        for byte in bytes { got += output.takeBytes([byte], isLast: false) ?? "" }
        XCTAssertEqual(got, "é€😀")
        var failed = OutputAfterMark()
        XCTAssertNil(failed.takeBytes(Array("Fatal".utf8), isLast: false))
        XCTAssertEqual(failed.takeBytes([], isLast: true), "Fatal")
    }
}
