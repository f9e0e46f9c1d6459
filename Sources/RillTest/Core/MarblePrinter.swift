import Rill

extension Marbles {
    /// Prints events in the notation. Parsing the result returns the same events. Times must not be negative.
    ///
    /// - Parameters:
    /// - name: returns the text of a value; by default the output of `print`.
    /// - errorName: returns the name of an error after `#`, or nil for a bare `#`.
    public static func print(
        _ events: [Recorded<Event<Element>>], scale: MarbleScale = MarbleScale(),
        name: (Element) -> String = { "\($0)" }, errorName: (Error) -> String? = MarbleFailure.name(of:)
    ) -> String {
        var printer = MarblePrinter(scale: scale)
        var rest = events[...]
        while let time = rest.first?.time {
            let together = rest.prefix { $0.time == time }
            rest = rest.dropFirst(together.count)
            printer.add(together.map { markForEvent($0.value, name, errorName) }, at: time)
        }
        return printer.finish()
    }

    private static func markForEvent(
        _ event: Event<Element>, _ name: (Element) -> String, _ errorName: (Error) -> String?
    ) -> MarbleScript.Mark {
        switch event {
        case .next(let element): return .value(name(element))
        case .error(let error): return .error(errorName(error))
        case .completed: return .completed
        }
    }
}

extension MarbleFailure {
    /// Returns the printed form of an error if the form consists of letters, digits and `_`; nil for the default error
    /// of the notation.
    public static func name(of error: Error) -> String? {
        name(ofText: "\(error)")
    }

    /// Returns the name of an error by its printed form; nil if the form is not a name.
    public static func name(ofText text: String) -> String? {
        if text == "\(MarbleFailure())" { return nil }
        let isName = !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isName ? text : nil
    }
}

/// Writes marks in order, with ticks or durations between them.
private struct MarblePrinter {
    private let scale: MarbleScale
    private var writtenWords: [String] = []
    private var currentWord = ""
    private var lastTime: TestTime?
    /// The number of idle ticks above which a duration is printed instead.
    private let maxIdleTicks = 20

    init(scale: MarbleScale) {
        self.scale = scale
    }

    mutating func add(_ marks: [MarbleScript.Mark], at time: TestTime) {
        writeTime(until: time)
        let written = marks.map(notation).joined()
        currentWord += marks.count > 1 ? "(\(written))" : written
        lastTime = time
    }

    mutating func finish() -> String {
        endWord()
        return writtenWords.joined(separator: " ")
    }

    private mutating func writeTime(until time: TestTime) {
        let passed = time - (lastTime ?? -scale.tick)
        let idle = passed / scale.tick - 1
        if passed % scale.tick == 0, passed > 0, idle <= maxIdleTicks {
            currentWord += String(repeating: MarbleCharacter.tick.rawValue, count: idle)
        } else {
            endWord()
            writtenWords.append(spanText(time - (lastTime ?? 0)))
        }
    }

    /// Separates a number from a letter in the next tick, because a 5 before an s would mean five seconds.
    private mutating func endWord() {
        if currentWord.isEmpty { return }
        let looksLikeSpan = MarbleNotation.seconds(currentWord) != nil
        writtenWords.append(looksLikeSpan ? quoted(String(currentWord.removeFirst())) + currentWord : currentWord)
        currentWord = ""
    }

    /// Returns the duration in the largest unit that gives a whole number.
    private func spanText(_ units: TestTime) -> String {
        let milliseconds = Int.saturating((Double(units) * scale.resolution * 1000).rounded())
        for unit in MarbleNotation.units.reversed() {
            let length = Int.saturating(unit.seconds * 1000)
            if milliseconds % length == 0 { return "\(milliseconds / length)\(unit.name)" }
        }
        return "\(milliseconds)ms"
    }

    private func notation(_ mark: MarbleScript.Mark) -> String {
        switch mark {
        case .completed: return String(MarbleCharacter.completed.rawValue)
        case .error(let name): return String(MarbleCharacter.error.rawValue) + (name ?? "")
        case .value(let name): return isPlain(name) ? name : quoted(name)
        }
    }

    private func isPlain(_ name: String) -> Bool {
        name.count == 1 && name.allSatisfy(MarbleNotation.isPlainValue)
    }

    private func quoted(_ name: String) -> String {
        let body = name.map { character -> String in
            let escape = MarbleNotation.escapedCharacters.first { $0.meant == character }
            return escape.map { "\\\($0.written)" } ?? String(character)
        }
        return "'\(body.joined())'"
    }
}
