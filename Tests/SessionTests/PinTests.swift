import Foundation
import XCTest
@testable import Commands
@testable import Export
@testable import SessionCore

/// `:pin`: a session as a test. `Tests/Pins/compile` compiles the expected files with swiftc and runs them.
final class PinTests: XCTestCase {
    private static let folder = SessionTests.root.appendingPathComponent("Tests/Pins")

    private func session(_ name: String) throws -> ReplSession {
        let session = SessionTests.session { $0.style = .prompt }
        let file = Self.folder.appendingPathComponent("Sessions/\(name).swift")
        _ = session.submit(":load \(file.path)", at: 0, to: Collector())
        return session
    }

    private func answer(_ session: ReplSession, _ command: String) -> String {
        let collector = Collector()
        _ = session.submit(command, at: 0, to: collector)
        return collector.take()
    }

    private func run(_ text: String) -> Int32 {
        var run = ProgramRun(
            name: "Pinned.swift", text: text, presentation: Presentation(isTerminal: false), output: { _ in },
            report: { _ in })
        run.isFile = false
        return run.run()
    }

    /// The command that pins each session, where it is not `:pin` alone.
    private static let arguments = ["values": "readings, levels, tables, pairs, pulses, tuples"]

    private static func className(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() + "Tests" }

    /// The names of RxTest in what `:pin` writes: members of its scheduler, its observers and its inputs, types and labels.
    private static let nameOfRxTest = try? NSRegularExpression(
        pattern: #"\b(Test(?!s)(?:Scheduler|able)\w*|create\w+Observ\w+|advanceTo|initialClock|resolution|"#
            + #"simulateProcessingDelay)\b|(?:[sS]cheduler|observer\d*|Input)\)?\.(\w+)"#)

    private func namesOfRxTest(in text: String) -> Set<String> {
        let whole = NSRange(text.startIndex..., in: text)
        let found = Self.nameOfRxTest?.matches(in: text, range: whole) ?? []
        return Set(
            found.compactMap { match in
                (1...2).lazy.compactMap { Range(match.range(at: $0), in: text) }.first.map { String(text[$0]) }
            })
    }

    func testPins_writeOnlyNamesThatTheInterfaceOfRxTestHas() throws {
        let interface = try String(
            contentsOf: Self.folder.appendingPathComponent("RxTest/RxTest.swift"), encoding: .utf8)
        // The members of all observables.
        let ofRxSwift: Set = ["subscribe", "map"]
        let tests = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path + "/Tests")
        var names: Set<String> = []
        for test in tests {
            let text = try String(contentsOf: Self.folder.appendingPathComponent("Tests/\(test)"), encoding: .utf8)
            names.formUnion(namesOfRxTest(in: text))
        }
        // The texts in the code that writes tests. A name that no session of this folder needs is therefore also
        // checked.
        let writers = SessionTests.root.appendingPathComponent("Sources/Session/Commands/Pinning")
        for file in ["PinnedTest.swift", "PinnedText.swift", "PinnedValue.swift"] {
            let text = try String(contentsOf: writers.appendingPathComponent(file), encoding: .utf8)
            names.formUnion(namesOfRxTest(in: text).filter { $0.hasPrefix("create") || $0.hasPrefix("Test") })
        }
        names.subtract(ofRxSwift)
        XCTAssertTrue(
            names.isSuperset(of: ["TestScheduler", "advanceTo", "createObserver", "createHotObservable", "events"]))
        for name in names.sorted() {
            let isDeclared = [
                "func \(name)<", "func \(name)(", "var \(name):", "class \(name)<", "class \(name):", "\(name): ",
            ]
            .contains { interface.contains($0) }
            XCTAssertTrue(isDeclared, "'\(name)' is not in the interface of RxTest")
        }
    }

