/// A diagram with positions for all marks, the input of writers, which only draw.
struct Sheet {
    /// One symbol or value. `column` is its first; `depth` is its line below the row's first, for stacked values.
    struct Placed {
        enum Shape { case value, held, bracket, counted, subscribed, error, completed, disposed, live }

        var column: Int
        var depth = 0
        var shape: Shape
        var text: String
        var mark: Track.Mark?
        /// Set if the mark is a part of one that several rows share.
        var joint: TeardownPart?
    }

    struct Row {
        var label: String
        var indent: Int
        var lane: Int
        /// Columns of the row's line: the ranges with an active subscription.
        var line: [Range<Int>]
        var marks: [Placed]
        var height = 1
    }

    struct Tick {
        var column: Int
        var label: String
    }

    /// A shortened idle stretch of time.
    struct Break {
        var columns: Range<Int>
        var text: String
    }

    /// The rows side by side; a wide diagram has several blocks.
    struct Block {
        var columns: Int
        var ticks: [Tick]
        var breaks: [Break]
        var rows: [Row]
        /// The length of a scale bar and its duration, if positions are proportional to time.
        var bar: (length: Int, text: String)?
    }

    /// `1 col = 50 ms`, or `step`.
    var scale: String
    var isSteps: Bool
    var labelColumns: Int
    var blocks: [Block]
    /// Notes below the diagram: shortened or omitted values, error messages.
    var notes: [String]
    /// The number of lines of the whole diagram, including omitted blocks.
    var height = 0
    /// The executors whose colours the values have, with nil for the main one; empty if colours mean something else.
    var executors: [String?] = []

    /// The number of an executor's colour; the main one has none.
    func colour(of executor: String?) -> Int? {
        executor == nil ? nil : executors.firstIndex(of: executor).map { $0 - (executors.first == .some(nil) ? 1 : 0) }
    }
}

extension Sheet {
    /// Creates the sheet of lanes without events.
    init(empty tracks: [Track], _ labels: [String], labelColumns: Int, notes: [String]) {
        let rows = zip(tracks, labels).map {
            Row(label: $1, indent: $0.indent, lane: $0.lane, line: [], marks: [])
        }
        let block = Block(columns: 0, ticks: [], breaks: [], rows: rows)
        self.init(
            scale: "", isSteps: true, labelColumns: labelColumns, blocks: rows.isEmpty ? [] : [block], notes: notes)
    }
}
