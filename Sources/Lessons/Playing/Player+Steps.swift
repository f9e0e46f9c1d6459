import Assist
import Commands
import Export
import SessionCore
import StyledText

/// The run of a step's example.
struct StepRun {
    var lines: Playback.TimedLines
    var picture: StepPicture?
    /// The virtual times of the start and the end of the run.
    var times: Range<Int>

    /// True if a playback at the speed of the clock is useful.
    var isTimed: Bool { times.count >= 100_000_000 }
}

extension Lesson.Step {
    /// The names of the lanes to draw; empty for all lanes.
    var lanes: [String] { block(.draws)?.subject.split(separator: ",").map { $0.trimmingSpaces } ?? [] }
}

/// The part of the player that shows and runs steps.
extension LessonPlayer {
    /// Goes to a step: defines the names of earlier steps, then shows the step.
    func go(to index: Int) {
        guard let lesson = position?.lesson else { return }
        position!.index = index
        (position!.run, position!.playback) = (nil, nil)
        (position!.hasRun, position!.guess, position!.hints, position!.hasBegun, position!.isSolved) = (
            false, nil, 0, false, false
        )
        restoreDefinitions()
        prepare(lesson.steps[..<index])
        position!.before = Set(session.entries)
        showStep()
    }

    /// Runs the helpers of earlier steps; the helpers of the current step run with its example.
    private func prepare(_ steps: ArraySlice<Lesson.Step>) {
        for step in steps.dropFirst(position!.prepared) { runHelpers(step.setup) }
        position!.prepared = max(position!.prepared, steps.count)
    }

    /// Restores the lesson's definitions after `:undo` or `:reset`.
    func restoreDefinitions() {
        guard let position, !position.foundation.isSubset(of: session.entries) else { return }
        (self.position!.foundation, self.position!.prepared) = ([], 0)
        runHelpers(position.lesson.setup)
        prepare(position.lesson.steps.prefix(position.prepared))
    }

    func showStep() {
        guard let position else { return }
        let parts = pageParts(of: position.step, in: position)
        guard keepsProgress, let rows = session.presentation.rows else {
            return show(LessonPage.joinedWithBlankLines(parts))
        }
        func pages(_ parts: [[StyledText]]) -> [[StyledText]] { LessonPage.pages(parts, rows: max(10, rows - 2)) }
        var all = pages(parts)
        // The introduction of a lesson is on a separate page, unless everything fits on one page.
        if position.index == 0, all.count > 1 { all = pages(Array(parts[..<2])) + pages(Array(parts[2...])) }
        self.position!.pages = all
        turnPage()
    }

    /// Shows the next page of a long step.
    func turnPage() {
        guard var pages = position?.pages, !pages.isEmpty else { return }
        show(pages.removeFirst())
        position!.pages = pages
        if !pages.isEmpty { show(pageFormatter.adviceLine("Space: more")) }
    }

    /// Returns the contents of a step before it runs, in parts that belong together.
    private func pageParts(of step: Lesson.Step, in place: LessonPosition) -> [[StyledText]] {
        let page = pageFormatter
        var parts = [page.headerLines(place.lesson, step: place.index)]
        if place.index == 0 { parts.append(page.proseLines(place.lesson.intro)) }
        var text: [StyledText] = []
        // A step with code needs no title, because its declarations are shown.
        let needsTitle = step.example == nil && step.setup.isEmpty || step.challenge != nil
        if let heading = step.section ?? (needsTitle ? step.title : nil) {
            text += [StyledText("  " + heading, .heading)]
        }
        parts.append(text + page.proseLines(step.prose))
        if step.challenge == nil {
            for code in step.setup {
                parts.append(code.file.map { page.declarationList(code, file: $0) } ?? page.codeLines(code.text))
            }
            parts.append(page.helperLines(place.lesson.newHelpers(in: place.index)))
            if let example = step.example { parts.append(page.codeLines(example.text)) }
        }
        var end: [StyledText] = []
        if let question = step.question { end += page.questionLines(question) }
        if keepsProgress { end += page.adviceLine(keyAdvice()) }
        return parts + [end]
    }

    /// Returns the last line of a step, which lists the keys that are useful now.
    func keyAdvice() -> String {
        guard let position else { return "" }
        switch position.step.kind {
        case .challenge: return "Enter: load the starter code   :check: test it   :hint   :answer   :next"
        case .reading:
            guard let question = position.step.question, !position.hasRun else { return "Enter: next step" }
            return LessonPlayer.guessAdvice(question) + "   Enter: next step"
        case .recap: return position.isLast ? "Enter: end the lesson" : "Enter: next step"
        case .example where position.hasRun:
            return "Enter: next step" + (position.run?.isTimed == true ? "   l: play it live" : "")
        case .example:
            guard let question = position.step.question else {
                return "Enter: run it   Or type any Swift code.   :back :lesson :q"
            }
            return LessonPlayer.guessAdvice(question) + "   Enter: run it   :back :lesson :q"
        }
    }

