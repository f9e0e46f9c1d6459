import Assist
import SessionCore
import StyledText
import Timeline

/// Draws a typed session as an animated SVG without scripts. The animation repeats forever. Readers who prefer reduced
/// motion see the final state.
package struct TerminalDrawing {
    private let session: TerminalRecording
    private let style: DrawingStyle
    private static let characterWidth = 8.4
    private static let rowHeight = 20
    private static let margin = 14
    private static let titleBarHeight = 30

    package init(_ session: TerminalRecording, style: DrawingStyle = DrawingStyle()) {
        (self.session, self.style) = (session, style)
    }

    private var width: Int { Int(Double(session.columns) * Self.characterWidth) + 2 * Self.margin }
    private var height: Int { session.rows * Self.rowHeight + Self.titleBarHeight + Self.margin }
    private var totalMilliseconds: Int { max(1, session.currentMilliseconds) }

    package func svgText(title: String) -> String {
        var rules: [String] = []
        var body: [String] = []
        for (index, line) in session.lines.enumerated() {
            let text = styledRow(line.text, row: index)
            if line.time > 0 { rules.append(appearanceRule("l\(index)", from: line.time)) }
            body.append("<g class=\"\(line.time > 0 ? "l\(index)" : "")\">\(text)</g>")
        }
        for (index, stretch) in session.typingPeriods.enumerated() {
            // At the end, and without motion, the typed line looks like the other lines.
            rules.append(appearanceRule("s\(index)", from: stretch.begin, to: stretch.end) + ".s\(index){opacity:0}")
            rules.append(revealRule("c\(index)", stretch))
            body.append(
                "<g class=\"s\(index)\">\(styledRow(stretch.text, row: stretch.row))\(coverRectangle(stretch, name: "c\(index)"))</g>"
            )
        }
        rules += scrollRules
        let words = session.lines.map(\.text.plainText).joined(separator: "\n")
        let size =
            "viewBox=\"0 0 \(width) \(height)\" width=\"\(style.width == DrawingStyle().width ? width : style.width)\""
        return """
            <svg xmlns="http://www.w3.org/2000/svg" \(size) role="img" xml:space="preserve">
            <title>\(escaped(title))</title>
            <desc>\(escaped(words))</desc>
            <style>\(colourRules)\(rules.joined())@media(prefers-reduced-motion:reduce){g,rect{animation:none!important}}</style>
            <rect class="w" width="\(width)" height="\(height)" rx="8"/>
            <circle class="b" cx="18" cy="16" r="5"/><circle class="b" cx="36" cy="16" r="5"/><circle class="b" cx="54" cy="16" r="5"/>
            <svg x="0" y="\(Self.titleBarHeight)" width="\(width)" height="\(session.rows * Self.rowHeight)">
            <g class="all" transform="translate(0 \(-lastScroll))">
            \(body.joined(separator: "\n"))
            </g>
            </svg>
            </svg>

            """
    }

    // MARK: Lines

    private func y(_ row: Int) -> Int { row * Self.rowHeight + 15 }

    private func x(_ column: Int) -> String {
        hundredthsText(Double(Self.margin) + Double(column) * Self.characterWidth)
    }

    /// Each run of characters is placed at its column, because a glyph of a fallback font may be wider than a column.
    private func styledRow(_ text: StyledText, row: Int) -> String {
        var column = 0
        var parts: [String] = []
        for run in text.runs {
            for piece in TerminalDrawing.textRuns(of: run.text) {
                let name = run.role.map(Self.className) ?? ""
                if !piece.allSatisfy({ $0 == " " }) {
                    parts.append(
                        "<tspan x=\"\(x(column))\"\(name.isEmpty ? "" : " class=\"\(name)\"")>\(escaped(piece))</tspan>"
                    )
                }
                column += displayWidth(of: piece)
            }
        }
        return "<text y=\"\(y(row))\">\(parts.joined())</text>"
    }

    /// Returns the runs of ASCII characters, and each other character by itself.
    private static func textRuns(of text: String) -> [String] {
        var pieces: [String] = []
        var isPlain = false
        for character in text {
            let plain = character.isASCII
            if plain, isPlain { pieces[pieces.count - 1].append(character) } else { pieces.append(String(character)) }
            isPlain = plain
        }
        return pieces
    }

    // MARK: Motion

    private func percentOfTime(_ time: Int) -> String {
        hundredthsText(Double(min(time, totalMilliseconds)) * 100 / Double(totalMilliseconds))
    }

    private func hundredthsText(_ value: Double) -> String {
        let whole = Int((value * 100).rounded())
        let rest = whole % 100
        return rest == 0 ? "\(whole / 100)" : "\(whole / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    private var animationDuration: String { "\(hundredthsText(Double(totalMilliseconds) / 1000))s" }

    /// Returns the CSS rule that shows an element from one time to another, or to the end.
    private func appearanceRule(_ name: String, from: Int, to: Int? = nil) -> String {
        let end = to.map { "\(percentOfTime($0))%{opacity:0}" } ?? ""
        return
            "@keyframes \(name){0%{opacity:0}\(percentOfTime(from))%{opacity:1}\(end)100%{opacity:\(to == nil ? 1 : 0)}}"
            + ".\(name){animation:\(name) \(animationDuration) step-end infinite}"
    }

    /// Returns the CSS rule that moves a cover to the right, by one column for each key.
    private func revealRule(_ name: String, _ stretch: TerminalRecording.TypingPeriod) -> String {
        let columns = stretch.text.width - stretch.from
        guard columns > 0 else { return "" }
        let distance = hundredthsText(Double(columns) * Self.characterWidth)
        return
            "@keyframes \(name){0%,\(percentOfTime(stretch.begin))%{transform:translateX(0);animation-timing-function:steps(\(columns))}"
            + "\(percentOfTime(max(stretch.typed, stretch.begin + 1)))%,100%{transform:translateX(\(distance)px)}}"
            + ".\(name){animation:\(name) \(animationDuration) infinite}"
    }

    private func coverRectangle(_ stretch: TerminalRecording.TypingPeriod, name: String) -> String {
        let top = y(stretch.row) - 14
        return
            "<g class=\"\(name)\"><rect class=\"w\" x=\"\(x(stretch.from))\" y=\"\(top)\" width=\"\(width)\" height=\"\(Self.rowHeight - 1)\"/>"
            + "<rect class=\"k\" x=\"\(x(stretch.from))\" y=\"\(top)\" width=\"8\" height=\"\(Self.rowHeight - 3)\"/></g>"
    }

    private var lastScroll: Int { max(0, session.lines.count - session.rows) * Self.rowHeight }

    /// The CSS rules for scrolling: the terminal scrolls if a line would be below its last row.
    private var scrollRules: [String] {
        var moves: [(time: Int, offset: Int)] = [(0, 0)]
        func note(_ time: Int, _ lines: Int) {
            let offset = max(0, lines - session.rows) * Self.rowHeight
            if offset > moves[moves.count - 1].offset { moves.append((time, offset)) }
        }
        let marks =
            session.lines.enumerated().map { ($1.time, $0 + 1) } + session.typingPeriods.map { ($0.begin, $0.row + 1) }
        for (time, lines) in marks.sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }) { note(time, lines) }
        guard moves.count > 1 else { return [] }
        let frames = moves.map { "\(percentOfTime($0.time))%{transform:translateY(-\($0.offset)px)}" }.joined()
        return [
            "@keyframes all{\(frames)100%{transform:translateY(-\(lastScroll)px)}}.all{animation:all \(animationDuration) step-end infinite}"
        ]
    }

    // MARK: Colours

    private static func className(of role: TextRole) -> String {
        switch role {
        case .lane(let number): return "n\(((number % 8) + 8) % 8)"
        case .error, .trap, .caret: return "er"
        case .warning: return "wa"
        case .note, .help, .number, .type: return "ty"
        case .frame, .dim, .comment: return "di"
        case .keyword, .heading, .command: return "kw"
        case .string, .success: return "st"
        case .value, .name, .operator, .prompt, .focus: return ""
        }
    }

    private static let darkColours = (
        "#0d1117", "#e6edf3", "#8b949e", "#ff7b72", "#e3b341", "#79c0ff", "#d2a8ff", "#7ee787",
        ["#56d4dd", "#e3b341", "#d2a8ff", "#7ee787", "#79c0ff", "#76e3ea", "#f0a5ff", "#56d364"]
    )
    private static let lightColours = (
        "#f6f8fa", "#1f2328", "#59636e", "#cf222e", "#9a6700", "#0550ae", "#8250df", "#116329",
        ["#0b7285", "#9a6700", "#8250df", "#116329", "#0550ae", "#1b7c83", "#a626a4", "#1a7f37"]
    )

    private var colourRules: String {
        let shape =
            "text{font:14px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;white-space:pre}.kw{font-weight:600}"
        func rules(_ ground: (String, String, String, String, String, String, String, String, [String])) -> String {
            let (paper, ink, quiet, error, warning, type, keyword, string, lanes) = ground
            let named = [("di", quiet), ("er", error), ("wa", warning), ("ty", type), ("kw", keyword), ("st", string)]
            return ".w{fill:\(paper)}text{fill:\(ink)}.b{fill:\(quiet);opacity:.5}.k{fill:\(ink);opacity:.8}"
                + named.map { ".\($0){fill:\($1)}" }.joined()
                + lanes.enumerated().map { ".n\($0){fill:\($1)}" }.joined()
        }
        switch style.theme {
        case .dark, .mono: return shape + rules(Self.darkColours)
        case .light: return shape + rules(Self.lightColours)
        case .auto:
            return shape + rules(Self.darkColours) + "@media(prefers-color-scheme:light){\(rules(Self.lightColours))}"
        }
    }
}
