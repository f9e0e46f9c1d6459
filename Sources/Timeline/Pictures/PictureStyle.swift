import StyledText

/// The format in which diagrams are drawn.
public struct PictureStyle: Equatable, Sendable {
    public var width: Int
    public var isUnicode: Bool
    /// True to write sentences instead of a diagram.
    public var isPlain: Bool
    /// The number of blocks of a folded diagram that are drawn. They are counted from the end.
    public var blockLimit: Int
    /// True if the colour of a value shows the executor that delivered it; a legend names the executors.
    public var showsExecutors = false
    /// The command or option that shows all events. Notes below a diagram mention it.
    public var timelineCommand = ":timeline"
    /// True if the names of lanes in a live diagram may be longer than elsewhere.
    public var showsLongNames = false

    public init(width: Int = 80, isUnicode: Bool = true, isPlain: Bool = false, blockLimit: Int = 8) {
        self.width = width
        self.isUnicode = isUnicode
        self.isPlain = isPlain
        self.blockLimit = blockLimit
    }

    var ellipsis: String { isUnicode ? "…" : "..." }
    /// True if the width is only sufficient for lines of text.
    var isTooNarrow: Bool { width < 40 }
    var isNarrow: Bool { width < 60 }
    /// The maximum width of a label in columns.
    var labelLimit: Int { isNarrow ? 8 : max(14, width * 3 / 10) }
}

/// The symbols of diagrams in Unicode and ASCII.
enum PictureSymbol: Int {
    case line, subscribed, error, completed, disposed, live, dropped, tick, idle
    /// The ends of a disposal mark that spans several rows.
    case firstDisposed, lastDisposed

    private static let textForms: [(unicode: String, ascii: String)] = [
        ("─", "-"), ("├", "^"), ("✕", "#"), ("┤", "|"), ("┊", "!"), ("→", ">"), ("·", "."), ("┬", "+"), ("┈", "~"),
        ("╮", "\\"), ("╯", "/"),
    ]

    func symbolText(_ isUnicode: Bool) -> String {
        isUnicode ? PictureSymbol.textForms[rawValue].unicode : PictureSymbol.textForms[rawValue].ascii
    }

    /// Characters that have a meaning in diagrams. A value that contains one keeps its quotes.
    static let symbolCharacters: Set<Character> = Set(
        textForms.flatMap { Array($0.unicode) + Array($0.ascii) } + Array("()…'\"\\"))
}

/// Formats a value for a diagram: as the text of `debugPrint` on one line, where a simple string has no quotes.
///
/// A value that looks like the row's line or a symbol is put in parentheses: `(-1)` if the line consists of `-`.
func pictureText(_ text: String, isUnicode: Bool) -> String {
    let shown = escapingControls(text)
    if shown.count > 2, shown.first == "\"", shown.last == "\"" {
        let inside = shown.dropFirst().dropLast()
        if !inside.contains(where: { $0.isWhitespace || PictureSymbol.symbolCharacters.contains($0) }) {
            return String(inside)
        }
    }
    if shown.isEmpty { return "()" }
    let line: Character = isUnicode ? "─" : "-"
    if shown.first == line || shown.last == line { return "(\(shown))" }
    return shown
}
