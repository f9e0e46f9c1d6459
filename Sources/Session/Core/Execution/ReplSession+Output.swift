import Assist
import Diagnostics
import Language
import Library
import Listening
import Runtime
import StyledText
import Timeline

/// Writes output: text that programs print, lines of the timeline, answers and messages.
extension ReplSession {
    package var ellipsisMark: String { presentation.isUnicode ? ellipsis.unicode : ellipsis.ascii }

    package var pictureStyle: PictureStyle {
        PictureStyle(width: presentation.width, isUnicode: presentation.isUnicode, isPlain: presentation.isPlain)
    }

    /// Prints the output of a program unchanged. On a terminal, control characters are escaped.
    package func print(_ text: String) {
        guard !text.isEmpty else { return }
        printPendingAnnouncement()
        outputCount += 1
        if let program { program.recordPrinted(printed: text) }
        if !isReplaying { onPrint?(text) }
        guard !isSilent else { return }
        view.writeNextLineInFull()
        isAtLineStart = text.utf8.last == 0x0A
        let safe = presentation.isTerminal ? escapingControls(text, keeping: .layout) : text
        writeOutput(Output(.program, StyledText(safe)))
    }

    /// Prints an event as a timeline line when it is recorded.
    func drawEvent(_ event: Timeline.Event) {
        if isSilent {
            outputCount += 1
            return
        }
        if let onEvent {
            outputCount += 1
            let name = recording?.lane(event.lane)?.name ?? "?"
            return onEvent(event.jsonLine(lane: name, executor: recording?.executor(of: event)))
        }
        guard state.settings.showsLines, outputLevel < .withoutTimeline, event.lane != laneWithoutEndLine else {
            hiddenLineCount += 1
            return
        }
        let lines = view.lines(for: event, on: recording?.lane(event.lane), by: recording?.executor(of: event))
        for line in lines { write(line, .timeline) }
        if event.kind == .completed || event.kind == .error || event.kind == .disposed { printLegend() }
    }

    /// Prints the legend after a user's first timeline.
    func printLegend() {
        guard wantsLegend, !isSilent, !presentation.isPlain, state.settings.showsLines else { return }
        wantsLegend = false
        wrapped(LineView.legend(style: view.style)).forEach { write($0, .reply) }
        view.writeNextLineInFull()
        effects.append(.remember(.legend))
    }

    /// Prints the `subscribed` line of a watch that has no other output so far.
    func showSubscribed(_ watch: Watch, _ program: LiveProgram) {
        guard settingValue("time") != "full" else { return }
        let recording = program.recorder.recording
        guard let event = recording.events(of: [watch.lane]).last(where: { $0.kind == .subscribed }) else { return }
        let showing = view.style
        view.style.showsSubscribed = true
        for line in view.lines(for: event, on: recording.lane(watch.lane)) { write(line, .timeline) }
        view.style = showing
    }

    /// Prints a value or another answer.
    package func printReply(_ line: StyledText) {
        view.writeNextLineInFull()
        write(line, .reply)
    }

    package func printReply(_ text: String) { printReply(StyledText(text)) }

    /// Prints prose and wraps it. Lines after the first are indented.
    package func printProse(_ line: StyledText, indent: Int = 0) {
        let width = max(20, presentation.width)
        line.wrapped(to: width, indent: width < 60 ? min(indent, 4) : indent).forEach(printReply)
    }

    /// Prints a note: on a terminal between the results, otherwise on standard error.
    package func report(_ text: String, _ role: TextRole? = nil) {
        view.writeNextLineInFull()
        let stream = presentation.isTerminal ? Output.Stream.standard : .error
        wrapped(StyledText(text, role)).forEach { write($0, .reply, stream: stream) }
    }

    /// On a terminal, wraps a line.
    private func wrapped(_ line: StyledText) -> [StyledText] {
        presentation.isTerminal ? line.wrapped(to: max(20, presentation.width)) : [line]
    }

