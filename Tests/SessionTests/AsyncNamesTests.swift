import Foundation
import XCTest

@testable import Assist
@testable import Commands
@testable import SessionCore

/// The names of Swift's concurrency at the prompt: completion, `:doc` and `:find` know them, and `:fix` writes its words.
final class AsyncNamesTests: XCTestCase {
    private let session = SessionTests.session { $0.style = .prompt }
    private let collector = Collector()

    private func say(_ text: String) -> String {
        _ = session.submit(text, at: 0, to: collector)
        return collector.take()
    }

    private static let globals = [
        "Task", "TaskGroup", "ThrowingTaskGroup", "DiscardingTaskGroup", "ThrowingDiscardingTaskGroup", "TaskPriority",
        "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup", "withThrowingDiscardingTaskGroup",
        "withTaskCancellationHandler", "withCheckedContinuation", "withCheckedThrowingContinuation",
        "withUnsafeContinuation", "withUnsafeThrowingContinuation", "CheckedContinuation",
        "CancellationError", "TaskLocal", "Clock", "ContinuousClock", "SuspendingClock", "Duration", "MainActor",
        "Actor",
        "AsyncSequence", "AsyncIteratorProtocol", "AsyncStream", "AsyncThrowingStream", "Sendable",
    ]

    /// The receivers and members that are completed.
    private static let members = [
        ("Task.", "detached"), ("Task.", "sleep"), ("Task.", "yield"),
        ("Task.", "checkCancellation"), ("Task.", "currentPriority"), ("Task.", "isCancelled"),
        ("Task.", "basePriority"),
        ("task.", "isCancelled"), ("Task<Never, Never>.", "isCancelled"), ("task.", "value"), ("task.", "result"),
        ("task.", "cancel"), ("stream.", "map"), ("stream.", "reduce"), ("stream.", "filter"),
        ("stream.", "compactMap"), ("stream.", "first"), ("stream.", "asObservable"),
        ("AsyncStream<Int>.", "makeStream"), ("clock.", "measure"), ("clock.", "now"), ("span.", "components"),
        ("MainActor.", "run"), ("MainActor.", "assumeIsolated"), ("Observable.of(1).", "values"),
        ("Single.just(1).", "value"), ("Maybe.just(1).", "value"), ("Completable.empty().", "value"),
    ]

    /// Each operator of `AsyncSequence`, also after another one and for a sequence that can throw.
    private static let operators = [
        "map", "compactMap", "filter", "flatMap", "prefix", "dropFirst", "drop", "reduce", "contains", "allSatisfy",
        "first", "min", "max", "asObservable",
    ]

    private func titles(_ text: String) -> [String] {
        session.completions(in: text, at: text.utf8.count).candidates.map(\.title)
    }

    private func begins(_ title: String, with name: String) -> Bool {
        title.hasPrefix(name) && !(title.dropFirst(name.count).first.map { $0.isLetter || $0.isNumber } ?? false)
    }

    func testCompletion_ofEachName_offersIt() {
        for name in Self.globals {
            let found = titles("let x = " + name.dropLast())
            XCTAssertTrue(found.contains { begins($0, with: name) }, "\(name): \(found.prefix(5))")
        }
        _ = say("let task = Task { 1 }; let stream = AsyncStream<Int> { $0.finish() }")
        _ = say("let clock = ContinuousClock(); let span = Duration.seconds(1)")
        for (receiver, name) in Self.members {
            let found = titles(receiver + name.prefix(2))
            XCTAssertTrue(found.contains { begins($0, with: name) }, "\(receiver)\(name): \(found.prefix(5))")
        }
    }

    func testCompletion_ofOperatorsOfStreams_offersEach() {
        _ = say(
            "let plain = AsyncStream<Int> { $0.finish() }; let failing = AsyncThrowingStream<Int, Error> { $0.finish() }"
        )
        for receiver in ["plain.", "failing.", "plain.map { $0 + 1 }.", "failing.filter { $0 > 1 }.prefix(2)."] {
            for name in Self.operators {
                let found = titles(receiver + name.prefix(2))
                XCTAssertTrue(found.contains { begins($0, with: name) }, "\(receiver)\(name): \(found.prefix(8))")
            }
        }
    }

