import Foundation
import Runtime

/// Converts text to its composed or decomposed form.
enum TextForms {
    static func decomposed(_ text: String) -> String { text.decomposedStringWithCanonicalMapping }
    /// The forms of text by their names in Foundation.
    static let namedForms: [(String, @Sendable (String) -> String)] = [
        ("precomposedStringWithCanonicalMapping", { $0.precomposedStringWithCanonicalMapping }),
        ("decomposedStringWithCanonicalMapping", { $0.decomposedStringWithCanonicalMapping }),
        ("precomposedStringWithCompatibilityMapping", { $0.precomposedStringWithCompatibilityMapping }),
        ("decomposedStringWithCompatibilityMapping", { $0.decomposedStringWithCompatibilityMapping }),
    ]
}

/// Creates regular expressions for the options of string searches.
enum Patterns {
    private static func expression(_ pattern: String, _ options: TextOptions) throws -> NSRegularExpression? {
        try? NSRegularExpression(pattern: pattern, options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
    }

    static func range(of pattern: String, in text: Substring, _ options: TextOptions) throws -> Range<String.Index>? {
        let whole = text.base
        guard let expression = try expression(pattern, options) else { return nil }
        let place = NSRange(text.startIndex..<text.endIndex, in: whole)
        let matching: NSRegularExpression.MatchingOptions = options.contains(.anchored) ? .anchored : []
        var found: NSRange?
        try forEachMatch(expression, in: whole, matching, place) { match, _ in
            found = match?.range
            return false
        }
        return found.flatMap { Range($0, in: whole) }
    }

    static func replacing(
        _ pattern: String, with template: String, in text: String, _ options: TextOptions
    ) throws -> String {
        guard let expression = try expression(pattern, options) else { return text }
        let place = NSRange(text.startIndex..<text.endIndex, in: text)
        return try replacing(expression, with: template, in: text, [], place)
    }

    /// Calls the body with each match until it returns false. A pattern may take very long even for a short text, so a
    /// search without matches checks for a stop request, too.
    static func forEachMatch(
        _ expression: NSRegularExpression, in text: String, _ options: NSRegularExpression.MatchingOptions,
        _ range: NSRange, _ visit: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags) -> Bool
    ) throws {
        let count = text.utf16.count
        guard range.location >= 0, range.length >= 0, range.location <= count - range.length else {
            throw Trap(
                "index-out-of-range",
                "the range {\(range.location), \(range.length)} is outside the string: it has "
                    + "\(count) UTF-16 units")
        }
        withoutActuallyEscaping(visit) { visit in
            // The closure is only called before the search returns.
            nonisolated(unsafe) let visit = visit
            expression.enumerateMatches(in: text, options: options.union(.reportProgress), range: range) {
                match, flags, stop in
                let goesOn = !Interrupt.isRequested && (flags.contains(.progress) || visit(match, flags))
                if !goesOn { stop.pointee = true }
            }
        }
        try Interrupt.check()
    }

    static func replacing(
        _ expression: NSRegularExpression, with template: String, in text: String,
        _ options: NSRegularExpression.MatchingOptions, _ range: NSRange
    ) throws -> String {
        let whole = text as NSString
        var result = ""
        var end = 0
        try forEachMatch(expression, in: text, options, range) { match, _ in
            guard let match else { return true }
            result += whole.substring(with: NSRange(location: end, length: match.range.location - end))
            result += expression.replacementString(for: match, in: text, offset: 0, template: template)
            end = match.range.upperBound
            return true
        }
        return result + whole.substring(from: end)
    }
}
