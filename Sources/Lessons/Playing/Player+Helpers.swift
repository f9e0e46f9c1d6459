import Assist
import Commands
import SessionCore
import StyledText

/// The functions and types that examples of a lesson use.
extension Lesson {
    /// Returns the helpers, declared before the first step, that no step before this one uses.
    func newHelpers(in index: Int) -> [LessonDeclaration] {
        let words = steps[...index].map { Lesson.helperWords(of: $0) }
        return setup.flatMap { LessonDeclaration.all(in: $0.text) }.filter { declaration in
            func uses(_ words: Set<String>) -> Bool { !words.isDisjoint(with: declaration.names) }
            return uses(words[index]) && !words[..<index].contains(where: uses)
        }
    }

    private static func helperWords(of step: Step) -> Set<String> {
        guard step.challenge == nil else { return [] }
        let code = (step.setup + (step.example.map { [$0] } ?? [])).map(\.text).joined(separator: "\n")
        return Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }

    /// Returns the helpers of the lesson up to and including a step.
    func helpers(upTo index: Int) -> [Code] { setup + steps[...index].flatMap(\.setup) }
}

extension LessonPlayer {
    /// Runs `:show NAME`, which shows the code of a helper.
    func showHelper(_ name: String) throws {
        guard let position else { return }
        let helpers = position.lesson.helpers(upTo: position.index)
        if name.isEmpty {
            let declarations = helpers.flatMap { LessonDeclaration.all(in: $0.text) }.filter { !$0.names.isEmpty }
            return show(
                declarations.isEmpty
                    ? pageFormatter.adviceLine("This lesson has no helpers.") : pageFormatter.helperLines(declarations))
        }
        if let file = helpers.first(where: { $0.isFile(named: name) }) {
            return show(pageFormatter.codeLines(file.text))
        }
        let found = helpers.flatMap { LessonDeclaration.all(in: $0.text) }.filter { $0.names.contains(name) }
        guard !found.isEmpty else {
            throw CommandError("'\(name)' is not a helper of this lesson.   :show lists the helpers")
        }
        for declaration in found { show(pageFormatter.codeLines(declaration.text)) }
    }
}

extension Lesson.Code {
    /// Returns true if a learner's name, such as `Weather.swift` or `weather`, refers to the file of this code.
    fileprivate func isFile(named name: String) -> Bool {
        let name = name.lowercased()
        return file.map { [name, name + ".swift"].contains(FileList.fileName(of: $0).lowercased()) } ?? false
    }
}

extension LessonPage {
    /// Formats helpers with their descriptions, one helper per row.
    func helperLines(_ declarations: [LessonDeclaration]) -> [StyledText] {
        guard !declarations.isEmpty else { return [] }
        let rows = declarations.map { (name: $0.names.joined(separator: ", "), summary: $0.summary) }
        let columns = min(24, rows.map { displayWidth(of: $0.name) }.max() ?? 0)
        let lines = rows.map { row -> StyledText in
            var line = StyledText("  :doc ", .dim)
            line.append(CheckedFile.padded(row.name, to: columns), .name)
            line.append("  ")
            let whole = styledInline(row.summary)
            // A sentence that does not fit ends at its colon, because the rest explains the first part.
            let isWhole = line.width + whole.width < proseColumns
            let beginning = row.summary.split(separator: ":", maxSplits: 1).first.map { styledInline(String($0)) }
            line += isWhole ? whole : beginning ?? whole
            return line.truncated(to: proseColumns - 1, ellipsis: isUnicode ? "…" : "...")
        }
        return lines
    }

    /// Formats a shared file as the list of its declarations.
    func declarationList(_ code: Lesson.Code, file: String) -> [StyledText] {
        let name = FileList.fileName(of: file)
        let names = LessonDeclaration.all(in: code.text).flatMap(\.names).joined(separator: ", ")
        let text = StyledText("  :show ", .dim) + StyledText(name, .name) + StyledText("  \(names)")
        return text.wrapped(to: proseColumns - 1, indent: 6)
    }

    static func joinedWithBlankLines(_ parts: [[StyledText]]) -> [StyledText] {
        let filled = parts.filter { !$0.isEmpty }
        return (filled.first ?? []) + filled.dropFirst().joined(separator: [StyledText("")])
    }

    /// Returns all parts on one page, with empty lines between them as far as the rows suffice; nil if the parts do not
    /// fit. No empty line follows the header.
    private static func singlePage(_ parts: [[StyledText]], rows: Int) -> [StyledText]? {
        var free = rows - parts.reduce(0) { $0 + $1.count }
        guard free >= 0 else { return nil }
        var page: [StyledText] = []
        for (index, part) in parts.enumerated() {
            if index > 1, free > 0 {
                page.append(StyledText(""))
                free -= 1
            }
            page += part
        }
        return page
    }

    /// Distributes parts to pages of a number of rows. A part is split, at empty lines, only if it does not fit on a
    /// page.
    static func pages(_ parts: [[StyledText]], rows: Int) -> [[StyledText]] {
        if let page = singlePage(parts.filter { !$0.isEmpty }, rows: rows) { return [page] }
        // One row is reserved for the words "Space: more".
        let limit = rows - 1
        var pages: [[StyledText]] = []
        var page: [StyledText] = []
        func flush() {
            while page.last?.plainText.isEmpty == true { page.removeLast() }
            if !page.isEmpty { pages.append(page) }
            page = []
        }
        for part in parts where !part.isEmpty {
            let gap = page.isEmpty || pages.isEmpty && page.count == parts[0].count ? [] : [StyledText("")]
            if page.count + gap.count + part.count <= limit {
                page += gap + part
                continue
            }
            var rest = part[...]
            // A part that fits on one page is not split; a larger part begins on the current page if enough rows are
            // left.
            if part.count > limit, page.count < limit / 2 { page += gap } else { flush() }
            while page.count + rest.count > limit {
                let space = limit - page.count
                let cut = rest.prefix(space).lastIndex { $0.plainText.isEmpty } ?? rest.startIndex + space
                let end = cut > rest.startIndex + space / 3 ? cut : rest.startIndex + space
                page += rest[..<end]
                rest = rest[end...].drop { $0.plainText.isEmpty }
                flush()
            }
            page += rest
        }
        flush()
        return pages
    }
}
