import Foundation
import Runtime

/// Adds the natives of Foundation's regular expressions. Ranges are passed as numbers.
func addExpressionModule(_ t: inout NativeModule) {
    t.two("_regexGroups(_:_:)") { pattern, options in
        guard let found = expression(pattern, options.asInt) else { return .none }
        return Value.int(found.numberOfCaptureGroups).wrapped
    }
    t.one("_regexEscaped(_:)") { .string(NSRegularExpression.escapedPattern(for: $0.asString)) }
    t.one("_regexNames(_:)") { .array(names(in: $0.asString).map { .string($0) }) }
    t.three("_regexMatches(_:_:_:)") { pattern, text, numbers in
        let request = MatchRequest(numbers.asArray.map(\.asInt))
        guard let found = expression(pattern, request.options) else { return .array([]) }
        let names = names(in: pattern.asString)
        var rows: [Value] = []
        try Patterns.forEachMatch(found, in: text.asString, request.matching, request.range) { match, flags in
            var row = [Value.int(Int(flags.rawValue))]
            if let match {
                let ranges = (0..<match.numberOfRanges).map { match.range(at: $0) }
                let named = names.map { match.range(withName: $0) }
                row += (ranges + named).flatMap { [.int($0.location), .int($0.length)] }
            }
            rows.append(.array(row))
            return match == nil || !request.wantsFirstOnly
        }
        return .array(rows)
    }
    t.three("_regexReplaced(_:_:_:)") { pattern, texts, numbers in
        let request = MatchRequest(numbers.asArray.map(\.asInt))
        let (text, template) = (texts.asArray[0].asString, texts.asArray[1].asString)
        guard let found = expression(pattern, request.options) else { return .string(text) }
        return .string(try Patterns.replacing(found, with: template, in: text, request.matching, request.range))
    }
}

/// The arguments of a search: the options of the pattern and of the search, the range, and true if the first match is
/// enough.
private struct MatchRequest {
    let options: Int
    let matching: NSRegularExpression.MatchingOptions
    let range: NSRange
    let wantsFirstOnly: Bool
    init(_ numbers: [Int]) {
        options = numbers[0]
        matching = NSRegularExpression.MatchingOptions(rawValue: UInt(bitPattern: numbers[1]))
        range = NSRange(location: numbers[2], length: numbers[3])
        wantsFirstOnly = numbers.count > 4
    }
}

private func expression(_ pattern: Value, _ options: Int) -> NSRegularExpression? {
    try? NSRegularExpression(
        pattern: pattern.asString, options: NSRegularExpression.Options(rawValue: UInt(bitPattern: options)))
}

/// Returns the names of groups `(?<name>…)` in order.
private func names(in pattern: String) -> [String] {
    pattern.components(separatedBy: "(?<").dropFirst().compactMap { rest in
        guard let end = rest.firstIndex(of: ">"), let first = rest.first, first.isLetter else { return nil }
        return String(rest[..<end])
    }
}
