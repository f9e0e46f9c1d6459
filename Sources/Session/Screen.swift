import StyledText

/// A full-screen view of a session, redrawn when the value changes.
public struct Screen: Equatable, Sendable {
    public struct Cursor: Equatable, Sendable {
        /// Zero-based, like the column.
        public var row: Int
        public var column: Int

        public init(row: Int, column: Int) {
            self.row = row
            self.column = column
        }
    }

    /// The rows from the top, without newlines; clipped to the terminal.
    public var rows: [StyledText]
    /// The cursor position; nil hides it.
    public var cursor: Cursor?

    public init(_ rows: [StyledText], cursor: Cursor? = nil) {
        self.rows = rows
        self.cursor = cursor
    }
}

/// A key pressed in a full-screen view.
public enum Key: Equatable, Sendable {
    case character(Character)
    /// Ctrl with a lower-case letter; Ctrl-C is `.control("c")`.
    case control(Character)
    case enter, tab, backTab, backspace, delete, escape
    case up, down, left, right, home, end, pageUp, pageDown
    /// Text that arrived in one piece.
    case paste(String)
    /// The terminal was resized: see `Presentation`.
    case resize
    /// The terminal was closed.
    case hangUp
}

/// Defaults for sessions without screens, types and time.
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
