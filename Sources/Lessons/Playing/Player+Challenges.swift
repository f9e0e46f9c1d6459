import Assist
import Commands
import Export
import SessionCore
import StyledText
import Timeline

/// The part of the player for challenges: attempts, hints, tests and the answer.
extension LessonPlayer {
    private func currentChallenge() throws -> Lesson.Challenge {
        guard let challenge = position?.step.challenge else { throw CommandError("This step is not a challenge.") }
        return challenge
    }

    /// The learner's entries since the challenge began, without those that were undone.
    private var learnerEntries: [Lesson.Code] {
        guard let position else { return [] }
        return session.entries.filter { !position.before.contains($0) && !position.foundation.contains($0) }
            .map { Lesson.Code(text: $0.text, line: 1) }
    }

    func continueChallenge() {
        guard let position, let challenge = position.step.challenge else { return }
        if position.isSolved { return nextStep() }
        // The learner can load the starter again if it was refused or deleted.
        if !position.hasBegun || learnerEntries.isEmpty {
            self.position!.hasBegun = true
            return session.effects.append(.placeInLine(challenge.starter.text.trimmedLines))
        }
        show(pageFormatter.adviceLine(":check: test your code   :hint   :answer   :next: skip it"))
    }

    // MARK: `:check`

    func checkSolution() throws {
        let challenge = try currentChallenge()
        guard let position, var judge = Judge(position.lesson, position.step, folder: course?.folder) else { return }
        let attempt = learnerEntries
        if attempt.isEmpty { throw CommandError("Nothing to check yet. Press Enter to load the starter code.") }
        judge.learnerSession = session
        let count = judge.caseCount
        session.printRemark("(checking \(count) \(count == 1 ? "case" : "cases"); Ctrl-C stops)")
        let verdicts = judge.verdicts(on: attempt)
        session.resume()
        if verdicts.count < count || session.isStopPressed { return session.printRemark("(check stopped)") }
        let failed = verdicts.filter { !$0.passes }
        if failed.isEmpty {
            self.position!.isSolved = true
            setMark(.done)
            show("Solved: \(verdicts.count) of \(verdicts.count) cases pass.", .success)
            if !position.step.afterword.isEmpty { show(pageFormatter.proseLines(position.step.afterword)) }
            return show(pageFormatter.adviceLine("Enter: next step   :answer: other solutions"))
        }
        show("Not yet: \(verdicts.count - failed.count) of \(verdicts.count) cases pass.", nil)
        for verdict in verdicts { show(verdictLines(verdict)) }
        let left = challenge.hints.count - position.hints
        let hints = left == 0 ? "" : "   :hint: \(left) left"
        show(pageFormatter.adviceLine(":check: test again\(hints)   :answer: a solution"))
    }

    /// Formats a verdict: one line if the case passed; the difference for the first failed case.
    private func verdictLines(_ verdict: Judge.Verdict) -> [StyledText] {
        let indent = String(repeating: " ", count: 10)
        let says =
            verdict.says.map {
                StyledText(indent + $0).wrapped(to: pageFormatter.proseColumns - 1, indent: indent.count)
            } ?? []
        switch verdict.outcome {
        case .passes: return [StyledText("  ok      ", .success) + StyledText(verdict.title)]
        case .stopped:
            let words = "stopped after \(Int(Judge.processorTimeLimit)) s: an endless loop?"
            return [StyledText("  failed  ", .error) + StyledText(verdict.title), StyledText(indent + words)]
        case .notRun: return [StyledText("  not run ", .dim) + StyledText(verdict.title)]
        case .fails(let complaints):
            let rows = complaints.lines.filter { !$0.plainText.trimmingSpaces.isEmpty }.prefix(4)
            return [StyledText("  failed  ", .error) + StyledText(verdict.title)] + rows.map { StyledText(indent) + $0 }
                + says
        case .differs(let expected, let got):
            if verdict.isMarbles, let pictures = comparedPictures(expected, got) {
                return [StyledText("  failed  ", .error) + StyledText(verdict.title)] + pictures + says
            }
            var (left, right, line) = (expected, got, "")
            if !verdict.isMarbles, let first = FirstDifference(expected, got) {
                (left, right) = (first.expectedLine, first.actualLine)
                if first.index > 0 { line = " (line \(first.index + 1))" }
            }
            var rows = [
                StyledText("  failed  ", .error) + StyledText(verdict.title + line),
                StyledText(indent + "expected  " + left), StyledText(indent + "got       " + right),
            ].map { $0.truncated(to: pageFormatter.width - 1, ellipsis: pageFormatter.isUnicode ? "…" : "...") }
            let same = zip(left, right).prefix { $0 == $1 }.count
            // A mark below two outputs is useful only if both are long enough.
            if ![left, right].contains(FirstDifference.noMoreOutput), same < pageFormatter.width - indent.count - 12 {
                rows.append(StyledText(String(repeating: " ", count: indent.count + 10 + same) + "^", .caret))
            }
            return rows + says
        }
    }

