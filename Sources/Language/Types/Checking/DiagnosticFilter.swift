import Declarations
import Diagnostics
import Syntax

/// Selects the diagnostics to show: at most ten, sorted by position, with one diagnostic for each position, and root
/// causes only.
enum DiagnosticFilter {
    static let limit = 10
    private static let names: Set<String> = [
        CheckDiagnosticID.unknownName.rawValue, CheckDiagnosticID.unknownType.rawValue,
    ]

    private static let unsupported = SyntaxDiagnosticID.unsupported.rawValue

    /// Sorts diagnostics; the first `syntax` of them are syntax errors.
    static func sorted(_ all: [Diagnostic], syntax: Int) -> [Diagnostic] {
        let broken = BrokenLines(all, syntax: syntax)
        let lacksModule = all.contains { $0.id == CheckDiagnosticID.unknownModule.rawValue }
        let hasErrors = all.contains { $0.severity == .error }
        var seen: Set<UInt32> = []
        var kept: [Diagnostic] = []
        let ordered = all.enumerated().sorted {
            // A warning never hides an error at its position.
            ($0.element.primary.start, $0.element.isWarning ? 1 : 0, $0.offset)
                < ($1.element.primary.start, $1.element.isWarning ? 1 : 0, $1.offset)
        }
        // If a module is missing, members may be unknown because that module declares them.
        let ofMissingModule = lacksModule ? ordered.map(\.element).filter(mayComeFromMissingModule) : []
        for (index, diagnostic) in ordered {
            // Warnings concern the run, so they are shown only for a program without errors.
            if hasErrors, CheckDiagnosticID(rawValue: diagnostic.id)?.isWarning ?? false { continue }
            if broken.explain(diagnostic, isSyntax: index < syntax) { continue }
            // If a module is missing, all its names are unknown.
            if lacksModule, names.contains(diagnostic.id) || diagnostic.id == unsupported { continue }
            if lacksModule, mayComeFromMissingModule(diagnostic) { continue }
            guard seen.insert(diagnostic.primary.start).inserted else { continue }
            if foldRepeat(diagnostic, into: &kept) { continue }
            kept.append(diagnostic)
        }
        // Every error may have been dropped as a consequence of another error, but a refused text must show at least
        // one.
        if hasErrors, !kept.contains(where: { $0.severity == .error }),
            let first = ordered.first(where: { $0.element.severity == .error })
        {
            kept.append(first.element)
        }
        if !ofMissingModule.isEmpty,
            let module = kept.firstIndex(where: { $0.id == CheckDiagnosticID.unknownModule.rawValue })
        {
            var members: [String] = []
            for name in ofMissingModule.map({ "'\($0.primary.text)'" }) where !members.contains(name) {
                members.append(name)
            }
            let more = members.count > 5 ? ", …" : ""
            kept[module].notes.append(
                Diagnostic.Note(
                    "unknown members that this module may declare: \(members.prefix(5).joined(separator: ", "))\(more)")
            )
        }
        let omitted = max(0, kept.count - limit)
        while kept.count > limit { kept.remove(at: kept.lastIndex(where: \.isWarning) ?? kept.count - 1) }
        var reported = kept.map { notingRepeats(removingForeignFixes($0)) }
        if omitted > 0 { reported[reported.count - 1].omittedCount = omitted }
        return reported
    }

    private static func mayComeFromMissingModule(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.id == CheckDiagnosticID.unknownMember.rawValue && diagnostic.notes.isEmpty
    }

    /// Removes fixes of code from an earlier entry or the library.
    private static func removingForeignFixes(_ diagnostic: Diagnostic) -> Diagnostic {
        var result = diagnostic
        result.fixIts.removeAll { fix in fix.edits.contains { $0.span.source != diagnostic.primary.source } }
        return result
    }

    /// Folds repeats of one mistake into the first: an unknown name, or an unused result.
    private static func foldRepeat(_ diagnostic: Diagnostic, into kept: inout [Diagnostic]) -> Bool {
        guard names.contains(diagnostic.id) || diagnostic.id == CheckDiagnosticID.unusedResult.rawValue,
            let first = kept.firstIndex(where: { $0.id == diagnostic.id && $0.message == diagnostic.message }),
            kept[first].primary.source == diagnostic.primary.source
        else { return false }
        kept[first].repeatedSpans.append(diagnostic.primary)
        for (place, more) in zip(kept[first].fixIts.indices, diagnostic.fixIts) {
            kept[first].fixIts[place].edits += more.edits
        }
        return true
    }

