import Assist
import Export
import SessionCore
import StyledText
import Timeline

/// Formats the result of `rill diff` as lines, as Markdown or as an HTML page.
struct DiffReport {
    let comparison: RunComparison
    /// The names of the compared files.
    let names: (old: String, new: String)
    /// The reasons for which the two programs ended.
    let endReasons: (old: String, new: String)
    let presentation: Presentation

    private var differing: [RunComparison.Row] { comparison.rows.filter(\.differs) }
    var differs: Bool { !differing.isEmpty || endReasons.old != endReasons.new }

    /// A summary, such as `2 of 3 lanes differ, first 'results' at 0.400 s`.
    var summary: String {
        let all = comparison.rows
        if !differs { return "no difference in \(countText(all.count, "lane"))" }
        let verb = differing.count == 1 ? "differs" : "differ"
        var text = "\(differing.count) of \(countText(all.count, "lane")) \(verb)"
        if let first = comparison.earliestDifferingRow, let time = first.comparison?.difference?.time {
            text += ", first '\(first.name)' at \(secondsText(time)) s"
        }
        return text
    }

    /// Returns the first difference in a row; if only one program has the lane, names that program.
    private func rowSentence(_ row: RunComparison.Row) -> String {
        if let side = row.onlyIn { return "only in \(side == 0 ? names.old : names.new)" }
        return row.comparison?.verdict ?? "no difference"
    }

    // MARK: Lines

    var lines: [StyledText] {
        var lines = [StyledText(summary)]
        for row in differing {
            lines.append("")
            guard let picture = row.comparison?.aroundDifference() else {
                lines.append(StyledText("  \(row.name): \(rowSentence(row))"))
                continue
            }
            lines += picture.lines(pictureStyle)
        }
        if endReasons.old != endReasons.new {
            lines += ["", StyledText("  old: \(endReasons.old)"), StyledText("  new: \(endReasons.new)")]
        }
        let same = comparison.rows.filter { !$0.differs }.map(\.name)
        if differs, !same.isEmpty { lines += ["", StyledText("  the same: " + same.joined(separator: ", "), .dim)] }
        return lines
    }

    private var pictureStyle: PictureStyle {
        PictureStyle(width: presentation.width, isUnicode: presentation.isUnicode, isPlain: presentation.isPlain)
    }

    // MARK: Markdown

    var markdown: String {
        let arrow = presentation.isUnicode ? "→" : "->"
        var parts = ["### \(names.old) \(arrow) \(names.new)", summary + "."]
        let rows = comparison.rows.map { "| \(Self.markdownCell($0.name)) | \(Self.markdownCell(rowSentence($0))) |" }
        if !rows.isEmpty { parts.append((["| lane | difference |", "|---|---|"] + rows).joined(separator: "\n")) }
        if endReasons.old != endReasons.new { parts.append("- old: \(endReasons.old)\n- new: \(endReasons.new)") }
        for row in differing {
            guard let picture = row.comparison?.aroundDifference() else { continue }
            let drawn = picture.lines(PictureStyle(width: 80, isUnicode: presentation.isUnicode, isPlain: false))
            parts.append("```text\n" + drawn.map(\.plainText).joined(separator: "\n") + "\n```")
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static func markdownCell(_ text: String) -> String { text.replacing("|", with: "\\|") }

    // MARK: Page

    var htmlPage: String {
        var body = ["<h1>\(escaped(names.old)) → \(escaped(names.new))</h1>", "<p>\(escaped(summary)).</p>"]
        let rows = comparison.rows.map { row in
            "<tr><td>\(escaped(row.name))</td><td>\(escaped(rowSentence(row)))</td></tr>"
        }
        if !rows.isEmpty {
            body.append("<table>\n<tr><th>lane</th><th>difference</th></tr>\n\(rows.joined(separator: "\n"))\n</table>")
        }
        if endReasons.old != endReasons.new {
            body.append("<p>old: \(escaped(endReasons.old))<br>new: \(escaped(endReasons.new))</p>")
        }
        for row in differing {
            guard let picture = row.comparison?.aroundDifference() else { continue }
            var drawing = DrawingStyle()
            drawing.width = 800
            let svg = picture.svg(title: row.name, drawing)
            body.append("<figure>\n\(svg)\n</figure>")
        }
        return HTMLPage.document(title: "\(names.old) → \(names.new)", body: body.joined(separator: "\n"))
    }
}
