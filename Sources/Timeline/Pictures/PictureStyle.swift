import StyledText

/// How a picture is drawn.
public struct PictureStyle: Equatable, Sendable {
    public var width: Int
    public var isUnicode: Bool
    /// Sentences instead of a picture.
    public var isPlain: Bool
    /// The blocks of a folded picture that are shown: the last ones.
    public var blocks: Int
    /// Whether values have the colour of the executor that delivered them, and a line says which is which.
    public var showsExecutors = false

    public init(width: Int = 80, isUnicode: Bool = true, isPlain: Bool = false, blocks: Int = 8) {
        self.width = width
        self.isUnicode = isUnicode
        self.isPlain = isPlain
        self.blocks = blocks
    }

    var ellipsis: String { isUnicode ? "…" : "..." }
    /// Below this a picture becomes lines.
    var isTooNarrow: Bool { width < 40 }
    var isNarrow: Bool { width < 60 }
    /// The columns that a label may take.
    var labelLimit: Int { isNarrow ? 8 : max(14, width / 4) }
}

/// The signs of pictures in two alphabets: one row each.
enum PictureSign: Int {
    case line, subscribed, error, completed, disposed, live, held, tick, idle

    private static let table: [(unicode: String, ascii: String)] = [
        ("─", "-"), ("├", "^"), ("✕", "#"), ("┤", "|"), ("┊", "!"), ("→", ">"), ("·", "."), ("┬", "+"), ("┈", "~"),
    ]

    func text(_ isUnicode: Bool) -> String {
        isUnicode ? PictureSign.table[rawValue].unicode : PictureSign.table[rawValue].ascii
    }

    /// Characters that mean something in a picture: a value that contains one keeps its quotes.
    static let characters: Set<Character> = Set(
        table.flatMap { Array($0.unicode) + Array($0.ascii) } + Array("()…'\"\\"))
}

/// A value as a picture writes it: `debugPrint`'s text on one line, a simple string without its quotes.
///
/// What could be read as the row's line or as a sign stands in brackets: `(-1)` where the line is made of `-`.
func pictureText(_ text: String, isUnicode: Bool) -> String {
    let shown = visible(text)
    if shown.count > 2, shown.first == "\"", shown.last == "\"" {
        let inside = shown.dropFirst().dropLast()
        if !inside.contains(where: { $0.isWhitespace || PictureSign.characters.contains($0) }) { return String(inside) }
    }
    if shown.isEmpty { return "()" }
    let line: Character = isUnicode ? "─" : "-"
    if shown.first == line || shown.last == line { return "(\(shown))" }
    return shown
}
