import Foundation
import Runtime

/// Text in its composed or decomposed form.
enum TextForms {
    static func decomposed(_ text: String) -> String { text.decomposedStringWithCanonicalMapping }
}

/// Regular expressions, for the options that ask for them.
enum Patterns {
    private static func expression(_ pattern: String, _ options: TextOptions) throws -> NSRegularExpression? {
        try? NSRegularExpression(pattern: pattern, options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
    }

    static func range(of pattern: String, in text: Substring, _ options: TextOptions) throws -> Range<String.Index>? {
        let whole = text.base
        guard let expression = try expression(pattern, options) else { return nil }
        let place = NSRange(text.startIndex..<text.endIndex, in: whole)
        let matching: NSRegularExpression.MatchingOptions = options.contains(.anchored) ? .anchored : []
        guard let match = expression.firstMatch(in: whole, options: matching, range: place) else { return nil }
        return Range(match.range, in: whole)
    }

    static func replacing(
        _ pattern: String, with template: String, in text: String, _ options: TextOptions
    ) throws -> String {
        guard let expression = try expression(pattern, options) else { return text }
        let place = NSRange(text.startIndex..<text.endIndex, in: text)
        return expression.stringByReplacingMatches(in: text, options: [], range: place, withTemplate: template)
    }
}
