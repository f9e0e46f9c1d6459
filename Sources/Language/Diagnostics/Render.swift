import StyledText

/// Options for rendering a diagnostic.
public struct RenderStyle {
    /// True if frames and marks are ASCII.
    public var isASCII: Bool
    /// The column in which the id begins. After a longer message, it begins further right.
    public var idColumn: Int
    /// The maximum width. Longer source lines are cut around the marked part.
    public var width: Int

    public init(isASCII: Bool = false, idColumn: Int = 54, width: Int = 120) {
        self.isASCII = isASCII
        self.idColumn = idColumn
        self.width = width
    }
}

/// Renders a diagnostic: message and id, the framed source with marks, notes, and help. Ends without a newline.
public func render(_ diagnostic: Diagnostic, style: RenderStyle = RenderStyle()) -> StyledText {
    var drawing = DiagnosticDrawing(diagnostic, style)
    drawing.draw()
    return drawing.lines.joined(separator: "\n")
}

private struct DiagnosticDrawing {
    /// A mark below a source line.
    struct Mark {
        var span: Span
        var text: String?
        var isPrimary: Bool
        var line: Int
        var column: Int
    }

    let diagnostic: Diagnostic
    let style: RenderStyle
    var lines: [StyledText] = []
    private var gutterWidth = 1

    init(_ diagnostic: Diagnostic, _ style: RenderStyle) {
        self.diagnostic = diagnostic
        self.style = style
    }

    mutating func draw() {
        drawHead()
        let marks = allMarks()
        gutterWidth = marks.map { String($0.line).count }.max() ?? 1
        drawFrames(marks)
        for note in diagnostic.notes { drawNote(note) }
        if let help = diagnostic.help { drawLines(of: help, mark: "help:", role: .help) }
    }

    // MARK: - Head and foot

    private mutating func drawHead() {
        let (word, role): (String, TextRole) =
            switch diagnostic.severity {
            case .error: ("error:", .error)
            case .warning: ("warning:", .warning)
            case .trap: ("trap:", .trap)
            }
        var line = StyledText(word, role)
        line.append(" " + escapingControls(diagnostic.message, keeping: .layout))
        let gap = max(1, style.idColumn - line.width)
        line.append(String(repeating: " ", count: gap))
        line.append("[\(diagnostic.id)]", .dim)
        lines.append(line)
    }

    private mutating func drawNote(_ note: Diagnostic.Note) {
        var text = note.message
        if let span = note.span, let place = location(of: span) { text += " (\(place))" }
        drawLines(of: text, mark: "=", role: .note)
    }

    /// Writes a text of several lines; the lines after the first are indented to the mark.
    private mutating func drawLines(of text: String, mark: String, role: TextRole) {
        let indent = String(repeating: " ", count: gutterWidth + 1)
        for (number, row) in escapingControls(text, keeping: .layout).split(
            separator: "\n", omittingEmptySubsequences: false
        )
        .enumerated() {
            var line = StyledText(indent)
            if number == 0 { line.append(mark, role) } else { line.append(String(repeating: " ", count: mark.count)) }
            line.append(" " + row)
            lines.append(line)
        }
    }

    private func location(of span: Span) -> String? {
        guard let source = Source.named(span.source) else { return nil }
        let (line, column) = source.position(of: Int(span.start))
        return "\(source.name):\(line):\(column)"
    }

    // MARK: - Frames

    private func allMarks() -> [Mark] {
        var marks = [Mark(span: diagnostic.primary, text: diagnostic.label, isPrimary: true, line: 0, column: 0)]
        for note in diagnostic.secondary {
            if let span = note.span {
                marks.append(Mark(span: span, text: note.message, isPrimary: false, line: 0, column: 0))
            }
        }
        return marks.compactMap { mark in
            guard let source = Source.named(mark.span.source) else { return nil }
            var placed = mark
            (placed.line, placed.column) = source.position(of: Int(mark.span.start))
            return placed
        }
    }