    // MARK: Enter

    /// Handles Enter on an empty line.
    func continueLesson() {
        guard let position else { return }
        if !position.pages.isEmpty { return turnPage() }
        if position.step.challenge != nil { return continueChallenge() }
        if position.step.example != nil, !position.hasRun { return runStep() }
        if position.step.example == nil { setMark(.done) }
        nextStep()
    }

    func nextStep() {
        guard let position else { return }
        if position.isLast { closeLesson() } else { go(to: position.index + 1) }
    }

    private func closeLesson() {
        guard let number = position?.lesson.number else { return }
        position = nil
        session.restorePaceBefore()
        let next = course?.lessonNumbers.first { $0 > number }
        show("Lesson \(number) is complete." + (next.map { "  Next: :lesson \($0)   All: :lesson" } ?? ""), .success)
    }

    func setMark(_ mark: Progress.Mark) {
        guard let position, keepsProgress else { return }
        progress.set(mark, position.step.title, in: position.identity)
    }

    // MARK: Running

    /// Runs the example of the step, then replays it if the pace follows the wall clock.
    func runStep() {
        restoreDefinitions()
        guard let step = position?.step, let example = step.example else { return }
        position!.prepared = max(position!.prepared, position!.index + 1)
        for code in step.setup {
            guard let entry = session.play(code.text).entry else { return }
            position!.foundation.insert(entry)
        }
        recordedLines = []
        let isLive = session.followsWall && keepsProgress
        let played = session.playExample(example.text, isSilent: isLive)
        let lines = recordedLines ?? []
        recordedLines = nil
        guard played.isComplete else {
            return show(
                pageFormatter.adviceLine("The example did not run to its end. :replay starts with a clean session."))
        }
        let printedRows = lines.map(\.text).joined().allLines.count
        let picture = session.stepPicture(
            since: played.eventCountBefore, lanes: step.lanes, mostRows: min(14, max(6, 21 - printedRows)))
        position!.run = StepRun(lines: lines, picture: picture, times: played.timeRange)
        if isLive, position!.run!.isTimed {
            startPlayback()
        } else {
            if isLive { for line in lines { session.showAgain(printed: line.text) } }
            finishStep()
        }
    }

    /// Ends the example: draws and compares its events, and shows the next keys.
    func finishStep() {
        guard let run = position?.run, let step = position?.step else { return }
        position!.hasRun = true
        setMark(.done)
        let isMissed = position!.guess.flatMap { guess in step.question.flatMap { Guess.difference(guess, $0) } } != nil
        // If the step has a screen, the screen replaces the diagram.
        if step.block(.screen) == nil || step.block(.draws) != nil { show(run.picture?.lines ?? []) }
        var lines = verdictOnGuess()
        var outcome = LessonLog.Outcome(printed: LessonChecker.withoutEmptyLine(run.lines.map(\.text).joined()))
        var difference: FirstDifference?
        for block in step.blocks {
            guard let came = expectedDrawing(at: block, outcome.printed) else { continue }
            if block.kind != .prints { outcome.pictures.append(came) }
            difference =
                difference
                ?? FirstDifference(DebugTimestamps.hideTimestamps(block.text), DebugTimestamps.hideTimestamps(came))
        }
        position!.notes.record(outcome, at: position!.index)
        if let difference {
            lines += pageFormatter.adviceLine(
                "Line \(difference.index + 1): the lesson prints '\(difference.expectedLine)', your session prints '\(difference.actualLine)'."
            )
            lines += pageFormatter.adviceLine(likelyReason(step))
            wasStopped = true
        }
        if !step.afterword.isEmpty { lines += [StyledText("")] + pageFormatter.proseLines(step.afterword) }
        lines += defineNames(of: step)
        for entry in step.tries { lines += pageFormatter.proseLines("Try: `\(entry.text)`") }
        // A learner whose guess was wrong does not see "Matches the lesson."
        let verdict = difference == nil && !isMissed ? "Matches the lesson." : ""
        let words = [verdict, keepsProgress ? keyAdvice() : ""].filter { !$0.isEmpty }
        if !words.isEmpty { lines += pageFormatter.adviceLine(words.joined(separator: "   ")) }
        show(lines)
    }

    /// Defines the names of an example without a screen, and returns lines that list them.
    private func defineNames(of step: Lesson.Step) -> [StyledText] {
        // A screen stays in the final state of the example.
        guard keepsProgress, let position, let example = step.example, step.block(.screen) == nil else { return [] }
        let names = session.defineNames(of: example.text, except: position.helperNames.union(position.redefined))
            .filter { $0 != "bag" }
        if names.isEmpty { return [] }
        let verb = names.count == 1 ? "it was" : "they were"
        return pageFormatter.adviceLine(
            "You can now use \(names.joined(separator: ", ")), as \(verb) at the start of the example.")
    }

