/// The request of `:marbles live` or `:explain live`. It refers to lanes by name, so it stays valid after `:undo`.
package struct LiveRequest {
    /// The names of the lanes; empty for all active ones.
    package var lanes: [String]
    /// True to draw by stage.
    package var stages: Bool

    package init(lanes: [String], stages: Bool) { (self.lanes, self.stages) = (lanes, stages) }
}
