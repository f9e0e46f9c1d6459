import Declarations
import Diagnostics
import Language
import Syntax

/// Shows the types of a chain while it is typed.
extension Assistant {
    /// For each line of a typed chain, returns the types after the stages on that line, in order.
    package func stageTypes(in text: String) -> [Int: [String]] {
        guard !text.hasPrefix(":") else { return [:] }
        let lead = text.drop { $0 == " " }.first == "." ? lastResult ?? "" : ""
        let words = SourceWords(lead + text)
        let bytes = words.bytes
        var lines: [Int: [String]] = [:]
        var (line, last) = (0, 0)
        // The bracket depths of the current word and of the line. Text inside brackets is not a stage.
        var (depth, outer) = (0, 0)
        for index in words.indices {
            let word = words[index]
            let breaks = bytes[last..<word.range.upperBound].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
            if breaks > 0 { (line, outer) = (line + breaks, depth) }
            last = word.range.upperBound
            depth += word.kind == .open ? 1 : word.kind == .close ? -1 : 0
            outer = min(outer, depth)
            if depth > outer { continue }
            let next = index + 1 < words.count ? words[index + 1] : nil
            let gap = bytes[last..<(next?.range.lowerBound ?? bytes.count)]
            // A stage ends before a dot and at the end of a line. The type name in `Observable.of` is not a stage.
            guard next == nil || next?.kind == .dot || gap.contains(0x0A), word.kind != .type, word.kind != .dot,
                let type = typeOfChain(at: last, of: bytes)
            else { continue }
            if lines[line]?.last != type { lines[line, default: []].append(type) }
        }
        return lines
    }

    /// Returns the type of the expression that ends at an offset.
    private func typeOfChain(at end: Int, of bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes[..<end], as: UTF8.self)
        guard case .member(let base) = CursorContext(text + ".").kind, let type = type(of: base, in: text),
            !type.isMetatype, !type.hasUnknownArguments
        else { return nil }
        let name = openChecker().describe(type)
        return name.contains("_") ? nil : name
    }
}
