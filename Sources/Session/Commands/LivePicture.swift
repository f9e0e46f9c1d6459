import StyledText
import Timeline

/// `:marbles live`: the picture above the input line. Names and not lanes are kept, so that it stays after `:undo`.
extension Dialogue {
    /// Takes `live LANES` or `off` if that is meant; nil if it is something else.
    func takeLivePicture(_ argument: String) throws -> [Effect]? {
        if argument == "off" {
            talk(liveLanes == nil ? "(there is no live picture)" : "(the live picture is gone)", .dim)
            liveLanes = nil
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
                "a live picture needs a terminal whose rows can be drawn anew.   :timeline tells the same")
        }
        liveLanes = names
        talk("(a live picture; :marbles off ends it)", .dim)
        return []
    }

    public func livePicture() -> [StyledText]? {
        guard let liveLanes else { return nil }
        let recording = recording ?? Recording()
        let lanes = liveLanes.isEmpty ? nil : liveLanes.flatMap { knownLanes(named: $0, recording).suffix(1) }
        let now = Int64(room?.world.liveTime ?? 0)
        return Picture.live(recording, lanes: lanes, now: now, pictureStyle)
    }
}
