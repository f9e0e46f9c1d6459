import Foundation
import Runtime

/// Regular expressions are Foundation's own; ranges come and go as numbers.
func expressionTopic(_ t: inout Topic) {
    t.two("_regexGroups(_:_:)") { pattern, options in
        guard let found = expression(pattern, options.asInt) else { return .none }
        return Value.int(found.numberOfCaptureGroups).wrapped
    }
    t.one("_regexEscaped(_:)") { .string(NSRegularExpression.escapedPattern(for: $0.asString)) }
    t.one("_regexNames(_:)") { .array(names(in: $0.asString).map { .string($0) }) }
    t.three("_regexMatches(_:_:_:)") { pattern, text, numbers in
        let request = Request(numbers.asArray.map(\.asInt))
        guard let found = expression(pattern, request.options) else { return .array([]) }
        let names = names(in: pattern.asString)
        let matches = found.matches(in: text.asString, options: request.matching, range: request.range)
        return .array(
            matches.map { match in
                let ranges = (0..<match.numberOfRanges).map { match.range(at: $0) }
                let named = names.map { match.range(withName: $0) }
                return .array((ranges + named).flatMap { [.int($0.location), .int($0.length)] })
            })
    }
    t.three("_regexReplaced(_:_:_:)") { pattern, texts, numbers in
        let request = Request(numbers.asArray.map(\.asInt))
        let (text, template) = (texts.asArray[0].asString, texts.asArray[1].asString)
        guard let found = expression(pattern, request.options) else { return .string(text) }
        return .string(
            found.stringByReplacingMatches(
                in: text, options: request.matching, range: request.range, withTemplate: template))
    }
}

/// What a search was asked for: options of the pattern and of the search, where it begins, how far it goes.
private struct Request {
    let options: Int
    let matching: NSRegularExpression.MatchingOptions
    let range: NSRange
    init(_ numbers: [Int]) {
        options = numbers[0]
        matching = NSRegularExpression.MatchingOptions(rawValue: UInt(numbers[1]))
        range = NSRange(location: numbers[2], length: numbers[3])
    }
}

private func expression(_ pattern: Value, _ options: Int) -> NSRegularExpression? {
    try? NSRegularExpression(
        pattern: pattern.asString, options: NSRegularExpression.Options(rawValue: UInt(options)))
}

/// What `(?<name>…)` calls groups, in order.
private func names(in pattern: String) -> [String] {
    pattern.components(separatedBy: "(?<").dropFirst().compactMap { rest in
        guard let end = rest.firstIndex(of: ">"), let first = rest.first, first.isLetter else { return nil }
        return String(rest[..<end])
    }
}
