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
    var subscriptionTime: TestTime?
    var disposalTime: TestTime?
    /// The time of a tick after the last token.
    var length: TestTime = 0
}

/// Parses a marble string from left to right.
struct MarbleScanner {
    private let text: [Character]
    private let scale: MarbleScale
    private var position = 0
    private var script = MarbleScript()
    /// The time of the next token.
    private var nextTime: TestTime = 0
    /// The time of the previous token, after which a duration starts; nil at the beginning.
    private var lastTokenTime: TestTime?
    private var hasEnded = false

    init(_ text: String, scale: MarbleScale) {
        self.text = Array(text)
        self.scale = scale
    }

    static func scanMarbles(_ text: String, scale: MarbleScale) throws -> MarbleScript {
        var scanner = MarbleScanner(text, scale: scale)
        return try scanner.scanAll()
    }

    private mutating func scanAll() throws -> MarbleScript {
        while position < text.count {
            try scanNext()
        }
        script.length = nextTime
        return script.relativeToSubscription()
    }

    /// Returns the error for a character that cannot be a value.
    private func unexpectedCharacter(of character: Character) -> MarbleError {
        if MarbleNotation.diagramCharacters.contains(character) {
            return MarbleError(
                "this is a drawn diagram, not marble notation", column: position + 1,
                help: "`:marbles -string` prints the notation; a line looks like --a--b--|")
        }
        return MarbleError(
            "`\(character)` is not part of the marble notation", column: position + 1, help: "write it inside quotes")
    }

    private mutating func scanNext() throws {
        if text[position].isWhitespace {
            position += 1
        } else if hasEnded {
            throw MarbleError("no event can follow the end of the sequence", column: position + 1)
        } else if let (seconds, length) = scanSpan() {
            advanceTime(scale.units(seconds: seconds), length: length)
        } else {
            try scanToken()
        }
    }

    /// Parses a duration between blanks; nil if there is none.
    private func scanSpan() -> (seconds: Double, length: Int)? {
        guard position == 0 || text[position - 1].isWhitespace, text[position].isNumber else { return nil }
        let word = text[position...].prefix { !$0.isWhitespace }
        return MarbleNotation.seconds(String(word)).map { ($0, word.count) }
    }

    private mutating func advanceTime(_ units: TestTime, length: Int) {
        position += length
        if scale.rxjs {
            nextTime = nextTime.saturatingSum(units)
        } else {
            nextTime = (lastTokenTime ?? 0).saturatingSum(units)
            lastTokenTime = nextTime
        }
    }

    private mutating func scanToken() throws {
        let start = position
        switch MarbleCharacter(rawValue: text[position]) {
        case .tick:
            position += 1
        case .open:
            try scanGroup()
        case .close:
            throw MarbleError("`)` without `(`", column: position + 1)
        case .subscribed:
            try setOnce(\.subscriptionTime, "subscribed")
        case .disposed:
            try setOnce(\.disposalTime, "disposed")
        case .completed, .error, .quote, nil:
            try scanMark()
        }
        advance(from: start)
    }

    private mutating func advance(from start: Int) {
        let isGroup = text[start] == MarbleCharacter.open.rawValue
        lastTokenTime = nextTime
        let (span, overflows) = scale.tick.multipliedReportingOverflow(by: scale.rxjs && isGroup ? position - start : 1)
        nextTime = nextTime.saturatingSum(overflows ? .max : span)
    }

    private mutating func setOnce(_ field: WritableKeyPath<MarbleScript, TestTime?>, _ what: String) throws {
        if script[keyPath: field] != nil {
            throw MarbleError("a sequence is \(what) once", column: position + 1)
        }
        script[keyPath: field] = nextTime
        position += 1
    }

    private mutating func scanGroup() throws {
        let start = position
        position += 1
        while position < text.count, text[position] != MarbleCharacter.close.rawValue {
            if text[position].isWhitespace {
                position += 1
                continue
            }
            if hasEnded { throw MarbleError("no event can follow the end of the sequence", column: position + 1) }
            try scanGroupMember()
        }
        guard position < text.count else { throw MarbleError("`(` without `)`", column: start + 1) }
        position += 1
    }

    private mutating func scanGroupMember() throws {
        switch MarbleCharacter(rawValue: text[position]) {
        case .tick:
            throw MarbleError(
                "a group cannot contain ticks, because all its events have the same time", column: position + 1,
                id: "tick-in-group")
        case .open: throw MarbleError("a group cannot contain another group", column: position + 1)
        case .subscribed, .disposed:
            throw MarbleError("`\(text[position])` cannot be inside a group", column: position + 1)
        case .completed, .error, .quote, .close, nil: try scanMark(inGroup: true)
        }
    }

    private mutating func scanMark(inGroup: Bool = false) throws {
        let column = position + 1
        let mark = try readMark(inGroup: inGroup)
        script.entries.append(.init(time: nextTime, mark: mark, column: column))
    }

    private mutating func readMark(inGroup: Bool) throws -> MarbleScript.Mark {
        let character = text[position]
        switch MarbleCharacter(rawValue: character) {
        case .completed:
            position += 1
            hasEnded = true
            return .completed
        case .error:
            position += 1
            hasEnded = true
            return .error(errorName(inGroup: inGroup))
        case .quote:
            return .value(try takeQuotedValue())
        case .tick, .open, .close, .subscribed, .disposed, nil:
            guard MarbleNotation.isPlainValue(character) else { throw unexpectedCharacter(of: character) }
            position += 1
            return .value(String(character))
        }
    }

    /// Parses a name after `#`, up to the end of the group or a blank.
    private mutating func errorName(inGroup: Bool) -> String? {
        let name = text[position...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let after = position + name.count
        let isClosed = after == text.count || text[after].isWhitespace || (inGroup && text[after] == ")")
        if name.isEmpty || !isClosed { return nil }
        position = after
        return String(name)
    }

    private mutating func takeQuotedValue() throws -> String {
        let start = position
        var value = ""
        position += 1
        while position < text.count {
            let character = text[position]
            position += 1
            if character == MarbleCharacter.quote.rawValue { return value }
            value.append(character == "\\" ? try takeEscapedCharacter() : character)
        }
        throw MarbleError("the quote is not closed", column: start + 1)
    }

    private mutating func takeEscapedCharacter() throws -> Character {
        guard position < text.count,
            let escape = MarbleNotation.escapedCharacters.first(where: { $0.written == text[position] })
        else {
            throw MarbleError("unknown escape sequence", column: position, help: "write \\', \\\\ or \\n")
        }
        position += 1
        return escape.meant
    }
}

extension MarbleScript {
    /// Returns the script with times relative to `^`, or relative to the start without `^`.
    fileprivate func relativeToSubscription() -> MarbleScript {
        guard let zero = subscriptionTime else { return self }
        var script = self
        script.entries = entries.map { Entry(time: $0.time - zero, mark: $0.mark, column: $0.column) }
        script.disposalTime = disposalTime.map { $0 - zero }
        script.length = length - zero
        return script
    }
}
