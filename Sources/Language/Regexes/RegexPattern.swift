/// A parsed regular expression, from a literal between `#/` and `/#`, or from a string that a program passes to
/// `Regex`.
public struct RegexPattern {
    public let root: RegexNode
    public let captures: [Capture]

    /// A capture group of a pattern.
    public struct Capture: Equatable {
        public let name: String?
        /// True if a match can exist in which the group captures nothing.
        public let isOptional: Bool
    }

    public init(_ text: String, _ options: RegexOptions = []) throws(RegexProblem) {
        var reader = RegexReader(text, options)
        root = try reader.read()
        var isOptional = Array(repeating: false, count: reader.names.count)
        root.markOptional(&isOptional)
        captures = zip(reader.names, isOptional).map { Capture(name: $0, isOptional: $1) }
    }
}

/// The error of an invalid pattern, in the words of the Swift compiler, with its range in bytes.
public struct RegexProblem: Error {
    public let message: String
    public let range: Range<Int>
}

/// The options for a part of a pattern. Letters in `(?…)` set them, or methods on the regex.
public struct RegexOptions: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let ignoresCase = RegexOptions(rawValue: 1)
    public static let dotMatchesNewlines = RegexOptions(rawValue: 2)
    public static let anchorsMatchLines = RegexOptions(rawValue: 4)
    /// Whitespace, and comments after `#`, are ignored.
    public static let isExtended = RegexOptions(rawValue: 8)
    /// Quantifiers are reluctant unless marked by `?`.
    public static let isReluctant = RegexOptions(rawValue: 16)

    static let letters: [Character: RegexOptions] = [
        "i": .ignoresCase, "s": .dotMatchesNewlines, "m": .anchorsMatchLines, "x": .isExtended, "U": .isReluctant,
    ]
}

public indirect enum RegexNode {
    case literal(Character, ignoresCase: Bool)
    case set(RegexSet, ignoresCase: Bool)
    /// Any character: `.` or `\X`.
    case any(newlines: Bool)
    case anchor(Anchor)
    case group(Group, RegexNode)
    case capture(Int, RegexNode)
    case reference(Reference, ignoresCase: Bool)
    case sequence([RegexNode])
    case alternation([RegexNode])
    /// A repetition: the node, the minimum, the maximum (nil if there is none) and the kind of greed.
    case repeated(RegexNode, Int, Int?, Greed)

    public enum Anchor {
        case textStart, textEnd, textEndOrNewline, lineStart, lineEnd, searchStart, wordBoundary, noWordBoundary
    }

    /// A reference to a capture, by its number or name.
    public enum Reference { case number(Int), name(String) }

    public enum Group { case plain, lookahead, negativeLookahead, atomic }

    public enum Greed { case eager, reluctant, possessive }

    /// True if the node matches a position and consumes no characters.
    var matchesPosition: Bool {
        switch self {
        case .anchor, .group(.lookahead, _), .group(.negativeLookahead, _): true
        default: false
        }
    }

    /// Marks the captures that may be absent from a match, because they are in an alternative or in an optional
    /// repetition.
    func markOptional(_ marks: inout [Bool], _ isOptional: Bool = false) {
        switch self {
        case .literal, .set, .any, .anchor, .reference: break
        case .group(_, let node): node.markOptional(&marks, isOptional)
        case .capture(let number, let node):
            marks[number - 1] = isOptional
            node.markOptional(&marks, isOptional)
        case .sequence(let nodes): for node in nodes { node.markOptional(&marks, isOptional) }
        case .alternation(let nodes): for node in nodes { node.markOptional(&marks, true) }
        case .repeated(let node, let least, _, _): node.markOptional(&marks, isOptional || least == 0)
        }
    }
}

/// A character class such as `[a-z\d]` or `\w`.
public struct RegexSet {
    public var members: [Member]
    public var isInverted: Bool

    public indirect enum Member {
        case character(Character)
        case range(Unicode.Scalar, Unicode.Scalar)
        case kind(Kind, isInverted: Bool)
        /// A valid Unicode property: `Lu`, `Greek`, `White_Space`.
        case property(String, isInverted: Bool)
        case set(RegexSet)
        case operation(Operation, RegexSet, RegexSet)
    }

    public enum Kind { case digit, word, space, horizontalSpace, newline }

    public enum Operation: String, CaseIterable {
        case both = "&&"
        case butNot = "--"
        case eitherNotBoth = "~~"
    }
}
