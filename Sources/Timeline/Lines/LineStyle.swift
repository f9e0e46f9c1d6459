import StyledText

/// The format of the lines of a timeline.
public struct LineStyle: Equatable, Sendable {
    /// True on a terminal: the time is left out while the instant stays the same, and so is the lane while it stays the
    /// same. Otherwise every line is complete.
    public var isTerminal: Bool
    public var width: Int
    public var isUnicode: Bool
    /// True to print one sentence for each event, without symbols.
    public var isPlain: Bool
    /// True if `subscribed` events are shown.
    public var showsSubscribed: Bool
    /// True if the names of lanes are padded to equal width in complete lines.
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
    var separatorBar: String { isUnicode ? "│" : "|" }
    var ellipsis: String { isUnicode ? "…" : "..." }

    /// The maximum number of columns for a lane's name.
    var laneLimit: Int { isNarrow ? 8 : max(14, min(24, width / 4)) }

    /// Returns the name of a lane, shortened for a terminal; other programs get the full name.
    func laneName(_ name: String) -> String {
        isTerminal
            ? CodeLabel.shortened(escapingControls(name), to: laneLimit, ellipsis: ellipsis) : escapingControls(name)
    }
}

/// The symbol and word of each kind of event.
public struct EventSymbol {
    let unicode: String
    let ascii: String
    /// The word that follows the symbol; nil if the value follows it.
    let asciiWord: String?
    /// The role of the symbol; nil if it has the colour of its lane.
    let role: TextRole?

    static func of(_ kind: Event.Kind) -> EventSymbol {
        symbols[Int(kind.rawValue)]
    }

    /// The symbol for an element that a stage has dropped.
    static let droppedSymbol = EventSymbol(unicode: "·", ascii: ".", asciiWord: "dropped", role: .dim)

    /// The rows of `:help glyphs`.
    public static let legendRows: [(unicode: String, ascii: String, word: String, meaning: String)] = [
        (symbols[0].unicode, symbols[0].ascii, "subscribed", "subscribed at this time"),
        (symbols[1].unicode, symbols[1].ascii, "next", "a value"),
        (symbols[2].unicode, symbols[2].ascii, "error", "failed; no more events"),
        (symbols[3].unicode, symbols[3].ascii, "completed", "completed; no more events"),
        (symbols[4].unicode, symbols[4].ascii, "disposed", "the subscription ended"),
        (
            "╮┊╯", "\\!/", "disposed",
            "in a diagram: the subscriptions of these rows ended in the instant in which they began"
        ),
        ("·", ".", "dropped", "in a diagram: the stage dropped a value"),
    ]

    private static let symbols = [
        EventSymbol(unicode: "├", ascii: "^", asciiWord: "subscribed", role: .dim),
        EventSymbol(unicode: "●", ascii: "*", asciiWord: nil, role: nil),
        EventSymbol(unicode: "✕", ascii: "#", asciiWord: nil, role: .error),
        EventSymbol(unicode: "┤", ascii: "|", asciiWord: "completed", role: .dim),
        EventSymbol(unicode: "┊", ascii: "!", asciiWord: "disposed", role: .dim),
    ]
}
