import Assist
import Commands
import Export
import SessionCore
import StyledText
import Timeline

/// The part of the player for challenges: attempts, hints, tests and the answer.
extension Player {
    private func challenge() throws -> Lesson.Challenge {
        guard let challenge = place?.step.challenge else { throw CommandError("This step is not a challenge.") }
        return challenge
    }

    /// The learner's entries since the challenge began, without those that were undone.
    private var learnerEntries: [Lesson.Code] {
        guard let place else { return [] }
        return session.entries.filter { !place.before.contains($0) && !place.foundation.contains($0) }
            .map { Lesson.Code(text: $0.text, line: 1) }
    }

    func continueChallenge() {
        guard let place, let challenge = place.step.challenge else { return }
        if place.isSolved { return next() }
        // The learner can load the starter again if it was refused or deleted.
        if !place.hasBegun || learnerEntries.isEmpty {
            self.place!.hasBegun = true
            return session.effects.append(.placeInLine(challenge.starter.text.trimmedLines))
        }
        show(page.adviceLine(":check: test your code   :hint   :answer   :next: skip it"))
    }

    // MARK: `:check`

    func check() throws {
        let challenge = try challenge()
        guard let place, var judge = Judge(place.lesson, place.step, folder: course?.folder) else { return }
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
            self.place!.isSolved = true
            setMark(.done)
            show("Solved: \(verdicts.count) of \(verdicts.count) cases pass.", .success)
            if !place.step.afterword.isEmpty { show(page.prose(place.step.afterword)) }
            return show(page.adviceLine("Enter: next step   :answer: other solutions"))
        }
        show("Not yet: \(verdicts.count - failed.count) of \(verdicts.count) cases pass.", nil)
        for verdict in verdicts { show(verdictLines(verdict)) }
        let left = challenge.hints.count - place.hints
        let hints = left == 0 ? "" : "   :hint: \(left) left"
        show(page.adviceLine(":check: test again\(hints)   :answer: a solution"))
    }

    /// Formats a verdict: one line if the case passed; the difference for the first failed case.
    private func verdictLines(_ verdict: Judge.Verdict) -> [StyledText] {
        let indent = String(repeating: " ", count: 10)
        let says =
            verdict.says.map { StyledText(indent + $0).wrapped(to: page.proseColumns - 1, indent: indent.count) } ?? []
        switch verdict.outcome {
        case .passes: return [StyledText("  ok      ", .success) + StyledText(verdict.title)]
        case .stopped:
            let words = "stopped after \(Int(Judge.processorTimeLimit)) s: an endless loop?"
            return [StyledText("  failed  ", .error) + StyledText(verdict.title), StyledText(indent + words)]
        case .notRun: return [StyledText("  not run ", .dim) + StyledText(verdict.title)]
        case .fails(let complaints):
            let rows = complaints.lines.filter { !$0.plain.trimmingSpaces.isEmpty }.prefix(4)
            return [StyledText("  failed  ", .error) + StyledText(verdict.title)] + rows.map { StyledText(indent) + $0 }
                + says
        case .differs(let expected, let got):
            if verdict.isMarbles, let pictures = pictures(expected, got) {
                return [StyledText("  failed  ", .error) + StyledText(verdict.title)] + pictures + says
            }
            var (left, right, line) = (expected, got, "")
            if !verdict.isMarbles, let first = FirstDifference(expected, got) {
                (left, right) = (first.expected, first.got)
                if first.index > 0 { line = " (line \(first.index + 1))" }
            }
            var rows = [
                StyledText("  failed  ", .error) + StyledText(verdict.title + line),
                StyledText(indent + "expected  " + left), StyledText(indent + "got       " + right),
            ].map { $0.cut(to: page.width - 1, ellipsis: page.isUnicode ? "…" : "...") }
            let same = zip(left, right).prefix { $0 == $1 }.count
            // A mark below two outputs is useful only if both are long enough.
            if ![left, right].contains(FirstDifference.noMoreOutput), same < page.width - indent.count - 12 {
                rows.append(StyledText(String(repeating: " ", count: indent.count + 10 + same) + "^", .caret))
            }
            return rows + says
        }
    }

    /// Formats expected and actual marbles as two rows with a pointer to the first difference; nil if the terminal is
    /// too narrow.
    private func pictures(_ expected: String, _ got: String) -> [StyledText]? {
        guard page.width >= 60, let wanted = try? Emission.read(expected), let came = try? Emission.read(got) else {
            return nil
        }
        let rows = Picture(tracks: [
            Emission.track(wanted, named: "expected"), Emission.track(came, named: "got"),
        ])
        let style = PictureStyle(width: page.width - 8, isUnicode: page.isUnicode)
        let drawn = Comparison(rows, names: ("expected", "got")).picture.lines(style)
        return drawn.map { StyledText("        ") + $0 }
    }

    // MARK: Hints and the answer

    func hint(_ argument: String) throws {
        guard let challenge = place?.step.challenge else {
            return show(
                page.adviceLine("Enter: next step   :back: step before   :next: skip   :lesson: all lessons"))
        }
        guard argument.isEmpty || argument == "all" else {
            throw CommandError(":hint takes no argument, or 'all'.   :help hint")
        }
        if argument == "all" {
            if place!.hints == 0 { return show(page.adviceLine("No hint yet. :hint gives one.")) }
            for hint in challenge.hints.prefix(place!.hints) { show(page.prose("- " + hint)) }
        } else if place!.hints == challenge.hints.count {
            show(page.adviceLine("No hints left. :hint all shows them again, :answer shows a solution."))
        } else {
            show(page.prose(challenge.hints[place!.hints]))
            place!.hints += 1
            show(page.adviceLine("Hint \(place!.hints) of \(challenge.hints.count)."))
        }
    }

    func answer() throws {
        _ = try challenge()
        if asksForAnswer || place?.isSolved == true { return showAnswer() }
        asksForAnswer = true
        show("Show the answer? y/n", nil)
    }

    func showAnswer() {
        asksForAnswer = false
        guard let place, let challenge = place.step.challenge else { return }
        let attempt = learnerEntries.map(\.text)
        let solution = challenge.solution.map(\.text)
        var lines = page.sideBySide(("yours", attempt), ("one solution", solution))
        for other in (course?.otherSolutions(of: place.step.title, in: place.lesson.number) ?? []).prefix(2) {
            let heading = other.name.removingPrefix("Right: ") ?? ""
            lines += [
                StyledText(""), StyledText("  another solution" + (heading.isEmpty ? "" : ": " + heading), .heading),
            ]
            lines += other.code.flatMap { page.code($0.text) }
        }
        show(lines + [StyledText("")] + page.adviceLine("Enter: next step"))
        if !place.isSolved { setMark(.seen) }
        self.place!.notes.answeredSteps.insert(place.index)
        self.place!.isSolved = true
    }
}
