import Assist
import Diagnostics
import Export
import Language
import Rill
import SessionCore
import StyledText
import Syntax
import Timeline

/// `rill diff OLD NEW`: runs two versions of a program on the same inputs and lists the lanes that differ.
package struct DiffTask {
    package enum Form {
        case text, markdown
    }

    package var paths: (old: String, new: String)
    /// A file with recorded events to send to the programs' subjects; nil if the programs send only their own events.
    package var inputPath: String?
    package var form = Form.text
    /// The file to write instead of printing: HTML if its name ends in `.html`, Markdown otherwise.
    package var outputPath: String?
    /// True if equal events at different times are not a difference.
    package var ignoresTimes = false
    package var options = RunConfiguration()
    package var presentation: Presentation
    package var write: (StyledText) -> Void
    package var reportError: (String) -> Void

    package init(
        old: String, new: String, presentation: Presentation, write: @escaping (StyledText) -> Void,
        reportError: @escaping (String) -> Void
    ) {
        paths = (old, new)
        (self.presentation, self.write, self.reportError) = (presentation, write, reportError)
    }

    /// Runs both programs. Returns the exit status: 0 if their results are equal, 1 if they differ or a program is
    /// refused.
    package func run() -> Int32 {
        do {
            let inputs = try inputPath.map { ProgramInputs(TraceReader(try Files.readText($0)).recording) }
            let texts = (old: try Files.readProgram(paths.old), new: try Files.readProgram(paths.new))
            guard let old = runProgram(texts.old, paths.old, inputs), let new = runProgram(texts.new, paths.new, inputs)
            else {
                return 1
            }
            let comparison = RunComparison(
                old.record, new.record, names: ("old", "new"), comparesTimes: !ignoresTimes, isSameProgram: false)
            let report = DiffReport(
                comparison: comparison, names: (paths.old, paths.new), endReasons: (old.end, new.end),
                presentation: presentation)
            if let outputPath {
                try Files.write(outputPath, outputPath.hasSuffix(".html") ? report.htmlPage : report.markdown)
            } else {
                (form == .markdown ? [StyledText(report.markdown.trimmingSpaces)] : report.lines).forEach(write)
            }
            return report.differs ? 1 : 0
        } catch {
            reportError(Files.errorMessage(about: error))
            return 66
        }
    }

    private func runProgram(_ text: String, _ name: String, _ inputs: ProgramInputs?) -> (
        record: RunRecord, end: String
    )? {
        var (reported, printed, recording) = (StyledText(), PrintLog(), Recording())
        let program = inputs?.addingEvents(to: text) ?? (text: text, missing: [])
        for subject in program.missing {
            reportError("\(name) has no subject '\(subject)', so the events of '\(subject)' are ignored")
        }
        var run = ProgramRun(
            name: name, text: program.text, presentation: presentation,
            output: { printed.append($0, after: 0, cause: 0, time: Int64(World.current?.now ?? 0), entry: 0) },
            report: { reported += $0 })
        run.options = options
        run.options.isRecorded = true
        run.options.endsProcess = false
        run.timeline = { _ in }
        run.onRecording = { recording = $0 }
        let status = run.run()
        guard status != 1 else {
            reportError("\(name) is refused:")
            write(reported)
            return nil
        }
        let end = status == 0 ? "ends normally" : reported.plainText.split(separator: "\n").first.map(String.init) ?? ""
        return (RunRecord(recording: recording, printedLines: printed.lines), end)
    }
}

/// Writes the events of a recording as code, which sends them to the program's subjects of the same names.
struct ProgramInputs {
    private let events: [(lane: String, event: Timeline.Event)]

    init(_ recording: Recording) {
        events = recording.shownLanes.flatMap { lane in
            recording.events(of: [lane.id]).filter { $0.kind != .subscribed && $0.kind != .disposed }
                .map { (lane.name, $0) }
        }.sorted { ($0.event.time, $0.event.number) < ($1.event.time, $1.event.number) }
    }

    /// Returns the program with statements that send the events at their times on the main thread. Also returns the
    /// names of the lanes for which the program has no variable.
    func addingEvents(to text: String) -> (text: String, missing: [String]) {
        var (lines, missing): ([String], [String]) = ([], [])
        for (lane, event) in events {
            guard let declaration = Self.declaration(of: lane, in: text) else {
                if !missing.contains(lane) { missing.append(lane) }
                continue
            }
            guard let call = Self.callSending(event, isRelay: declaration.contains("Relay")) else { continue }
            let span = ".nanoseconds(\(event.time))"
            lines.append(
                "_ = Observable<Int>.timer(\(span), scheduler: MainScheduler.instance)"
                    + ".subscribe(onNext: { _ in \(lane).\(call) })")
        }
        return (lines.isEmpty ? text : text + "\n" + lines.joined(separator: "\n") + "\n", missing)
    }

    /// Returns the declaration of a variable at the top level of a program.
    private static func declaration(of name: String, in text: String) -> String? {
        Source.withScratchSource(text) { source in
            let declarations = parse(source).statements.compactMap { statement in
                if case .decl(let declaration) = statement.kind { declaration } else { nil }
            }
            return declarations.first {
                if case .variable = $0.kind { $0.documentedName == name } else { false }
            }?.span.text
        }
    }

    private static func callSending(_ event: Timeline.Event, isRelay: Bool) -> String? {
        switch event.kind {
        case .next: (isRelay ? "accept" : "onNext") + "(\(event.text ?? "()"))"
        case .completed: isRelay ? nil : "onCompleted()"
        case .error: isRelay ? nil : "onError(RxError.unknown)"
        case .subscribed, .disposed: nil
        }
    }
}
