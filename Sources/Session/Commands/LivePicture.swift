import StyledText
import Timeline

/// What `:marbles live` and `:explain live` ask for. Names and not lanes, so that it stays after `:undo`.
struct LiveWish {
    /// Empty for all that are live.
    var lanes: [String]
    /// Stage for stage.
    var stages: Bool
}

/// `:marbles live`: the picture above the input line.
extension ReplSession {
    /// Takes `live LANES` or `off` if that is meant; nil if it is something else.
    func takeLivePicture(_ argument: String, stages: Bool) throws -> [Effect]? {
        if argument == "off" {
            talk(liveWish == nil ? "Live diagram is already off." : "Live diagram off.", .dim)
            liveWish = nil
            return []
        }
        guard argument == "live" || argument.hasPrefix("live ") else { return nil }
        let names = Words.parts(of: String(argument.dropFirst(4)).trimmed)
        for name in names {
            let isKnown = recording.map { !knownLanes(named: name, $0).isEmpty } ?? false
            if !isKnown { throw CommandError("no lane '\(name)'.   :lanes lists them") }
        }
        guard presentation.rows != nil, !presentation.isPlain else {
            throw CommandError(
                "a live diagram needs a terminal that can redraw its rows.   Use :timeline instead.")
        }
        liveWish = LiveWish(lanes: names, stages: stages)
        talk("Live diagram on. Turn it off with :marbles off.", .dim)
        return []
    }

    public func livePicture() -> [StyledText]? {
        if let picture = guide?.livePicture(pictureStyle) { return picture }
        guard let wish = liveWish else { return nil }
        let recording = recording ?? Recording()
        let lanes = wish.lanes.isEmpty ? nil : wish.lanes.flatMap { knownLanes(named: $0, recording).suffix(1) }
        let now = Int64(program?.world.liveTime ?? 0)
        return Picture.live(recording, lanes: lanes, stages: wish.stages, now: now, pictureStyle)
    }
}
