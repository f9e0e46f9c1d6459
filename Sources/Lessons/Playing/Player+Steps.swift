import Assist
import Commands
import Export
import SessionCore
import StyledText

/// The run of a step's example.
struct StepRun {
    var lines: Playback.Lines
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
extension Player {
    /// Goes to a step: defines the names of earlier steps, then shows the step.
    func go(to index: Int) {
        guard let lesson = place?.lesson else { return }
        place!.index = index
        (place!.run, place!.playback) = (nil, nil)
        (place!.hasRun, place!.guess, place!.hints, place!.hasBegun, place!.isSolved) = (false, nil, 0, false, false)
        restore()
        prepare(lesson.steps[..<index])
        place!.before = Set(session.entries)
        showStep()
    }

    /// Runs the helpers of earlier steps; the helpers of the current step run with its example.
    private func prepare(_ steps: ArraySlice<Lesson.Step>) {
        for step in steps.dropFirst(place!.prepared) { runHelpers(step.setup) }
        place!.prepared = max(place!.prepared, steps.count)
    }

    /// Restores the lesson's definitions after `:undo` or `:reset`.
    func restore() {
        guard let place, !place.foundation.isSubset(of: session.entries) else { return }
        (self.place!.foundation, self.place!.prepared) = ([], 0)
        runHelpers(place.lesson.setup)
        prepare(place.lesson.steps.prefix(place.prepared))
    }

    func showStep() {
        guard let place else { return }
        let parts = parts(of: place.step, in: place)
        guard keepsProgress, let rows = session.presentation.rows else {
            return show(Page.joined(parts))
        }
        func pages(_ parts: [[StyledText]]) -> [[StyledText]] { Page.pages(parts, rows: max(10, rows - 2)) }
        var all = pages(parts)
        // The introduction of a lesson is on a separate page, unless everything fits on one page.
        if place.index == 0, all.count > 1 { all = pages(Array(parts[..<2])) + pages(Array(parts[2...])) }
        self.place!.pages = all
        turnPage()
    }

    /// Shows the next page of a long step.
    func turnPage() {
        guard var pages = place?.pages, !pages.isEmpty else { return }
        show(pages.removeFirst())
        place!.pages = pages
        if !pages.isEmpty { show(page.adviceLine("Space: more")) }
    }

    /// Returns the contents of a step before it runs, in parts that belong together.
    private func parts(of step: Lesson.Step, in place: Place) -> [[StyledText]] {
        let page = page
        var parts = [page.header(place.lesson, step: place.index)]
        if place.index == 0 { parts.append(page.prose(place.lesson.intro)) }
        var text: [StyledText] = []
        // A step with code needs no title, because its declarations are shown.
        let needsTitle = step.example == nil && step.setup.isEmpty || step.challenge != nil
        if let heading = step.section ?? (needsTitle ? step.title : nil) {
            text += [StyledText("  " + heading, .heading)]
        }
        parts.append(text + page.prose(step.prose))
        if step.challenge == nil {
            for code in step.setup {
                parts.append(code.file.map { page.declarationList(code, file: $0) } ?? page.code(code.text))
            }
            parts.append(page.helpers(place.lesson.newHelpers(in: place.index)))
            if let example = step.example { parts.append(page.code(example.text)) }
        }
        var end: [StyledText] = []
        if let question = step.question { end += page.question(question) }
        if keepsProgress { end += page.adviceLine(keyAdvice()) }
        return parts + [end]
    }

    /// Returns the last line of a step, which lists the keys that are useful now.
    func keyAdvice() -> String {
        guard let place else { return "" }
        switch place.step.kind {
        case .challenge: return "Enter: load the starter code   :check: test it   :hint   :answer   :next"
        case .reading:
            guard let question = place.step.question, !place.hasRun else { return "Enter: next step" }
            return Player.guessAdvice(question) + "   Enter: next step"
        case .recap: return place.isLast ? "Enter: end the lesson" : "Enter: next step"
        case .example where place.hasRun:
            return "Enter: next step" + (place.run?.isTimed == true ? "   l: play it live" : "")
        case .example:
            guard let question = place.step.question else {
                return "Enter: run it   Or type any Swift code.   :back :lesson :q"
            }
            return Player.guessAdvice(question) + "   Enter: run it   :back :lesson :q"
        }
    }

    // MARK: Enter