    /// Returns the diagnostic with a note that lists the other places.
    private static func notingRepeats(_ diagnostic: Diagnostic) -> Diagnostic {
        let places = diagnostic.repeatedSpans
        guard !places.isEmpty else { return diagnostic }
        var result = diagnostic
        var lines: [Int] = []
        for line in places.map(\.position.line) where lines.last != line && line != diagnostic.primary.position.line {
            lines.append(line)
        }
        if !lines.isEmpty {
            let list = lines.prefix(5).map(String.init).joined(separator: ", ") + (lines.count > 5 ? ", …" : "")
            let more = "line\(lines.count == 1 ? "" : "s") \(list)"
            result.notes.append(
                Diagnostic.Note(diagnostic.isWarning ? "and \(places.count) more, in \(more)" : "also in \(more)"))
        }
        return result
    }
}

/// Lines with syntax errors; errors of the checker on them are only consequences.
private struct BrokenLines {
    private static let characterErrorIDs: Set<String> = Set(
        [
            SyntaxDiagnosticID.badCharacter, .badEscape, .badNumber, .badIdentifier, .unsupported, .unclosedString,
            .dotInCase, .unknownAttribute, .warningDirective, .misplacedKeyword, .keywordAsName,
        ].map(\.rawValue))
    /// The first syntax error of each line.
    private var firstErrors: [Int: UInt32] = [:]
    /// Lines that begin with a keyword of another language, which is then the root cause.
    private var foreignKeywordLines: Set<Int> = []
    /// Ranges from an unclosed opening bracket to the place where the parser noticed it.
    private var unclosedRanges: [(start: UInt32, end: UInt32, isBrace: Bool)] = []

    init(_ all: [Diagnostic], syntax: Int) {
        for diagnostic in all[..<syntax] where diagnostic.severity == .error {
            let line = diagnostic.primary.position.line
            firstErrors[line] = min(firstErrors[line] ?? .max, diagnostic.primary.start)
            let isBrace = diagnostic.id == SyntaxDiagnosticID.unclosedBrace.rawValue
            if isBrace || diagnostic.id == SyntaxDiagnosticID.unclosedBracket.rawValue,
                let start = diagnostic.secondary.compactMap(\.span?.start).min()
            {
                unclosedRanges.append((start, max(start, diagnostic.primary.end), isBrace))
            }
        }
        if firstErrors.isEmpty { return }
        for diagnostic in all[syntax...] where diagnostic.id == CheckDiagnosticID.unknownName.rawValue {
            let line = diagnostic.primary.position.line
            if let place = firstErrors[line], place > diagnostic.primary.start, !diagnostic.notes.isEmpty {
                foreignKeywordLines.insert(line)
            }
        }
    }

    /// Returns true if the diagnostic is a consequence of a syntax error.
    func explain(_ diagnostic: Diagnostic, isSyntax: Bool) -> Bool {
        guard !firstErrors.isEmpty, diagnostic.severity == .error else { return false }
        let line = diagnostic.primary.position.line
        if let first = firstErrors[line] {
            // One syntax error per line, except errors about single characters and words.
            if isSyntax, diagnostic.primary.start > first, !Self.characterErrorIDs.contains(diagnostic.id) {
                return true
            }
            let isRoot = foreignKeywordLines.contains(line) ? !isSyntax && !diagnostic.notes.isEmpty : isSyntax
            if !isRoot { return true }
            // An open bracket after a keyword of another language is a consequence of that keyword.
            if !isSyntax { return false }
        }
        if isSyntax { return false }
        let start = diagnostic.primary.start
        return unclosedRanges.contains { range in
            // An unclosed brace affects whole lines. After other unclosed brackets, a line that begins with a dot
            // continues the interrupted chain.
            range.start <= start && start <= range.end && (!range.isBrace || beginsWithDot(diagnostic.primary))
        }
    }

    private func beginsWithDot(_ span: Span) -> Bool {
        guard let source = Source.named(span.source) else { return false }
        return source.line(span.position.line).first { !$0.isWhitespace } == "."
    }
}
