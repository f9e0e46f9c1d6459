/// A parsed marble string, whose values are text.
struct MarbleScript {
    enum Mark: Equatable {
        case value(String)
        case completed
        case error(String?)
    }

    struct Entry: Equatable {
        let time: TestTime
        let mark: Mark
        let column: Int
    }

    var entries: [Entry] = []
    /// The time of `^`, which is the time 0 of the other times.
    var subscribed: TestTime?
    var disposed: TestTime?
    /// The time of a tick after the last token.
    var length: TestTime = 0
}

/// Parses a marble string from left to right.
struct MarbleScanner {
    private let text: [Character]
    private let scale: MarbleScale
    private var place = 0
    private var script = MarbleScript()
    /// The time of the next token.
    private var nextTime: TestTime = 0
    /// The time of the previous token, after which a duration starts; nil at the beginning.
    private var last: TestTime?
    private var ended = false

    init(_ text: String, scale: MarbleScale) {
        self.text = Array(text)
        self.scale = scale
    }

    static func scan(_ text: String, scale: MarbleScale) throws -> MarbleScript {
        var scanner = MarbleScanner(text, scale: scale)
        return try scanner.run()
    }

    private mutating func run() throws -> MarbleScript {
        while place < text.count {
            try step()
        }
        script.length = nextTime
        return script.relativeToSubscription()
    }

    /// Returns the error for a character that cannot be a value.
    private func refusal(of character: Character) -> MarbleError {
        if MarbleNotation.pictureSigns.contains(character) {
            return MarbleError(
                "this is a drawn diagram, not marble notation", column: place + 1,
                help: "`:marbles -string` prints the notation; a line looks like --a--b--|")
        }
        return MarbleError("`\(character)` has no meaning", column: place + 1, help: "write it inside quotes")
    }

    private mutating func step() throws {
        if text[place].isWhitespace {
            place += 1
        } else if ended {
            throw MarbleError("no event can follow the end of the sequence", column: place + 1)
        } else if let (seconds, length) = span() {
            wait(scale.units(seconds: seconds), length: length)
        } else {
            try token()
        }
    }

    /// Parses a duration between blanks; nil if there is none.
    private func span() -> (seconds: Double, length: Int)? {
        guard place == 0 || text[place - 1].isWhitespace, text[place].isNumber else { return nil }
        let word = text[place...].prefix { !$0.isWhitespace }
        return MarbleNotation.seconds(String(word)).map { ($0, word.count) }
    }

    private mutating func wait(_ units: TestTime, length: Int) {
        place += length
        if scale.rxjs {
            nextTime = nextTime.saturatingSum(units)
        } else {
            nextTime = (last ?? 0).saturatingSum(units)
            last = nextTime
        }
    }

    private mutating func token() throws {
        let start = place
        switch MarbleSign(rawValue: text[place]) {
        case .tick:
            place += 1
        case .open:
            try group()
        case .close:
            throw MarbleError("`)` without `(`", column: place + 1)
        case .subscribed:
            try setOnce(\.subscribed, "subscribed")
        case .disposed:
            try setOnce(\.disposed, "disposed")
        case .completed, .error, .quote, nil:
            try mark()
        }
        advance(from: start)
    }

    private mutating func advance(from start: Int) {
        let isGroup = text[start] == MarbleSign.open.rawValue
        last = nextTime
        let (span, overflows) = scale.tick.multipliedReportingOverflow(by: scale.rxjs && isGroup ? place - start : 1)
        nextTime = nextTime.saturatingSum(overflows ? .max : span)
    }

    private mutating func setOnce(_ field: WritableKeyPath<MarbleScript, TestTime?>, _ what: String) throws {
        if script[keyPath: field] != nil {
            throw MarbleError("a sequence is \(what) once", column: place + 1)
        }
        script[keyPath: field] = nextTime
        place += 1
    }

    private mutating func group() throws {
        let start = place
        place += 1
        while place < text.count, text[place] != MarbleSign.close.rawValue {
            if text[place].isWhitespace {
                place += 1
                continue
            }
            if ended { throw MarbleError("no event can follow the end of the sequence", column: place + 1) }
            try groupMember()
        }
        guard place < text.count else { throw MarbleError("`(` without `)`", column: start + 1) }
        place += 1
    }

    private mutating func groupMember() throws {
        switch MarbleSign(rawValue: text[place]) {
        case .tick:
            throw MarbleError(
                "a group has no ticks, because all its events are at one time", column: place + 1, id: "tick-in-group")
        case .open: throw MarbleError("a group cannot contain another group", column: place + 1)
        case .subscribed, .disposed: throw MarbleError("`\(text[place])` cannot be inside a group", column: place + 1)
        case .completed, .error, .quote, .close, nil: try mark(inGroup: true)
        }
    }

    private mutating func mark(inGroup: Bool = false) throws {
        let column = place + 1
        let mark = try readMark(inGroup: inGroup)
        script.entries.append(.init(time: nextTime, mark: mark, column: column))
    }

    private mutating func readMark(inGroup: Bool) throws -> MarbleScript.Mark {
        let character = text[place]
        switch MarbleSign(rawValue: character) {
        case .completed:
            place += 1
            ended = true
            return .completed
        case .error:
            place += 1
            ended = true
            return .error(errorName(inGroup: inGroup))
        case .quote:
            return .value(try quoted())
        case .tick, .open, .close, .subscribed, .disposed, nil:
            guard MarbleNotation.isPlainValue(character) else { throw refusal(of: character) }
            place += 1
            return .value(String(character))
        }
    }

    /// Parses a name after `#`, up to the end of the group or a blank.
    private mutating func errorName(inGroup: Bool) -> String? {
        let name = text[place...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let after = place + name.count
        let isClosed = after == text.count || text[after].isWhitespace || (inGroup && text[after] == ")")
        if name.isEmpty || !isClosed { return nil }
        place = after
        return String(name)
    }

    private mutating func quoted() throws -> String {
        let start = place
        var value = ""
        place += 1
        while place < text.count {
            let character = text[place]
            place += 1
            if character == MarbleSign.quote.rawValue { return value }
            value.append(character == "\\" ? try escaped() : character)
        }
        throw MarbleError("the quote is not closed", column: start + 1)
    }

    private mutating func escaped() throws -> Character {
        guard place < text.count, let escape = MarbleNotation.escapes.first(where: { $0.written == text[place] }) else {
            throw MarbleError("unknown escape sequence", column: place, help: "\\' \\\\ and \\n are the known ones")
        }
        place += 1
        return escape.meant
    }
}

extension MarbleScript {
    /// Returns the script with times relative to `^`, or relative to the start without `^`.
    fileprivate func relativeToSubscription() -> MarbleScript {
        guard let zero = subscribed else { return self }
        var script = self
        script.entries = entries.map { Entry(time: $0.time - zero, mark: $0.mark, column: $0.column) }
        script.disposed = disposed.map { $0 - zero }
        script.length = length - zero
        return script
    }
}
