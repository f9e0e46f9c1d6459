import Assist
import Export
import SessionCore
import StyledText
import Timeline

/// `rill trace FILE`: draws the log of an app with `debug("id")`, or events that rill has exported as JSON.
package struct TraceTask {
    package enum Form {
        case picture
        /// The events in marble notation.
        case notation
        /// The events as JSON lines.
        case data
        /// A drawing in an SVG file.
        case drawing(String)
        /// A file as `rill export` writes it; the extension selects its format.
        case file(String)
    }

    /// The path of the log; `-` is standard input.
    package var path: String
    /// The path of the log to compare with.
    package var comparedPath: String?
    package var form = Form.picture
    package var presentation: Presentation
    package var drawingStyle = DrawingStyle()
    package var write: (StyledText) -> Void
    package var reportError: (String) -> Void

    package init(
        path: String, presentation: Presentation, write: @escaping (StyledText) -> Void,
        reportError: @escaping (String) -> Void
    ) {
        (self.path, self.presentation, self.write, self.reportError) = (path, presentation, write, reportError)
    }

    /// Runs the task and returns the exit code.
    package func run() -> Int32 {
        do {
            let trace = try readTrace(path)
            guard trace.eventCount > 0 else {
                reportError("no events in \(path): trace reads lines of debug(\"id\") and JSON lines of rill")
                return 1
            }
            if let comparedPath {
                let other = try readTrace(comparedPath)
                return compareTraces(trace, other)
            }
            return try showTrace(trace)
        } catch {
            reportError(Files.errorMessage(about: error))
            return 66
        }
    }

    private func readTrace(_ path: String) throws -> TraceReader {
        let trace = TraceReader(try path == "-" ? Files.readStandardInput() : Files.readText(path))
        guard !trace.badLines.isEmpty else { return trace }
        reportError("\(path): \(countText(trace.badLines.count, "line")) could not be read")
        for line in trace.badLines.prefix(3) { reportError("  line \(line.number): \(escapingControls(line.text))") }
        if trace.badLines.count > 3 { reportError("  and \(trace.badLines.count - 3) more") }
        return trace
    }

    private func showTrace(_ trace: TraceReader) throws -> Int32 {
        let picture = Picture(of: trace.recording)
        switch form {
        case .picture: draw(picture)
        case .notation:
            for row in picture.notation() { write(StyledText(row.label + "  " + row.text)) }
        case .data: trace.recording.jsonLines(printed: trace.printedLines).forEach { write(StyledText($0)) }
        case .drawing(let file): try Files.write(file, picture.svg(title: path, drawingStyle))
        case .file(let file):
            guard let form = ExportModelForm.of(file) else {
                reportError("\(file): the file name must end in \(ExportModelForm.fileExtensions)")
                return 64
            }
            try Files.write(file, form.render(exportModel(of: trace.recording), drawingStyle))
        }
        return 0
    }

    /// The log as a chapter of an export, with its lines and their picture.
    private func exportModel(of recording: Recording) -> ExportModel {
        var style = LineStyle(isTerminal: false, width: 100, showsSubscribed: true)
        style.isAligned = true
        let events = recording.events()
        let lines = LineView.lines(of: recording, style: style).map(\.plainText)
        var chapter = ExportModel.Chapter()
        // Notes about dropped events precede the lines.
        let first = lines.count - events.count
        chapter.printed = lines.enumerated().map { index, line in
            (line + "\n", index < first ? 0 : events[index - first].number)
        }
        chapter.showLanes(recording.shownLanes, of: recording, stages: false)
        let title = path.split(separator: "/").last.map(String.init) ?? path
        var model = ExportModel(title: title, recording: recording)
        model.chapters = [chapter]
        return model
    }

    /// Compares lanes with equal names in pairs; returns 1 if any pair differs.
    private func compareTraces(_ trace: TraceReader, _ other: TraceReader) -> Int32 {
        var status: Int32 = 0
        for lane in trace.recording.shownLanes {
            guard let second = other.recording.lane(named: lane.name) else {
                write(StyledText("\(lane.name): only in \(path)"))
                status = 1
                continue
            }
            let first = Picture(of: trace.recording, lanes: [lane.id])
            var rows = Picture(of: other.recording, lanes: [second.id])
            rows.tracks = first.tracks + rows.tracks
            rows.tracks[0].label = "A \(lane.name)"
            rows.tracks[1].label = "B \(lane.name)"
            let comparison = Comparison(rows, names: ("A", "B"))
            draw(comparison.picture)
            if comparison.verdict != "no difference" { status = 1 }
        }
        for lane in other.recording.shownLanes where trace.recording.lane(named: lane.name) == nil {
            write(StyledText("\(lane.name): only in \(comparedPath ?? "")"))
            status = 1
        }
        return status
    }

    private func draw(_ picture: Picture) {
        let style = PictureStyle(
            width: presentation.width, isUnicode: presentation.isUnicode, isPlain: presentation.isPlain)
        picture.lines(style).forEach(write)
    }
}
