import StyledText

/// The marks that one row has at one instant: `a`, `(2 3)`, `4┤`, or values that are stacked below each other.
struct Cluster {
    /// The index of the cluster's instant in the diagram.
    var instant: Int
    var pieces: [Sheet.Placed]
    var width: Int
    var height: Int
    /// The number by which the marks change the number of active subscriptions.
    var activeChange: Int
    /// True if a gap must precede the first mark.
    var hasValues: Bool

    /// The number of columns to the left of the instant's column.
    var leftColumns = 0

    init(
        instant: Int, pieces: [Sheet.Placed], lead: Int, width: Int, height: Int, opens: Int, hasValues: Bool
    ) {
        (self.instant, self.pieces, self.leftColumns, self.width) = (instant, pieces, lead, width)
        (self.height, self.activeChange, self.hasValues) = (height, opens, hasValues)
    }

    /// The maximum number of lines in a stack. Further values are only counted.
    static let tallest = 8

    init(
        instant: Int, marks: ArraySlice<Track.Mark>, room: Int, isUnicode: Bool, beginsLine: Bool,
        isOrigin: Bool, shorten: (Track.Mark) -> String
    ) {
        self.instant = instant
        activeChange = marks.reduce(0) { $0 + ($1.kind == .subscribed ? 1 : $1.kind.isEnd ? -1 : 0) }
        hasValues = marks.contains { $0.kind.isValue }
        var shown = marks
        // A row needs no symbol for its subscription at the start of the diagram, or if it begins with a value.
        if beginsLine, shown.first?.kind == .subscribed, shown.count > 1 || isOrigin { shown = shown.dropFirst() }
        let parts = shown.map { Part($0, isUnicode, shorten) }
        let inline = Cluster.inline(parts)
        if inline.width <= room || parts.count < 2 {
            (pieces, width, height) = (inline.pieces, inline.width, 1)
        } else {
            (pieces, width, height) = Cluster.stacked(parts, isUnicode)
        }
    }

    private struct Part {
        var piece: Sheet.Placed
        var width: Int
        var isValue: Bool
        var begins: Bool

        init(_ mark: Track.Mark, _ isUnicode: Bool, _ shorten: (Track.Mark) -> String) {
            isValue = mark.kind.isValue
            begins = mark.kind == .subscribed
            let (shape, text): (Sheet.Placed.Shape, String)
            switch mark.kind {
            case .next: (shape, text) = (.value, shorten(mark))
            case .held: (shape, text) = (.held, PictureSign.dropped.text(isUnicode))
            case .subscribed: (shape, text) = (.subscribed, PictureSign.subscribed.text(isUnicode))
            case .error: (shape, text) = (.error, PictureSign.error.text(isUnicode))
            case .completed: (shape, text) = (.completed, PictureSign.completed.text(isUnicode))
            case .disposed: (shape, text) = (.disposed, PictureSign.disposed.text(isUnicode))
            }
            piece = Sheet.Placed(column: 0, shape: shape, text: text, mark: mark)
            width = displayWidth(of: text)
        }
    }

    /// Returns simultaneous values in parentheses, with symbols beside them: `(1 2)✕├(1 2)┤`.
    private static func inline(_ parts: [Part]) -> (pieces: [Sheet.Placed], width: Int) {
        var pieces: [Sheet.Placed] = []
        var column = 0
        func add(_ piece: Sheet.Placed, _ width: Int) {
            var placed = piece
            placed.column = column
            pieces.append(placed)
            column += width
        }
        var rest = parts[...]
        while let first = rest.first {
            let run = first.isValue ? rest.prefix(while: \.isValue) : rest.prefix(1)
            rest = rest.dropFirst(run.count)
            if run.count > 1 { add(Sheet.Placed(column: 0, shape: .bracket, text: "("), 1) }
            for (index, part) in run.enumerated() {
                if index > 0 { add(Sheet.Placed(column: 0, shape: .bracket, text: " "), 1) }
                add(part.piece, part.width)
            }
            if run.count > 1 { add(Sheet.Placed(column: 0, shape: .bracket, text: ")"), 1) }
        }
        return (pieces, column)
    }

    /// Returns the values as a stack with one value on each line; a symbol follows the value before it. Values over the
    /// limit are counted.
    private static func stacked(_ parts: [Part], _ isUnicode: Bool) -> (pieces: [Sheet.Placed], width: Int, height: Int)
    {
        var pieces: [Sheet.Placed] = []
        var (depth, column, width) = (-1, 0, 0)
        let values = parts.reduce(0) { $0 + ($1.isValue ? 1 : 0) }
        var (seen, left) = (0, max(0, values - (tallest - 1)))
        if values <= tallest { left = 0 }
        for part in parts {
            if part.isValue { seen += 1 }
            let isCounted = left > 0 && seen >= tallest - 1 && seen < tallest - 1 + left
            if isCounted, part.isValue, seen > tallest - 1 { continue }
            if depth < 0 || part.isValue || part.begins { (depth, column) = (depth + 1, 0) }
            var piece = part.piece
            var size = part.width
            if isCounted, part.isValue {
                piece = Sheet.Placed(
                    column: 0, shape: .counted, text: (isUnicode ? "…" : "...") + " \(grouped(left)) more")
                size = displayWidth(of: piece.text)
            }
            (piece.column, piece.depth) = (column, depth)
            pieces.append(piece)
            column += size
            width = max(width, column)
        }
        return (pieces, width, depth + 1)
    }
}
