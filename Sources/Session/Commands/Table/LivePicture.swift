import Assist
import Export
import SessionCore
import StyledText
import Timeline

/// Methods for `:marbles live`, the diagram above the input line.
extension ReplSession {
    /// Handles `live LANES` and `off`; returns false for other arguments.
    func takeLivePicture(_ argument: String, stages: Bool) throws -> Bool {
        if argument == "off" {
            report(liveRequest == nil ? "Live diagram is already off." : "Live diagram off.", .dim)
            liveRequest = nil
            return true
        }
        guard argument == "live" || argument.hasPrefix("live ") else { return false }
        let names = String(argument.dropFirst(4)).expressions
        _ = try lanes(in: argument.dropFirst(4).trimmingSpaces, recording ?? Recording())
        guard presentation.rows != nil, !presentation.isPlain else {
            throw CommandError(
                "a live diagram needs a terminal that can redraw its rows.   Use :timeline instead.")
        }
        liveRequest = LivePictureRequest(lanes: names, showsStages: stages)
        report("Live diagram on. Turn it off with :marbles off.", .dim)
        return true
    }

    package func livePicture() -> [StyledText]? {
        if let picture = guide?.livePicture(pictureStyle) { return picture }
        guard let request = liveRequest else { return nil }
        let recording = recording ?? Recording()
        let lanes = request.lanes.isEmpty ? nil : request.lanes.flatMap { knownLanes(named: $0, recording).suffix(1) }
        let now = Int64(program?.world.liveTime ?? 0)
        return Picture.live(recording, lanes: lanes, stages: request.showsStages, now: now, pictureStyle)
    }
}