    /// Returns the result that a block expects, as drawn on a lesson page of 80 columns; nil if the result is not
    /// drawn. Screens are included.
    private func expectedDrawing(at block: Lesson.Block, _ printed: String) -> String? {
        guard let command = block.kind.command else { return printed }
        guard session.isKnown(command: command) else { return nil }
        let line = ":\(command) \(block.subject)"
        if block.kind == .screen { session.perform(line) }
        return session.helpPageName(of: line)
    }

    /// Returns a sentence about the likely reason for a difference. The lesson is at fault, unless the learner has
    /// changed a name.
    private func likelyReason(_ step: Lesson.Step) -> String {
        let words = Set((step.example?.text ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        let helpers = (position?.lesson.helpers(before: step) ?? []).map(\.text).joined()
        let changed = (position?.redefined ?? []).filter { words.contains($0) || helpers.contains($0) }.sorted()
        if let name = changed.first {
            return "The output differs because you redefined '\(name)'. :replay starts with a clean session."
        }
        if position?.hasLeftLesson == true {
            return "The output differs, perhaps because of your own code. :replay starts with a clean session."
        }
        return "The output differs from the lesson. This is a fault of the lesson, not yours."
    }

    func replayStep() {
        guard let position else { return }
        let index = position.index
        var notes = position.notes
        notes.dropUndone(exceptFor: session.entries)
        notes.keepNotes()
        session.reset()
        self.position = LessonPosition(
            lesson: position.lesson, index: index, notes: notes, helperNames: position.helperNames,
            identity: position.identity)
        runHelpers(position.lesson.setup)
        go(to: index)
        if position.step.challenge == nil, position.step.example != nil { runStep() }
    }

    /// Runs the remaining steps until a difference or a challenge.
    func runRemainingSteps() {
        wasStopped = false
        while let position, position.playback == nil {
            if position.step.challenge != nil {
                guard progress.mark(of: position.step.title, in: position.identity) != nil else {
                    return show(pageFormatter.adviceLine(":run stops at a challenge. :next skips it."))
                }
            } else if position.step.example != nil, !position.hasRun {
                runStep()
                if wasStopped || self.position?.hasRun != true { return }
            } else if position.step.example == nil {
                setMark(.done)
            }
            nextStep()
        }
    }

    /// Prints the whole lesson with its output, and challenges as tasks; returns false if a result differs. The
    /// learner's progress does not change.
    func printAll(_ number: Int) throws -> Bool {
        keepsProgress = false
        defer { keepsProgress = true }
        try openLesson(number, step: 1)
        wasStopped = false
        var isGood = true
        while let position {
            if position.step.challenge == nil, position.step.example != nil { runStep() }
            isGood = isGood && !wasStopped
            wasStopped = false
            if position.isLast { break }
            go(to: position.index + 1)
        }
        position = nil
        session.restorePaceBefore()
        return isGood
    }

    // MARK: Guesses

    private static func guessAdvice(_ question: Lesson.Question) -> String {
        switch question.answer {
        case .values: ":guess WORDS: answer first"
        case .marbles: ":guess --1-2|: answer first"
        case .choice: question.choices.indices.map(Guess.choiceLetter).joined(separator: " ") + ": answer first"
        }
    }

    func takeGuess(_ words: String) throws {
        guard let position, let question = position.step.question else {
            throw CommandError("This step has no question.")
        }
        guard !position.hasRun else { throw CommandError("The example has run already. :replay runs it again.") }
        if let complaint = Guess.formatError(words, question) { throw CommandError(complaint) }
        self.position!.guess = words
        if position.step.example == nil { return finishReadingStep() }
        show(pageFormatter.adviceLine("Guess saved. Press Enter to run the example."))
    }

    /// Handles the letter of a choice as a guess; returns false if the line is not the letter of a choice.
    func handleChoice(_ line: String) -> Bool {
        guard let position, !position.hasRun, let question = position.step.question, !position.redefined.contains(line),
            Guess.choiceIndex(line, in: question) != nil
        else { return false }
        self.position!.guess = line
        if position.step.example == nil { finishReadingStep() } else { runStep() }
        return true
    }

    /// Ends a step without an example by comparing the answer to its question.
    private func finishReadingStep() {
        position!.hasRun = true
        show(verdictOnGuess() + pageFormatter.adviceLine(keyAdvice()))
    }

    /// Returns a line about the guess; empty if the learner did not guess.
    private func verdictOnGuess() -> [StyledText] {
        guard let guess = position?.guess, let question = position?.step.question else { return [] }
        guard let miss = Guess.difference(guess, question) else {
            return [StyledText("  Your guess is right.", .success)]
        }
        return StyledText("  " + miss, .note).wrapped(to: pageFormatter.proseColumns, indent: 2)
    }
}
