import Assist
import Export
import SessionCore
import Syntax
import Timeline

/// Writes lanes of a session as a test case that needs only RxSwift, RxTest and XCTest.
struct PinnedTest {
    /// A way to write the session as a test. The first form that passes is used.
    struct TestForm {
        /// If true, inputs are hot observables with times. Otherwise a statement after `advanceTo` sends each event.
        var hasHotInputs: Bool
        /// If true, subscriptions to lanes that are not pinned stay in the test, because they may keep a shared source
        /// connected.
        var keepsOthers: Bool

        static let all = [
            TestForm(hasHotInputs: true, keepsOthers: false), TestForm(hasHotInputs: true, keepsOthers: true),
            TestForm(hasHotInputs: false, keepsOthers: false), TestForm(hasHotInputs: false, keepsOthers: true),
        ]
    }

    let lanes: [PinnedLane]
    /// The names of the subjects; the next field has those of the relays.
    let subjects: Set<String>
    let relays: Set<String>
    /// The statements that the lanes need, by index in the session's statements.
    private(set) var keptSteps: [Int] = []
    let steps: [PinnedStep]
    let form: TestForm
    /// The virtual time at which the test begins; the next field is the time at which it ends.
    let beginTime: Int
    let endTime: Int
    /// The number of ticks in a millisecond: 1, or 1,000 if an event is between two milliseconds.
    let ticksPerMillisecond: Int
    let className: String
    /// The imported modules, except RxSwift.
    var modules: [String] = []

    init(_ session: ReplSession, lanes: [PinnedLane], steps: [PinnedStep], form: TestForm, className: String) {
        (self.lanes, self.steps, self.form, self.className) = (lanes, steps, form, className)
        let sendable = session.journal.definitions.compactMap { symbol -> (name: String, send: String)? in
            guard let send = StreamAdvice.sendExample(to: symbol) else { return nil }
            return (symbol.name.text, send)
        }
        subjects = Set(sendable.map(\.name))
        relays = Set(sendable.filter { $0.send == "accept" }.map(\.name))
        let now = session.program?.world.now ?? 0
        let ends = lanes.compactMap(\.endTime)
        endTime = ends.count == lanes.count ? ends.max() ?? now : now
        let limit = endTime
        let chosen = PinnedTest.neededSteps(lanes, steps, form, subjects).filter { index in
            steps[index].kind != .statement || steps[index].time <= limit
        }
        keptSteps = chosen
        let timed = chosen.filter { steps[$0].isTimed }
        beginTime = timed.map { steps[$0].time }.min() ?? 0
        let times = lanes.flatMap { $0.events.map { Int($0.time) } } + chosen.map { steps[$0].time } + [endTime]
        ticksPerMillisecond = times.allSatisfy { [beginTime] in ($0 - beginTime) % 1_000_000 < 1_000 } ? 1 : 1_000
    }

    // MARK: The statements that a test needs

    private static func neededSteps(
        _ lanes: [PinnedLane], _ steps: [PinnedStep], _ form: TestForm, _ subjects: Set<String>
    ) -> [Int] {
        let declared = steps.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
        var names = Set(lanes.flatMap { SourceWords($0.sourceCode).freeNames })
        var words = Set(lanes.flatMap { SourceWords($0.sourceCode).names })
        var kept = Set(lanes.map(\.stepIndex))
        for lane in lanes where steps[lane.stepIndex].changes(subjects, apartFrom: lane.sourceCode) {
            names.formUnion(steps[lane.stepIndex].usedNamesInText)
        }
        while true {
            let count = kept.count
            for (index, step) in steps.enumerated().reversed() where !kept.contains(index) {
                let known = names.intersection(declared)
                guard isNeeded(step, known, words, known.intersection(subjects), form) else { continue }
                kept.insert(index)
                names.formUnion(step.usedNamesInText)
                words.formUnion(step.wordsInText)
            }
            if kept.count == count { return kept.sorted() }
        }
    }

    private static func isNeeded(
        _ step: PinnedStep, _ names: Set<String>, _ words: Set<String>, _ subjects: Set<String>, _ form: TestForm
    ) -> Bool {
        if !step.declaredNames.isDisjoint(with: names) { return true }
        switch step.kind {
        case .imports: return false
        // An extension is needed if the test uses one of the words that it declares.
        case .declaration: return step.declaredNames.isEmpty && !step.wordsInText.isDisjoint(with: words)
        case .variable, .statement:
            if step.onlyPrints || step.usedNamesInText.isDisjoint(with: names) { return false }
            if step.isSubscription { return form.keepsOthers || step.changes(subjects) }
            return step.kind == .statement
        }
    }

    /// The code of a function for marbles or of the prompt, if the kept statements call one that RxTest does not
    /// define.
    var helperCode: String? {
        let declared = usedNames
        for index in keptSteps {
            let text = rewriter.rewrittenCode(lanes.first { $0.stepIndex == index }?.sourceCode ?? steps[index].text)
            let found = SourceWords(text).freeNames.intersection(PinnedTest.helperNames).subtracting(declared)
            if let first = found.sorted().first { return first }
        }
        return nil
    }

