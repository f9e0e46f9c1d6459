import StyledText

/// How a drawing that is kept looks.
public struct DrawingStyle: Equatable, Sendable {
    public enum Theme: String, CaseIterable, Sendable { case auto, light, dark, mono }

    /// The widest that it may be, in pixels.
    public var width: Int
    public var theme: Theme

    public init(width: Int = 960, theme: Theme = .auto) {
        self.width = width
        self.theme = theme
    }
}

extension Picture {
    /// The picture as a standalone SVG: the same recording gives the same bytes.
    ///
    /// - Parameter title: the expression.
    public func svg(title: String, _ style: DrawingStyle = DrawingStyle()) -> String {
        let columns = max(40, (style.width - 2 * SVGWriter.margin) / SVGWriter.column)
        var sheet = Layout(tracks, style: PictureStyle(width: columns, blocks: .max)).sheet()
        sheet.notes += remarks
        let words = EventWriter(tracks, remarks).sentences().map(\.plain)
        return SVGWriter(sheet: sheet, title: title, words: words, theme: style.theme).text()
    }
}

/// Draws a sheet as SVG. Shapes carry the meaning; the colour follows an element through the rows.
struct SVGWriter {
    static let margin = 16
    static let column = 12
    private static let letter = 8
    private static let row = 36
    private static let stacked = 26
    private static let longest = 12

    private let sheet: Sheet
    private let title: String
    private let words: [String]
    private let theme: DrawingStyle.Theme
    /// Colours by the event of the source that an element comes of.
    private let colours: [Int: Int]

    init(sheet: Sheet, title: String, words: [String], theme: DrawingStyle.Theme) {
        (self.sheet, self.title, self.words, self.theme) = (sheet, title, words, theme)
        let marks = sheet.blocks.flatMap { $0.rows.flatMap { $0.marks.compactMap(\.mark) } }
        var colours: [Int: Int] = [:]
        for mark in marks.sorted(by: { $0.number < $1.number }) where mark.kind == .next && colours[mark.origin] == nil
        {
            colours[mark.origin] = colours.count % SVGPalette.count
        }
        self.colours = colours
    }

    private var left: Int { SVGWriter.margin + (sheet.labelColumns + 2) * SVGWriter.letter }