    package func printError(_ text: String) {
        // The message for a misused command already contains the command's name.
        announcement = nil
        raiseStatus(status: 1)
        var line = StyledText("error: ", .error)
        line.append(text)
        view.writeNextLineInFull()
        wrapped(line).forEach { write($0, .diagnostic) }
    }

    /// Prints diagnostics. `repairs` are the changes that `:fix` can apply.
    package func showDiagnostics(_ diagnostics: [Diagnostic], limit: Int, repairs: [Repair] = []) {
        var diagnostics = outputLevel > .full ? diagnostics.filter { $0.severity != .warning } : diagnostics
        guard !diagnostics.isEmpty else { return }
        if diagnostics.contains(where: { $0.severity == .error }) { availableFixes = .repairs(repairs) }
        if !repairs.isEmpty, options.style == .prompt,
            let place = diagnostics.firstIndex(where: { $0.fixIts.contains { $0.title == repairs[0].title } })
        {
            let way = repairs.count == 1 ? ":fix changes it and runs" : ":fix takes the first, :fix 2 the second"
            diagnostics[place].help = (diagnostics[place].help ?? repairs[0].title) + "   (\(way))"
        }
        view.writeNextLineInFull()
        let shownLimit = options.style == .prompt ? limit : 10
        for text in DiagnosticList(presentation: presentation, limit: shownLimit).renderedDiagnostics(diagnostics) {
            write(text, .diagnostic, isWhole: true)
        }
    }

    /// Warns of an error that no subscription handled, once for each call.
    func warnUnhandled(_ call: Span) {
        guard let program, program.callsWithUnhandledErrors.insert(call).inserted else { return }
        showDiagnostics(
            [
                Diagnostic(
                    "unhandled-error", .warning, "this error is not handled", at: ChainLabels.name(of: call),
                    notes: [.init("a compiled program prints the first line; the sequence ended here")],
                    help: "add onError:, or catchAndReturn(_:) before subscribe")
            ], limit: 3)
    }

    /// Warns of an event that is sent while the same source is still delivering one, as RxSwift does in a debug build.
    /// Warns once for each sending call.
    func warnNestedSend(_ call: Span?) {
        printKitWarning(
            KitWarning(
                rule: "nested-send", text: "this sends an event while the same source is still delivering one",
                help: "later subscribers receive the inner event first; "
                    + "add observe(on: MainScheduler.asyncInstance) before subscribe to deliver it afterwards",
                span: call))
    }

    /// Prints a warning of the app kit, once for each place. Warnings about objects in variables of the program are
    /// ignored, because the program retains these objects on purpose.
    func printKitWarning(_ remark: KitWarning) {
        guard let program else { return }
        if let object = remark.object, name(of: object) != nil { return }
        guard program.reportedKitWarnings.insert(KitWarningKey(remark)).inserted else { return }
        if remark.rule == "left-controller" { hasReportedCycles = true }
        guard let diagnostic = remark.diagnosticUnlessHeld(holder: program.interpreter.holder) else {
            return report("(\(remark.sentence))", .note)
        }
        showDiagnostics([diagnostic], limit: 3)
    }

    private func writeOutput(_ output: Output) {
        guide?.receive(output)
        outputDestination.sink?.write(output)
    }

    private func write(
        _ line: StyledText, _ kind: Output.Kind, stream: Output.Stream? = nil, isWhole: Bool = false
    ) {
        printPendingAnnouncement()
        outputCount += 1
        guard !isSilent else { return }
        // The last line that a program prints may have no newline.
        if !isAtLineStart {
            writeOutput(Output(.program, "\n"))
            isAtLineStart = true
        }
        writeOutput(Output(kind, isWhole ? line : line + "\n", stream: stream))
    }

    /// Prints the name of the running command, before its output.
    package func printPendingAnnouncement() {
        guard let line = announcement else { return }
        announcement = nil
        report(line, .dim)
    }

    func refreshStyle() {
        let fresh = presentation.lineStyle(showsSubscribed: settingValue("time") == "full")
        if view.style != fresh { view.style = fresh }
    }
}
