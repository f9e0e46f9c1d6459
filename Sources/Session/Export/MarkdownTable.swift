import SessionCore

/// The cells of a Markdown table by row; the first row has the headings.
package struct MarkdownTable {
    package let rows: [[String]]

    /// - Parameter lines: lines such as `| a | b |`. The line below the headings, `|---|---|`, is left out.
    package init(_ lines: [String]) {
        let cells = lines.map { line in
            line.trimmingSpaces.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                .map { String($0).trimmingSpaces }
        }
        rows = cells.filter { !$0.allSatisfy { cell in cell.allSatisfy { "-:".contains($0) } } }
    }

    package static func isRow(_ line: String) -> Bool { line.trimmingSpaces.hasPrefix("|") }
}
