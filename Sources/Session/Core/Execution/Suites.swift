import Assist
import Language
import StyledText
import Timeline
import TypeModel

/// Runs the test classes of the session.
extension ReplSession {
    /// Lists the test classes that an entry declares, with the command that runs them.
    func reportTests(of declared: [Symbol]) {
        guard let known = program?.interpreter.testsByClass, !known.isEmpty else { return }
        for case let type as NominalSymbol in declared {
            guard let tests = known[type.name.text], !tests.isEmpty else { continue }
            report(
                "(\(type.name.text): \(countText(tests.count, "test")). :test runs \(tests.count == 1 ? "it" : "them"))",
                .dim)
        }
    }

    package var knownTests: [String: [String]] {
        (program?.interpreter.testsByClass ?? [:]).filter { journal.definition(named: $0.key) != nil }
    }

    /// Returns the classes that the argument of `:test` names, and the test if it names one.
    package func chosenTests(_ argument: String) -> (classes: [String], test: String?) {
        let known = knownTests
        let parts = argument.split(separator: "/", maxSplits: 1).map { String($0) }
        let test = parts.count == 2 ? parts[1] : argument.isEmpty || known[argument] != nil ? nil : argument
        let classes = known.filter { name, tests in
            (parts.count < 2 || parts[0] == name) && (argument == name || test.map(tests.contains) ?? argument.isEmpty)
        }
        return (classes.keys.sorted(), test)
    }

    /// Runs tests as an entry without a number. If a test expected other events, draws both. Returns false if the tests
    /// were stopped.
    func runSuites(_ argument: String) -> Bool {
        let (classes, test) = chosenTests(argument)
        guard !classes.isEmpty else { return true }
        let suites = classes.map { "\($0).defaultTestSuite" }.joined(separator: ", ")
        let wanted = test.map { "\"\($0)\"" } ?? "nil"
        // Test runs are not part of the journal: `:undo` and a saved session do not repeat them.
        let entry = Journal.Entry(
            text: "_xctRun([\(suites)], \(wanted))", number: journal.lastEntryNumber + 1, isHeld: pace == .step)
        if case .stopped = perform(entry, named: "tests", limit: 3, isAnswered: false) {
            restore()
            return false
        }
        if !isSilent { drawDifferences() }
        return true
    }

    /// Draws the actual and the expected events of failed assertions as two lanes.
    private func drawDifferences() {
        guard let text = program?.interpreter.evaluate("_XCTRun.takeDifferences()").string, !text.isEmpty else {
            return
        }
        for difference in TestDifference.differences(in: text) {
            printReply(StyledText(difference.title, .heading))
            difference.picture.lines(pictureStyle).forEach(printReply)
        }
    }
}

/// The actual and the expected events of a test, in the format of `_XCTRun`, which is a title and then one event per
/// line.
struct TestDifference {
    let title: String
    let picture: Picture

    /// A tick of a test scheduler is drawn as a second. That is wrong only if a test sets another resolution.
    private static let nanosecondsPerTick: Int64 = 1_000_000_000
    private static let separator = "\u{1}"

    static func differences(in text: String) -> [TestDifference] {
        text.split(separator: "\u{2}").compactMap { TestDifference(String($0)) }
    }

    private init?(_ text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)[...]
        guard let title = lines.popFirst() else { return nil }
        self.title = title
        let recording = Recording()
        let lanes = ["expected", "found"].map { recording.addLane(named: $0) }
        var events: [(lane: Int, time: Int64, kind: Event.Kind, value: String)] = []
        for line in lines {
            let fields = line.split(separator: Character(TestDifference.separator), omittingEmptySubsequences: false)
            guard fields.count == 4, let lane = ["expected", "found"].firstIndex(of: String(fields[0])),
                let time = Int64(fields[1]), time.magnitude < 1_000_000_000,
                let kind = Event.Kind.allCases.first(where: { $0.word == fields[2] })
            else { continue }
            events.append((lane, time * TestDifference.nanosecondsPerTick, kind, String(fields[3])))
        }
        for event in events.enumerated().sorted(by: { ($0.1.time, $0.0) < ($1.1.time, $1.0) }).map(\.1) {
            recording.record(
                event.kind, on: lanes[event.lane], at: event.time, event.value.isEmpty ? .none : .text(event.value))
        }
        var rows = Picture(of: recording, lanes: lanes)
        for index in rows.tracks.indices {
            rows.tracks[index].marks.insert(Track.Mark(time: 0, kind: .subscribed), at: 0)
        }
        picture = Comparison(rows, names: ("expected", "found")).picture
    }
}
