import Assist
import EditLine
import StyledText

/// The response to Tab: at first the common prefix, then the list, then the documentation of a single candidate.
struct CompletionView {
    static let maxRows = 20

    let completions: Completions
    let width: Int
    let isUnicode: Bool

    /// The candidates, one per line.
    var candidateList: [StyledText] {
        let shown = completions.candidates.prefix(CompletionView.maxRows)
        let titles = shown.map { escapingControls($0.title) }
        let limit = max(8, width / 2)
        let column = min(limit, titles.reduce(0) { max($0, displayWidth(of: $1)) })
        var lines = zip(titles, shown).map { title, candidate -> StyledText in
            var line = StyledText("  ")
            line.append(padded(title, to: column), .name)
            if !candidate.summary.isEmpty { line.append("   " + escapingControls(candidate.summary), .dim) }
            return line.truncated(to: max(8, width - 1), ellipsis: isUnicode ? ellipsis.unicode : ellipsis.ascii)
        }
        let more = completions.candidates.count - shown.count
        if more > 0 {
            lines.append(
                StyledText("  \(isUnicode ? ellipsis.unicode : ellipsis.ascii) \(more) more, type more letters", .dim))
        }
        return lines
    }

    /// Returns the common prefix of all candidates if it extends the typed text; nil otherwise.
    func commonCompletion(to typed: String) -> String? {
        let common = completions.commonPrefix
        let fitting = completions.candidates.count { $0.fits }
        guard fitting > 0, common != typed else { return nil }
        // If several candidates have a shorter common prefix than the typed text, because the letter case differs, the
        // text stays.
        return fitting == 1 || common.utf8.count > typed.utf8.count ? common : nil
    }
}

/// Converts offsets: a terminal counts scalars, a session UTF-8 bytes.
enum OffsetConversion {
    static func utf8Offset(_ scalars: Int, in text: String) -> Int {
        let view = text.unicodeScalars
        let index = view.index(view.startIndex, offsetBy: scalars, limitedBy: view.endIndex) ?? view.endIndex
        return text.utf8.distance(from: text.startIndex, to: index)
    }

    static func scalarOffset(_ bytes: Int, in text: String) -> Int {
        let view = text.utf8
        let index = view.index(view.startIndex, offsetBy: bytes, limitedBy: view.endIndex) ?? view.endIndex
        return text.unicodeScalars.distance(from: text.startIndex, to: index)
    }

    /// Converts spans in bytes to spans in scalars in one pass.
    static func styledSpans(_ spans: [RoleSpan], in text: String, code: (TextRole) -> String) -> [StyledSpan] {
        guard !spans.isEmpty else { return [] }
        // The table contains the scalar offset of each byte that begins a scalar; ASCII text needs no table.
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return spans.map { StyledSpan($0.range, code($0.role)) }
        }
        var table: [Int] = []
        table.reserveCapacity(text.utf8.count + 1)
        var count = -1
        for byte in text.utf8 {
            if byte & 0xC0 != 0x80 { count += 1 }
            table.append(count)
        }
        table.append(count + 1)
        return spans.compactMap { span in
            guard span.range.lowerBound >= 0, span.range.upperBound < table.count else { return nil }
            return StyledSpan(table[span.range.lowerBound]..<table[span.range.upperBound], code(span.role))
        }
    }
}
