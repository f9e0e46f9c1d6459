import Diagnostics
import Export
import Language
import Library
import Listening
import Requests
import Rill
import SessionCore
import StyledText
import Timeline

/// Runs a program from a file; stdout is exactly the program's output.
package struct ProgramRun {
    /// The path of the program's file.
    package var name: String
    package var text: String
    package var options = RunConfiguration()
    /// True if `name` is a file, so that the program may read the files beside it.
    package var isFile = true
    /// Receives the program's output.
    package var output: (String) -> Void
    /// Receives diagnostics and notes in whole lines.
    package var report: (StyledText) -> Void
    /// Receives lines of the timeline, without their newlines; nil to print no timeline.
    package var timeline: ((StyledText) -> Void)?
    /// True if the lines of the timeline are JSON objects.
    package var writesTimelineAsData = false
    /// The diagram of the watched lanes to show at the end; nil for none.
    package var drawing: Drawing?
    package var draw: (StyledText) -> Void = { _ in }
    package var drawingForm = DrawingForm.text
    package var drawingStyle = DrawingStyle()
    /// Receives the interpreter before the program runs.
    var onInterpreter: (Interpreter) -> Void = { _ in }
    /// Receives the outcome of the run; its messages go to `reportOutcome`.
    var onOutcome: (Language.Outcome) -> Void = { _ in }
    /// Receives the recording, which is still empty, before the run.
    package var onRecording: ((Recording) -> Void)?
    /// Receives the screen of the program's app at the end of the run.
    package var onScreen: ((ExportModel.Screen) -> Void)?
    /// The format of lines and diagnostics.
    package var presentation: Presentation

    package enum Drawing {
        /// The drawing has one row for each lane.
        case marbles
        /// The stages of one lane; if nil, of all lanes.
        case stages(of: String?)
    }

    package init(
        name: String, text: String, presentation: Presentation, output: @escaping (String) -> Void,
        report: @escaping (StyledText) -> Void
    ) {
        self.name = name
        self.text = text
        self.presentation = presentation
        self.output = output
        self.report = report
    }

    /// Runs the program and returns the exit code. `started` receives a function that stops the run and may be called
    /// on any thread.
    package func run(started: (@escaping () -> Void) -> Void = { _ in }) -> Int32 {
        // A search for orders or leaks works on programs, not on saved sessions.
        if options.orderPlan == nil, !options.findsLeaks, JournalFile.isSession(text) {
            return SavedSessionRun(self).play(started: started)
        }
        var options = options
        options.style = .program
        options.arguments = [name] + options.arguments.dropFirst()
        if isFile { options.files.programFolder = FileGrant.folder(of: name) }
        let interpreter = Interpreter(options: options, output: output)
        interpreter.onErrorOutput = { report(StyledText($0)) }
        onInterpreter(interpreter)
        started { interpreter.interrupt() }
        let needsRecorder = timeline != nil || options.isRecorded || drawing != nil || options.findsLeaks
        let recorder = needsRecorder ? Recorder(world: interpreter.world) : nil
        recorder?.recordsSendPositions = options.isRecorded
        recorder?.recordsSubscriptions = true
        recorder?.nameOfObject = { [unowned interpreter] in interpreter.name(of: $0) }
        recorder?.pathToObject = { [unowned interpreter] in interpreter.path(to: $0) }
        installHooks(to: interpreter, recorder)
        if let recorder { onRecording?(recorder.recording) }
        let outcome = interpreter.run(Source(name: name, text: text), mode: .script)
        var isShown = true
        if let recorder, let drawing, outcome.exitCode != 1 {
            recorder.nameSources()
            isShown = showDrawing(drawing, of: recorder.recording, wasCut: outcome.end.isTimeLimit)
        }
        if options.endsProcess { _ = Unmanaged.passRetained(interpreter) }
        reportOutcome(outcome)
        onOutcome(outcome)
        if let onScreen, outcome.exitCode != 1, text.contains("import UIKit"),
            case .bool(false)? = interpreter.evaluate("AppScreen.main.isEmpty", named: "screen").value,
            let screen = ExportModel.Screen(
                after: "", string: { interpreter.evaluate($0, named: "screen").string ?? "" })
        {
            onScreen(screen)
        }
        let leaks = outcome.exitCode == 1 ? [] : interpreter.leaks()
        let open = recorder?.undisposedSubscriptions(apartFrom: leaks, isSession: false) ?? []
        let leakReport = LeakReport(leaks: leaks, subscriptions: open, isUnicode: presentation.isUnicode)
        if options.findsLeaks, outcome.exitCode != 1 { leakReport.lines.forEach(draw) }
        // Subscriptions that are disposed by the end of the program are not part of a recording.
        if recorder == nil || options.orderPlan != nil, !options.endsProcess { interpreter.close() }
        if options.findsLeaks, !leakReport.isEmpty, outcome.exitCode == 0 { return 1 }
        return isShown ? outcome.exitCode : 74
    }

    /// Checks the program without running it. Returns the exit code, and reports the errors if it is not 0. A saved
    /// session has no imports of its own.
    package func check() -> Int32 {
        if JournalFile.isSession(text) { return 0 }
        var options = options
        options.style = .program
        let interpreter = Interpreter(options: options, output: output)
        defer { interpreter.close() }
        let outcome = interpreter.check(Source(name: name, text: text), mode: .script)
        if outcome.exitCode != 0 { reportOutcome(outcome) }
        return outcome.exitCode
    }

    private func installHooks(to interpreter: Interpreter, _ recorder: Recorder?) {
        var view = LineView(style: presentation.lineStyle(showsSubscribed: false))
        var reported: Set<KitWarningKey> = []
        interpreter.install(recorder, style: .program) { [unowned interpreter, recording = recorder?.recording] event in
            switch event {
            case .recorded(let event):
                let lane = recording?.lane(event.lane)
                guard let timeline, lane?.labelledWatch == nil else { return }
                let executor = recording?.executor(of: event)
                if writesTimelineAsData {
                    return timeline(StyledText(event.jsonLine(lane: lane?.name ?? "?", executor: executor)))
                }
                for line in view.lines(for: event, on: lane, by: executor) { timeline(line) }
            case .warning(let remark):
                if let object = remark.object, interpreter.name(of: object) != nil { return }
                if reported.insert(KitWarningKey(remark)).inserted { printWarning(remark, interpreter) }
            case .refusedAccess(let sentence): report("rill: \(sentence)\n")
            case .bodyBegan, .result, .printed, .nestedSend, .unhandledError: break
            }
        }
    }

    private func printWarning(_ remark: KitWarning, _ interpreter: Interpreter) {
        guard let diagnostic = remark.diagnosticUnlessHeld(holder: interpreter.holder) else {
            return report(StyledText(remark.sentence + "\n"))
        }
        for text in DiagnosticList(presentation: presentation, limit: 1).renderedDiagnostics([diagnostic]) {
            report(text)
        }
    }

    private func reportOutcome(_ outcome: Language.Outcome) {
        let drawing = DiagnosticList(presentation: presentation, limit: 10)
        let all = outcome.diagnostics + (outcome.failure.map { [$0] } ?? [])
        for text in drawing.renderedDiagnostics(all) { report(text) }
        if case .limit(let live) = outcome.end {
            report(
                "rill: stopped after \(DurationText.text(options.runLimit)) of virtual time, \(live) live (--for 1h, --pace live)\n"
            )
        }
        if case .interrupted = outcome.end { report("rill: interrupted\n") }
    }
}

extension Language.Outcome.End {
    /// True if the time limit ended the run.
    fileprivate var isTimeLimit: Bool { if case .limit = self { true } else { false } }
}
