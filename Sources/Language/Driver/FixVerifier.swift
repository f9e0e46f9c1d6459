import Checking
import Declarations
import Diagnostics
import Syntax

/// Verifies the fixes of a refused text: a fix is offered only if the changed text type-checks; among similar names,
/// only those that type-check are kept.
struct FixVerifier {
    let checker: Checker
    let source: Source
    private let texts: SourceTexts?
    let mode: Checker.Mode
    /// The number of texts that may still be checked. It is limited, because the user waits.
    private var remainingChecks = 24

    private var text = ""
    private var errors: [Diagnostic] = []
    private var statements: [Stmt] = []

    /// A text of more bytes is not verified.
    private static let maxLength = 20_000
    /// The maximum number of mistakes that fixes repair one after the other.
    private static let maxMistakes = 3

    init(_ checker: Checker, _ source: Source, _ texts: SourceTexts?, _ mode: Checker.Mode) {
        self.texts = texts
        self.checker = checker
        self.source = source
        self.mode = mode
    }

    /// Returns the diagnostics with verified fixes, and the corrected texts, the most probable first.
    mutating func verifyFixes(_ diagnostics: [Diagnostic]) -> (diagnostics: [Diagnostic], repairs: [Repair]) {
        errors = diagnostics.filter { $0.severity == .error }
        guard source.utf8.count <= Self.maxLength else { return (diagnostics, []) }
        text = String(decoding: source.utf8, as: UTF8.self)
        if let whole = translated(diagnostics) { return whole }
        var result = diagnostics
        var repairs: [Repair] = []
        let slips = MistakeRules(source, text)
        statements = slips.statements
        let lacksModule = errors.contains { $0.id == CheckDiagnosticID.unknownModule.rawValue }
        for index in result.indices where result[index].severity == .error {
            let problem = result[index]
            let verdicts = problem.fixIts.map { verdict(on: $0, of: problem) }
            let isGuessed = problem.fixesAreGuesses && verdicts.contains(where: \.isAccepted)
            let isMember = problem.id == CheckDiagnosticID.unknownMember.rawValue
            // If a module is missing, the checker does not report unknown members, so a check would prove nothing about
            // them.
            let candidates =
                isMember && lacksModule ? [] : problem.candidateFixes + slips.candidateFixes(for: problem)
            if !isGuessed, let meant = firstAccepted(candidates, problem) {
                result[index].adoptWording(meant.attempt)
                // If one change corrects the whole text, only that change is reported.
                if meant.verdict.isWhole {
                    let whole = Repair(title: result[index].fixIts[0].title, meant.verdict.repair ?? text)
                    return ([result[index]] + diagnostics.filter { $0.severity != .error }, [whole])
                }
                if repairs.isEmpty, let repair = meant.verdict.repair {
                    repairs = [Repair(title: result[index].fixIts[0].title, repair)]
                }
                continue
            }
            let whole = zip(problem.fixIts, verdicts).compactMap { fix, verdict in
                verdict.repair.map { Repair(title: fix.title, $0) }
            }
            if repairs.isEmpty { repairs = whole }
            guard problem.fixesAreGuesses else { continue }
            // A member may be the intended one even if its arguments are wrong. Another kind of name must type-check.
            let names = isGuessed || !isMember ? verdicts.map(\.isAccepted) : verdicts.map(\.leadsOn)
            result[index].keepAcceptedFixes(names, types: verdicts.map(\.type))
        }
        return (result, repairs)
    }

    /// Returns one fix that translates a text from Combine to RxSwift, if all its Combine names have equivalents.
    private mutating func translated(_ diagnostics: [Diagnostic]) -> (diagnostics: [Diagnostic], repairs: [Repair])? {
        guard var problem = errors.first, let translation = CombineTranslation(source), translation.isPasted,
            let trial = checkText(of: translation.text), trial.errors.isEmpty
        else { return nil }
        let names = "\(translation.replacedNameCount) names"
        let all = Span(source: source.id, start: 0, end: UInt32(source.utf8.count))
        problem.message = "this is Combine, which rill does not have"
        problem.notes = []
        problem.help = "translate \(names) to RxSwift"
        problem.fixIts = [.init("translate \(names) to RxSwift", [.init(replace: all, with: translation.text)])]
        var repair = Repair(title: problem.fixIts[0].title, translation.text)
        repair.original = text
        repair.report = "\(names) translated; :undo restores the pasted text"
        return ([problem] + diagnostics.filter { $0.severity != .error }, [repair])
    }

