import Assist
import Export
import SessionCore
import StyledText
import Syntax
import Timeline

/// Writes lanes of a session in the formats of a lesson: as a step with its diagram, or as a case of a challenge.
struct LessonPin {
    private let session: ReplSession
    private let lanes: [PinnedLane]
    private let test: PinnedTest
    private let isDisposed: [Bool]

    init(_ session: ReplSession, lanes: [PinnedLane], steps: [PinnedStep]) {
        (self.session, self.lanes) = (session, lanes)
        test = PinnedTest(session, lanes: lanes, steps: steps, form: PinnedTest.TestForm.all[0], className: "")
        let isBusy = session.program?.world.isBusy ?? false
        // A step of a lesson must end even if its source never does, so its subscription is disposed.
        isDisposed = lanes.map { $0.disposal != nil || isBusy && ($0.events.last?.kind ?? .next) == .next }
    }

    // MARK: A step

    /// Returns an example with its expected output and diagram.
    func lessonStep() throws -> String {
        let title = lanes.map(\.name).map { $0.hasPrefix("$") ? SourceWords(lanes[0].sourceCode).chain.last ?? $0 : $0 }
        let name = Set(title).sorted().joined(separator: ", ")
        let code = "example(of: \(name.debugDescription)) {\n" + exampleBody.indented(by: 4) + "}\n"
        let played = playCode(declarations + code)
        defer { session.resume() }
        if let problem = played.problem { throw CommandError("this cannot be a step: \(problem)") }
        let style = PictureStyle(width: 80, isUnicode: true, isPlain: false)
        let shown = played.recording.drawnLanes.map(\.id)
        let picture = Picture(of: played.recording, lanes: shown).lines(style).map { $0.plainText + "\n" }.joined()
        return declarations + code + "/* Prints:\n" + played.printed.withoutBlankEnds + "\n*/\n/* Draws:\n" + picture
            + "*/\n"
    }

    private var declarations: String {
        test.keptSteps.map { test.steps[$0] }.filter { $0.kind == .declaration }.map { $0.text + "\n\n" }.joined()
    }

    private var rewriter: PinnedText { PinnedText() }

    private var exampleBody: String {
        var text = lanes.indices.filter { isDisposed[$0] }.map { "var \(variableName($0)): Disposable?\n" }.joined()
        for index in test.keptSteps {
            let step = test.steps[index]
            if step.kind == .imports || step.kind == .declaration { continue }
            let own = lanes.indices.filter { lanes[$0].stepIndex == index }
            if own.isEmpty {
                let isLate = step.kind == .statement && test.tickAtTime(step.time) > 0
                text +=
                    isLate
                    ? delayedStatement(step.time, rewriter.rewrittenCode(step.text))
                    : rewriter.rewrittenCode(step.text) + "\n"
            }
            for lane in own {
                let label = lanes[lane].name.hasPrefix("$") ? lastOperatorName(lane) : lanes[lane].name
                let source = rewriter.rewrittenCode(lanes[lane].sourceCode)
                let head = isDisposed[lane] ? variableName(lane) : "_"
                let observable = source.asMemberBase + (lanes[lane].isObservable ? "" : ".asObservable()")
                let call = "\(head) = \(observable).watch(\(label.debugDescription)).subscribe()"
                text += test.tickAtTime(step.time) > 0 ? delayedStatement(step.time, call) : call + "\n"
            }
        }
        for lane in lanes.indices where isDisposed[lane] {
            text += delayedStatement(
                lanes[lane].disposal.map { Int($0.time) } ?? test.endTime, "\(variableName(lane))?.dispose()")
        }
        return text
    }

    private func lastOperatorName(_ lane: Int) -> String {
        SourceWords(lanes[lane].sourceCode).chain.last ?? lanes[lane].name
    }

    private func variableName(_ lane: Int) -> String { lanes.count == 1 ? "subscription" : "subscription\(lane + 1)" }

    private func delayedStatement(_ time: Int, _ statement: String) -> String {
        let span = ".milliseconds(\((time - test.beginTime) / 1_000_000))"
        let head = "DispatchQueue.main.asyncAfter(deadline: .now() + \(span)) {"
        let isShort = !statement.contains("\n") && head.count + statement.count <= 66
        return isShort ? "\(head) \(statement) }\n" : "\(head)\n\(statement.indented(by: 4))\n}\n"
    }

    // MARK: A case

    /// Returns a case that compares the events of an observable.
    func judgeBlock() throws -> String {
        guard lanes.count == 1 else { throw CommandError("a case can have only one lane.   :pin -judge LANE") }
        let lane = lanes[0]
        var code = declarations
        for index in test.keptSteps where index != lane.stepIndex {
            let step = test.steps[index]
            if step.kind == .imports || step.kind == .declaration { continue }
            let text = rewriter.rewrittenCode(step.text)
            // The observable is subscribed to after the last line of the code.
            code += step.kind == .statement ? delayedStatement(step.time, text) : text + "\n"
        }
        code += rewriter.rewrittenCode(lane.sourceCode).asMemberBase + "\n"
        let played = playCode(code)
        defer { session.resume() }
        if let problem = played.problem { throw CommandError("this cannot be a case: \(problem)") }
        let begin = test.steps[lane.stepIndex].time
        let last = played.recording.shownLanes.last
        let events = last.map { played.recording.events(of: [$0.id]) } ?? []
        let same =
            Self.eventOutline(events, since: events.first?.time ?? 0)
            == Self.eventOutline(lane.events, since: Int64(begin))
        guard let last, same else {
            throw CommandError("this cannot be a case: '\(lane.name)' sends other events when it runs alone")
        }
        let notation = Picture(of: played.recording, lanes: [last.id]).notation().last?.text ?? ""
        let title = SourceWords(lane.sourceCode).chain.joined(separator: ", ")
        return "/* Judge: \(title)\n\(code)Emits:\n\(notation)\n*/\n"
    }

    private static func eventOutline(_ events: [Timeline.Event], since begin: Int64) -> [String] {
        events.filter { [.next, .error, .completed].contains($0.kind) }
            .map { "\($0.time - begin) \($0.kind.word) \($0.text ?? "")" }
    }

    // MARK: Playing

    private func playCode(_ code: String) -> (printed: String, recording: Recording, problem: String?) {
        var options = session.options
        (options.style, options.pace) = (.snippet, .instant)
        let side = ReplSession(options: options)
        defer { side.close() }
        let sink = HeldOutput()
        var printed = ""
        side.onPrint = { printed += $0 }
        _ = side.submit(code, at: 0, to: sink)
        let said = sink.outputs.lazy.flatMap { $0.text.plainText.splitLines }
        let problem = side.status == 0 ? nil : said.first { $0.hasPrefix("error: ") || $0.hasPrefix("trap: ") }
        return (printed, side.recording ?? Recording(), problem.map { String($0.dropFirst("error: ".count)) })
    }
}
