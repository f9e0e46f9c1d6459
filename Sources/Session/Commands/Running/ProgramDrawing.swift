import Assist
import Export
import SessionCore
import StyledText
import Timeline

extension ProgramRun {
    /// The forms in which `run --marbles` and `run --explain` show a recording.
    package enum DrawingForm {
        case text
        /// The events as JSON, one object per line.
        case data
        /// A drawing that is written to an SVG file.
        case file(String)
    }

    /// Shows the recording at the end of a run. Returns false if a file could not be written.
    func showDrawing(_ drawing: Drawing, of recording: Recording, wasCut: Bool = false) -> Bool {
        let drawn = recording.drawnLanes
        if drawn.isEmpty {
            report("rill: nothing to draw: the program subscribes to no observable\n")
            return true
        }
        let cut =
            wasCut ? ["cut after \(DurationText.text(options.runLimit)), still live; for longer, use --for 2h"] : []
        switch drawing {
        case .marbles:
            let lanes = drawn.map(\.id)
            if case .data = drawingForm { return write(recording.jsonLines(of: lanes), cut) }
            var picture = Picture(of: recording, lanes: lanes)
            picture.remarks += cut
            return write(ExplainedLanes(picture, title: title))
        case .stages(let name):
            let wanted = name.map { name in recording.shownLanes.filter { $0.name == name } } ?? drawn
            if wanted.isEmpty {
                let known = recording.shownLanes.map(\.name).joined(separator: ", ")
                report("rill: no lane '\(name ?? "")'; there are \(known)\n")
                return true
            }
            let lanes = wanted.map(\.id)
            if case .data = drawingForm {
                return write(recording.jsonLines(of: recording.lanesWithInner(of: lanes), stages: true), cut)
            }
            return write(ExplainedLanes(lanes, in: recording, title: title, remarks: cut))
        }
    }

    private var title: String { name.split(separator: "/").last.map(String.init) ?? name }

    private func write(_ lines: [String], _ remarks: [String]) -> Bool {
        lines.forEach { draw(StyledText($0)) }
        remarks.forEach { report("rill: \($0)\n") }
        return true
    }

    private func write(_ explained: ExplainedLanes) -> Bool {
        if case .file(let path) = drawingForm {
            do {
                try Files.write(path, explained.svg(drawingStyle))
            } catch {
                report("rill: \(Files.errorMessage(about: error))\n")
                return false
            }
            return true
        }
        var style = PictureStyle(
            width: presentation.width, isUnicode: presentation.isUnicode, isPlain: presentation.isPlain)
        style.showsExecutors = drawingStyle.showsExecutors
        style.timelineCommand = "--timeline"
        explained.lines(style).forEach(draw)
        return true
    }
}