    /// Handles Enter on an empty line.
    func continueLesson() {
        guard let place else { return }
        if !place.pages.isEmpty { return turnPage() }
        if place.step.challenge != nil { return continueChallenge() }
        if place.step.example != nil, !place.hasRun { return runStep() }
        if place.step.example == nil { setMark(.done) }
        next()
    }

    func next() {
        guard let place else { return }
        if place.isLast { close() } else { go(to: place.index + 1) }
    }

    private func close() {
        guard let number = place?.lesson.number else { return }
        place = nil
        session.restorePaceBefore()
        let next = course?.numbers.first { $0 > number }
        show("Lesson \(number) is complete." + (next.map { "  Next: :lesson \($0)   All: :lesson" } ?? ""), .success)
    }

    func setMark(_ mark: Progress.Mark) {
        guard let place, keepsProgress else { return }
        progress.set(mark, place.step.title, in: place.identity)
    }

    // MARK: Running

    /// Runs the example of the step, then replays it if the pace follows the wall clock.
    func runStep() {
        restore()
        guard let step = place?.step, let example = step.example else { return }
        place!.prepared = max(place!.prepared, place!.index + 1)
        for code in step.setup {
            guard let entry = session.play(code.text).entry else { return }
            place!.foundation.insert(entry)
        }
        recordedLines = []
        let isLive = session.followsWall && keepsProgress
        let played = session.playExample(example.text, isSilent: isLive)
        let lines = recordedLines ?? []
        recordedLines = nil
        guard played.isComplete else {
            return show(page.adviceLine("The example did not run to its end. :replay starts with a clean session."))
        }
        let printedRows = lines.map(\.text).joined().allLines.count
        let picture = session.stepPicture(
            since: played.eventCountBefore, lanes: step.lanes, mostRows: min(14, max(6, 21 - printedRows)))
        place!.run = StepRun(lines: lines, picture: picture, times: played.timeRange)
        if isLive, place!.run!.isTimed {
            playBack()
        } else {
            if isLive { for line in lines { session.showAgain(printed: line.text) } }
            finishStep()
        }
    }

    /// Ends the example: draws and compares its events, and shows the next keys.
    func finishStep() {
        guard let run = place?.run, let step = place?.step else { return }
        place!.hasRun = true
        setMark(.done)
        let isMissed = place!.guess.flatMap { guess in step.question.flatMap { Guess.difference(guess, $0) } } != nil
        // If the step has a screen, the screen replaces the diagram.
        if step.block(.screen) == nil || step.block(.draws) != nil { show(run.picture?.lines ?? []) }
        var lines = verdictOnGuess()
        var outcome = LessonLog.Outcome(printed: LessonChecker.withoutEmptyLine(run.lines.map(\.text).joined()))
        var difference: FirstDifference?
        for block in step.blocks {
            guard let came = drawnResult(at: block, outcome.printed) else { continue }
            if block.kind != .prints { outcome.pictures.append(came) }
            difference =
                difference
                ?? FirstDifference(DebugTimestamps.hideTimestamps(block.text), DebugTimestamps.hideTimestamps(came))
        }
        place!.notes.record(outcome, at: place!.index)
        if let difference {
            lines += page.adviceLine(
                "Line \(difference.index + 1): the lesson prints '\(difference.expected)', your session prints '\(difference.got)'."
            )
            lines += page.adviceLine(likelyReason(step))
            isStopped = true
        }
        if !step.afterword.isEmpty { lines += [StyledText("")] + page.prose(step.afterword) }
        lines += defineNames(of: step)
        for entry in step.tries { lines += page.prose("Try: `\(entry.text)`") }
        // A learner whose guess was wrong does not see "Matches the lesson."
        let verdict = difference == nil && !isMissed ? "Matches the lesson." : ""
        let words = [verdict, keepsProgress ? keyAdvice() : ""].filter { !$0.isEmpty }
        if !words.isEmpty { lines += page.adviceLine(words.joined(separator: "   ")) }
        show(lines)
    }

    /// Defines the names of an example without a screen, and returns lines that list them.
    private func defineNames(of step: Lesson.Step) -> [StyledText] {
        // A screen stays in the final state of the example.
        guard keepsProgress, let place, let example = step.example, step.block(.screen) == nil else { return [] }
        let names = session.defineNames(of: example.text, except: place.helperNames.union(place.redefined))
            .filter { $0 != "bag" }
        if names.isEmpty { return [] }
        let verb = names.count == 1 ? "it was" : "they were"
        return page.adviceLine(
            "You can now use \(names.joined(separator: ", ")), as \(verb) at the start of the example.")
    }

