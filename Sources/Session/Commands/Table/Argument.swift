import SessionCore

/// A description of a command's argument, for completion and for splitting pasted text.
struct Argument {
    enum Kind {
        case none
        /// Text that only the command itself can parse.
        case other
        case pace
        case file
        /// A name with documentation.
        case name
        /// Swift code, which may continue on further lines of a paste.
        case expression
        /// All lines of a paste up to the next command.
        case block
        case lanes
        case helpTopic
        case setting
    }

    var kind = Kind.other
    /// Further words that are possible.
    var words: [String] = []
    /// Flags with a value that is no file, with examples of it.
    var values: [String: [String]] = [:]

    /// The name of a required argument in messages: `a file`.
    var requiredName: String?

    /// The number of a command that repeats something: 1 if none is given.
    static func count(_ text: String) throws -> Int {
        guard let count = text.isEmpty ? 1 : Int(text), count > 0 else { throw Misuse("a number or no argument") }
        return count
    }

    /// True if further lines of a paste may belong to it.
    var takesLines: Bool { kind == .expression || kind == .block }
}
