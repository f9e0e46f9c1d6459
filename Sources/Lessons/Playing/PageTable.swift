import Export
import StyledText

/// A Markdown table, drawn with aligned columns.
struct PageTable {
    /// The cells by row; the first row contains the headings.
    private let rows: [[StyledText]]
    private let columnGap = 2
    private let minColumnWidth = 8

    /// - Parameters:
    /// - lines: the lines of the table.
    /// - inline: formats inline Markdown.
    init(_ lines: [String], _ inline: (String) -> StyledText) {
        rows = MarkdownTable(lines).rows.enumerated().map { index, row in
            row.map { inline(index == 0 ? "**\($0)**" : $0) }
        }
    }

    /// Returns the rows of the table. Text that is too wide for the table is wrapped in its cell.
    func lines(width: Int) -> [StyledText] {
        var widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
            rows.map { column < $0.count ? $0[column].width : 0 }.max() ?? 0
        }
        var excess = widths.reduce(0, +) + columnGap * (widths.count - 1) - width
        while excess > 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
            widths[widest] > minColumnWidth
        {
            widths[widest] -= 1
            excess -= 1
        }
        return rows.flatMap { row -> [StyledText] in
            let cells = zip(row, widths).map { $0.wrapped(to: $1, indent: 0) }
            return (0..<(cells.map(\.count).max() ?? 0)).map { index in
                var line = StyledText()
                var edge = 0
                for (cell, width) in zip(cells, widths) {
                    if index < cell.count, cell[index].width > 0 {
                        line.append(String(repeating: " ", count: max(0, edge - line.width)))
                        line += cell[index]
                    }
                    edge += width + columnGap
                }
                return line
            }
        }
    }
}
