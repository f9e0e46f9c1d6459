/// A request by `:marbles live` or `:explain live`. It refers to lanes by name, so it stays valid after `:undo`.
package struct LiveRequest {
    /// The names of the lanes; empty to draw all active lanes.
    package var lanes: [String]
    /// True to draw chains stage by stage.
    package var stages: Bool

    package init(lanes: [String], stages: Bool) { (self.lanes, self.stages) = (lanes, stages) }
}
