/// A request by `:marbles live` or `:explain live`. It refers to lanes by name, so it stays valid after `:undo`.
package struct LivePictureRequest {
    /// The names of the lanes; empty to draw all active lanes.
    package var lanes: [String]
    /// True to draw chains stage by stage.
    package var showsStages: Bool

    package init(lanes: [String], showsStages: Bool) { (self.lanes, self.showsStages) = (lanes, showsStages) }
}
