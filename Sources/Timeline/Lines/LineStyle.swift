import StyledText

/// The format of timeline lines.
public struct LineStyle: Equatable, Sendable {
    /// On a terminal, the time is omitted while the instant stays the same, and the lane while the lane stays the same.
    /// Otherwise every line is complete.
    public var isTerminal: Bool
    public var width: Int
    public var isUnicode: Bool
    /// Prints one sentence per event, without symbols.
    public var isPlain: Bool
    /// True if `subscribed` is shown.
    public var showsSubscribed: Bool
    /// True if lane names have equal width in complete lines.
    public var isAligned = false
    /// True if a long value continues on the next line; otherwise it is cut.
    public var wraps: Bool

    public init(
        isTerminal: Bool, width: Int = 80, isUnicode: Bool = true, isPlain: Bool = false,
        showsSubscribed: Bool = false, wraps: Bool = false
    ) {
        self.isTerminal = isTerminal
        self.width = width
        self.isUnicode = isUnicode
        self.isPlain = isPlain
        self.showsSubscribed = showsSubscribed
        self.wraps = wraps
    }

    var isNarrow: Bool { width < 60 }
    var bar: String { isUnicode ? "│" : "|" }
    var ellipsis: String { isUnicode ? "…" : "..." }

    /// The maximum number of columns for a lane's name.
    var laneLimit: Int { isNarrow ? 8 : max(14, min(24, width / 4)) }

    /// The name, shortened for a terminal; other programs get the full name.
    func laneName(_ name: String) -> String {
        isTerminal ? CodeLabel.short(visible(name), to: laneLimit, ellipsis: ellipsis) : visible(name)
    }
}

/// The symbol and word of each kind of event.
public struct EventSign {
    let unicode: String
    let ascii: String
    /// The word after the symbol; nil for the value.
    let word: String?
    /// The role; nil for the lane's colour.
    let role: Role?

    static func of(_ kind: Event.Kind) -> EventSign {
        table[Int(kind.rawValue)]
    }

    /// An element that a stage dropped.
    static let held = EventSign(unicode: "·", ascii: ".", word: "dropped", role: .dim)

    /// The rows of `:help glyphs`.
    public static let rows: [(unicode: String, ascii: String, word: String, meaning: String)] = [
        (table[0].unicode, table[0].ascii, "subscribed", "subscribed at this time"),
        (table[1].unicode, table[1].ascii, "next", "a value"),
        (table[2].unicode, table[2].ascii, "error", "failed; no more events"),
        (table[3].unicode, table[3].ascii, "completed", "completed; no more events"),
        (table[4].unicode, table[4].ascii, "disposed", "the subscription ended"),
        (
            "╮┊╯", "\\!/", "disposed",
            "in a diagram: the subscriptions of these rows ended in the instant in which they began"
        ),
        ("·", ".", "dropped", "in a diagram: the stage dropped a value"),
    ]

    private static let table = [
        EventSign(unicode: "├", ascii: "^", word: "subscribed", role: .dim),
        EventSign(unicode: "●", ascii: "*", word: nil, role: nil),
        EventSign(unicode: "✕", ascii: "#", word: nil, role: .error),
        EventSign(unicode: "┤", ascii: "|", word: "completed", role: .dim),
        EventSign(unicode: "┊", ascii: "!", word: "disposed", role: .dim),
    ]
}
