import Assist
import StyledText

/// Cleans pasted text by removing prompts, line numbers, typographic quotes and control characters.
struct PasteCleaner {
    private(set) var text: String
    /// A note about the changes; empty if there are none.
    private(set) var changeNote = ""

    /// `isOpen` returns true if a text needs more lines, and so distinguishes input from output. `isWhole` is true for
    /// a paste into an empty block, whose common margin is removed.
    init(_ raw: String, isWhole: Bool = true, isOpen: (String) -> Bool = { _ in false }) {
        let clean = PasteCleaner.withoutControls(raw)
        var lines = clean.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let endsLine = lines.last == ""
        if endsLine { lines.removeLast() }
        lines = PasteCleaner.codeInsideFences(lines) ?? lines
        var leftOut = 0
        lines =
            PasteCleaner.withoutOwnPrompts(lines, isOpen, &leftOut) ?? PasteCleaner.withoutSwiftPrompts(lines)
            ?? PasteCleaner.withoutLineNumbers(lines) ?? lines
        if isWhole { lines = PasteCleaner.withoutCommonIndent(lines) }
        let typography = Typography(lines.joined(separator: "\n"))
        text = typography.text + (endsLine && !lines.isEmpty ? "\n" : "")
        let output = leftOut == 0 ? "" : "\(leftOut) \(leftOut == 1 ? "line" : "lines") of output left out"
        changeNote = [output, typography.replacementNote].filter { !$0.isEmpty }.joined(separator: "; ")
    }

    // MARK: Control characters

