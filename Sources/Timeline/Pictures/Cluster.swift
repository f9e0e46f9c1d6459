import StyledText

/// The marks that one row has at one instant: `a`, `(2 3)`, `4┤`, or values that are stacked below each other.
struct Cluster {
    /// The index of the cluster's instant in the diagram.
    var instantIndex: Int
    var placedMarks: [Sheet.PlacedMark]
    var width: Int
    var height: Int
    /// The number by which the marks change the number of active subscriptions.
    var activeChange: Int
    /// True if a gap must precede the first mark.
    var hasValues: Bool

    /// The number of columns to the left of the instant's column.
    var leftColumns = 0

    init(
        instantIndex: Int, placedMarks: [Sheet.PlacedMark], lead: Int, width: Int, height: Int, opens: Int,
        hasValues: Bool
    ) {
        (self.instantIndex, self.placedMarks, self.leftColumns, self.width) = (instantIndex, placedMarks, lead, width)
        (self.height, self.activeChange, self.hasValues) = (height, opens, hasValues)
    }

    /// The maximum number of lines in a stack. Further values are only counted.
    static let maxStackHeight = 8

    init(
        instantIndex: Int, marks: ArraySlice<Track.Mark>, room: Int, isUnicode: Bool, beginsLine: Bool,
        isOrigin: Bool, shorten: (Track.Mark) -> String
    ) {
        self.instantIndex = instantIndex
        activeChange = marks.reduce(0) { $0 + ($1.kind == .subscribed ? 1 : $1.kind.isEnd ? -1 : 0) }
        hasValues = marks.contains { $0.kind.isValue }
        var shown = marks
        // A row needs no symbol for its subscription at the start of the diagram, or if it begins with a value.
        if beginsLine, shown.first?.kind == .subscribed, shown.count > 1 || isOrigin { shown = shown.dropFirst() }
        let parts = shown.map { MarkText($0, isUnicode, shorten) }
        let inline = Cluster.placedInline(parts)
        if inline.width <= room || parts.count < 2 {
            (placedMarks, width, height) = (inline.pieces, inline.width, 1)
        } else {
            (placedMarks, width, height) = Cluster.placedStacked(parts, isUnicode)
        }
    }

    private struct MarkText {
        var piece: Sheet.PlacedMark
        var width: Int
        var isValue: Bool
        var begins: Bool

        init(_ mark: Track.Mark, _ isUnicode: Bool, _ shorten: (Track.Mark) -> String) {
            isValue = mark.kind.isValue
            begins = mark.kind == .subscribed
            let (shape, text): (Sheet.PlacedMark.Shape, String)
            switch mark.kind {
            case .next: (shape, text) = (.value, shorten(mark))
            case .held: (shape, text) = (.held, PictureSymbol.dropped.symbolText(isUnicode))
            case .subscribed: (shape, text) = (.subscribed, PictureSymbol.subscribed.symbolText(isUnicode))
            case .error: (shape, text) = (.error, PictureSymbol.error.symbolText(isUnicode))
            case .completed: (shape, text) = (.completed, PictureSymbol.completed.symbolText(isUnicode))
            case .disposed: (shape, text) = (.disposed, PictureSymbol.disposed.symbolText(isUnicode))
            }
            piece = Sheet.PlacedMark(column: 0, shape: shape, text: text, mark: mark)
            width = displayWidth(of: text)
        }
    }

    /// Returns simultaneous values in parentheses, with symbols beside them: `(1 2)✕├(1 2)┤`.
    private static func placedInline(_ parts: [MarkText]) -> (pieces: [Sheet.PlacedMark], width: Int) {
        var pieces: [Sheet.PlacedMark] = []
        var column = 0
        func add(_ piece: Sheet.PlacedMark, _ width: Int) {
            var placed = piece
            placed.column = column
            pieces.append(placed)
            column += width
        }
        var rest = parts[...]
        while let first = rest.first {
            let run = first.isValue ? rest.prefix(while: \.isValue) : rest.prefix(1)
            rest = rest.dropFirst(run.count)
            if run.count > 1 { add(Sheet.PlacedMark(column: 0, shape: .bracket, text: "("), 1) }
            for (index, part) in run.enumerated() {
                if index > 0 { add(Sheet.PlacedMark(column: 0, shape: .bracket, text: " "), 1) }
                add(part.piece, part.width)
            }
            if run.count > 1 { add(Sheet.PlacedMark(column: 0, shape: .bracket, text: ")"), 1) }
        }
        return (pieces, column)
    }

    /// Returns the values as a stack with one value on each line; a symbol follows the value before it. Values over the
    /// limit are counted.
    private static func placedStacked(_ parts: [MarkText], _ isUnicode: Bool) -> (
        pieces: [Sheet.PlacedMark], width: Int, height: Int
    ) {
        var pieces: [Sheet.PlacedMark] = []
        var (depth, column, width) = (-1, 0, 0)
        let values = parts.reduce(0) { $0 + ($1.isValue ? 1 : 0) }
        var (seen, left) = (0, max(0, values - (maxStackHeight - 1)))
        if values <= maxStackHeight { left = 0 }
        for part in parts {
            if part.isValue { seen += 1 }
            let isCounted = left > 0 && seen >= maxStackHeight - 1 && seen < maxStackHeight - 1 + left
            if isCounted, part.isValue, seen > maxStackHeight - 1 { continue }
            if depth < 0 || part.isValue || part.begins { (depth, column) = (depth + 1, 0) }
            var piece = part.piece
            var size = part.width
            if isCounted, part.isValue {
                piece = Sheet.PlacedMark(
                    column: 0, shape: .counted, text: (isUnicode ? "…" : "...") + " \(groupedDigits(left)) more")
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