    /// Formats expected and actual marbles as two rows with a pointer to the first difference; nil if the terminal is
    /// too narrow.
    private func comparedPictures(_ expected: String, _ got: String) -> [StyledText]? {
        guard pageFormatter.width >= 60, let wanted = try? Emission.parse(expected), let came = try? Emission.parse(got)
        else {
            return nil
        }
        let rows = Picture(tracks: [
            Emission.track(wanted, named: "expected"), Emission.track(came, named: "got"),
        ])
        let style = PictureStyle(width: pageFormatter.width - 8, isUnicode: pageFormatter.isUnicode)
        let drawn = Comparison(rows, names: ("expected", "got")).picture.lines(style)
        return drawn.map { StyledText("        ") + $0 }
    }

    // MARK: Hints and the answer

    func showHint(_ argument: String) throws {
        guard let challenge = position?.step.challenge else {
            return show(
                pageFormatter.adviceLine("Enter: next step   :back: step before   :next: skip   :lesson: all lessons"))
        }
        guard argument.isEmpty || argument == "all" else {
            throw CommandError(":hint takes no argument, or 'all'.   :help hint")
        }
        if argument == "all" {
            if position!.hints == 0 { return show(pageFormatter.adviceLine("No hint yet. :hint gives one.")) }
            for hint in challenge.hints.prefix(position!.hints) { show(pageFormatter.proseLines("- " + hint)) }
        } else if position!.hints == challenge.hints.count {
            show(pageFormatter.adviceLine("No hints left. :hint all shows them again, :answer shows a solution."))
        } else {
            show(pageFormatter.proseLines(challenge.hints[position!.hints]))
            position!.hints += 1
            show(pageFormatter.adviceLine("Hint \(position!.hints) of \(challenge.hints.count)."))
        }
    }

    func showAnswerCommand() throws {
        _ = try currentChallenge()
        if awaitsAnswerConfirmation || position?.isSolved == true { return showAnswer() }
        awaitsAnswerConfirmation = true
        show("Show the answer? y/n", nil)
    }

    func showAnswer() {
        awaitsAnswerConfirmation = false
        guard let position, let challenge = position.step.challenge else { return }
        let attempt = learnerEntries.map(\.text)
        let solution = challenge.solution.map(\.text)
        var lines = pageFormatter.sideBySide(("yours", attempt), ("one solution", solution))
        for other in (course?.otherSolutions(of: position.step.title, in: position.lesson.number) ?? []).prefix(2) {
            let heading = other.name.removingPrefix("Right: ") ?? ""
            lines += [
                StyledText(""), StyledText("  another solution" + (heading.isEmpty ? "" : ": " + heading), .heading),
            ]
            lines += other.code.flatMap { pageFormatter.codeLines($0.text) }
        }
        show(lines + [StyledText("")] + pageFormatter.adviceLine("Enter: next step"))
        if !position.isSolved { setMark(.seen) }
        self.position!.notes.answeredSteps.insert(position.index)
        self.position!.isSolved = true
    }
}
