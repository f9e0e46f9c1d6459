import Assist
import Export
import SessionCore
import StyledText
import Timeline

extension ProgramRun {
    /// The form in which `run --marbles` and `run --explain` show a recording.
    package enum DrawingForm {
        case text
        /// Events as JSON lines.
        case data
        /// An SVG file.
        case file(String)
    }

    /// Shows the recording at the end of a run; returns false if a file could not be written.
    func show(_ drawing: Drawing, of recording: Recording, wasCut: Bool = false) -> Bool {
        let drawn = recording.drawnLanes
        if drawn.isEmpty {
            report("rill: nothing to draw: the program subscribes to no observable\n")
            return true
        }
        let cut = wasCut ? ["cut after \(TimeSpan.text(options.runLimit)), still live; longer: --for 2h"] : []
        switch drawing {
        case .marbles:
            let lanes = drawn.map(\.id)
            if case .data = drawingForm { return write(recording.jsonLines(of: lanes), cut) }
            var picture = Picture(of: recording, lanes: lanes)
            picture.remarks += cut
            return write([ExplainedLanes.Part(title: title, picture: picture)])
        case .stages(let name):
            let wanted = name.map { name in recording.shownLanes.filter { $0.name == name } } ?? drawn
            if wanted.isEmpty {
                let known = recording.shownLanes.map(\.name).joined(separator: ", ")
                report("rill: no lane '\(name ?? "")'; there are \(known)\n")
                return true
            }
            let lanes = wanted.map(\.id)
            if case .data = drawingForm {
                return write(recording.jsonLines(of: recording.family(of: lanes), stages: true), cut)
            }
            return write(ExplainedLanes(lanes, in: recording, title: title, remarks: cut).parts)
        }
    }

    private var title: String { name.split(separator: "/").last.map(String.init) ?? name }

    private func write(_ lines: [String], _ remarks: [String]) -> Bool {
        lines.forEach { draw(StyledText($0)) }
        remarks.forEach { report("rill: \($0)\n") }
        return true
    }

    private func write(_ parts: [ExplainedLanes.Part]) -> Bool {
        if case .file(let path) = drawingForm {
            do {
                try Files.write(path, ExplainedLanes.svg(of: parts, title: title, drawingStyle))
            } catch {
                report("rill: \(Files.complaint(about: error))\n")
                return false
            }
            return true
        }
        var style = PictureStyle(
            width: presentation.width, isUnicode: presentation.isUnicode, isPlain: presentation.isPlain)
        style.showsExecutors = drawingStyle.showsExecutors
        ExplainedLanes.lines(of: parts, style).forEach(draw)
        return true
    }
}

/// The chains of lanes by stage, in one picture or, if they have many rows, in several with one clock.
struct ExplainedLanes {
    struct Part {
        /// The heading; only shown if there are several parts.
        var title: String
        var picture: Picture
    }

    /// The most rows of one of several pictures.
    static let mostRows = 24

    var parts: [Part]

    /// - Parameter remarks: The sentences below the last picture.
    init(_ lanes: [Timeline.Lane.ID], in recording: Recording, title: String, remarks: [String] = []) {
        let made = Picture.explaining(parts: lanes, in: recording, mostRows: ExplainedLanes.mostRows)
        parts = made.map { lanes, picture in
            Part(title: made.count == 1 ? title : ExplainedLanes.title(of: lanes, in: recording), picture: picture)
        }
        if let last = parts.indices.last { parts[last].picture.remarks += remarks }
    }

    private static func title(of lanes: [Timeline.Lane.ID], in recording: Recording) -> String {
        let names = lanes.compactMap { recording.lane($0)?.name }
        return names.count > 2 ? "\(names[0]), …, \(names[names.count - 1])" : names.joined(separator: ", ")
    }

    static func lines(of parts: [Part], _ style: PictureStyle) -> [StyledText] {
        if parts.count == 1 { return parts[0].picture.lines(style) }
        return parts.flatMap { [StyledText(visible($0.title) + ":")] + $0.picture.lines(style) }
    }

    static func svg(of parts: [Part], title: String, _ style: DrawingStyle) -> String {
        if parts.count == 1 { return parts[0].picture.svg(title: title, style) }
        return Picture.svg(of: parts.map { ($0.title, $0.picture) }, title: title, style)
    }
}