    /// The name of a clock that a kept statement uses and a test scheduler cannot control; nil if there is none.
    var uncontrolledClock: String? {
        let names = keptSteps.reduce(into: Set<String>()) { $0.formUnion(steps[$1].usedNamesInText) }
        return names.intersection(["DispatchQueue", "Timer", "Task", "Thread", "URLSession", "sleep", "usleep"])
            .sorted().first
    }

    private static let helperNames: Set<String> = [
        "cold", "hot", "expect", "example", "delay", "playgroundShouldContinueIndefinitely", "PlaygroundPage", "show",
        "AppScreen", "StubServer", "UIScript",
    ]

    // MARK: Text

    /// Returns the tick for a virtual time.
    func tickAtTime(_ time: Int) -> Int {
        Int((Double(time - beginTime) * Double(ticksPerMillisecond) / 1e6).rounded())
    }

    private func tickLiteral(_ time: Int) -> String { GroupedDigits.literal(tickAtTime(time)) }

    private var isFileScoped: Bool {
        keptSteps.contains { index in
            let step = steps[index]
            return step.kind == .declaration && rewriter.rewrittenCode(step.text) != step.text
        }
    }

    private var schedulerName: String { usedNames.contains("scheduler") ? "testScheduler" : "scheduler" }
    private var usedNames: Set<String> { keptSteps.reduce(into: []) { $0.formUnion(steps[$1].declaredNames) } }
    private var rewriter: PinnedText { PinnedText(scheduler: schedulerName, ticksPerMillisecond: ticksPerMillisecond) }

    private var schedulerLine: String {
        let resolution = ticksPerMillisecond == 1 ? "0.001" : "0.000_001"
        return "let \(schedulerName) = TestScheduler(\n    initialClock: 0, resolution: \(resolution), "
            + "simulateProcessingDelay: false)\n"
    }