    func text() -> String {
        var body: [String] = []
        var y = SVGWriter.margin
        for block in sheet.blocks {
            body += axis(of: block, &y)
            for row in block.rows { body += drawn(row, &y) }
            y += 12
        }
        for note in sheet.notes {
            body.append(#"<text class="q" x="\#(SVGWriter.margin)" y="\#(y + 10)">\#(escaped(note))</text>"#)
            y += 20
        }
        let notes = sheet.notes.reduce(0) { max($0, displayWidth(of: $1) * SVGWriter.letter) }
        let columns = sheet.blocks.reduce(0) { max($0, $1.columns) }
        let width = max(left + (columns + 2) * SVGWriter.column, notes + 2 * SVGWriter.margin)
        let size = "viewBox=\"0 0 \(width) \(y + 4)\" width=\"\(width)\" height=\"\(y + 4)\""
        let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) role=\"img\">"
        let about = "<title>\(escaped(title))</title>\n<desc>\(escaped(words.joined(separator: ". ")))</desc>"
        let lines = [head, about, "<style>\(SVGPalette.css(theme))</style>"] + body + ["</svg>"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The middle of a column.
    private func x(_ column: Int) -> Int { left + column * SVGWriter.column + SVGWriter.column / 2 }

    private func axis(of block: Sheet.Block, _ y: inout Int) -> [String] {
        guard block.columns > 0 else { return [] }
        var lines = [#"<text class="q" x="\#(SVGWriter.margin)" y="\#(y + 22)">\#(escaped(sheet.scale))</text>"#]
        for tick in block.ticks {
            lines.append(#"<text class="q" x="\#(x(tick.column) - 4)" y="\#(y + 8)">\#(escaped(tick.label))</text>"#)
            if !sheet.isSteps { lines.append(line(x(tick.column), y + 14, x(tick.column), y + 22, "q")) }
        }
        if !sheet.isSteps { lines.append(line(x(0), y + 18, x(block.columns), y + 18, "q")) }
        for pause in block.breaks {
            lines.append(
                #"<text class="q" x="\#(x(pause.columns.lowerBound))" y="\#(y + 34)">\#(escaped(pause.text))</text>"#)
        }
        y += block.breaks.isEmpty ? 30 : 42
        return lines
    }

    private func drawn(_ row: Sheet.Row, _ y: inout Int) -> [String] {
        let middle = y + SVGWriter.row / 2
        let indent = SVGWriter.margin + row.indent * SVGWriter.letter
        var lines = [#"<text x="\#(indent)" y="\#(middle + 4)">\#(escaped(row.label))</text>"#]
        for part in row.line { lines.append(line(x(part.lowerBound), middle, x(part.upperBound - 1), middle, "l")) }
        for placed in row.marks { lines.append(drawn(placed, middle + placed.depth * SVGWriter.stacked)) }
        y += SVGWriter.row + (row.height - 1) * SVGWriter.stacked
        return lines
    }

    private func drawn(_ placed: Sheet.Placed, _ y: Int) -> String {
        let x = x(placed.column)
        switch placed.shape {
        case .value: return value(placed, x, y)
        case .held: return said(placed, #"<circle class="h" cx="\#(x)" cy="\#(y)" r="3"/>"#)
        case .bracket, .counted: return #"<text class="q" x="\#(x - 4)" y="\#(y + 4)">\#(escaped(placed.text))</text>"#
        case .subscribed: return said(placed, line(x, y - 6, x, y + 6, "l"))
        case .completed: return said(placed, line(x, y - 11, x, y + 11, "e"))
        case .disposed: return said(placed, line(x, y - 11, x, y + 11, "d"))
        case .error: return said(placed, line(x - 7, y - 7, x + 7, y + 7, "x") + line(x - 7, y + 7, x + 7, y - 7, "x"))
        case .live: return #"<path class="l" d="M\#(x - 6) \#(y - 5)L\#(x + 2) \#(y)L\#(x - 6) \#(y + 5)"/>"#
        }
    }

    /// A circle, or a pill where the value is wider.
    private func value(_ placed: Sheet.Placed, _ x: Int, _ y: Int) -> String {
        let text = cut(placed.text, to: SVGWriter.longest, ellipsis: "…")
        let colour = "c\(placed.mark.flatMap { colours[$0.origin] } ?? 0)"
        let columns = displayWidth(of: text)
        guard columns > 2 else {
            let shift = columns * SVGWriter.letter / 2
            return said(
                placed,
                #"<circle class="\#(colour)" cx="\#(x)" cy="\#(y)" r="10"/><text class="v" x="\#(x - shift)" y="\#(y + 4)">\#(escaped(text))</text>"#
            )
        }
        let width = columns * SVGWriter.letter + 10
        return said(
            placed,
            #"<rect class="\#(colour)" x="\#(x - 10)" y="\#(y - 10)" width="\#(width)" height="20" rx="10"/><text class="v" x="\#(x - 5)" y="\#(y + 4)">\#(escaped(text))</text>"#
        )
    }

    /// A shape that says when it was and what it is.
    private func said(_ placed: Sheet.Placed, _ shape: String) -> String {
        guard let mark = placed.mark else { return shape }
        let what = mark.text.isEmpty ? "\(mark.kind)" : mark.text
        return "<g><title>\(secondsText(mark.time)) s: \(escaped(what))</title>\(shape)</g>"
    }

    private func line(_ x: Int, _ y: Int, _ toX: Int, _ toY: Int, _ name: String) -> String {
        #"<line class="\#(name)" x1="\#(x)" y1="\#(y)" x2="\#(toX)" y2="\#(toY)"/>"#
    }
}

/// Text as a document of marks takes it.
public func escaped(_ text: String) -> String {
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
