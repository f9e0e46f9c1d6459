/// Text in runs, each of which has a role or none. The text contains no escape codes; the renderer maps roles to
/// colours.
public struct StyledText: Equatable, Sendable {
    /// A run of text with one role.
    public struct Run: Equatable, Sendable {
        public var text: String
        public var role: TextRole?

        public init(_ text: String, _ role: TextRole? = nil) {
            self.text = text
            self.role = role
        }
    }

    /// The runs in order. No run is empty, and no two neighbours have the same role.
    public private(set) var runs: [Run] = []

    public init() {}

    public init(_ text: String, _ role: TextRole? = nil) {
        append(text, role)
    }

    public init(runs: [Run]) {
        for run in runs { append(run.text, run.role) }
    }

    /// Appends text to the end.
    public mutating func append(_ text: String, _ role: TextRole? = nil) {
        guard !text.isEmpty else { return }
        if let last = runs.last, last.role == role {
            runs[runs.count - 1].text += text
        } else {
            runs.append(Run(text, role))
        }
    }

    /// Appends styled text to the end.
    public mutating func append(_ other: StyledText) {
        for run in other.runs { append(run.text, run.role) }
    }

    /// Appends text that has no role.
    public static func += (left: inout StyledText, right: String) {
        left.append(right)
    }

    /// Appends styled text to the end.
    public static func += (left: inout StyledText, right: StyledText) {
        left.append(right)
    }

    public static func + (left: StyledText, right: StyledText) -> StyledText {
        var both = left
        both.append(right)
        return both
    }

    /// The text without roles.
    public var plainText: String {
        runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
    }

    public var isEmpty: Bool { runs.isEmpty }

    /// The width of the text in columns. The widest line decides if the text has several lines.
    public var width: Int {
        let isOneLine = runs.allSatisfy { run in run.text.utf8.allSatisfy { $0 > 0x0D || $0 < 0x0A } }
        return isOneLine ? rowWidth : lines.reduce(0) { max($0, $1.rowWidth) }
    }

    private var rowWidth: Int { runs.reduce(0) { $0 + displayWidth(of: $1.text) } }

    /// The lines of the text, without newlines. An empty text has no lines, and a newline at the end does not begin
    /// another line.
    public var lines: [StyledText] {
        var result: [StyledText] = []
        var line = StyledText()
        var pending = false
        for run in runs {
            let parts = run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for (index, part) in parts.enumerated() {
                if index > 0 {
                    result.append(line)
                    line = StyledText()
                    pending = false
                }
                line.append(String(part), run.role)
                if !part.isEmpty { pending = true }
            }
        }
        if pending { result.append(line) }
        return result
    }
}

extension StyledText: ExpressibleByStringInterpolation {
    public init(stringLiteral text: String) {
        self.init(text)
    }
}

extension StyledText: CustomStringConvertible {
    public var description: String { plainText }
}

extension Sequence where Element == StyledText {
    /// Returns the texts joined by a separator.
    public func joined(separator: StyledText = StyledText()) -> StyledText {
        var result = StyledText()
        for (index, text) in enumerated() {
            if index > 0 { result.append(separator) }
            result.append(text)
        }
        return result
    }
}
