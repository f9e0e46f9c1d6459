import Foundation
import Regexes
import Runtime

/// A Swift pattern with its compiled form, created on first use.
final class RegexCode {
    let pattern: RegexPattern?
    let problem: String
    private var searches: [Int: NSRegularExpression] = [:]

    private init(_ text: String, _ options: RegexOptions) {
        do {
            pattern = try RegexPattern(text, options)
            problem = ""
        } catch {
            pattern = nil
            problem = error.message
        }
    }

    /// The regexes that were compiled already, because literals in loops are evaluated repeatedly. Guarded by the world
    /// lock.
    nonisolated(unsafe) private static var compiledRegexes: [Int: [String: RegexCode]] = [:]
    private static let maxCompiledCount = 64

    static func of(_ text: String, _ options: RegexOptions) -> RegexCode {
        if let code = compiledRegexes[options.rawValue]?[text] { return code }
        let code = RegexCode(text, options)
        if compiledRegexes[options.rawValue, default: [:]].count >= maxCompiledCount {
            compiledRegexes[options.rawValue] = [:]
        }
        compiledRegexes[options.rawValue, default: [:]][text] = code
        return code
    }

    /// The position in the text that a match must have.
    enum MatchPosition: Int { case anywhere, everyMatch, atStart, whole }

    private func search(isPlain: Bool, isWhole: Bool) throws -> NSRegularExpression {
        let key = (isPlain ? 1 : 0) + (isWhole ? 2 : 0)
        if let search = searches[key] { return search }
        guard let pattern else {
            throw Unwinding.internalFault("this regex could not be parsed, so no search is possible")
        }
        let text = RegexWriter.write(pattern, isPlain: isPlain, isWhole: isWhole)
        do {
            let search = try NSRegularExpression(pattern: text, options: .useUnicodeWordBoundaries)
            searches[key] = search
            return search
        } catch {
            throw Trap("out-of-memory", "the regex is too large for a search")
        }
    }

    func find(in slice: Substring, _ way: MatchPosition) throws -> [RegexFinding] {
        let text = String(slice)
        let search = try search(isPlain: Self.isPlain(text), isWhole: way == .whole)
        let units = slice.base.utf16
        let first = slice.startIndex
        var found: [RegexFinding] = []
        var options: NSRegularExpression.MatchingOptions = .reportCompletion
        if way == .atStart || way == .whole { options.insert(.anchored) }
        var isGivenUp = false
        let whole = NSRange(location: 0, length: text.utf16.count)
        // Offsets are counted from the previous match, so that a long text is traversed once.
        var (last, reached) = (0, first)
        try Patterns.forEachMatch(search, in: text, options, whole) { match, flags in
            if flags.contains(.internalError) { isGivenUp = true }
            guard let match else { return true }
            reached = units.index(reached, offsetBy: match.range.location - last)
            last = match.range.location
            let parts = (0..<match.numberOfRanges).map { number -> Substring? in
                let range = match.range(at: number)
                if range.location == NSNotFound { return nil }
                let start = units.index(reached, offsetBy: range.location - last)
                return slice[start..<units.index(start, offsetBy: range.length)]
            }
            found.append(RegexFinding(parts: parts, code: self))
            return way == .everyMatch
        }
        if isGivenUp { throw Trap("out-of-memory", "the search for the regex exceeds its memory limit") }
        return found
    }

    /// Returns true if each character of the text is one code point: ASCII without CR LF.
    private static func isPlain(_ text: String) -> Bool {
        var last: UInt8 = 0
        return text.utf8.allSatisfy { byte in
            defer { last = byte }
            return byte < 0x80 && !(byte == UInt8(ascii: "\n") && last == UInt8(ascii: "\r"))
        }
    }
}

/// The ranges of a match and its captures.
struct RegexFinding {
    let parts: [Substring?]
    let code: RegexCode

    /// Returns a capture; the first has number 1.
    func capture(_ number: Int) -> RegexPattern.Capture? {
        guard let captures = code.pattern?.captures, captures.indices.contains(number - 1) else { return nil }
        return captures[number - 1]
    }

    func partValue(_ number: Int) -> Value { parts[number].map { Value.substring($0).wrapped } ?? .none }

    /// Returns the output as a value of the regex's output type.
    func output(_ type: RuntimeType) -> Value {
        switch type.kind {
        case .tuple(let fields):
            let values = fields.enumerated().map { number, field in
                if case .optional = field.type.kind { return partValue(number) }
                return Value.substring(parts[number] ?? "")
            }
            return .object(RecordBox(type, ContiguousArray(values)))
        case .substring: return .substring(parts[0] ?? "")
        // For `AnyRegexOutput` the number of captures is known only at run time.
        default: return .object(RecordBox(type, [.native(self)]))
        }
    }
}

extension RegexFinding: FallbackContent {
    static var fallback: RegexFinding { RegexFinding(parts: [""], code: .fallback) }
}
extension RegexCode: FallbackValue { static var fallback: RegexCode { of("", []) } }
