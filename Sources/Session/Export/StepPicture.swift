import SessionCore
import StyledText
import Timeline

/// The diagram of one step in a lesson: the diagram of an export, in a size that fits beside the output.
package struct StepPicture {
    package let lanes: [Timeline.Lane.ID]
    package let lines: [StyledText]
}

extension Recording {
    /// Returns the diagram of the events since a mark; nil if there are no events, or too many for one screen.
    ///
    /// - Parameter names: The lanes to draw; empty for all.
    package func stepPicture(since mark: Int, lanes names: [String], mostRows: Int, _ style: PictureStyle)
        -> StepPicture?
    {
        var shown = lanesToShow(after: mark)
        if !names.isEmpty { shown.lanes = shown.lanes.filter { names.contains($0.name) } }
        for stages in shown.areWatched ? [false] : [true, false] {
            var chapter = ExportModel.Chapter()
            chapter.showLanes(shown.lanes, of: self, after: mark, stages: stages)
            guard let picture = chapter.picture else { return nil }
            let lines = picture.lines(style)
            if lines.count <= mostRows { return StepPicture(lanes: shown.lanes.map(\.id), lines: lines) }
        }
        return nil
    }

    /// Returns the lanes with events since a mark: the watched lanes, or all subscribed chains if none is watched.
    func lanesToShow(after mark: Int) -> (lanes: [Timeline.Lane], areWatched: Bool) {
        let lanes = shownLanes.filter { !events(of: [$0.id], after: mark).isEmpty }
        let watched = lanes.filter { !$0.isSubscription && $0.sourceCode.isEmpty }
        return watched.isEmpty ? (lanes, false) : (watched, true)
    }
}
