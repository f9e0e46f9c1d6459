import Assist
import EditLine
import SessionCore
import StyledText

// The parts of the line editor that query the session about the typed text.

struct SessionValidator: Validator {
    let terminal: TerminalContext

    func validate(_ text: String) -> EnterAction {
        guard text.contains(where: { !$0.isWhitespace }) else { return .nothing }
        switch terminal.session.completeness(of: text) {
        case .complete:
            return .run(
                remark: terminal.session.remark(on: text).map { Theme.styledPieces($0, colour: terminal.isColoured) }
                    ?? []
            )
        case .empty:
            return .run(remark: [])
        case .incomplete(let reason, let indent):
            let last = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
            guard text.contains("\n"), last.allSatisfy({ $0 == " " }) else { return .newLine(indent: indent) }
            let note = StyledText("(incomplete: \(reason). Ctrl-C discards the entry)\n", .dim)
            return .explain(note: Theme.withEscapeCodes(note, colour: terminal.isColoured && terminal.canRedraw))
        }
    }

    var treatsSpaceAsEnter: Bool { terminal.session.hasMorePages }

    func clean(pasted text: String, into block: String) -> PasteAction {
        let isWhole = block.allSatisfy { $0 == " " }
        let cleaner = PasteCleaner(text, isWhole: isWhole) { [session = terminal.session] in
            if case .incomplete = session.completeness(of: $0) { return true }
            return false
        }
        var cleaned = cleaner.text
        var answer = PasteAction(text: cleaned)
        if cleaned.hasSuffix("\n") {
            if terminal.session.completeness(of: block + cleaned) == .complete {
                answer.runsAtOnce = !terminal.settings.holdsPaste
                while cleaned.hasSuffix("\n") { cleaned.removeLast() }
                answer.text = cleaned
            }
        }
        if !cleaner.changeNote.isEmpty {
            answer.note = Theme.withEscapeCodes(
                StyledText("(\(cleaner.changeNote))\n", .dim), colour: terminal.isColoured && terminal.canRedraw)
        }
        return answer
    }
}

struct SessionHighlighter: Highlighter {
    let terminal: TerminalContext

    func spans(in text: String, cursor: Int?) -> [StyledSpan] {
        guard terminal.settings.showsHighlights, terminal.isColoured else { return [] }
        let spans = OffsetConversion.styledSpans(terminal.session.highlight(text), in: text, code: Theme.escapeCode)
        guard let cursor else { return spans.filter { !$0.code.isEmpty } }
        let pair = terminal.session.brackets(in: text, at: OffsetConversion.utf8Offset(cursor, in: text)).map {
            RoleSpan($0, .operator)
        }
        let marks = OffsetConversion.styledSpans(pair, in: text) { _ in Theme.bracketPairCode }
        return (spans + marks).filter { !$0.code.isEmpty }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}

struct SessionHinter: Hinter {
    let terminal: TerminalContext

    func hint(in text: String, cursor: Int, room: Int) -> [StyledPiece] {
        guard terminal.settings.showsHints, room >= 4,
            let hint = terminal.session.hint(in: text, at: OffsetConversion.utf8Offset(cursor, in: text), room: room)
        else { return [] }
        return Theme.styledPieces(
            hint.truncated(to: room, ellipsis: terminal.ellipsisMark), colour: terminal.isColoured)
    }

    /// Returns the types to show beside each line, as far as they fit: all types, the last type, or the end of the last
    /// type.
    func types(in text: String, cursor: Int) -> [Int: [StyledPiece]] {
        terminal.refreshPresentation()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let arrow = terminal.isUnicode ? " → " : " -> "
        let margin = displayWidth(of: terminal.session.prompt.plainText)
        return terminal.session.stageTypes(in: text).compactMapValues { $0 }.reduce(into: [:]) { result, row in
            guard lines.indices.contains(row.key), let last = row.value.last else { return }
            let room = terminal.session.presentation.width - margin - displayWidth(of: String(lines[row.key])) - 3
            let whole = row.value.joined(separator: arrow)
            let shown = displayWidth(of: whole) <= room ? whole : last
            guard room >= 4 else { return }
            result[row.key] = [
                StyledPiece(
                    truncated(escapingControls(shown), to: room, ellipsis: terminal.ellipsisMark),
                    terminal.isColoured ? "2" : "")
            ]
        }
    }
}

final class SessionCompleter: Completer {
    private let terminal: TerminalContext
    private var lastAnswer: (text: String, place: Int, completions: Completions)?

    init(_ terminal: TerminalContext) { self.terminal = terminal }

    func complete(_ text: String, cursor: Int, press: Int) -> TabAction {
        terminal.refreshPresentation()
        let place = OffsetConversion.utf8Offset(cursor, in: text)
        let completions = completions(in: text, at: place, press: press)
        let view = CompletionView(
            completions: completions, width: terminal.session.presentation.width, isUnicode: terminal.isUnicode)
        switch press {
        case 1:
            let start = OffsetConversion.scalarOffset(completions.start, in: text)
            let typed = String(decoding: Array(text.utf8)[min(completions.start, place)..<place], as: UTF8.self)
            return TabAction(replacement: view.commonCompletion(to: typed).map { (start, $0) })
        case 2:
            return TabAction(rowsBelow: view.candidateList.map { Theme.styledPieces($0, colour: terminal.isColoured) })
        default:
            // The documentation is shown only if there is a single candidate.
            guard let only = completions.candidates.first, completions.candidates.count == 1,
                let documentation = terminal.session.documentation(for: only)
            else {
                return TabAction(
                    rowsBelow: view.candidateList.map { Theme.styledPieces($0, colour: terminal.isColoured) })
            }
            return TabAction(shownList: renderedLines(documentation.lines))
        }
    }

    /// The second press of Tab reuses the result of the first, unless the text has changed.
    private func completions(in text: String, at place: Int, press: Int) -> Completions {
        if press > 1, let lastAnswer, lastAnswer.text == text, lastAnswer.place == place {
            return lastAnswer.completions
        }
        let completions = terminal.session.completions(in: text, at: place)
        lastAnswer = (text, place, completions)
        return completions
    }

    private func renderedLines(_ lines: [StyledText]) -> String {
        lines.map { terminal.screen.rendered($0) + "\n" }.joined()
    }

    func changedValue(_ text: String, cursor: Int, isUp: Bool, isLarge: Bool) -> (range: Range<Int>, text: String)? {
        let place = OffsetConversion.utf8Offset(cursor, in: text)
        guard let change = terminal.session.tuned(text, at: place, isUp: isUp, isLarge: isLarge) else {
            return nil
        }
        let start = OffsetConversion.scalarOffset(change.range.lowerBound, in: text)
        return (start..<OffsetConversion.scalarOffset(change.range.upperBound, in: text), change.text)
    }
}
