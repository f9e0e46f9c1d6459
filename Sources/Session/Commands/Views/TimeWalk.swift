import Assist
import Export
import SessionCore
import StyledText
import Timeline

/// Methods for Alt-Left and Alt-Right, which step through the instants of the recording.
extension ReplSession {
    /// The maximum number of lanes to show.
    private static let maxShownLanes = 8

    package func recordedInstant(_ step: Int, from time: Int64?) -> ShownInstant? {
        guard let recording, step != 0 else { return nil }
        let lanes = recording.shownLanes
        let times = Set(recording.events(of: lanes.map(\.id)).map(\.time)).sorted()
        guard
            let found = step < 0 ? times.last(where: { $0 < time ?? .max }) : times.first(where: { $0 > time ?? .max })
        else { return nil }
        let rows = Instant(at: found, in: recording, lanes: lanes.map(\.id)).lines(
            width: presentation.width, ellipsis: ellipsisMark)
        var shown = Array(rows.suffix(ReplSession.maxShownLanes))
        if rows.count > shown.count {
            shown.insert(
                StyledText("  \(countText(rows.count - shown.count, "lane")) more; :at lists all", .dim), at: 0)
        }
        let place = (times.firstIndex(of: found) ?? 0) + 1
        return ShownInstant(
            time: found, status: StyledText("at \(clockText(found)), \(place) of \(times.count)", .heading), rows: shown
        )
    }
}