    /// The result of checking a changed text.
    private struct Verdict {
        /// True if the error is gone and no new one appeared.
        var isAccepted: Bool
        /// True if all remaining errors follow the text that the fix changed.
        var leadsOn = false
        /// True if this fix alone corrects the text.
        var isWhole = false
        /// The corrected text.
        var repair: String?
        var type: String?
    }

    /// Returns the first candidate with which the text type-checks.
    private mutating func firstAccepted(
        _ meant: [Diagnostic.CandidateFix], _ problem: Diagnostic
    ) -> (attempt: Diagnostic.CandidateFix, verdict: Verdict)? {
        for attempt in meant where remainingChecks > 0 {
            let fix = Diagnostic.FixIt(attempt.help, attempt.edits)
            let verdict = verdict(on: fix, of: problem)
            if verdict.isAccepted, verdict.isWhole || errors.count > 1 || verdict.repair != nil {
                return (attempt, verdict)
            }
        }
        return nil
    }

    private mutating func verdict(on fix: Diagnostic.FixIt, of problem: Diagnostic) -> Verdict {
        let changed = fix.applied(to: text)
        // If the changed text could not be checked, the fix is kept but not offered.
        guard let trial = checkText(of: changed) else { return Verdict(isAccepted: true) }
        if trial.errors.isEmpty { return Verdict(isAccepted: true, isWhole: true, repair: changed, type: trial.type) }
        if let whole = textWithLaterFixes(changed, trial.errors, behind: [problem], depth: 1) {
            return Verdict(isAccepted: true, repair: whole)
        }
        let beside = otherErrors(of: problem)
        var masked: Verdict?
        for others in [beside.map(\.outer), beside.map(\.inner)] {
            guard let changed = maskingOtherErrors(others, with: fix) else { continue }
            guard let alone = self.checkText(of: changed) else { return Verdict(isAccepted: false) }
            let isGone = !alone.errors.contains { $0.wording == problem.wording }
            if isGone, newErrors(in: alone.errors).isEmpty { return Verdict(isAccepted: true, leadsOn: true) }
            let leadsOn = isGone && movesErrorsAfterFix(alone.errors, fix)
            masked = Verdict(isAccepted: false, leadsOn: leadsOn || masked?.leadsOn ?? false)
        }
        if let masked { return masked }
        let isGone =
            trial.errors.count { $0.wording == problem.wording } < errors.count { $0.wording == problem.wording }
        return Verdict(
            isAccepted: isGone && newErrors(in: trial.errors).isEmpty,
            leadsOn: isGone && movesErrorsAfterFix(trial.errors, fix))
    }

    /// Returns the errors that the original text did not have.
    private func newErrors(in errors: [Diagnostic]) -> [Diagnostic] {
        var left = self.errors.map(\.wording)
        return errors.filter { error in
            guard let place = left.firstIndex(of: error.wording) else { return true }
            left.remove(at: place)
            return false
        }
    }

    /// Returns true if all new errors come after the text that the fix changed.
    private func movesErrorsAfterFix(_ errors: [Diagnostic], _ fix: Diagnostic.FixIt) -> Bool {
        guard let edit = fix.edits.first else { return false }
        let end = edit.span.start &+ UInt32(truncatingIfNeeded: edit.replacement.utf8.count)
        return newErrors(in: errors).allSatisfy { $0.primary.start >= end }
    }

    /// Returns the other errors in the statement of a problem. For each, returns the largest and the smallest
    /// expression that contains it but not the problem.
    private func otherErrors(of problem: Diagnostic) -> [(outer: Span, inner: Span)] {
        let place = MistakePlace(problem, source, statements)
        guard let statement = place.innermostSpan else { return [] }
        return errors.compactMap { other in
            guard other.primary != problem.primary, other.primary.source == source.id,
                statement.start <= other.primary.start, other.primary.end <= statement.end
            else { return nil }
            let path = MistakePlace(other, source, statements).path.map(\.span).filter { !$0.contains(problem.primary) }
            guard let outer = path.first, let inner = path.last else { return nil }
            return (outer, inner)
        }
    }

