// The marble notation, in a table that the scanner and the printer share.
//
//      -           one tick
//      a 7 🍎      one value of one character
//      'ab c'      one value; \' \\ \n inside
//      (ab'cd'|)   together in one instant, in this order
//      | #         completed, error; `#name` inside a group or before a blank
//      ^ !         where a hot observable is subscribed; where a subscription is disposed
//      30ms 1.5s 2m between blanks: the time from the previous token to the next one
//      blank       nothing
//
// Every token except blanks and durations takes one tick, even a group.

/// A character of the notation.
enum MarbleCharacter: Character, CaseIterable {
    case tick = "-"
    case open = "("
    case close = ")"
    case quote = "'"
    case completed = "|"
    case error = "#"
    case subscribed = "^"
    case disposed = "!"
}

enum MarbleNotation {
    /// The escapes inside of quotes, with their meaning.
    static let escapedCharacters: [(written: Character, meant: Character)] = [("'", "'"), ("\\", "\\"), ("n", "\n")]

    /// The units of durations in seconds. A longer name comes before a shorter one.
    static let units: [(name: String, seconds: Double)] = [("ms", 0.001), ("s", 1), ("m", 60)]

    /// The characters that occur only in drawn diagrams.
    static let diagramCharacters: Set<Character> = Set("─┬┤├┼┊┈│●✕→·═")

    /// Returns true if a single character can be a value.
    static func isPlainValue(_ character: Character) -> Bool {
        MarbleCharacter(rawValue: character) == nil && !character.isWhitespace && character != "\\"
            && !diagramCharacters.contains(character)
    }

    /// Returns the seconds of a word such as `30ms`; nil if the word is not a duration.
    static func seconds<Text: StringProtocol>(_ word: Text) -> Double? {
        guard let unit = units.first(where: { word.hasSuffix($0.name) }) else { return nil }
        let digits = word.dropLast(unit.name.count)
        guard digits.first?.isNumber == true, digits.last?.isNumber == true else { return nil }
        guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) else { return nil }
        return Double(digits).map { $0 * unit.seconds }
    }
}

/// The reason for which a string is not valid notation.
public struct MarbleError: Error, Equatable, CustomStringConvertible {
    /// The name of the violated rule: `tick-in-group` or `marble-notation`.
    public let id: String
    public let message: String
    /// The column of the error, counted from 1.
    public let column: Int
    /// A suggested correction; nil if none is known.
    public let help: String?

    public init(_ message: String, column: Int, help: String? = nil, id: String = "marble-notation") {
        self.id = id
        self.message = message
        self.column = column
        self.help = help
    }

    public var description: String { "column \(column): \(message)" + (help.map { " (\($0))" } ?? "") }
}

/// The error that `#` sends if the notation names no error.
public struct MarbleFailure: Error, Equatable, CustomStringConvertible {
    public init() {}

    public var description: String { "error" }
}

/// Converts positions in a marble string to times.
public struct MarbleScale: Equatable {
    /// The number of units of the clock per tick.
    public let tick: TestTime
    /// The number of seconds per unit of the clock.
    public let resolution: Double
    /// True for the timing of RxJS: a group takes as many ticks as its text has characters, and a duration starts after
    /// the preceding tick.
    public let rxjs: Bool

    /// Creates a scale. The default clock counts milliseconds, and a default tick takes 100 of them.
    public init(tick: TestTime = 100, resolution: Double = 0.001, rxjs: Bool = false) {
        self.tick = tick
        self.resolution = resolution
        self.rxjs = rxjs
    }

    func units(seconds: Double) -> TestTime {
        .clampedInt((seconds / resolution).rounded(), "a span in units of the clock")
    }
}
