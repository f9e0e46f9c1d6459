import StyledText

/// What a conversation shows in place of the prompt: a whole terminal, drawn anew whenever the value changes.
public struct Screen: Equatable, Sendable {
    public struct Cursor: Equatable, Sendable {
        /// Both count from zero.
        public var row: Int
        public var column: Int

        public init(row: Int, column: Int) {
            self.row = row
            self.column = column
        }
    }

    /// From the top; no row holds a newline. What is too much for the terminal is cut off at its edges.
    public var rows: [StyledText]
    /// Where the cursor stands; nil hides it.
    public var cursor: Cursor?

    public init(_ rows: [StyledText], cursor: Cursor? = nil) {
        self.rows = rows
        self.cursor = cursor
    }
}

/// One press of a key while a screen is shown.
public enum Key: Equatable, Sendable {
    case character(Character)
    /// Ctrl with a small letter; Ctrl-C is `.control("c")`.
    case control(Character)
    case enter, tab, backTab, backspace, delete, escape
    case up, down, left, right, home, end, pageUp, pageDown
    /// Text that came as one.
    case paste(String)
    /// The terminal has another size now: see `Presentation`.
    case resize
    /// Nothing more will come: the terminal has gone.
    case hangUp
}

/// A conversation that never shows a screen needs to say nothing about it, nor one without types and time.
extension SessionProtocol {
    public func brackets(in text: String, at cursor: Int) -> [Range<Int>] { [] }

    public func preview(of text: String, isWanted: @escaping @Sendable () -> Bool) -> Preview? { .nothing }

    public func tuned(_ text: String, at cursor: Int, isUp: Bool, isLarge: Bool) -> (range: Range<Int>, text: String)? {
        nil
    }

    public func stageTypes(in text: String) -> [Int: [String]] { [:] }

    public func instant(_ step: Int, from time: Int64?) -> LookedAt? { nil }

    public var screen: Screen? { nil }

    public func key(_ key: Key, at now: UInt64, to sink: OutputSink) -> [Effect] { [] }
}