    func testPin_eachSession_writesTheExpectedTestWhichPassesAndCanFail() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path + "/Sessions")
            .map { String($0.dropLast(".swift".count)) }
        XCTAssertGreaterThan(names.count, 10)
        let place = NSTemporaryDirectory() + "pin-\(UUID().uuidString)/"
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: place) }
        for name in names {
            let session = try session(name)
            let file = Self.className(name) + ".swift"
            let said = answer(session, ":pin \(place)\(file) \(Self.arguments[name] ?? "")")
            XCTAssertEqual(said, "(wrote \(place)\(file): a test; it passes)\n", name)
            guard let text = try? String(contentsOfFile: place + file, encoding: .utf8) else { continue }
            let golden = Self.folder.appendingPathComponent("Tests/\(file)")
            if ProcessInfo.processInfo.environment["RILL_ACCEPT"] == "1" {
                try text.write(to: golden, atomically: true, encoding: .utf8)
            }
            XCTAssertEqual(text, try String(contentsOf: golden, encoding: .utf8), name)
            XCTAssertEqual(run(text), 0, name)
            let changed = text.replacingOccurrences(of: "observer.events, [", with: "observer.events, [.next(1, 1), ")
                .replacingOccurrences(of: "observer1.events, [", with: "observer1.events, [.completed(1), ")
            XCTAssertNotEqual(changed, text, name)
            XCTAssertNotEqual(run(changed), 0, name)
            session.close()
        }
    }

    func testPin_afterwards_sessionGoesOn() throws {
        let session = try session("search")
        defer { session.close() }
        XCTAssertTrue(answer(session, ":pin").contains("final class PinnedTests: XCTestCase {"))
        XCTAssertTrue(answer(session, "Observable.of(1)").contains("$R1 ● 1"))
    }

    func testPin_workOfAQueue_isRefusedWithTheReason() {
        let session = SessionTests.session()
        defer { session.close() }
        for entry in [
            "let s = PublishSubject<Int>()", "s.watch(\"s\")",
            "DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { s.onNext(1) }",
        ] { _ = answer(session, entry) }
        XCTAssertEqual(
            answer(session, ":pin s"),
            "error: this cannot be a test: 'DispatchQueue' does not follow the clock of a TestScheduler\n")
    }

    func testPin_valuesThatCannotBeCompared_areRefusedWithTheReason() {
        let session = SessionTests.session()
        defer { session.close() }
        _ = answer(session, "struct Box { var n = 1 }\nObservable.of(Box())")
        let said = answer(session, ":pin")
        XCTAssertTrue(said.hasPrefix("error: this cannot be a test: "), said)
        XCTAssertTrue(said.contains("Equatable"), said)
    }

    func testPin_nothingRecordedAndUnknownLane_saySo() {
        let session = SessionTests.session()
        defer { session.close() }
        XCTAssertEqual(answer(session, ":pin"), "error: Nothing recorded yet.   :help pin\n")
        _ = answer(session, "Observable.of(1)")
        XCTAssertEqual(answer(session, ":pin nothing"), "error: no lane 'nothing'.   :lanes lists them\n")
        _ = answer(session, "func f() { Observable.of(1).subscribe(onNext: { print($0) }).dispose() }\nf()")
        let said = answer(session, ":pin")
        XCTAssertTrue(said.contains("inside a function. Watch the observable itself to pin it."), said)
    }

    func testPin_fileOfSomebodyElse_isAskedForFirst() throws {
        let session = try session("search")
        defer { session.close() }
        session.presentation = Presentation(isTerminal: true)
        let file = NSTemporaryDirectory() + "Pin\(getpid())Tests.swift"
        defer { try? FileManager.default.removeItem(atPath: file) }
        try "mine".write(toFile: file, atomically: true, encoding: .utf8)
        let asked = answer(session, ":pin \(file)").replacingOccurrences(of: "\n", with: " ")
        XCTAssertTrue(asked.contains("Repeat the command to overwrite it."), asked)
        XCTAssertEqual(try String(contentsOfFile: file, encoding: .utf8), "mine")
        XCTAssertTrue(answer(session, ":pin \(file)").contains("(wrote"))
        XCTAssertTrue(try String(contentsOfFile: file, encoding: .utf8).contains("XCTestCase"))
    }

    func testPinJudge_oneLane_isACaseOfAChallenge() throws {
        let session = try session("search")
        defer { session.close() }
        let text = answer(session, ":pin -judge")
        XCTAssertTrue(text.hasPrefix("/* Judge: results\nlet search = PublishSubject<String>()\n"), text)
        XCTAssertTrue(text.hasSuffix("results\nEmits:\n1450ms 'RX' 550ms |\n*/\n"), text)
    }

    func testPinDraws_endlessSource_isDisposedWhereTheSessionEnds() throws {
        let session = try session("shared")
        defer { session.close() }
        let text = answer(session, ":pin -draws $R0")
        XCTAssertTrue(text.contains("subscription?.dispose()"), text)
        XCTAssertTrue(text.contains("/* Draws:\n"), text)
        XCTAssertTrue(text.contains("/* Prints:\n--- Example of: map ---\n*/"), text)
    }

    /// Members of RxTest 6.9 and of `VirtualTimeScheduler`, as their interfaces list them. Tests that are written may use no other.
    func testPinnedTests_useOnlyMembersThatRxTestHas() throws {
        let known: [String: Set<String>] = [
            "scheduler": ["createHotObservable", "createColdObservable", "createObserver", "scheduleAt", "advanceTo"],
            "observer": ["events"],
        ]
        let arguments: Set<String> = ["initialClock", "resolution", "simulateProcessingDelay"]
        let member = try NSRegularExpression(pattern: "\\b(scheduler|observer)[0-9]*\\.([a-zA-Z]+)")
        let label = try NSRegularExpression(pattern: "([a-zA-Z]+):")
        func groups(_ pattern: NSRegularExpression, _ text: String) -> [[String]] {
            pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
                (1..<match.numberOfRanges).map { String(text[Range(match.range(at: $0), in: text)!]) }
            }
        }
        var members = 0
        for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path + "/Tests") {
            let text = try String(contentsOf: Self.folder.appendingPathComponent("Tests/\(name)"), encoding: .utf8)
            for found in groups(member, text) {
                members += 1
                XCTAssertTrue(known[found[0]]?.contains(found[1]) ?? false, "\(name): \(found)")
            }
            for made in text.components(separatedBy: "TestScheduler(").dropFirst() {
                for found in groups(label, String(made.prefix { $0 != ")" })) {
                    XCTAssertTrue(arguments.contains(found[0]), "\(name): \(found)")
                }
            }
        }
        XCTAssertGreaterThan(members, 40)
    }
}
