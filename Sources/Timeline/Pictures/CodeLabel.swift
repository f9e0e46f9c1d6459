import StyledText

/// Shortens the code of a source to a width. It drops the scheduler, then the text of closures, then arguments from the
/// end, and then cuts the rest in the middle. `interval(.milliseconds(40), scheduler: x)` →
/// `interval(.milliseconds(40))`.
///
/// It matches brackets without a parser, because a label may already be cut, or may come from the log of another
/// program.
public struct CodeLabel {
    private let name: String
    private let arguments: [String]
    private let trailingCode: String
    private let ellipsis: String

    public static func shortened(_ text: String, to width: Int, ellipsis: String) -> String {
        guard displayWidth(of: text) > width else { return text }
        // The name of a lane may end with its position: `taps.debounce… (3:1)`.
        if text.last == ")" || text.contains(") #"),
            let blank = text.indices.last(where: { text[$0...].hasPrefix(" (") }),
            text[blank...].dropFirst(2).first?.isNumber == true
        {
            let end = String(text[blank...])
            let columns = width - displayWidth(of: end)
            if columns * 2 > width { return beginning(String(text[..<blank]), to: columns, ellipsis: ellipsis) + end }
        }
        guard let label = CodeLabel(text, ellipsis) else { return truncatedMiddle(text, to: width, ellipsis: ellipsis) }
        return label.lengthVariants(width).first { displayWidth(of: $0) <= width }
            ?? truncatedMiddle(label.name + "(\(ellipsis))", to: width, ellipsis: ellipsis)
    }

    /// Returns the beginning of a text, which may itself end with an ellipsis.
    private static func beginning(_ text: String, to width: Int, ellipsis: String) -> String {
        if displayWidth(of: text) <= width { return text }
        let whole = text.hasSuffix(ellipsis) ? String(text.dropLast(ellipsis.count)) : text
        return prefixFitting(of: whole, columns: max(1, width - displayWidth(of: ellipsis))) + ellipsis
    }

    /// Parses `name(arguments) trailer`; returns nil for other code.
    private init?(_ text: String, _ ellipsis: String) {
        guard let open = text.firstIndex(where: { $0 == "(" || $0 == "{" }), open > text.startIndex,
            text[..<open].allSatisfy({ $0.isLetter || $0.isNumber || " ._<>".contains($0) })
        else { return nil }
        self.ellipsis = ellipsis
        name = text[..<open].last == " " ? String(text[..<open].dropLast()) : String(text[..<open])
        if text[open] == "{" {
            (arguments, trailingCode) = ([], CodeLabel.replacingClosures(in: String(text[open...]), ellipsis))
            return
        }
        var (depth, isString, start) = (0, false, text.index(after: open))
        var (parts, end): ([String], String.Index?) = ([], nil)
        for index in text.indices[open...] {
            let character = text[index]
            if character == "\"" { isString.toggle() }
            if isString { continue }
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if depth == 0 || (depth == 1 && character == ",") {
                parts.append(String(text[start..<index].drop { $0 == " " }))
                start = text.index(after: index)
            }
            if depth == 0 {
                end = index
                break
            }
        }
        guard let end else { return nil }
        arguments = parts
        trailingCode = CodeLabel.replacingClosures(in: String(text[text.index(after: end)...]), ellipsis)
    }

    /// Replaces the text of closures that are not in other closures.
    private static func replacingClosures(in text: String, _ ellipsis: String) -> String {
        var (depth, result) = (0, "")
        for character in text {
            if character == "}" { depth -= 1 }
            if depth == 0 { result.append(character) }
            if character == "{" {
                if depth == 0 { result += ellipsis }
                depth += 1
            }
        }
        return result
    }

    /// Returns the forms of the code, from the longest to the shortest.
    private func lengthVariants(_ width: Int) -> [String] {
        if arguments.isEmpty { return [name + " " + trailingCode.drop { $0 == " " }] }
        // Further operators are kept; a trailing closure is dropped.
        let end = trailingCode.first == "." ? trailingCode : ""
        let kept = arguments.filter { !$0.hasPrefix("scheduler:") }
        let short = kept.map { CodeLabel.replacingClosures(in: $0, ellipsis) }
        func whole(_ arguments: [String], _ end: String) -> String {
            "\(name)(\(arguments.joined(separator: ", ")))\(end)"
        }
        if short.isEmpty { return [whole([ellipsis], end)] }
        var forms = [whole(kept, trailingCode), whole(short, trailingCode), whole(short, end)]
        for count in stride(from: short.count - 1, to: 0, by: -1) {
            forms.append(whole(short[..<count] + [ellipsis], end))
        }
        let rest = short.count > 1 ? [ellipsis] : []
        // An argument that is cut to fewer columns tells nothing.
        let columns = width - displayWidth(of: whole([""] + rest, end))
        if columns >= 7 { forms.append(whole([shortenedArgument(short[0], to: columns)] + rest, end)) }
        return forms + [whole([ellipsis], end)]
    }

    /// Shortens the name of a call and keeps its arguments: `.millis…(40)`.
    private func shortenedArgument(_ text: String, to width: Int) -> String {
        guard displayWidth(of: text) > width else { return text }
        guard text.last == ")", let open = text.firstIndex(of: "("),
            displayWidth(of: String(text[open...])) < width - 3
        else { return truncatedMiddle(text, to: width, ellipsis: ellipsis) }
        let end = String(text[open...])
        let head = prefixFitting(of: text, columns: width - displayWidth(of: end) - displayWidth(of: ellipsis))
        return head + ellipsis + end
    }
}
