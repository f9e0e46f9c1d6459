import StyledText
import Timeline

/// A standalone HTML page: makes no requests and is readable without scripts; with scripts, a slider and the arrow keys
/// move through time.
package struct HTMLPage {
    /// A link in the header or footer.
    package struct Link {
        package var file: String
        package var text: String

        package init(file: String, text: String) { (self.file, self.text) = (file, text) }
    }

    private let account: ExportModel
    private let links: [Link]
    /// The most events at which the slider stops.
    private static let mostMoments = 2_000

    package init(_ account: ExportModel, links: [Link] = []) { (self.account, self.links) = (account, links) }

    package func text() -> String {
        let intro = HTMLProse.html(account.intro)
        let walks = account.chapters.contains { $0.picture != nil }
        let help = "<p class=\"help\" hidden>The slider below a picture, or the arrow keys, walk through its time.</p>"
        let body =
            ["<h1>\(escaped(account.title))</h1>", intro, walks ? help : ""] + account.chapters.map(section) + [
                navigation
            ]
        return HTMLPage.document(
            title: account.title, head: navigation, body: body.filter { !$0.isEmpty }.joined(separator: "\n"),
            script: walks ? HTMLPage.script : "")
    }

    /// Returns a page with a body.
    package static func document(title: String, head: String = "", body: String, script: String = "") -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(escaped(title))</title>
        <style>
        \(style)
        \(DrawingStyle.rules())
        </style>
        </head>
        <body>
        \(head.isEmpty ? "" : head + "\n")<main>
        \(body)
        </main>
        \(script.isEmpty ? "" : "<script>\n\(script)\n</script>\n")</body>
        </html>

        """
    }

    private var navigation: String {
        if links.isEmpty { return "" }
        let items = links.map { "<a href=\"\(escaped($0.file))\">\(escaped($0.text))</a>" }
        return "<nav>\(items.joined(separator: " "))</nav>"
    }

    // MARK: One chapter

    private func section(_ chapter: ExportModel.Chapter) -> String {
        var parts = ["<section>"]
        if let section = chapter.section, section != chapter.title { parts.append("<h2>\(escaped(section))</h2>") }
        let level = chapter.section == chapter.title ? "h2" : "h3"
        if !chapter.title.isEmpty { parts.append("<\(level)>\(escaped(chapter.title))</\(level)>") }
        if !chapter.prose.isEmpty { parts.append(HTMLProse.html(chapter.prose)) }
        for (index, hint) in chapter.hints.enumerated() {
            parts.append("<details>\n<summary>Hint \(index + 1)</summary>\n\(HTMLProse.html(hint))\n</details>")
        }
        if chapter.isSolution { parts.append("<details>\n<summary>One way to do it</summary>") }
        if !chapter.code.isEmpty { parts.append(code(chapter)) }
        if !chapter.output.isEmpty { parts.append(output(chapter)) }
        if let picture = chapter.picture { parts.append(figure(picture, chapter)) }
        if chapter.isSolution { parts.append("</details>") }
        if !chapter.afterword.isEmpty { parts.append(HTMLProse.html(chapter.afterword)) }
        return (parts + ["</section>"]).joined(separator: "\n")
    }

    private func code(_ chapter: ExportModel.Chapter) -> String {
        let lines = chapter.code.withoutEmptyEnds.lines
        let spans = account.highlight(chapter.code.withoutEmptyEnds)
        var start = 0
        var written: [String] = []
        for (index, line) in lines.enumerated() {
            let text = HTMLPage.highlighted(line, from: start, spans)
            written.append("<span data-line=\"\(chapter.firstLine + index)\">\(text)</span>")
            start += line.utf8.count + 1
        }
        return "<pre class=\"code\"><code>\(written.joined(separator: "\n"))</code></pre>"
    }

    private static let classes: [Role: String] = [
        .keyword: "kw", .string: "st", .number: "nu", .type: "ty", .comment: "co",
    ]

    private static func highlighted(_ line: String, from start: Int, _ spans: [RoleSpan]) -> String {
        let bytes = Array(line.utf8)
        func piece(_ range: Range<Int>) -> String { escaped(String(decoding: bytes[range], as: UTF8.self)) }
        var (result, place) = ("", 0)
        for span in spans {
            let from = max(place, span.range.lowerBound - start)
            let to = min(bytes.count, span.range.upperBound - start)
            guard from < to, let name = classes[span.role] else { continue }
            result += piece(place..<from) + "<span class=\"\(name)\">" + piece(from..<to) + "</span>"
            place = to
        }
        return result + piece(place..<bytes.count)
    }

    private func output(_ chapter: ExportModel.Chapter) -> String {
        let pieces = chapter.printed.map { piece in
            let lines = piece.text.lines.map(escaped).joined(separator: "\n")
            return "<span data-n=\"\(piece.after)\">\(lines)</span>"
        }
        return "<pre class=\"out\" aria-label=\"what it prints\"><samp>\(pieces.joined())</samp></pre>"
    }

    private func figure(_ picture: Picture, _ chapter: ExportModel.Chapter) -> String {
        let moments = picture.moments()
        let title = chapter.title.isEmpty ? account.title : chapter.title
        let drawing = picture.svg(title: title, DrawingStyle(width: 860, isSteppable: true, hasRules: false))
        let words = moments.map { escaped($0.sentence) }.joined(separator: "\n")
        return """
            <figure>
            <div class="scroll">\(drawing)</div>
            <div class="walk" hidden>
            <button type="button" aria-label="one event back">◀</button>
            <input type="range" min="0" max="0" value="0" aria-label="time in the picture of \(escaped(title))">
            <button type="button" aria-label="one event on">▶</button>
            <output aria-live="polite"></output>
            </div>
            <details><summary>The same in words</summary><pre>\(words)</pre></details>
            <script type="application/json">\(data(moments, chapter))</script>
            </figure>
            """
    }

    /// Returns the script's data for each event: its number, its sentence and its source lines.
    private func data(_ moments: [(number: Int, sentence: String, label: String)], _ chapter: ExportModel.Chapter)
        -> String
    {
        var lines: [String: String] = [:]
        let rows = moments.prefix(HTMLPage.mostMoments).map { moment in
            let known = lines[moment.label] ?? chapter.lines(of: moment.label).map { String($0) }.joined(separator: ",")
            lines[moment.label] = known
            let sent = account.recording.places[moment.number].flatMap(chapter.line).map { String($0) }
            let all = ([sent] + [known.isEmpty ? nil : known]).compactMap { $0 }.joined(separator: ",")
            return "{\"n\":\(moment.number),\"says\":\(HTMLPage.json(moment.sentence)),\"lines\":[\(all)]}"
        }
        return "[" + rows.joined(separator: ",\n") + "]"
    }

    /// Returns a JSON string that cannot end the script element.
    private static func json(_ text: String) -> String {
        jsonString(text).split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003C")
    }
}
