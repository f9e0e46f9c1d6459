import StyledText
import Timeline

/// The picture of one step of a lesson: the one that an export draws, as large as a terminal shows beside the output.
public struct StepPicture {
    public let lanes: [Timeline.Lane.ID]
    public let lines: [StyledText]
}

extension ReplSession {
    /// The picture of all that has happened since a mark; nil if no observable has run, or if too much has run for one screen.
    ///
    /// - Parameter names: only lanes of these names, if there are any.
    public func stepPicture(since mark: Int, lanes names: [String], mostRows: Int) -> StepPicture? {
        guard let recording else { return nil }
        var shown = recording.lanesToShow(after: mark)
        if !names.isEmpty { shown.lanes = shown.lanes.filter { names.contains($0.name) } }
        for stages in shown.areWatched ? [false] : [true, false] {
            var chapter = ExportModel.Chapter()
            chapter.show(shown.lanes, of: recording, after: mark, stages: stages)
            guard let picture = chapter.picture else { return nil }
            let lines = picture.lines(pictureStyle)
            if lines.count <= mostRows { return StepPicture(lanes: shown.lanes.map(\.id), lines: lines) }
        }
        return nil
    }
}

extension Recording {
    /// The lanes that have had events since a mark: those which the program watches, else all chains that it has subscribed to.
    func lanesToShow(after mark: Int) -> (lanes: [Timeline.Lane], areWatched: Bool) {
        let lanes = shownLanes.filter { !events(of: [$0.id], after: mark).isEmpty }
        let watched = lanes.filter { !$0.isSubscription && $0.origin.isEmpty }
        return watched.isEmpty ? (lanes, false) : (watched, true)
    }
}
