import StyledText

/// The notes below a diagram: dropped events, shortened values, error messages.
struct PictureNotes {
    private static let mostKeys = 12

    private(set) var lines: [String] = []

    init(_ tracks: [Track], _ labels: [String], isSteps: Bool, origin: Int64, shortened: [String: String]) {
        for (track, label) in zip(tracks, labels) where track.forgotten > 0 {
            let events = track.forgotten == 1 ? "1 earlier event" : grouped(track.forgotten) + " earlier events"
            lines.append("\(events) of \(label) are gone")
        }
        lines += shortened.sorted { $0.value < $1.value }.prefix(Self.mostKeys).map { "\($0.value) = \($0.key)" }
        if shortened.count > Self.mostKeys {
            lines.append("\(grouped(shortened.count - Self.mostKeys)) more values are shortened")
        }
        for (track, label) in zip(tracks, labels) {
            for mark in track.marks where mark.kind == .error && !mark.text.isEmpty {
                let when = isSteps ? "" : " at \(decimalText(mark.time - origin, digits: 9)) s"
                lines.append("\(label) failed\(when): \(mark.text)")
            }
        }
    }
}
