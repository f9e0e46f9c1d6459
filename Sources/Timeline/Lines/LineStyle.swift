import StyledText

/// How the lines of a timeline are drawn.
public struct LineStyle: Equatable, Sendable {
    /// On a terminal the time is left out while the instant stays the same and the lane while it does; elsewhere every
    /// line is complete.
    public var isTerminal: Bool
    public var width: Int
    public var isUnicode: Bool
    /// One sentence an event, no glyphs.
    public var isPlain: Bool
    /// Whether `subscribed` is shown.
    public var showsSubscribed: Bool
    /// Whether a value that is too long goes on in the next line; else it is cut.
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

    /// The columns that a lane's name may take.
    var laneLimit: Int { isNarrow ? 8 : 14 }

    func laneName(_ name: String) -> String {
        cutMiddle(visible(name), to: laneLimit, ellipsis: ellipsis)
    }
}

/// The sign and the word of each kind of event: one row each.
public struct EventSign {
    let unicode: String
    let ascii: String
    /// What stands behind the sign; nil for the value.
    let word: String?
    /// The role; nil for the lane's colour.
    let role: Role?

    static func of(_ kind: Event.Kind) -> EventSign {
        table[Int(kind.rawValue)]
    }

    /// What `:help glyphs` shows.
    public static let rows: [(unicode: String, ascii: String, word: String, meaning: String)] = [
        (table[0].unicode, table[0].ascii, "subscribed", "subscribed from here on"),
        (table[1].unicode, table[1].ascii, "next", "a value"),
        (table[2].unicode, table[2].ascii, "error", "failed; no more events"),
        (table[3].unicode, table[3].ascii, "completed", "completed; no more events"),
        (table[4].unicode, table[4].ascii, "disposed", "the subscription ended"),
    ]

    private static let table = [
        EventSign(unicode: "├", ascii: "^", word: "subscribed", role: .dim),
        EventSign(unicode: "●", ascii: "*", word: nil, role: nil),
        EventSign(unicode: "✕", ascii: "#", word: nil, role: .error),
        EventSign(unicode: "┤", ascii: "|", word: "completed", role: .dim),
        EventSign(unicode: "┊", ascii: "!", word: "disposed", role: .dim),
    ]
}
