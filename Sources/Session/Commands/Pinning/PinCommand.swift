import Assist
import Declarations
import Diagnostics
import Export
import Language
import SessionCore
import StyledText
import Syntax
import Timeline
import TypeModel

let pinCommand = Command(
    name: "pin", usage: "[FILE] [LANES] | -judge [FILE] | -draws [FILE]", topic: .session,
    summary: "writes the session as a test with XCTest and RxTest",
    details: """
        Writes a test case for the subscriptions of the last entry, or for LANES. Values that were sent to subjects become hot \
        observables; the recorded events become the expected events. The test uses only RxSwift and RxTest, and rill runs it \
        once before it writes the file. Without FILE, prints the test. '-judge' writes a case of a lesson's challenge, '-draws' \
        a step of a lesson.
        """,
    argument: ArgumentDescription(kind: .file, acceptedWords: ["-judge", "-draws"]),
    example: [
        "let taps = PublishSubject<Int>()",
        "taps.map { $0 * 10 }",
        "taps.onNext(1)",
        ":pin",
    ], run: { try $0.pin($1) })

extension ReplSession {
    fileprivate func pin(_ argument: String) throws {
        catchUpWithWall()
        guard let recording else { throw CommandError("Nothing recorded yet.   :help pin") }
        var words = argument.split(separator: " ").map(String.init)
        let form = words.first.flatMap { ["-judge", "-draws"].contains($0) ? $0 : nil }
        if form != nil { words.removeFirst() }
        let file = words.first.flatMap { $0.hasSuffix(".swift") ? $0 : nil }
        if file != nil { words.removeFirst() }
        let names = words.joined(separator: " ")
        let ids = try names.isEmpty ? latestLanes(recording).lanes : lanes(in: names, recording)
        let steps = PinnedStep.allSteps(of: self)
        let lanes = try ids.compactMap { recording.lane($0) }.map { try PinnedLane($0, of: self, in: steps) }
        func text() throws -> String {
            switch form {
            case "-judge": try LessonPin(self, lanes: lanes, steps: steps).judgeBlock()
            case "-draws": try LessonPin(self, lanes: lanes, steps: steps).lessonStep()
            default: try pinnedTest(lanes, steps, className: ReplSession.className(for: file))
            }
        }
        guard let file else {
            return try text().withoutBlankEnds.splitLines.forEach { printReply(StyledText($0)) }
        }
        let what = form == nil ? "a test; it passes" : form == "-judge" ? "a case of a challenge" : "a step of a lesson"
        try writeFile(text(), in: file, "wrote \(file): \(what)")
    }

    /// Returns the name of a file, without folder and extension, as the name of a type.
    private static func className(for file: String?) -> String {
        let name = (file ?? "PinnedTests.swift").split(separator: "/").last.map { $0.dropLast(".swift".count) } ?? ""
        let letters = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
        let start = letters.drop { !$0.isLetter }
        return start.isEmpty ? "PinnedTests" : start.prefix(1).uppercased() + start.dropFirst()
    }

    // MARK: The test

    /// Returns the test in the first form with which it passes.
    private func pinnedTest(_ lanes: [PinnedLane], _ steps: [PinnedStep], className: String) throws -> String {
        defer { resume() }
        var reason = ""
        for form in PinnedTest.TestForm.all {
            var test = PinnedTest(self, lanes: lanes, steps: steps, form: form, className: className)
            test.elementTypes = elementsOfSubjects
            if let helper = test.helperCode {
                throw CommandError("'\(helper)' is not part of RxSwift or RxTest: a test cannot contain it")
            }
            guard let problem = failureOfRun(of: &test) else { return test.sourceText }
            if let clock = test.uncontrolledClock { reason = "'\(clock)' does not follow the clock of a TestScheduler" }
            if reason.isEmpty { reason = problem }
            if stopButton.isPressed { throw CommandError("stopped") }
        }
        throw CommandError("this cannot be a test: \(reason)")
    }

    private var elementsOfSubjects: [String: String] {
        var elements: [String: String] = [:]
        for case let symbol as VariableSymbol in journal.definitions {
            guard StreamAdvice.sendExample(to: symbol) != nil, let type = symbol.type,
                let text = program?.interpreter.checker.describe(type), let open = text.firstIndex(of: "<")
            else { continue }
            let element = String(text[text.index(after: open)...].dropLast())
            elements[symbol.name.text] = element == "()" ? "Void" : element
        }
        return elements
    }

    /// Returns the reason why a test does not compile or pass; nil if it passes. Adds missing imports to the test.
    private func failureOfRun(of test: inout PinnedTest) -> String? {
        while true {
            let run = TestRun(test.sourceText, stopButton)
            if let module = run.missingModule, !test.modules.contains(module) {
                test.modules.append(module)
                continue
            }
            return run.failure
        }
    }
}

/// Runs a test in a session of its own.
private struct TestRun {
    private(set) var failure: String?
    /// The module whose import is missing; nil if no import is missing.
    private(set) var missingModule: String?

    init(_ text: String, _ button: StopButton) {
        var printed = ""
        var diagnostics: [Diagnostic] = []
        var run = ProgramRun(
            name: "PinnedTests.swift", text: text, presentation: Presentation(isTerminal: false),
            output: { printed += $0 }, report: { _ in })
        run.isFile = false
        run.options.isRunLimitGiven = true
        run.onInterpreter = { button.interpreter = $0 }
        run.onOutcome = { diagnostics = $0.diagnostics + [$0.failure].compactMap { $0 } }
        let status = run.run()
        let errors = diagnostics.filter { $0.severity == .error }
        missingModule = errors.lazy.compactMap(\.missingModule).first
        if let first = errors.first {
            failure = first.message
        } else if status != 0 || !printed.contains("passed") {
            let line = printed.splitLines.first { $0.contains(": error: ") }
            let reason =
                line?.split(separator: " failed: ", maxSplits: 1).dropFirst().first.map { ": \($0.trimmingSpaces)" }
                ?? ""
            failure = "with a test scheduler the test records other events\(reason)"
        }
    }
}