    /// Returns the fixed text in which values of any type replace the other errors of the statement; nil if there are
    /// no other errors.
    private func maskingOtherErrors(_ others: [Span], with fix: Diagnostic.FixIt) -> String? {
        guard !others.isEmpty else { return nil }
        var masks: [Diagnostic.Edit] = []
        for span in others where !fix.edits.contains(where: { span.contains($0.span) || $0.span.contains(span) }) {
            if masks.contains(where: { $0.span.contains(span) }) { continue }
            masks.removeAll { span.contains($0.span) }
            // The replacement uses the closure's parameters, so that they are not reported as unused.
            let used = (0..<4).map { "$\($0)" }.filter(span.text.contains)
            masks.append(Diagnostic.Edit(replace: span, with: "_anyValue(\(used.joined(separator: ", ")))"))
        }
        return masks.isEmpty ? nil : Diagnostic.FixIt("", fix.edits + masks).applied(to: text)
    }

    /// Returns the text after the fixes of later errors are applied, too, as far as possible.
    private mutating func textWithLaterFixes(
        _ text: String, _ errors: [Diagnostic], behind earlier: [Diagnostic], depth: Int
    ) -> String? {
        guard depth < Self.maxMistakes, let next = errors.first,
            !earlier.contains(where: { $0.wording == next.wording }),
            // If the fix itself inserted a name, a similar name for it is only another guess at the same place.
            !(next.fixesAreGuesses && earlier.contains { $0.primary.start == next.primary.start })
        else { return nil }
        for fix in next.fixIts {
            let changed = fix.applied(to: text)
            guard let trial = checkText(of: changed) else { return nil }
            if trial.errors.isEmpty { return changed }
            if let whole = textWithLaterFixes(changed, trial.errors, behind: earlier + [next], depth: depth + 1) {
                return whole
            }
        }
        return nil
    }

    private mutating func checkText(of text: String) -> (errors: [Diagnostic], type: String?)? {
        guard remainingChecks > 0 else { return nil }
        remainingChecks -= 1
        let source = Source(name: source.name, text: text)
        texts?.keep(source)
        let parsed = parse(source)
        guard let trial = checker.checkTentatively(of: parsed, mode: mode) else { return nil }
        return (trial.errors, trial.type.map(checker.describe))
    }
}

/// A corrected text.
package struct Repair {
    package var title: String
    package var text: String
    /// The text before it was translated, which `:undo` puts back into the input line.
    package var original: String?
    /// A sentence to show after the repair was applied; nil if the user needs none.
    package var report: String?

    init(title: String, _ text: String) {
        self.title = title
        self.text = text
    }
}

extension Diagnostic {
    fileprivate var wording: String { id + message }

    /// Replaces the message and help by those of a candidate fix that was accepted.
    fileprivate mutating func adoptWording(_ candidate: CandidateFix) {
        if let message = candidate.message {
            self.message = message
            notes = []
        }
        help = candidate.help
        fixIts = [FixIt(candidate.help, candidate.edits)]
    }

    /// Keeps suggestions that type-check; if several remain, shows their types.
    fileprivate mutating func keepAcceptedFixes(_ isAccepted: [Bool], types: [String?]) {
        let kept = fixIts.indices.filter { isAccepted[$0] }
        let names = kept.map { fixIts[$0].title }
        let typesOfKept = kept.compactMap { types[$0] }
        let showsTypes = kept.count > 1 && typesOfKept.count == kept.count && Set(typesOfKept).count > 1
        help =
            showsTypes
            ? Suggestion.text(Array(zip(names, typesOfKept).map { (name: $0, type: $1) })) : Suggestion.text(names)
        fixIts = kept.map { fixIts[$0] }
    }
}

extension Span {
    fileprivate func contains(_ other: Span) -> Bool { start <= other.start && other.end <= end }
}
