import SessionCore

/// Describes the argument of a command, for completion and for splitting pasted text.
struct ArgumentDescription {
    enum Kind {
        case none
        /// Text that only the command itself can parse.
        case other
        case pace
        case file
        /// A name that has documentation.
        case name
        /// Swift code. In pasted text it may continue on further lines.
        case expression
        /// Swift code that includes all lines of the pasted text up to the next command.
        case block
        case lanes
        case helpTopic
        case setting
    }

    var kind = Kind.other
    /// Other words that the argument may be.
    var acceptedWords: [String] = []
    /// Flags whose value is not a file, with examples of values.
    var flagValues: [String: [String]] = [:]

    /// The name of a required argument in messages, such as `a file`.
    var requiredName: String?

    /// Returns how often a command repeats its action: 1 if no number is given.
    static func parseCount(_ text: String) throws -> Int {
        guard let count = text.isEmpty ? 1 : Int(text), count > 0 else {
            throw ArgumentError("a number or no argument")
        }
        return count
    }

    /// True if further lines of pasted text may belong to the argument.
    var acceptsFurtherLines: Bool { kind == .expression || kind == .block }
}
