/// The argument of a command, as data: Tab completes it, and pasted lines go on by it.
struct Argument {
    enum Kind {
        /// Nothing, or a text that only the command understands.
        case other
        case pace
        case file
        /// A name that `:doc` knows.
        case name
        /// Swift, which may go on over several lines of a paste.
        case expression
        /// All lines of a paste up to the next command.
        case block
        case lanes
        case helpTopic
        case setting
    }

    var kind = Kind.other
    /// Words that it may be, besides what its kind is.
    var words: [String] = []

    /// Whether a further line of a paste may belong to it.
    var takesLines: Bool { kind == .expression || kind == .block }

    /// Commands that are not listed take numbers, times or nothing.
    static let all: [String: Argument] = [
        "watch": Argument(kind: .expression, words: ["off"]),
        "record": Argument(words: ["keys"]),
        "lanes": Argument(words: ["tree"]),
        "timeline": Argument(kind: .lanes),
        "why": Argument(kind: .lanes),
        "marbles": Argument(kind: .expression, words: ["live", "off"]),
        "explain": Argument(kind: .expression, words: ["live", "off"]),
        "compare": Argument(kind: .expression),
        "orders": Argument(kind: .expression, words: ["--jitter", "--times", "--ignore-times"]),
        "sweep": Argument(kind: .expression, words: ["-svg", "-page"]),
        "screen": Argument(words: ["live", "trace on", "trace off", "storyboard"]),
        "type": Argument(kind: .expression),
        "doc": Argument(kind: .name),
        "help": Argument(kind: .helpTopic),
        "load": Argument(kind: .file),
        "save": Argument(kind: .file),
        "export": Argument(kind: .file),
        "pin": Argument(kind: .file, words: ["-judge", "-draws"]),
        "edit": Argument(kind: .block),
        "history": Argument(words: ["all"]),
        "set": Argument(kind: .setting),
        "clock": Argument(kind: .pace),
        "hint": Argument(words: ["all"]),
    ]
}

extension Command {
    var argument: Argument { Argument.all[name] ?? Argument() }
}