    /// Draws one frame for each source; that of the primary span comes first.
    private mutating func drawFrames(_ marks: [Mark]) {
        var sources: [SourceID] = []
        for mark in marks where !sources.contains(mark.span.source) { sources.append(mark.span.source) }
        for source in sources {
            let own = marks.filter { $0.span.source == source }
            drawFrame(own, location(of: own[0].span) ?? "")
        }
    }

    private mutating func drawFrame(_ marks: [Mark], _ place: String) {
        guard let source = Source.named(marks[0].span.source) else { return }
        var head = StyledText(String(repeating: " ", count: gutterWidth + 1))
        head.append(style.isASCII ? "," : "┌", .frame)
        head.append(" " + place)
        lines.append(head)
        var previous: Int?
        for number in Set(marks.map(\.line)).sorted() {
            if let previous, number > previous + 1 { drawGap() }
            previous = number
            let own = marks.filter { $0.line == number }.sorted { $0.isPrimary && !$1.isPrimary }
            drawLine(number, source, own)
        }
    }

    private mutating func drawGap() {
        var line = StyledText(String(repeating: " ", count: gutterWidth + 1))
        line.append(style.isASCII ? ":" : "⋮", .frame)
        lines.append(line)
    }

    private mutating func drawLine(_ number: Int, _ source: Source, _ marks: [Mark]) {
        let text = Array(source.line(number))
        let window = visibleRange(of: text, around: marks[0], source)
        let label = String(number)
        var line = StyledText(String(repeating: " ", count: gutterWidth - label.count))
        line.append(label + " " + bar, .frame)
        if !text.isEmpty { line.append(" " + visibleText(text, window)) }
        lines.append(line)
        for mark in marks { drawMark(mark, text, window, source) }
    }

    private var bar: String { style.isASCII ? "|" : "│" }

    private mutating func drawMark(_ mark: Mark, _ text: [Character], _ window: Range<Int>, _ source: Source) {
        let first = min(max(mark.column - 1, window.lowerBound), text.count)
        let last = lastColumn(of: mark, text, source)
        let lead = window.lowerBound > 0 ? 1 : 0
        let before = first > window.lowerBound ? width(text[window.lowerBound..<first]) : 0
        let end = min(max(last, first), window.upperBound)
        let covered = end > first ? width(text[first..<end]) : 0
        var line = StyledText(String(repeating: " ", count: gutterWidth + 1))
        line.append(bar, .frame)
        line.append(String(repeating: " ", count: 1 + lead + before))
        let stroke = mark.isPrimary ? "^" : style.isASCII ? "-" : "─"
        line.append(String(repeating: stroke, count: max(1, covered)), mark.isPrimary ? .caret : .note)
        if let text = mark.text { line.append(" " + text) }
        lines.append(line)
    }

    /// Returns the column after the marked part. If a span has several lines, only its first line is marked.
    private func lastColumn(of mark: Mark, _ text: [Character], _ source: Source) -> Int {
        let (line, column) = source.position(of: Int(mark.span.end))
        return line == mark.line ? column - 1 : text.count
    }

    // MARK: - Width

    private func visibleText(_ character: Character) -> String {
        if character == "\t" { return "    " }
        return escapingControls(String(character))
    }

    private func width(_ characters: ArraySlice<Character>) -> Int {
        characters.reduce(0) { $0 + displayWidth(of: visibleText($1)) }
    }

    private func visibleText(_ text: [Character], _ window: Range<Int>) -> String {
        let cut = style.isASCII ? "~" : "…"
        var result = window.lowerBound > 0 ? cut : ""
        for character in text[window] { result += visibleText(character) }
        return window.upperBound < text.count ? result + cut : result
    }

    /// Returns the visible part of a long line, with the mark in its first half.
    private func visibleRange(of text: [Character], around mark: Mark, _ source: Source) -> Range<Int> {
        let room = max(20, style.width - gutterWidth - 4)
        guard text.count > room || width(text[...]) > room else { return 0..<text.count }
        let start = mark.column - 1 < room * 2 / 3 ? 0 : min(mark.column - 1 - room / 3, text.count)
        var end = start
        var used = 0
        while end < text.count {
            used += displayWidth(of: visibleText(text[end]))
            if used > room { break }
            end += 1
        }
        return start..<end
    }
}
