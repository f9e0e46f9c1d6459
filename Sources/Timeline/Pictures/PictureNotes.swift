import StyledText

/// The notes below a diagram, about dropped events, shortened values and errors.
struct PictureNotes {
    /// The maximum number of shortened values that are listed.
    static let maxKeyLines = 12

    private(set) var lines: [String] = []

    /// - Parameter columns: the width of a line.
    init(
        _ tracks: [Track], _ labels: [String], isSteps: Bool, origin: Int64, shortened: [String: String], columns: Int,
        _ style: PictureStyle
    ) {
        for (track, label) in zip(tracks, labels) where track.droppedEventCount > 0 {
            let events =
                track.droppedEventCount == 1
                ? "1 earlier event" : groupedDigits(track.droppedEventCount) + " earlier events"
            lines.append("\(events) of \(label) were dropped")
        }
        lines += Self.keyLines(shortened.sorted { $0.value < $1.value }.prefix(Self.maxKeyLines), columns, style)
        if shortened.count > Self.maxKeyLines {
            lines.append("\(groupedDigits(shortened.count - Self.maxKeyLines)) more values are shortened")
        }
        noteErrors(of: tracks, labels, isSteps: isSteps, origin: origin)
    }

    /// Returns a line for each shortened value, such as `A = [1, 2, 3]`. If values are too long, the lines show the
    /// parts in which they differ.
    private static func keyLines(
        _ shortened: ArraySlice<(key: String, value: String)>, _ columns: Int, _ style: PictureStyle
    ) -> [String] {
        let room = max(12, columns - 3 - shortened.reduce(0) { max($0, displayWidth(of: $1.value)) })
        let short = Shortening(shortened.map(\.key), to: room, style).shortForms
        return shortened.map { text, name in
            // If the list itself used letters, its lines would explain nothing.
            let shown = short[text].flatMap { $0.contains(style.ellipsis) ? $0 : nil }
            return "\(name) = \(shown ?? truncated(text, to: room, ellipsis: style.ellipsis))"
        }
    }

    /// Adds notes such as `taps failed at 0, 0.2 s: offline`. Equal errors of a row have one note, and an error that
    /// passes through a chain has one note, at its first row.
    private mutating func noteErrors(of tracks: [Track], _ labels: [String], isSteps: Bool, origin: Int64) {
        struct Failure: Hashable {
            var chain: Int
            var time: Int64
            var text: String
        }
        var failures: [(row: Int, mark: Track.Mark)] = []
        for (row, track) in tracks.enumerated() {
            failures += track.marks.filter { $0.kind == .error && !$0.text.isEmpty }.map { (row, $0) }
        }
        failures.sort { ($0.mark.number, $0.row) < ($1.mark.number, $1.row) }
        var firsts: [Failure: Int] = [:]
        failures = failures.filter { row, mark in
            let chain = tracks[row].chainNumber < 0 ? -1 - row : tracks[row].chainNumber
            let failure = Failure(chain: chain, time: mark.time, text: mark.text)
            let first = firsts[failure] ?? row
            firsts[failure] = first
            return first == row
        }
        while let first = failures.first {
            let same = failures.filter { $0.row == first.row && $0.mark.text == first.mark.text }
            failures.removeAll { $0.row == first.row && $0.mark.text == first.mark.text }
            let times = same.map { decimalText($0.mark.time - origin, digits: 9) }.joined(separator: ", ")
            let when = isSteps ? same.count > 1 ? " \(same.count) times" : "" : " at \(times) s"
            lines.append("\(labels[first.row]) failed\(when): \(first.mark.text)")
        }
    }
}