    /// Replaces newlines by LF and tabs by blanks; removes escape sequences and other control characters.
    private static func withoutControls(_ raw: String) -> String {
        var result = String.UnicodeScalarView()
        var scalars = Array(raw.unicodeScalars)[...]
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "\r":
                if scalars.first == "\n" { scalars.removeFirst() }
                result.append("\n")
            case "\n": result.append("\n")
            case "\t": result.append(contentsOf: "    ".unicodeScalars)
            case "\u{1B}": dropSequence(&scalars)
            case "\u{FEFF}", "\u{200B}", "\u{2060}": break
            case "\u{2028}", "\u{2029}": result.append("\n")
            default: if !isControl(scalar) { result.append(scalar) }
            }
        }
        return String(result)
    }

    private static func dropSequence(_ scalars: inout ArraySlice<Unicode.Scalar>) {
        guard scalars.first == "[" else { return }
        scalars.removeFirst()
        while let scalar = scalars.first, (0x20...0x3F).contains(scalar.value) { scalars.removeFirst() }
        if let final = scalars.first, (0x40...0x7E).contains(final.value) { scalars.removeFirst() }
    }

    // MARK: Fences

    /// Returns the lines between the fences of a copied Markdown block.
    private static func codeInsideFences(_ lines: [String]) -> [String]? {
        guard let first = lines.first(where: { !isBlank($0) }), isFence(first) else { return nil }
        var isInside = false
        return lines.filter { line in
            if isFence(line) {
                isInside.toggle()
                return false
            }
            return isInside
        }
    }

    private static func isFence(_ line: String) -> Bool {
        let text = line.drop { $0 == " " }
        let language = text.drop { $0 == "`" }
        return text.hasPrefix("```") && language.allSatisfy { $0.isLetter || $0 == " " }
    }

    // MARK: Prompts and line numbers

    /// Returns the input of a copied session of rill without its output.
    private static func withoutOwnPrompts(
        _ lines: [String], _ isOpen: (String) -> Bool, _ leftOut: inout Int
    ) -> [String]? {
        guard lines.contains(where: { ownPrompt(of: $0) != nil }) else { return nil }
        var result: [String] = []
        var width: Int?
        var entry = ""
        for line in lines {
            if let prompt = ownPrompt(of: line) {
                let typed = withoutTrailingNote(String(line.dropFirst(prompt)))
                result.append(typed)
                entry = line.hasPrefix("....") ? entry + "\n" + typed : typed
                width = prompt
            } else if width != nil, isOpen(entry) {
                // A terminal indents continuation lines by the width of the prompt; a document may not.
                let margin = String(repeating: " ", count: width!)
                let typed = line.hasPrefix(margin) ? String(line.dropFirst(width!)) : line
                result.append(typed)
                entry += "\n" + typed
            } else if let indent = width, line.hasPrefix(String(repeating: " ", count: indent)), !isTimeline(line) {
                result.append(String(line.dropFirst(indent)))
            } else {
                width = nil
                if !isBlank(line) { leftOut += 1 }
            }
        }
        return result.filter { $0 != "" }
    }

    /// Returns the length of a prompt such as `rill> `, `rill 5.3> ` or `....> ` at the start of a line; nil if there
    /// is none.
    private static func ownPrompt(of line: String) -> Int? {
        if line.hasPrefix("....> ") { return 6 }
        guard line.hasPrefix("rill") else { return nil }
        let rest = line.dropFirst(4)
        guard let end = rest.firstIndex(of: ">") else { return nil }
        let middle = rest[..<end]
        let isPlain = middle.isEmpty
        let isLesson = middle.first == " " && middle.dropFirst().allSatisfy { $0.isNumber || $0 == "." }
        guard isPlain || isLesson else { return nil }
        let after = rest[rest.index(after: end)...]
        guard after.isEmpty || after.first == " " else { return nil }
        return 4 + middle.count + 1 + (after.isEmpty ? 0 : 1)
    }

    private static func withoutTrailingNote(_ line: String) -> String {
        guard line.hasSuffix(")"), let remark = line.ranges(of: "  (continues $R").last else { return line }
        return String(line[..<remark.lowerBound])
    }

    private static func isTimeline(_ line: String) -> Bool {
        let text = line.drop { $0 == " " }
        return text.first == "│" || text.first == "|" && !text.hasPrefix("||")
    }

    /// Removes the prompts of Swift's REPL, such as those of `  1> let a = 3` and `  2. }`.
    private static func withoutSwiftPrompts(_ lines: [String]) -> [String]? {
        guard let first = lines.first(where: { !isBlank($0) }), removingNumberPrefixes(first, marks: [">"]) != nil
        else { return nil }
        return lines.compactMap { line in
            removingNumberPrefixes(line, marks: [">", "."]).map { String($0.rest.dropFirst()) }
        }
    }

    /// Removes increasing line numbers.
    private static func withoutLineNumbers(_ lines: [String]) -> [String]? {
        let marks: Set<Character> = ["|", "│", ":", "\u{20}"]
        var expected: Int?
        var result: [String] = []
        for line in lines {
            if isBlank(line) {
                result.append("")
                continue
            }
            guard let found = removingNumberPrefixes(line, marks: marks, orNothing: true) else { return nil }
            // A number before an operator begins an expression, such as `1 + 1`.
            let first = found.rest.first { $0 != " " }
            if expected == nil, let first, "+-*/%<>=&|^~.?!".contains(first) { return nil }
            if let expected, found.number != expected { return nil }
            expected = found.number + 1
            result.append(found.rest.first == " " ? String(found.rest.dropFirst()) : String(found.rest))
        }
        // A single numbered line may be an expression.
        return result.filter { $0 != "" }.count > 1 ? result : nil
    }

    private static func removingNumberPrefixes(
        _ line: String, marks: Set<Character>, orNothing: Bool = false
    ) -> (number: Int, rest: Substring)? {
        let text = line.drop { $0 == " " }
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits) else { return nil }
        var rest = text[digits.endIndex...]
        let behind = rest.drop { $0 == " " }
        // The bar in `10 | a` belongs to the line number.
        if orNothing, let bar = behind.first, bar == "|" || bar == "│", !behind.hasPrefix("||") { rest = behind }
        guard let mark = rest.first else { return orNothing ? (number, rest) : (nil) }
        guard marks.contains(mark) else { return nil }
        return (number, mark == " " ? rest : rest.dropFirst())
    }

    /// Removes the common margin of the lines. A single line keeps its margin, because a leading blank excludes the
    /// line from the history.
    private static func withoutCommonIndent(_ lines: [String]) -> [String] {
        let margins = lines.filter { !isBlank($0) }.map { $0.prefix { $0 == " " }.count }
        guard margins.count > 1, let margin = margins.min(), margin > 0 else { return lines }
        return lines.map { String($0.dropFirst(margin)) }
    }

    private static func isBlank(_ line: String) -> Bool { line.allSatisfy { $0 == " " } }
}
