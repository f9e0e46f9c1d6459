import Export
import Library
import Rill
import SessionCore
import StyledText
import Timeline

/// Runs a saved session as a program: entries at their recorded times, and only the programs' own output on stdout.
final class SavedSessionRun: OutputSink {
    private let programRun: ProgramRun
    private let session: ReplSession
    private var hasFailed = false

    init(_ programRun: ProgramRun) {
        self.programRun = programRun
        var options = programRun.options
        options.style = .snippet
        options.pace = .instant
        if programRun.isFile { options.files.programFolder = FileGrant.folder(of: programRun.name) }
        session = ReplSession(options: options)
        session.presentation = programRun.presentation
    }

    deinit { session.close() }

    /// Runs the session and returns the exit code.
    func play(started: (@escaping () -> Void) -> Void) -> Int32 {
        started { [session] in session.interrupt() }
        if programRun.timeline != nil, programRun.writesTimelineAsData {
            session.onEvent = { [programRun] in programRun.timeline?(StyledText($0)) }
        }
        let recorder = session.openProgram().recorder
        recorder.recordsSubscriptions = true
        let recording = recorder.recording
        programRun.onRecording?(recording)
        session.withOutput(to: self) { session.loadSession(programRun.name, programRun.text) }
        recorder.nameSources()
        if let drawing = programRun.drawing, !programRun.showDrawing(drawing, of: recording) { return 74 }
        return session.status == 0 && hasFailed ? 1 : session.status
    }

    func write(_ output: Output) {
        switch output.kind {
        case .program: programRun.output(output.text.plainText)
        case .timeline: output.text.lines.first.map { programRun.timeline?($0) }
        case .diagnostic:
            hasFailed = hasFailed || output.text.runs.contains { $0.role == .error || $0.role == .trap }
            programRun.report(output.text)
        case .reply: break
        }
    }
}
