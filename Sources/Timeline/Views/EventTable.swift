import StyledText

/// Shows the rows of a diagram as a table of time, row and value, ordered by time.
struct EventTable {
    struct Cell {
        var time: String
        var row: String
        var value: String
        var mark: Track.Mark
        fileprivate var place: Int
    }

    /// The number of lines of the table that replaces a diagram which is too tall to be drawn: three screens.
    static let maxRows = 66

    let cells: [Cell]
    private let timeCount: Int

    init(_ tracks: [Track], _ clock: Picture.TimeScale?) {
        let begin = clock?.begin ?? tracks.flatMap { $0.marks.lazy.map(\.time) }.min() ?? 0
        var cells: [Cell] = []
        for track in tracks {
            for mark in track.marks where mark.kind != .subscribed {
                let executor = mark.executor.map { "  @" + $0 } ?? ""
                cells.append(
                    Cell(
                        time: secondsText(mark.time - begin), row: track.label,
                        value: EventTable.text(of: mark) + executor, mark: mark, place: cells.count))
            }
        }
        cells.sort { ($0.mark.time, $0.mark.number, $0.place) < ($1.mark.time, $1.mark.number, $1.place) }
        timeCount = cells.reduce(6) { max($0, $1.time.count + 2) }
        self.cells = cells
    }

    /// Returns the header, and the lines of the last cells, each with the number of its event.
    ///
    /// - Parameter labels: the maximum number of columns in a label.
    func tableLines(_ last: Int = .max, width: Int, labels: Int = .max, ellipsis: String) -> (
        head: StyledText, rows: [(StyledText, Int)]
    ) {
        let shown = cells.suffix(last)
        let values = min(24, shown.reduce(9) { max($0, displayWidth(of: escapingControls($1.value))) })
        let room = width == .max ? width : max(8, width - timeCount - 4 - values)
        let widest = min(room, labels)
        var names: [String: String] = [:]
        for cell in shown where names[cell.row] == nil {
            names[cell.row] = CodeLabel.shortened(escapingControls(cell.row), to: widest, ellipsis: ellipsis)
        }
        let rows = names.values.reduce(5) { max($0, displayWidth(of: $1)) }
        let head = StyledText(padded("time", to: timeCount) + "  " + padded("stage", to: rows) + "  value", .heading)
        let lines = shown.flatMap { cell -> [(StyledText, Int)] in
            var line = StyledText(padded("\(cell.time) s", to: timeCount), .dim)
            line.append("  " + padded(names[cell.row] ?? "", to: rows) + "  " + escapingControls(cell.value))
            return line.wrapped(to: width, indent: timeCount + 2).map { ($0, cell.mark.number) }
        }
        return (head, lines)
    }

    /// Returns the note for a diagram that became a table.
    ///
    /// - Parameter isAtLeast: True if the diagram was not laid out, because it has at least this height.
    static func replacementNote(lines: Int, isAtLeast: Bool, cells: Int, timeline: String) -> String {
        let shown =
            cells > maxRows
            ? "the last \(maxRows) of \(groupedDigits(cells)) events" : "its \(groupedDigits(cells)) events"
        let height = (isAtLeast ? "more than " : "") + groupedDigits(lines)
        return "a diagram would take \(height) lines; this table has \(shown) (\(timeline) shows all)"
    }

    private static func text(of mark: Track.Mark) -> String {
        switch mark.kind {
        case .next: return mark.text
        case .held: return "dropped"
        case .error: return "error \(mark.text)"
        case .subscribed: return "subscribed"
        case .completed: return "completed"
        case .disposed: return "disposed"
        }
    }
}

extension Picture {
    /// Returns the rows as a table, which is the plain form of a diagram.
    public func eventTable(width: Int = .max, ellipsis: String = "…") -> [StyledText] {
        let table = EventTable(tracks, timeScale).tableLines(width: width, ellipsis: ellipsis)
        return [table.head] + table.rows.map(\.0) + remarks.flatMap { StyledText($0).wrapped(to: width) }
    }

    /// Returns the newest rows of the table, with a note that contains the height of the diagram.
    func shortEventTable(instead height: Int, isAtLeast: Bool = false, _ style: PictureStyle) -> [StyledText] {
        let table = EventTable(tracks, timeScale)
        let lines = table.tableLines(
            EventTable.maxRows, width: .max, labels: style.labelLimit, ellipsis: style.ellipsis)
        let notes =
            [
                EventTable.replacementNote(
                    lines: height, isAtLeast: isAtLeast, cells: table.cells.count, timeline: style.timelineCommand)
            ] + remarks
        return ([lines.head] + lines.rows.map(\.0)).map { $0.truncated(to: style.width, ellipsis: style.ellipsis) }
            + notes.flatMap { StyledText("  " + $0, .dim).wrapped(to: style.width, indent: 4) }
    }
}
