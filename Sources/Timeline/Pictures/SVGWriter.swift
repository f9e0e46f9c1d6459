import StyledText

/// The style of an exported drawing.
public struct DrawingStyle: Equatable, Sendable {
    public enum Theme: String, CaseIterable, Sendable { case auto, light, dark, mono }

    /// The greatest width in pixels.
    public var width: Int
    public var theme: Theme
    /// True if the SVG contains its CSS; false if the page around it contains the CSS (`cssRules`).
    public var includesCSS: Bool
    /// True if the drawing is animated: each shape appears at its time, and the animation repeats.
    public var isAnimated = false
    /// True if the colour of a value shows the executor that delivered it, not its source element.
    public var showsExecutors = false
    /// The prefix of the names of CSS animations. It distinguishes several diagrams in one drawing.
    var animationPrefix = "k"
    /// True for a part of a page: each shape has the number of its event in `data-n`, so that the page can show the
    /// state after every event.
    public var isSteppable: Bool

    public init(width: Int = 960, theme: Theme = .auto, isSteppable: Bool = false, includesCSS: Bool = true) {
        self.width = width
        self.theme = theme
        self.isSteppable = isSteppable
        self.includesCSS = includesCSS
    }

    /// Returns the CSS of drawings.
    public static func cssRules(_ theme: Theme = .auto) -> String { SVGPalette.css(theme) }
}

extension Picture {
    /// Returns the diagram as a standalone SVG. The same recording gives the same bytes.
    ///
    /// - Parameter title: the expression that the diagram shows.
    public func svg(title: String, _ style: DrawingStyle = DrawingStyle()) -> String {
        drawing(title: title, style).text
    }

    fileprivate func drawing(title: String, _ style: DrawingStyle) -> SVGWriter.Drawing {
        let words = EventWriter(tracks, remarks, timeScale).sentences().map(\.plainText)
        let least = SVGWriter.minHeight(of: tracks, timeScale, width: style.width)
        if least > SVGWriter.maxHeight {
            return SVGWriter.table(self, instead: least, isAtLeast: true, title: title, words: words, style)
        }
        var sheet = PointLayout.fittedToWidth(tracks, timeScale, width: style.width, margin: SVGWriter.margin).sheet()
        let height = SVGWriter.height(of: sheet)
        if height > SVGWriter.maxHeight {
            return SVGWriter.table(self, instead: height, title: title, words: words, style)
        }
        sheet.notes += remarks
        return SVGWriter(sheet: sheet, title: title, titleWords: words, style: style).drawing()
    }
}

extension Picture {
    /// Returns true if the drawing is a diagram; false if it would be so tall that a table replaces it.
    public func fits(_ style: DrawingStyle) -> Bool {
        if SVGWriter.minHeight(of: tracks, timeScale, width: style.width) > SVGWriter.maxHeight { return false }
        let sheet = PointLayout.fittedToWidth(tracks, timeScale, width: style.width, margin: SVGWriter.margin).sheet()
        return SVGWriter.height(of: sheet) <= SVGWriter.maxHeight
    }

    /// Returns several diagrams, one below the other, each with a title.
    public static func svg(
        of pictures: [(title: String, picture: Picture)], title: String, _ style: DrawingStyle = DrawingStyle()
    ) -> String {
        var (body, y, width, rules) = ("", 0, 0, SVGPalette.css(style.theme))
        for (index, (title, picture)) in pictures.enumerated() {
            var own = style
            (own.isSteppable, own.includesCSS, own.animationPrefix) = (false, false, "p\(index)")
            let drawn = picture.drawing(title: title, own)
            rules += drawn.motion
            body += "<text x=\"\(SVGWriter.margin)\" y=\"\(y + 24)\">\(escaped(title))</text>\n"
            body += "<svg y=\"\(y + 32)\"" + drawn.text.dropFirst(4)
            y += drawn.height + 48
            width = max(width, drawn.width, displayWidth(of: title) * SVGWriter.characterWidth + 2 * SVGWriter.margin)
        }
        let size = "viewBox=\"0 0 \(width) \(y)\" width=\"\(width)\" height=\"\(y)\""
        return """
            <svg xmlns="http://www.w3.org/2000/svg" \(size) role="img">
            <title>\(escaped(title))</title>
            <style>\(rules)</style>
            \(SVGPalette.backgroundRules(style.theme).joined())\(body)</svg>

            """
    }
}

