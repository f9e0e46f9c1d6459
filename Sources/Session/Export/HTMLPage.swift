import Assist
import SessionCore
import StyledText
import Timeline

/// A self-contained HTML page. It makes no requests and is readable without scripts; with scripts, a slider and the
/// arrow keys step through the events.
package struct HTMLPage {
    /// A link in the header or footer.
    package struct Link {
        package var file: String
        package var text: String

        package init(file: String, text: String) { (self.file, self.text) = (file, text) }
    }

    let model: ExportModel
    private let links: [Link]
    private let style: DrawingStyle
    /// The maximum number of positions of a slider.
    private static let maxSliderSteps = 2_000
    /// The default width of a diagram in points.
    static let pictureWidth = 860

    package init(_ model: ExportModel, links: [Link] = [], style: DrawingStyle = DrawingStyle()) {
        (self.model, self.links, self.style) = (model, links, style)
    }

    package func htmlText() -> String {
        let intro = HTMLProse.html(model.intro)
        let walks = model.chapters.contains { $0.picture != nil }
        let asks = model.chapters.contains { $0.question != nil }
        let help =
            "<p class=\"help\" hidden>The slider below a picture, its play button or the arrow keys walk through its time.</p>"
        let sections = model.chapters.enumerated().map { sectionHTML($1, number: $0 + 1) }
        let body =
            ["<h1>\(escaped(model.title))</h1>", intro, tableOfContents, walks ? help : ""] + sections + [
                navigationHTML
            ]
        return HTMLPage.document(
            title: model.title, head: navigationHTML, body: body.filter { !$0.isEmpty }.joined(separator: "\n"),
            script: (walks ? HTMLPage.lessonScript : "") + (asks ? HTMLPage.guessScript : ""), theme: style.theme,
            data: EmbeddedSession.scriptElement(holding: model.source, json: HTMLPage.jsonString))
    }

    /// The table of contents; empty if the page is not longer than a screen.
    private var tableOfContents: String {
        guard model.chapters.count > 2 else { return "" }
        let items = model.chapters.enumerated().map { index, chapter in
            "<li><a href=\"#part-\(index + 1)\">\(escaped(HTMLPage.anchorName(of: chapter, index)))</a></li>"
        }
        return "<nav class=\"contents\" aria-label=\"contents\"><ol>\n\(items.joined(separator: "\n"))\n</ol></nav>"
    }

    /// Returns the title of a chapter; if it has none, the first line of its code.
    static func anchorName(of chapter: ExportModel.Chapter, _ index: Int) -> String {
        if !chapter.title.isEmpty { return chapter.title }
        let line = chapter.code.withoutBlankEnds.splitLines.first ?? ""
        return line.isEmpty ? "Part \(index + 1)" : line.count > 48 ? line.prefix(47) + "…" : line
    }

    /// Returns the HTML document with this body.
    package static func document(
        title: String, head: String = "", body: String, script: String = "", theme: DrawingStyle.Theme = .auto,
        look: String = "", data: String = ""
    ) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(escaped(title))</title>
        <style>
        \(colourRules(theme))
        \(HTMLPage.stylesheet)\(look)
        \(DrawingStyle.cssRules(theme))
        </style>
        </head>
        <body>
        \(head.isEmpty ? "" : head + "\n")<main>
        \(body)
        </main>
        \(data)\(script.isEmpty ? "" : "<script>\n\(script)\n</script>\n")</body>
        </html>

        """
    }

    private var navigationHTML: String {
        if links.isEmpty { return "" }
        let items = links.map { "<a href=\"\(escaped($0.file))\">\(escaped($0.text))</a>" }
        return "<nav>\(items.joined(separator: " "))</nav>"
    }

    // MARK: One chapter

    private func sectionHTML(_ chapter: ExportModel.Chapter, number: Int) -> String {
        var parts = ["<section id=\"part-\(number)\">"]
        if let section = chapter.section, section != chapter.title { parts.append("<h2>\(escaped(section))</h2>") }
        let level = chapter.section == chapter.title ? "h2" : "h3"
        if !chapter.title.isEmpty { parts.append("<\(level)>\(escaped(chapter.title))</\(level)>") }
        if !chapter.prose.isEmpty { parts.append(HTMLProse.html(chapter.prose)) }
        for (index, hint) in chapter.hints.enumerated() {
            parts.append("<details>\n<summary>Hint \(index + 1)</summary>\n\(HTMLProse.html(hint))\n</details>")
        }
        if chapter.isSolution { parts.append("<details>\n<summary>One way to do it</summary>") }
        parts.append("<div class=\"pair\">")
        let code = chapter.code.isEmpty ? "" : codeHTML(chapter)
        parts.append("<div>\(code)\(chapter.question.map { guessHTML($0, number) } ?? "")</div>")
        var result: [String] = []
        if !chapter.output.isEmpty { result.append(outputHTML(chapter)) }
        if let picture = chapter.picture { result.append(figureHTML(picture, chapter)) }
        if let screen = chapter.screen { result.append(phoneHTML(screen)) }
        var afterword = chapter.afterword.isEmpty ? "" : HTMLProse.html(chapter.afterword)
        if let question = chapter.question {
            let summary = result.isEmpty ? "Reveal the answer" : "Reveal what happens"
            // The prose after an example would give the answer away, so it is hidden too.
            let answer = result.isEmpty || question.kind != .words ? answerHTML(question) : ""
            result =
                ["<details class=\"reveal\">\n<summary>\(summary)</summary>", answer] + result + [
                    afterword, "</details>",
                ]
            result.removeAll(where: \.isEmpty)
            afterword = ""
        }
        if !result.isEmpty { parts.append("<div>\(result.joined(separator: "\n"))</div>") }
        parts.append("</div>")
        if chapter.isSolution { parts.append("</details>") }
        if !afterword.isEmpty { parts.append(afterword) }
        return (parts + ["</section>"]).joined(separator: "\n")
    }

    /// The phone with its screen, as an image, so that the rules of the page do not change it. With the theme `auto`
    /// the page contains both modes, and the browser shows that of the system.
    func phoneHTML(_ screen: ExportModel.Screen) -> String {
        let main = style.theme == .dark ? screen.dark : screen.light
        let source =
            style.theme == .auto
            ? "<source media=\"(prefers-color-scheme:dark)\" srcset=\"\(HTMLPage.dataURL(of: screen.dark))\">" : ""
        return
            "<figure class=\"phone\"><picture>\(source)<img alt=\"the screen of the app\" "
            + "src=\"\(HTMLPage.dataURL(of: main))\"></picture></figure>"
    }

    /// Returns an SVG as a data URL.
    private static func dataURL(of svg: String) -> String {
        let coded = svg.utf8.map { byte -> String in
            let isPlain =
                (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                || "-._/:=;()".utf8.contains(byte)
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "data:image/svg+xml," + coded.joined()
    }

    private func answerHTML(_ question: ExportModel.Question) -> String {
        "<p>Answer: \(question.kind == .choice ? HTMLProse.inlineHTML(question.answer) : "<code>\(escaped(question.answer))</code>")</p>"
    }

    /// Returns a question with a field for the reader's guess. The hidden part contains the answer.
    private func guessHTML(_ question: ExportModel.Question, _ number: Int) -> String {
        var parts = [
            "<form class=\"guess\" data-kind=\"\(question.kind.rawValue)\" data-answer=\"\(escaped(question.answer))\">"
        ]
        parts.append("<p><strong>\(HTMLProse.inlineHTML(question.text))</strong></p>")
        if question.choices.isEmpty {
            parts.append("<textarea name=\"guess\" rows=\"2\" aria-label=\"your guess\"></textarea>")
        }
        for choice in question.choices {
            parts.append(
                "<label><input type=\"radio\" name=\"guess\" value=\"\(escaped(choice))\"> \(HTMLProse.inlineHTML(choice))</label>"
            )
        }
        parts.append("<button type=\"submit\" hidden>Guess</button> <output aria-live=\"polite\"></output></form>")
        return parts.joined(separator: "\n")
    }

    func codeHTML(_ chapter: ExportModel.Chapter) -> String {
        let lines = chapter.code.withoutBlankEnds.splitLines
        let spans = model.highlight(chapter.code.withoutBlankEnds)
        var start = 0
        var written: [String] = []
        for (index, line) in lines.enumerated() {
            let text = HTMLPage.highlightedHTML(line, from: start, spans)
            written.append("<span data-line=\"\(chapter.firstLine + index)\">\(text)</span>")
            start += line.utf8.count + 1
        }
        return "<pre class=\"code\"><code>\(written.joined(separator: "\n"))</code></pre>"
    }

    private static let cssClasses: [TextRole: String] = [
        .keyword: "kw", .string: "st", .number: "nu", .type: "ty", .comment: "co",
    ]

    private static func highlightedHTML(_ line: String, from start: Int, _ spans: [RoleSpan]) -> String {
        let bytes = Array(line.utf8)
        func piece(_ range: Range<Int>) -> String { escaped(String(decoding: bytes[range], as: UTF8.self)) }
        var (result, place) = ("", 0)
        for span in spans {
            let from = max(place, span.range.lowerBound - start)
            let to = min(bytes.count, span.range.upperBound - start)
            guard from < to, let name = cssClasses[span.role] else { continue }
            result += piece(place..<from) + "<span class=\"\(name)\">" + piece(from..<to) + "</span>"
            place = to
        }
        return result + piece(place..<bytes.count)
    }

    func outputHTML(_ chapter: ExportModel.Chapter) -> String {
        let pieces = chapter.printed.map { piece in
            let lines = piece.text.splitLines.map(escaped).joined(separator: "\n")
            return "<span data-n=\"\(piece.after)\">\(lines)</span>"
        }
        return "<pre class=\"out\" aria-label=\"what it prints\"><samp>\(pieces.joined())</samp></pre>"
    }

    /// - Parameter width: The default width of the drawing in points.
    func figureHTML(_ picture: Picture, _ chapter: ExportModel.Chapter, width: Int = pictureWidth) -> String {
        let moments = picture.steps()
        let title = chapter.title.isEmpty ? model.title : chapter.title
        let isGiven = style.width != DrawingStyle().width
        let drawing = picture.svg(
            title: title,
            DrawingStyle(
                width: isGiven ? style.width : width, theme: style.theme, isSteppable: true, includesCSS: false))
        let words = moments.map { escaped($0.sentence) }.joined(separator: "\n")
        return """
            <figure>
            <div class="scroll">\(drawing)</div>
            <div class="walk" hidden>
            <button type="button" aria-label="previous event">◀</button>
            <input type="range" min="0" max="0" value="0" aria-label="time in the picture of \(escaped(title))">
            <button type="button" aria-label="next event">▶</button>
            <button type="button" class="play" aria-label="play">play</button>
            <select aria-label="pace"><option value="1">real pace</option><option value="2">×2</option>\
            <option value="5">×5</option></select>
            <output aria-live="polite"></output>
            </div>
            <details><summary>The same in words</summary><pre>\(words)</pre></details>
            <script type="application/json">\(sliderData(moments, chapter))</script>
            </figure>
            """
    }

    /// Returns the data about events that the script needs: for each its number, its sentence and its source lines.
    private func sliderData(_ moments: [Picture.Step], _ chapter: ExportModel.Chapter) -> String {
        let begin = moments.first?.time ?? 0
        var lines: [String: String] = [:]
        let rows = moments.prefix(HTMLPage.maxSliderSteps).map { moment in
            let known =
                lines[moment.label] ?? chapter.splitLines(of: moment.label).map { String($0) }.joined(separator: ",")
            lines[moment.label] = known
            let sent = model.recording.eventPositions[moment.number].flatMap(chapter.line).map { String($0) }
            let all = ([sent] + [known.isEmpty ? nil : known]).compactMap { $0 }.joined(separator: ",")
            let time = (moment.time - begin) / 1_000_000
            return
                "{\"n\":\(moment.number),\"ms\":\(time),\"says\":\(HTMLPage.jsonString(moment.sentence)),\"lines\":[\(all)]}"
        }
        return "[" + rows.joined(separator: ",\n") + "]"
    }

    /// Returns a string as JSON that cannot end the script element of an HTML page.
    static func jsonString(_ text: String) -> String {
        FlatJSON.stringText(text).split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003C")
    }
}