    func testDoc_ofEachName_describesIt() {
        for name in Self.globals + Self.members.map(\.1) {
            let said = say(":doc " + name)
            XCTAssertTrue(said.contains(name), "\(name): \(said)")
            XCTAssertFalse(said.contains("not documented") || said.contains("no documentation"), "\(name): \(said)")
            XCTAssertGreaterThan(said.split(separator: "\n").count, 1, "\(name): \(said)")
        }
    }

    func testDoc_ofAWordOfTheLanguage_hasAnExampleThatRuns() {
        for word in ConcurrencyWords.allWords + ["for try await"] {
            let lines = say(":doc " + word).split(separator: "\n").map(String.init)
            XCTAssertGreaterThan(lines.count, 2, "\(word): \(lines)")
            let example = lines.dropFirst(2).prefix { $0.hasPrefix("      ") }.joined(separator: "\n")
            _ = say(":reset")
            _ = say(
                "struct Image {}; func load(_ id: Int) async throws -> String { \"\" }; actor Counter { var count = 0 }"
            )
            let said = say(example)
            XCTAssertFalse(said.contains("error:"), "\(word): \(said)")
        }
    }

    func testFind_ofWhatPeopleWant_namesIt() {
        let rows = [
            ("several tasks at once", "withTaskGroup"),
            ("callback to async", "withCheckedContinuation"),
            ("stream of values with await", "AsyncStream"), ("sleep", "sleep"),
            ("wait for a task", "Task"), ("cancel a task", "Task"), ("run two things at once", "withTaskGroup"),
            ("wait a second in a task", "sleep"), ("is the task cancelled", "isCancelled"),
            ("for await over an observable", "values"), ("time an operation with a clock", "measure"),
        ]
        for (question, name) in rows {
            let found = DocumentationSearch.search(question).prefix(5).map(\.name)
            XCTAssertTrue(found.contains(name), "\(question): \(found)")
        }
    }

    func testFix_ofMissingEffects_writesThem() {
        _ = say(
            "func load() async -> Int { 7 }; func risky() async throws -> Int { 8 }; func sync(_ n: Int) -> Int { n }")
        for (entry, said) in [
            ("load()", "7"), ("print(load() + 1)", "8"), ("try risky()", "8"),
        ] {
            let refused = say(entry)
            XCTAssertTrue(refused.contains(":fix"), "\(entry): \(refused)")
            let fixed = say(":fix")
            XCTAssertTrue(fixed.contains(said), "\(entry): \(fixed)")
        }
    }

    /// An entry, and the entry that `:fix` makes of it.
    private static let fixes = [
        ("func twice() -> Int { load() * 2 }", "func twice() async -> Int { await load() * 2 }"),
        (
            "func twice() throws -> Int { try risky() * 2 }",
            "func twice() async throws -> Int { try await risky() * 2 }"
        ),
        (
            "struct Loader { let n: Int; init() { n = load() } }",
            "struct Loader { let n: Int; init() async { n = await load() } }"
        ),
        (
            "func go() { for await n in numbers { print(n) } }",
            "func go() async { for await n in numbers { print(n) } }"
        ),
        ("let action: () -> Void = { greet(1) }", "let action: () -> Void = { Task { await greet(1) } }"),
        ("let action: () -> Void = { try risky() }", "let action: () -> Void = { Task { try await risky() } }"),
        ("let job: () async -> Int = { load() }", "let job: () async -> Int = { await load() }"),
        ("let job = Task { load() }", "let job = Task { await load() }"),
        ("func read(_ a: Box) -> Int { a.n }", "func read(_ a: Box) async -> Int { await a.n }"),
        ("for await n in failing { print(n) }", "for try await n in failing { print(n) }"),
    ]