    /// Returns the result that a block expects, as drawn on a lesson page of 80 columns; nil if the result is not
    /// drawn. Screens are included.
    private func drawnResult(at block: Lesson.Block, _ printed: String) -> String? {
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
        let helpers = (place?.lesson.helpers(before: step) ?? []).map(\.text).joined()
        let changed = (place?.redefined ?? []).filter { words.contains($0) || helpers.contains($0) }.sorted()
        if let name = changed.first {
            return "The output differs because you redefined '\(name)'. :replay starts with a clean session."
        }
        if place?.hasLeftLesson == true {
            return "The output differs, perhaps because of your own code. :replay starts with a clean session."
        }
        return "The output differs from the lesson. This is a fault of the lesson, not yours."
    }

    func replay() {
        guard let place else { return }
        let index = place.index
        var notes = place.notes
        notes.dropUndone(exceptFor: session.entries)
        notes.keepNotes()
        session.reset()
        self.place = Place(
            lesson: place.lesson, index: index, notes: notes, helperNames: place.helperNames, identity: place.identity)
        runHelpers(place.lesson.setup)
        go(to: index)
        if place.step.challenge == nil, place.step.example != nil { runStep() }
    }

    /// Runs the remaining steps until a difference or a challenge.
    func runRest() {
        isStopped = false
        while let place, place.playback == nil {
            if place.step.challenge != nil {
                guard progress.mark(of: place.step.title, in: place.identity) != nil else {
                    return show(page.adviceLine(":run stops at a challenge. :next skips it."))
                }
            } else if place.step.example != nil, !place.hasRun {
                runStep()
                if isStopped || self.place?.hasRun != true { return }
            } else if place.step.example == nil {
                setMark(.done)
            }
            next()
        }
    }

    /// Prints the whole lesson with its output, and challenges as tasks; returns false if a result differs. The
    /// learner's progress does not change.
    func printAll(_ number: Int) throws -> Bool {
        keepsProgress = false
        defer { keepsProgress = true }
        try open(number, step: 1)
        isStopped = false
        var isGood = true
        while let place {
            if place.step.challenge == nil, place.step.example != nil { runStep() }
            isGood = isGood && !isStopped
            isStopped = false
            if place.isLast { break }
            go(to: place.index + 1)
        }
        place = nil
        session.restorePaceBefore()
        return isGood
    }

    // MARK: Guesses

    private static func guessAdvice(_ question: Lesson.Question) -> String {
        switch question.answer {
        case .values: ":guess WORDS: answer first"
        case .marbles: ":guess --1-2|: answer first"
        case .choice: question.choices.indices.map(Guess.letter).joined(separator: " ") + ": answer first"
        }
    }

    func guess(_ words: String) throws {
        guard let place, let question = place.step.question else { throw CommandError("This step has no question.") }
        guard !place.hasRun else { throw CommandError("The example has run already. :replay runs it again.") }
        if let complaint = Guess.complaint(words, question) { throw CommandError(complaint) }
        self.place!.guess = words
        if place.step.example == nil { return finishReading() }
        show(page.adviceLine("Guess saved. Press Enter to run the example."))
    }

    /// Handles the letter of a choice as a guess; returns false if the line is not the letter of a choice.
    func handleChoice(_ line: String) -> Bool {
        guard let place, !place.hasRun, let question = place.step.question, !place.redefined.contains(line),
            Guess.choiceIndex(line, in: question) != nil
        else { return false }
        self.place!.guess = line
        if place.step.example == nil { finishReading() } else { runStep() }
        return true
    }

    /// Ends a step without an example by comparing the answer to its question.
    private func finishReading() {
        place!.hasRun = true
        show(verdictOnGuess() + page.adviceLine(keyAdvice()))
    }

    /// Returns a line about the guess; empty if the learner did not guess.
    private func verdictOnGuess() -> [StyledText] {
        guard let guess = place?.guess, let question = place?.step.question else { return [] }
        guard let miss = Guess.difference(guess, question) else {
            return [StyledText("  Your guess is right.", .success)]
        }
        return StyledText("  " + miss, .note).wrapped(to: page.proseColumns, indent: 2)
    }
}
