import Export
import Library
import Rill
import SessionCore
import StyledText
import Timeline

/// Runs a saved session as a program: entries at their recorded times, and only the programs' own output on stdout.
final class SavedSessionRun: OutputSink {
    private let run: ProgramRun
    private let session: ReplSession
    private var hasFailed = false

    init(_ run: ProgramRun) {
        self.run = run
        var options = run.options
        options.style = .snippet
        options.pace = .instant
        if run.isFile { options.files.home = FileGrant.folder(of: run.name) }
        session = ReplSession(options: options)
        session.presentation = run.presentation
    }

    deinit { session.close() }

    /// Runs the session and returns the exit code.
    func play(started: (@escaping () -> Void) -> Void) -> Int32 {
        started { [session] in session.interrupt() }
        if run.timeline != nil, run.writesTimelineAsData {
            session.onEvent = { [run] in run.timeline?(StyledText($0)) }
        }
        let recorder = session.openProgram().recorder
        recorder.recordsSubscriptions = true
        let recording = recorder.recording
        run.onRecording?(recording)
        session.withOutput(to: self) { session.loadSession(run.name, run.text) }
        recorder.nameSources()
        if let drawing = run.drawing, !run.showDrawing(drawing, of: recording) { return 74 }
        return session.status == 0 && hasFailed ? 1 : session.status
    }

    func write(_ output: Output) {
        switch output.kind {
        case .program: run.output(output.text.plainText)
        case .timeline: output.text.lines.first.map { run.timeline?($0) }
        case .diagnostic:
            hasFailed = hasFailed || output.text.runs.contains { $0.role == .error || $0.role == .trap }
            run.report(output.text)
        case .reply: break
        }
    }
}
