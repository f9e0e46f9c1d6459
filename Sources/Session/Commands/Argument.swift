/// A description of a command's argument, for completion and for splitting pasted text.
struct Argument {
    enum Kind {
        /// None, or a text that only the command can parse.
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
    /// Further possible words.
    var words: [String] = []
    /// Flags with a value that is no file, with examples of it.
    var values: [String: [String]] = [:]

    /// True if further lines of a paste may belong to it.
    var takesLines: Bool { kind == .expression || kind == .block }

    /// Commands not in the list take numbers, times or nothing.
    static let all: [String: Argument] = [
        "watch": Argument(kind: .expression, words: ["off"]),
        "record": Argument(words: ["keys", "text", "app"]),
        "lanes": Argument(words: ["tree"]),
        "timeline": Argument(kind: .lanes),
        "why": Argument(kind: .lanes),
        "marbles": Argument(kind: .expression, words: ["live", "off"]),
        "explain": Argument(kind: .expression, words: ["live", "off"]),
        "compare": Argument(kind: .expression),
        "orders": Argument(
            kind: .expression, words: ["--jitter", "--times", "--ignore-times", "--order"],
            values: ["--jitter": ["0...300ms"], "--order": ["usual"], "--times": [], "--ignore-times": []]),
        "sweep": Argument(kind: .expression, words: ["-svg", "-page"]),
        "preview": Argument(words: ["on", "off"]),
        "tune": Argument(kind: .expression),
        "screen": Argument(words: ["live", "trace on", "trace off", "storyboard", "frames"]),
        "say": Argument(kind: .expression, words: ["combine", "async"]),
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