/// Draws a sheet as SVG. Shapes show the kind of a mark; an element keeps its colour in all rows.
struct SVGWriter {
    static let margin = 16
    fileprivate static let characterWidth = PointLayout.characterWidth
    private static let rowHeight = 36
    private static let stackedLineHeight = 26
    private static let axisHeight = 42

    /// The maximum height in points, which is three screens. A taller diagram becomes a table.
    fileprivate static let maxHeight = 2_400

    fileprivate static func height(of row: Sheet.Row) -> Int {
        SVGWriter.rowHeight + (row.height - 1) * stackedLineHeight
    }

    fileprivate static func height(of sheet: Sheet) -> Int {
        sheet.blocks.reduce(0) { $0 + $1.rows.reduce(axisHeight) { $0 + SVGWriter.height(of: $1) } }
    }

    /// Returns a height that the diagram has at least, without laying it out.
    fileprivate static func minHeight(of tracks: [Track], _ clock: Picture.TimeScale?, width: Int) -> Int {
        tracks.maxInstantsOfRow(clock) * PointLayout.minMarkWidth / max(1, width) * (axisHeight + rowHeight)
    }

    /// Returns the newest events of a diagram as lines of a table.
    fileprivate static func table(
        _ picture: Picture, instead height: Int, isAtLeast: Bool = false, title: String, words: [String],
        _ style: DrawingStyle
    ) -> Drawing {
        let table = EventTable(picture.tracks, picture.timeScale)
        let lines = table.tableLines(EventTable.maxRows, width: style.width / characterWidth - 4, ellipsis: "…")
        var (body, y) = ([(lines.head.plainText, 0)], margin)
        body += lines.rows.map { ($0.0.plainText, $0.1) }
        let note = EventTable.replacementNote(
            lines: height / rowHeight, isAtLeast: isAtLeast, cells: table.cells.count, timeline: ":timeline")
        body += ([note] + picture.remarks).map { ($0, 0) }
        let description = ([note] + words.suffix(EventTable.maxRows)).joined(separator: ". ")
        let texts = body.map { text, number -> String in
            y += 18
            let name = number == 0 ? " class=\"q\"" : ""
            let line = "<text\(name) x=\"\(margin)\" y=\"\(y)\">\(escaped(text))</text>"
            return style.isSteppable && number > 0 ? "<g data-n=\"\(number)\">\(line)</g>" : line
        }
        let width = max(style.width, body.reduce(0) { max($0, displayWidth(of: $1.0)) } * characterWidth + 2 * margin)
        let size = "viewBox=\"0 0 \(width) \(y + 16)\" width=\"\(width)\" height=\"\(y + 16)\""
        let head = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) role=\"img\" xml:space=\"preserve\">",
            "<title>\(escaped(title))</title>\n<desc>\(escaped(description))</desc>",
        ]
        let rules =
            style.includesCSS
            ? ["<style>\(SVGPalette.css(style.theme))</style>"] + SVGPalette.backgroundRules(style.theme) : []
        return Drawing(
            text: (head + rules + texts + ["</svg>"]).joined(separator: "\n") + "\n", width: width, height: y + 16,
            motion: "")
    }

    private let sheet: Sheet
    private let title: String
    private let titleWords: [String]
    private let style: DrawingStyle
    /// The number of each colour, by the event that created the element.
    private let executorColours: [Int: Int]
    /// The time at the start of the diagram.
    private let startTime: Int64
    private let animation: DrawingAnimation?

    init(sheet: Sheet, title: String, titleWords: [String], style: DrawingStyle) {
        (self.sheet, self.title, self.titleWords, self.style) = (sheet, title, titleWords, style)
        let marks = sheet.blocks.flatMap { $0.rows.flatMap { $0.marks.compactMap(\.mark) } }
        var colours: [Int: Int] = [:]
        for mark in marks.sorted(by: { $0.number < $1.number }) where mark.kind == .next && colours[mark.origin] == nil
        {
            colours[mark.origin] = colours.count
        }
        self.executorColours = colours
        startTime = marks.reduce(Int64.max) { min($0, $1.time) }
        animation =
            style.isAnimated ? DrawingAnimation(marks, isSteps: sheet.isSteps, classPrefix: style.animationPrefix) : nil
    }

    private var firstColumnX: Int { SVGWriter.margin + (sheet.labelColumns + 2) * SVGWriter.characterWidth }

    /// An SVG text with its width and height.
    struct Drawing {
        var text: String
        var width: Int
        var height: Int
        /// The CSS rules that animate the diagram.
        var motion: String
    }

    func drawing() -> Drawing {
        var body: [String] = []
        var y = SVGWriter.margin
        for block in sheet.blocks {
            body += axisShapes(of: block, &y)
            let waits = AppearanceOrder(block)
            for index in block.rows.indices { body += rowShapes(index, of: block, waits, &y) }
            y += 12
        }
        if style.showsExecutors, !sheet.executors.isEmpty { body += legendShapes(&y) }
        let columns = (style.width - 2 * SVGWriter.margin) / SVGWriter.characterWidth
        let notes = sheet.notes.flatMap { StyledText($0).wrapped(to: max(20, columns), indent: 2).map(\.plainText) }
        for note in notes {
            body.append(#"<text class="q" x="\#(SVGWriter.margin)" y="\#(y + 10)">\#(escaped(note))</text>"#)
            y += 20
        }
        let longest = notes.reduce(0) { max($0, displayWidth(of: $1) * SVGWriter.characterWidth) }
        let widest = sheet.blocks.reduce(0) { max($0, $1.columns) }
        let width = max(style.width, firstColumnX + widest + SVGWriter.margin, longest + 2 * SVGWriter.margin)
        let size = "viewBox=\"0 0 \(width) \(y + 4)\" width=\"\(width)\" height=\"\(y + 4)\""
        let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) role=\"img\">"
        let about = "<title>\(escaped(title))</title>\n<desc>\(escaped(titleWords.joined(separator: ". ")))</desc>"
        let css = SVGPalette.css(style.theme) + (animation?.css ?? "")
        let rules = !style.includesCSS ? [] : ["<style>\(css)</style>"] + SVGPalette.backgroundRules(style.theme)
        let lines = [head, about] + rules + body + ["</svg>"]
        return Drawing(
            text: lines.joined(separator: "\n") + "\n", width: width, height: y + 4, motion: animation?.css ?? "")
    }

    private func x(_ place: Int) -> Int { firstColumnX + place }

    /// Returns a circle and the name for each executor.
    private func legendShapes(_ y: inout Int) -> [String] {
        var x = SVGWriter.margin
        var lines: [String] = []
        for (index, executor) in sheet.executors.enumerated() {
            let name = executor.map { "@" + escapingControls($0) } ?? "main"
            lines.append(
                #"<circle class="\#(SVGPalette.cssClasses(index))" cx="\#(x + 8)" cy="\#(y + 6)" r="6"/><text class="q" x="\#(x + 20)" y="\#(y + 10)">\#(escaped(name))</text>"#
            )
            x += 36 + displayWidth(of: name) * SVGWriter.characterWidth
        }
        y += 22
        return lines
    }

    private func colourClass(of mark: Track.Mark?) -> String {
        guard style.showsExecutors else {
            return SVGPalette.cssClasses(mark.flatMap { executorColours[$0.origin] } ?? 0)
        }
        return SVGPalette.cssClasses(sheet.executors.firstIndex { $0 == mark?.executor } ?? 0)
    }

    private func axisShapes(of block: Sheet.Block, _ y: inout Int) -> [String] {
        guard block.columns > 0 else { return [] }
        var lines = [#"<text class="q" x="\#(SVGWriter.margin)" y="\#(y + 8)">\#(escaped(sheet.scaleText))</text>"#]
        if let bar = block.bar {
            let (from, to) = (SVGWriter.margin, SVGWriter.margin + bar.length)
            lines.append(#"<text class="q" x="\#(from)" y="\#(y + 8)">\#(escaped(bar.text))</text>"#)
            lines.append(
                #"<path class="l q" d="M\#(from) \#(y + 14)V\#(y + 22)M\#(from) \#(y + 18)H\#(to)M\#(to) \#(y + 14)V\#(y + 22)"/>"#
            )
        }
        for tick in block.ticks {
            lines.append(#"<text class="q" x="\#(x(tick.column) - 4)" y="\#(y + 8)">\#(escaped(tick.label))</text>"#)
            if !sheet.isSteps { lines.append(lineShape(x(tick.column), y + 14, x(tick.column), y + 22, "q")) }
        }
        if !sheet.isSteps { lines.append(lineShape(x(0), y + 18, x(block.columns), y + 18, "q")) }
        for pause in block.breaks {
            lines.append(
                #"<text class="q" x="\#(x(pause.columns.lowerBound))" y="\#(y + 34)">\#(escaped(pause.text))</text>"#)
        }
        y += block.breaks.isEmpty ? 30 : 42
        return lines
    }

    private func rowShapes(_ index: Int, of block: Sheet.Block, _ waits: AppearanceOrder, _ y: inout Int) -> [String] {
        let row = block.rows[index]
        let middle = y + SVGWriter.rowHeight / 2
        let indent = SVGWriter.margin + row.indent * SVGWriter.characterWidth
        var lines = [#"<text x="\#(indent)" y="\#(middle + 4)">\#(escaped(row.label))</text>"#]
        for part in row.line {
            for (from, to, number) in style.isSteppable || animation != nil
                ? waits.segments(of: part) : [(part.lowerBound, part.upperBound - 1, 0)]
            {
                lines.append(animatedShape(lineShape(x(from), middle, x(to), middle, "l"), for: number))
            }
        }
        for placed in row.marks {
            let number = placed.mark?.number ?? waits.eventNumber(at: placed.column)
            let height = middle + placed.depth * SVGWriter.stackedLineHeight
            let pointer = placed.mark?.isPointedAt == true ? pointerTip(x(placed.column), height + 12) : ""
            let drawn = teardownLine(placed, index, of: block, height) ?? markShape(placed, x(placed.column), height)
            if !drawn.isEmpty { lines.append(animatedShape(drawn + pointer, for: number)) }
        }
        y += SVGWriter.height(of: row)
        return lines
    }

    private func markShape(_ placed: Sheet.PlacedMark, _ x: Int, _ y: Int) -> String {
        switch placed.shape {
        case .value: return valueShape(placed, x, y)
        case .held: return titledShape(placed, #"<circle class="h" cx="\#(x)" cy="\#(y)" r="3"/>"#)
        case .bracket, .counted:
            return #"<text class="q" x="\#(x - 4)" y="\#(y + 4)">\#(escaped(placed.text))</text>"#
        case .subscribed: return titledShape(placed, lineShape(x, y - 6, x, y + 6, "l"))
        case .completed: return titledShape(placed, lineShape(x, y - 11, x, y + 11, "e"))
        case .disposed: return titledShape(placed, lineShape(x, y - 11, x, y + 11, "d"))
        case .error:
            return titledShape(
                placed, lineShape(x - 7, y - 7, x + 7, y + 7, "x") + lineShape(x - 7, y + 7, x + 7, y - 7, "x"))
        case .live: return #"<path class="l" d="M\#(x - 6) \#(y - 5)L\#(x + 2) \#(y)L\#(x - 6) \#(y + 5)"/>"#
        }
    }

    /// Returns one line for a mark that several rows share; it has gaps at rows that do not end there. Returns an empty
    /// text for the other parts of the mark, and nil for a mark of a single row.
    private func teardownLine(_ placed: Sheet.PlacedMark, _ index: Int, of block: Sheet.Block, _ y: Int) -> String? {
        guard let joint = placed.joint else { return nil }
        guard case .first(let others) = joint, let last = others.last else { return "" }
        let x = x(placed.column)
        var (path, from, middle) = ("", y - 11, y)
        for offset in 1...last {
            let row = block.rows[index + offset]
            middle += SVGWriter.height(of: block.rows[index + offset - 1])
            if others.contains(offset) || !row.line.contains(where: { $0.contains(placed.column) }) { continue }
            path += "M\(x) \(from)V\(middle - 13)"
            from = middle + 13
        }
        path += "M\(x) \(from)V\(middle + 11)"
        return titledShape(placed, "<path class=\"d\" d=\"\(path)\"/>")
    }

    /// Returns the tip of a pointer.
    private func pointerTip(_ x: Int, _ y: Int) -> String {
        #"<path class="l" fill="none" d="M\#(x - 4) \#(y + 5)L\#(x) \#(y)L\#(x + 4) \#(y + 5)"/>"#
    }

    private func animatedShape(_ shape: String, for number: Int) -> String {
        if let animation { return "<g class=\"\(animation.className(of: number))\">\(shape)</g>" }
        return style.isSteppable ? "<g data-n=\"\(number)\">\(shape)</g>" : shape
    }

    /// Returns a circle for a value, or a pill if the value is wide.
    private func valueShape(_ placed: Sheet.PlacedMark, _ x: Int, _ y: Int) -> String {
        let text = placed.text
        let colour = colourClass(of: placed.mark)
        let columns = displayWidth(of: text)
        guard let width = pillWidth(columns) else {
            let shift = columns * SVGWriter.characterWidth / 2
            return titledShape(
                placed,
                #"<circle class="\#(colour)" cx="\#(x)" cy="\#(y)" r="10"/><text class="v" x="\#(x - shift)" y="\#(y + 4)">\#(escaped(text))</text>"#
            )
        }
        return titledShape(
            placed,
            #"<rect class="\#(colour)" x="\#(x - 10)" y="\#(y - 10)" width="\#(width)" height="20" rx="10"/><text class="v" x="\#(x - 5)" y="\#(y + 4)">\#(escaped(text))</text>"#
        )
    }

    /// Returns the width of a pill; nil if the text fits into a circle.
    private func pillWidth(_ columns: Int) -> Int? { columns > 2 ? columns * SVGWriter.characterWidth + 10 : nil }

    /// Returns a shape with the time and the description of its event.
    private func titledShape(_ placed: Sheet.PlacedMark, _ shape: String) -> String {
        guard let mark = placed.mark else { return shape }
        let what = mark.text.isEmpty ? "\(mark.kind)" : mark.text
        return "<g><title>\(secondsText(mark.time - startTime)) s: \(escaped(what))</title>\(shape)</g>"
    }

    private func lineShape(_ x: Int, _ y: Int, _ toX: Int, _ toY: Int, _ name: String) -> String {
        #"<line class="\#(name)" x1="\#(x)" y1="\#(y)" x2="\#(toX)" y2="\#(toY)"/>"#
    }
}

/// Assigns to each column of a block the event with which the column appears.
private struct AppearanceOrder {
    private let columns: [(column: Int, number: Int)]

    init(_ block: Sheet.Block) {
        var first: [Int: Int] = [:]
        for row in block.rows {
            for placed in row.marks {
                guard let number = placed.mark?.number else { continue }
                first[placed.column] = min(first[placed.column] ?? .max, number)
            }
        }
        columns = first.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Returns the event of the column; if it has none, that of the nearest column before it.
    func eventNumber(at column: Int) -> Int {
        (columns.last { $0.column <= column } ?? columns.first)?.number ?? 0
    }

    /// Returns the segments of a line, each with the event that extends the line to it.
    func segments(of part: Range<Int>) -> [(Int, Int, Int)] {
        var pieces: [(Int, Int, Int)] = []
        var (from, latest) = (part.lowerBound, 0)
        // The marks of one instant may extend beyond the position of the next instant, but a line has no gaps.
        for (column, number) in columns where column > from && column < part.upperBound {
            latest = max(latest, number)
            pieces.append((from, column, latest))
            from = column
        }
        if from < part.upperBound - 1 || pieces.isEmpty {
            pieces.append((from, part.upperBound - 1, max(latest, eventNumber(at: part.upperBound - 1))))
        }
        return pieces
    }
}

/// Returns the text with the special characters of XML escaped.
public func escaped(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 >= 32 && $0 < 127 && $0 != 0x26 && $0 != 0x3C && $0 != 0x3E && $0 != 0x22 }
    if isPlain { return text }
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case _ where scalar.value < 32 || (127..<160).contains(scalar.value): result += "\u{FFFD}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