    var methodName: String {
        let lane = lanes[0]
        let words =
            SourceWords(lane.name).isName && !lane.name.hasPrefix("$")
            ? [lane.name] : SourceWords(lane.sourceCode).chain
        return "test" + words.prefix(4).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    var sourceText: String {
        var imports = ["RxSwift", "RxTest", "XCTest"] + modules
        for index in steps.indices where steps[index].kind == .imports {
            let module = String(steps[index].text.split(separator: " ").last ?? "")
            if !["Dispatch", "Foundation", "RxSwift", "RxTest", "XCTest"].contains(module), !imports.contains(module) {
                imports.append(module)
            }
        }
        var text = imports.sorted().map { "import \($0)\n" }.joined() + "\n"
        if isFileScoped { text += "private " + schedulerLine + "\n" }
        for index in keptSteps where steps[index].kind == .declaration && !isLocal(steps[index]) {
            text += rewriter.rewrittenCode(steps[index].text) + "\n\n"
        }
        text +=
            "/// A session of rill as a test; times are in \(ticksPerMillisecond == 1 ? "milliseconds" : "microseconds").\n"
        text += "final class \(className): XCTestCase {\n"
        let body = (isFileScoped ? "" : schedulerLine) + self.methodBody
        let tries = body.contains("try ") ? " throws" : ""
        text += "    func \(methodName)()\(tries) {\n" + body.indented(by: 8) + "    }\n}\n"
        return text
    }

    /// Functions that use variables of the session become local functions of the test.
    private func isLocal(_ step: PinnedStep) -> Bool {
        let variables = steps.filter { $0.kind == .variable }.reduce(into: Set<String>()) {
            $0.formUnion($1.declaredNames)
        }
        return step.isFunction && !step.usedNamesInText.isDisjoint(with: variables)
    }

    private var inputs: [String: [(step: Int, input: PinnedStep.Input)]] {
        guard form.hasHotInputs else { return [:] }
        let variables = steps.filter { $0.kind == .variable }.reduce(into: Set<String>()) {
            $0.formUnion($1.declaredNames)
        }
        let found = keptSteps.compactMap { index in
            steps[index].input(to: subjects, variables: variables).map { (step: index, input: $0) }
        }
        return Dictionary(grouping: found) { $0.input.subject }
    }

    private var methodBody: String {
        let inputs = inputs
        let sent = Set(inputs.values.flatMap { $0.map(\.step) })
        var (text, clock) = ("", beginTime)
        func pass(to time: Int) {
            if time > clock { text += "\(schedulerName).advanceTo(\(tickLiteral(time)))\n" }
            clock = max(clock, time)
        }
        var disposals = lanes.indices.filter { lanes[$0].disposal != nil }
        func dispose(before mark: Int) {
            for index in disposals {
                guard let event = lanes[index].disposal, event.number <= mark else { continue }
                pass(to: Int(event.time))
                text += "\(variableName("subscription", index)).dispose()\n"
            }
            disposals.removeAll { lanes[$0].disposal.map { $0.number <= mark } ?? true }
        }
        for index in keptSteps {
            let step = steps[index]
            if sent.contains(index) || step.kind == .imports || step.kind == .declaration && !isLocal(step) { continue }
            dispose(before: step.eventCountBefore)
            if step.isTimed { pass(to: step.time) }
            text += statement(index, at: tickAtTime(step.time))
            for subject in subjects.intersection(step.declaredNames).sorted() where step.kind == .variable {
                if let events = inputs[subject] { text += hotObservableCode(subject, events) }
            }
        }
        dispose(before: .max)
        text += "\(schedulerName).advanceTo(\(tickLiteral(endTime)))\n"
        for index in lanes.indices where lanes[index].disposal == nil {
            text += "\(variableName("subscription", index)).dispose()\n"
        }
        return text + expectationCode
    }

    private func variableName(_ word: String, _ index: Int) -> String {
        var name = lanes.count == 1 ? word : "\(word)\(index + 1)"
        while usedNames.contains(name) { name += "OfTest" }
        return name
    }

    private func statement(_ index: Int, at tick: Int) -> String {
        let own = lanes.indices.filter { lanes[$0].stepIndex == index }
        let step = steps[index]
        guard !own.isEmpty else {
            let text = rewriter.rewrittenCode(step.text, at: tick)
            guard let result = step.resultName else { return text + "\n" }
            let isNamed = isMentioned(result, after: index)
            let name = isNamed ? PinnedText.validName(result) : text.asMemberBase
            let subscription = step.isWatch ? "_ = \(name).subscribe()\n" : ""
            if isNamed { return "let \(name) = \(text)\n" + subscription }
            return step.isWatch ? subscription : "_ = \(text)\n"
        }
        var text = ""
        for lane in own {
            let observer = variableName("observer", lane)
            let isCompared = lanes[lane].isCompared
            text +=
                "let \(observer) = \(schedulerName).createObserver(\(isCompared ? lanes[lane].elementType : "String").self)\n"
            var source = rewriter.rewrittenCode(lanes[lane].sourceCode, at: tick)
            if let result = step.resultName, isMentioned(result, after: index) {
                text += "let \(PinnedText.validName(result)) = \(source)\n"
                source = PinnedText.validName(result)
            }
            let suffix = isCompared ? "" : ".map { \"\\($0)\" }"
            let conversion = lanes[lane].isObservable ? "" : ".asObservable()"
            let observable = source.asMemberBase + conversion + suffix
            text += "let \(variableName("subscription", lane)) = \(observable).subscribe(\(observer))\n"
        }
        // The rest of the statement may send to another subject.
        let others = subjects.intersection(usedNames)
        if own.contains(where: { step.changes(others, apartFrom: lanes[$0].sourceCode) }) {
            text += "_ = \(rewriter.rewrittenCode(step.text, at: tick))\n"
        }
        return text
    }

    private func isMentioned(_ name: String, after index: Int) -> Bool {
        keptSteps.contains { $0 > index && steps[$0].usedNamesInText.contains(name) }
    }

    private func hotObservableCode(_ subject: String, _ events: [(step: Int, input: PinnedStep.Input)]) -> String {
        let rows = events.map { "    \(rewriter.rewrittenCode($0.input.event(tickLiteral(steps[$0.step].time)))),\n" }
            .joined()
        let name = subject + "Input"
        let element = elementTypes[subject] ?? "Any"
        let listener = relays.contains(subject) ? "onNext: { \(subject).accept($0) }" : subject
        return "let \(name): TestableObservable<\(element)> = \(schedulerName).createHotObservable([\n\(rows)])\n"
            + "_ = \(name).subscribe(\(listener))\n"
    }

    /// The element types of the subjects, by name.
    var elementTypes: [String: String] = [:]

    private var expectationCode: String {
        var text = ""
        for index in lanes.indices {
            let rows = lanes[index].events.map { "    \(eventLiteral($0, lanes[index])),\n" }.joined()
            let list = rows.isEmpty ? "[]" : "[\n\(rows)]"
            text += "\nXCTAssertEqual(\(variableName("observer", index)).events, \(list))\n"
        }
        return text
    }

    private func eventLiteral(_ event: Timeline.Event, _ lane: PinnedLane) -> String {
        let time = tickLiteral(Int(event.time))
        let value = event.text ?? "()"
        switch event.kind {
        case .completed: return ".completed(\(time))"
        case .error: return ".error(\(time), \(PinnedValue.errorLiteral(value, steps)))"
        default:
            return
                ".next(\(time), \(lane.isCompared ? PinnedValue.elementLiteral(value, declaredTypes) : value.debugDescription))"
        }
    }

    /// The names of the types that the file of the test declares.
    private var declaredTypes: Set<String> { keptSteps.reduce(into: []) { $0.formUnion(steps[$1].declaredNames) } }
}
