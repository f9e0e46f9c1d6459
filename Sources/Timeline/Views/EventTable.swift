import StyledText

extension Picture {
    /// Returns a table of time, row and value in order, the plain form of a diagram.
    public func table(width: Int = .max, ellipsis: String = "…") -> [StyledText] {
        let begin = tracks.flatMap { $0.marks.lazy.map(\.time) }.min() ?? 0
        var cells: [(time: String, row: String, value: String, mark: Track.Mark, place: Int)] = []
        for track in tracks {
            for mark in track.marks where mark.kind != .subscribed {
                let time = secondsText(mark.time - begin)
                cells.append((time, track.label, Picture.text(of: mark), mark, cells.count))
            }
        }
        cells.sort { ($0.mark.time, $0.mark.number, $0.place) < ($1.mark.time, $1.mark.number, $1.place) }
        let times = cells.reduce(6) { max($0, $1.time.count + 2) }
        let values = min(24, cells.reduce(9) { max($0, displayWidth(of: visible($1.value))) })
        let room = width == .max ? width : max(8, width - times - 4 - values)
        let rows = min(room, cells.reduce(5) { max($0, displayWidth(of: $1.row)) })
        var lines = [StyledText(padded("time", to: times) + "  " + padded("stage", to: rows) + "  value", .heading)]
        for cell in cells {
            var line = StyledText(padded("\(cell.time) s", to: times), .dim)
            let row = cutMiddle(visible(cell.row), to: rows, ellipsis: ellipsis)
            line.append("  " + padded(row, to: rows) + "  " + visible(cell.value))
            lines += line.wrapped(to: width, indent: times + 2)
        }
        return lines + remarks.flatMap { StyledText($0).wrapped(to: width) }
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