    func testFix_ofCodeThatCannotWait_declaresItAsyncOrStartsATask() {
        _ = say("func load() async -> Int { 7 }; func risky() async throws -> Int { 8 }; func greet(_ n: Int) async {}")
        _ = say("actor Box { var n = 1 }; let numbers = AsyncStream<Int> { $0.finish() }")
        _ = say("let failing = AsyncThrowingStream<Int, Error> { $0.finish() }")
        for (entry, fixed) in Self.fixes {
            let refused = say(entry)
            XCTAssertTrue(refused.contains(":fix"), "\(entry): \(refused)")
            _ = say(":fix")
            XCTAssertEqual(session.journal.entries.last?.text, fixed, refused)
        }
    }

    func testExplain_ofALoop_showsItsStages() {
        _ = say("func ticks() -> AsyncStream<Int> { AsyncStream { c in for n in 1...3 { c.yield(n) }; c.finish() } }")
        for command in [
            ":explain for await n in ticks().map({ $0 * 2 }) { print(n) }", ":explain ticks().map { $0 * 2 }",
        ] {
            let said = say(command)
            let rows = said.split(separator: "\n").filter { $0.contains("1") || $0.contains("2") }
            XCTAssertTrue(rows.contains { $0.contains("ticks()") && $0.contains("3") }, said)
            XCTAssertTrue(rows.contains { $0.contains(".map") && $0.contains("6") }, said)
        }
        let loop = say(":explain for try await n in Observable.of(1, 2).map({ $0 * 5 }).values { print(n) }")
        XCTAssertTrue(loop.contains("of(1, 2)") && loop.contains(".map") && loop.contains("10"), loop)
        XCTAssertTrue(say(":type ticks()").contains("AsyncStream<Int>"))
    }

    func testGroup_inTheTree_isANodeWithItsTasks() {
        _ = say(
            """
            let all = Task { await withTaskGroup(of: Int.self) { group in
                for n in 1...2 { group.addTask { try? await Task.sleep(for: .seconds(n)); return n } }
                return await group.reduce(0, +)
            } }
            """)
        let lines = say(":lanes tree").split(separator: "\n").map(String.init)
        XCTAssertTrue(lines.contains { $0.hasPrefix("all") }, "\(lines)")
        XCTAssertTrue(lines.contains { $0.hasPrefix("  group") }, "\(lines)")
        XCTAssertEqual(lines.count { $0.hasPrefix("    addTask") }, 2, "\(lines)")
    }

    func testTypeWithPacks_declared_isOneName() {
        let said = say(
            "struct Row<each T> { let v: (repeat each T); init(_ x: repeat each T) { v = (repeat each x) } }")
        XCTAssertEqual(said, "struct Row\n")
        XCTAssertTrue(say("Row(1, \"a\").v.1").contains("= \"a\""))
        XCTAssertTrue(say("let row: Row<Int> = Row(4)").contains("row: Row<Int>"))
        XCTAssertEqual(say(":names").components(separatedBy: "Row").count, 3, say(":names"))
    }

    func testValueThatCannotBeCopied_inLaterEntries_ends() {
        _ = say("struct File: ~Copyable { let n: Int; deinit { print(\"close\", n) } }")
        _ = say("func use(_ file: consuming File) { print(\"use\", file.n) }")
        XCTAssertEqual(say("use(File(n: 1))"), "use 1\nclose 1\n")
        _ = say("var kept: File? = File(n: 2)")
        XCTAssertEqual(say("kept = nil"), "close 2\n")
    }

    func testPicture_ofTasks_isADrawing() throws {
        _ = say("let slow = Task { try await Task.sleep(for: .seconds(5)) }")
        _ = say("slow.cancel()")
        let file = NSTemporaryDirectory() + "tasks-\(ProcessInfo.processInfo.processIdentifier).svg"
        defer { try? FileManager.default.removeItem(atPath: file) }
        let said = say(":marbles -svg \(file) tasks")
        let drawing = try String(contentsOfFile: file, encoding: .utf8)
        XCTAssertTrue(drawing.hasPrefix("<svg") && drawing.contains("await"), said + drawing)
    }
}
