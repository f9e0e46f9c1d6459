/// A picture with a place for every mark: what writers get. They draw what stands here and decide nothing.
struct Sheet {
    /// One sign or value. `column` is its first, `depth` the line below its row's first where values are stacked.
    struct Placed {
        enum Shape { case value, held, bracket, counted, subscribed, error, completed, disposed, live }

        var column: Int
        var depth = 0
        var shape: Shape
        var text: String
        var mark: Track.Mark?
    }

    struct Row {
        var label: String
        var indent: Int
        var lane: Int
        /// Where somebody listens: columns of the row's line.
        var line: [Range<Int>]
        var marks: [Placed]
        var height = 1
    }

    struct Tick {
        var column: Int
        var label: String
    }

    /// A stretch of time in which nothing happens, drawn shorter.
    struct Break {
        var columns: Range<Int>
        var text: String
    }

    /// What stands beside each other; a picture that is too wide has several.
    struct Block {
        var columns: Int
        var ticks: [Tick]
        var breaks: [Break]
        var rows: [Row]
        /// A stretch of time and its length, where places are in proportion to time.
        var bar: (length: Int, text: String)?
    }

    /// `1 col = 50 ms`, or `step`.
    var scale: String
    var isSteps: Bool
    var labelColumns: Int
    var blocks: [Block]
    /// What was shortened or left out, and what an error says: sentences at the foot.
    var notes: [String]
    /// Lines that the whole picture takes, with the blocks that are left out.
    var height = 0
    /// The executors whose colours values have; empty where other things have colours. nil is the main one.
    var executors: [String?] = []

    /// The number of an executor's colour; the main one has none.
    func colour(of executor: String?) -> Int? {
        executor == nil ? nil : executors.firstIndex(of: executor).map { $0 - (executors.first == .some(nil) ? 1 : 0) }
    }
}
