/// A diagram in which all marks have positions. Writers only draw it.
struct Sheet {
    /// One symbol or value. `column` is its first column. `depth` is the number of lines by which it is below the row's
    /// first line, for stacked values.
    struct PlacedMark {
        enum Shape { case value, held, bracket, counted, subscribed, error, completed, disposed, live }

        var column: Int
        var depth = 0
        var shape: Shape
        var text: String
        var mark: Track.Mark?
        /// This row's part of a mark that several rows share; nil for a mark of one row.
        var joint: TeardownPart?
    }

    struct Row {
        var label: String
        var indent: Int
        var lane: Int
        /// The columns of the row's line, where a subscription is active.
        var line: [Range<Int>]
        var marks: [PlacedMark]
        var height = 1
    }

    struct Tick {
        var column: Int
        var label: String
    }

    /// A period without events that is shortened.
    struct AxisBreak {
        var columns: Range<Int>
        var text: String
    }

    /// Rows that are drawn above each other. A diagram that is too wide is split into several blocks.
    struct Block {
        var columns: Int
        var ticks: [Tick]
        var breaks: [AxisBreak]
        var rows: [Row]
        /// The length and the duration of the scale bar, if positions are proportional to time.
        var bar: (length: Int, text: String)?
    }

    /// The scale as text: `1 col = 50 ms`, or `step`.
    var scaleText: String
    var isSteps: Bool
    var labelColumns: Int
    var blocks: [Block]
    /// The notes below the diagram, about shortened or omitted values and errors.
    var notes: [String]
    /// The number of lines in the whole diagram, including blocks that are not drawn.
    var height = 0
    /// The executors that the colours of values show, with nil for the main one. The list is empty if colours have
    /// another meaning.
    var executors: [String?] = []

    /// Returns the number of the colour for an executor; nil for the main one, which has no colour.
    func colour(of executor: String?) -> Int? {
        executor == nil ? nil : executors.firstIndex(of: executor).map { $0 - (executors.first == .some(nil) ? 1 : 0) }
    }
}

extension Sheet {
    /// Creates the sheet for lanes that have no events.
    init(empty tracks: [Track], _ labels: [String], labelColumns: Int, notes: [String]) {
        let rows = zip(tracks, labels).map {
            Row(label: $1, indent: $0.indent, lane: $0.laneID, line: [], marks: [])
        }
        let block = Block(columns: 0, ticks: [], breaks: [], rows: rows)
        self.init(
            scaleText: "", isSteps: true, labelColumns: labelColumns, blocks: rows.isEmpty ? [] : [block], notes: notes)
    }
}
