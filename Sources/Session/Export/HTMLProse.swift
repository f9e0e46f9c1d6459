import Assist
import SessionCore
import Timeline

/// Converts the Markdown of lessons to HTML: paragraphs, headings, lists, tables, preformatted lines, `code`,
/// **strong**.
package struct HTMLProse {
    private var htmlParts: [String] = []
    private var paragraph: [String] = []
    private var list: (tag: String, items: [String])?
    private var verbatim: [String] = []
    private var table: [String] = []

    package static func html(_ markdown: String) -> String {
        var prose = HTMLProse()
        for line in markdown.splitLines { prose.takeLine(line) }
        prose.flushBlock()
        return prose.htmlParts.joined(separator: "\n")
    }

    private mutating func takeLine(_ line: String) {
        let text = line.trimmingSpaces
        if text.isEmpty {
            flushBlock()
        } else if paragraph.isEmpty, list == nil, MarkdownTable.isRow(line) {
            table.append(line)
        } else if paragraph.isEmpty, list == nil, line.hasPrefix("    ") {
            verbatim.append(line)
        } else if let heading = text.removingPrefix("### ") ?? text.removingPrefix("## ") {
            flushBlock()
            htmlParts.append("<h3>\(HTMLProse.inlineHTML(heading))</h3>")
        } else if let item = HTMLProse.listItem(text) {
            if list?.tag != item.tag { flushBlock() }
            list = (item.tag, (list?.items ?? []) + [item.text])
        } else if let open = list {
            list = (open.tag, open.items.dropLast() + [open.items[open.items.count - 1] + " " + text])
        } else {
            paragraph.append(text)
        }
    }

    private mutating func flushBlock() {
        if !verbatim.isEmpty { htmlParts.append("<pre>\(verbatim.map(escaped).joined(separator: "\n"))</pre>") }
        if !table.isEmpty { htmlParts.append(HTMLProse.html(MarkdownTable(table))) }
        if !paragraph.isEmpty { htmlParts.append("<p>\(HTMLProse.inlineHTML(paragraph.joined(separator: " ")))</p>") }
        if let list {
            let items = list.items.map { "<li>\(HTMLProse.inlineHTML($0))</li>" }.joined(separator: "\n")
            htmlParts.append("<\(list.tag)>\n\(items)\n</\(list.tag)>")
        }
        (verbatim, table, paragraph, list) = ([], [], [], nil)
    }

    private static func html(_ table: MarkdownTable) -> String {
        let rows = table.rows.enumerated().map { index, row in
            let tag = index == 0 ? "th" : "td"
            return "<tr>" + row.map { "<\(tag)>\(inlineHTML($0))</\(tag)>" }.joined() + "</tr>"
        }
        return "<table>\n\(rows.joined(separator: "\n"))\n</table>"
    }

    private static func listItem(_ line: String) -> (tag: String, text: String)? {
        if let text = line.removingPrefix("- ") { return ("ul", text) }
        let digits = line.prefix { $0.isNumber }
        guard !digits.isEmpty, let text = line.dropFirst(digits.count).removingPrefix(". ") else { return nil }
        return ("ol", text)
    }

    static func inlineHTML(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part in
            let isCode = index % 2 == 1 && index < parts.count - 1
            return isCode ? "<code>\(escaped(String(part)))</code>" : strongHTML(String(part))
        }.joined()
    }

    private static func strongHTML(_ text: String) -> String {
        var (result, rest, isStrong) = ("", text[...], false)
        while let mark = rest.firstIndex(of: "*") {
            let after = rest.index(after: mark)
            guard after < rest.endIndex, rest[after] == "*" else {
                result += escaped(String(rest[...mark]))
                rest = rest[after...]
                continue
            }
            result += escaped(String(rest[..<mark])) + (isStrong ? "</strong>" : "<strong>")
            rest = rest[rest.index(after: after)...]
            isStrong.toggle()
        }
        return result + escaped(String(rest)) + (isStrong ? "</strong>" : "")
    }
}
