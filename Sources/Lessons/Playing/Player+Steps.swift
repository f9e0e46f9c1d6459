import Session
import StyledText

/// Showing steps and running them.
extension Player {
    /// Goes to a step, with all that earlier ones define, and shows it.
    func go(to index: Int) {
        guard let lesson = place?.lesson else { return }
        leavePiece()
        place!.index = index
        (place!.hasRun, place!.guess, place!.hints, place!.hasBegun, place!.isSolved) = (false, nil, 0, false, false)
        restore()
        prepare(lesson.steps[..<index])
        place!.before = Set(dialogue.entries)
        show()
    }

    /// Helpers of the steps before; those of the step itself run with it.
    private func prepare(_ steps: ArraySlice<Lesson.Step>) {
        for step in steps.dropFirst(place!.prepared) { lay(step.setup) }
        place!.prepared = max(place!.prepared, steps.count)
    }

    /// Gives back what the lesson had defined and `:undo` or `:reset` has taken.
    func restore() {
        guard let place, !place.foundation.isSubset(of: dialogue.entries) else { return }
        (self.place!.foundation, self.place!.prepared) = ([], 0)
        lay(place.lesson.setup)
        prepare(place.lesson.steps.prefix(place.prepared))
    }

    func show() {
        guard let place else { return }
        let (page, step) = (page, place.step)
        var parts: [[StyledText]] = []
        if place.index == 0 { parts.append(page.prose(place.lesson.intro)) }
        if let heading = step.section ?? (step.example == nil || step.challenge != nil ? step.title : nil) {
            parts.append([StyledText("  " + heading, .heading)])
        }
        parts.append(page.prose(step.prose))
        if step.challenge == nil {
            for code in step.setup + (step.example.map { [$0] } ?? []) { parts.append(page.code(code.text)) }
        }
        if let guess = step.guess { parts.append(page.prose("**\(guess)**")) }
        if keepsProgress { parts.append(page.foot(advice(step))) }
        let lines = parts.filter { !$0.isEmpty }.joined(separator: [StyledText("")])
        say([StyledText("")] + page.header(place.lesson, step: place.index) + lines)
    }

    private func advice(_ step: Lesson.Step) -> String {
        switch step.kind {
        case .challenge:
            return "Enter puts a start in the line.  :check judges what you typed.  :hint  :answer  :next"
        case .reading: return "Enter goes on.  Or type anything: the prompt is yours."
        case .recap: return place?.isLast == true ? "Enter ends the lesson." : "Enter goes on."
        case .example:
            let guess = step.guess == nil ? "" : ":guess WORDS says what you expect.  "
            return guess + "Enter runs it.  Or type anything: the prompt is yours.  :hint :back :lesson :q"
        }
    }

    // MARK: Enter

    /// What Enter on an empty line does.
    func goOn() -> [Effect] {
        guard let place, heard == nil else { return [] }
        if place.step.challenge != nil { return goOnInChallenge() }
        if place.step.example != nil, !place.hasRun {
            runStep()
            return []
        }
        if place.step.example == nil { mark(.done) }
        return next()
    }

    func next() -> [Effect] {
        guard let place else { return [] }
        if place.isLast { close() } else { go(to: place.index + 1) }
        return []
    }

    private func close() {
        guard let number = place?.lesson.number else { return }
        place = nil
        dialogue.preferPaceBefore()
        let next = course?.numbers.first { $0 > number }
        say("Lesson \(number) is over." + (next.map { "  :lesson \($0) is next, :lesson lists them." } ?? ""), .success)
    }

    func mark(_ mark: Progress.Mark) {
        guard let place, keepsProgress else { return }
        progress.set(mark, place.step.title, in: place.lesson.number)
    }

    // MARK: Running

    /// Runs the example of the step; what is over at once is compared at once.
    func runStep() {
        restore()
        guard let step = place?.step, let example = step.example else { return }
        place!.prepared = max(place!.prepared, place!.index + 1)
        for code in step.setup {
            guard let entry = dialogue.play(code.text).entry else { return }
            place!.foundation.insert(entry)
        }
        heard = ""
        let played = dialogue.play(example.text)
        guard played.isWhole else {
            leavePiece()
            return say(page.foot("(it did not run to its end; :replay starts clean)"))
        }
        if played.isLive { showLive(step) } else { finishStep() }
    }

    /// While a step takes its time, what it draws is seen as it comes.
    private func showLive(_ step: Lesson.Step) {
        guard let block = step.block(.draws) else { return }
        dialogue.showLive(block.subject.split(separator: ",").map { $0.trimmed })
    }

    /// The example is over: compares, and says what can be done next.
    func finishStep() {
        guard let printed = heard, let step = place?.step else { return }
        leavePiece()
        place!.hasRun = true
        mark(.done)
        let miss = place!.guess.flatMap { misprediction(in: $0, step) }
        var lines: [StyledText] = []
        if place!.guess != nil {
            lines += miss.map { page.foot($0) } ?? [StyledText("  You were right.", .success)]
        }
        var outcome = LessonLog.Outcome(printed: LessonChecker.withoutEmptyLine(printed))
        var difference: FirstDifference?
        for block in step.blocks {
            guard let came = look(at: block, outcome.printed) else { continue }
            if block.kind != .prints { outcome.pictures.append(came) }
            difference = difference ?? FirstDifference(Stamps.hidden(block.text), Stamps.hidden(came))
        }
        place!.notes.record(outcome, at: place!.index)
        if let difference {
            lines += page.foot(
                "line \(difference.index + 1): the lesson has '\(difference.expected)', yours is '\(difference.got)'")
            lines += page.foot(excuse(step))
            isStopped = true
        } else {
            // Who has expected something else is not told that all came as expected.
            var words = miss == nil ? ["as expected"] : []
            if keepsProgress { words += ["Enter: next", ":marbles draws"] }
            lines += page.foot(words.joined(separator: "   "))
        }
        if !step.afterword.isEmpty { lines += [StyledText("")] + page.prose(step.afterword) }
        for entry in step.tries { lines += page.prose("Try: `\(entry.text)`") }
        say(lines)
    }

    /// Shows what a block is about, if that is a picture, and answers how it looks on the lesson's page; nil where nothing can
    /// draw it.
    private func look(at block: Lesson.Block, _ printed: String) -> String? {
        guard let command = block.kind.command else { return printed }
        guard dialogue.knows(command: command) else { return nil }
        let line = ":\(command) \(block.subject)"
        dialogue.perform(line)
        return dialogue.page(of: line)
    }

    /// Why a step may differ: never the learner's fault, unless they changed something.
    private func excuse(_ step: Lesson.Step) -> String {
        let words = Set((step.example?.text ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        let helpers = (place?.lesson.helpers(before: step) ?? []).map(\.text).joined()
        let changed = (place?.redefined ?? []).filter { words.contains($0) || helpers.contains($0) }.sorted()
        if let name = changed.first {
            return "(differs from the lesson since you redefined '\(name)'; :replay starts clean)"
        }
        if place?.hasWandered == true {
            return "(differs from the lesson, perhaps for what you typed; :replay starts clean)"
        }
        return "(differs from the lesson, and it is not your fault)"
    }

    func replay() -> [Effect] {
        guard let place else { return [] }
        let index = place.index
        var notes = place.notes
        notes.drop(exceptFor: dialogue.entries)
        notes.close()
        dialogue.startAnew()
        self.place = Place(lesson: place.lesson, index: index, notes: notes)
        lay(place.lesson.setup)
        go(to: index)
        if place.step.challenge == nil, place.step.example != nil { runStep() }
        return []
    }

    /// Runs all that is left, until something differs or is to be solved.
    func runRest() {
        isStopped = false
        while let place, heard == nil {
            if place.step.challenge != nil {
                guard progress.mark(of: place.step.title, in: place.lesson.number) != nil else {
                    return say(page.foot("(:run stops at a challenge; :next skips it)"))
                }
            } else if place.step.example != nil, !place.hasRun {
                runStep()
                if isStopped || self.place?.hasRun != true { return }
            } else if place.step.example == nil {
                mark(.done)
            }
            _ = next()
        }
    }

    /// The whole lesson with its outputs, challenges as tasks; false if something came otherwise. Progress is not touched.
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
        dialogue.preferPaceBefore()
        return isGood
    }

    // MARK: Predictions

    func guess(_ words: String) throws {
        guard let place, place.step.guess != nil else { throw CommandError("this step asks for no prediction") }
        guard !place.hasRun else { throw CommandError("it has run already; :replay runs it again") }
        guard !words.isEmpty else { throw CommandError(":guess takes what you expect: :guess 1 2 3") }
        self.place!.guess = words
        say(page.foot("(noted; Enter runs it)"))
    }

    /// What is wrong with a guess; nil if nothing is.
    private func misprediction(in guess: String, _ step: Lesson.Step) -> String? {
        let expected = Prediction.words(Judge.withoutHeadings(step.block(.prints)?.text ?? ""))
        return Prediction.difference(Prediction.words(guess), expected)
    }
}

/// What a learner says that a step will print, word by word.
enum Prediction {
    static func words(_ text: String) -> [String] {
        text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    }

    /// `You said 6 where 10 comes (word 3 of 3).` Nil if nothing differs.
    static func difference(_ guess: [String], _ expected: [String]) -> String? {
        if guess == expected { return nil }
        let index = zip(guess, expected).prefix { $0 == $1 }.count
        if index == guess.count {
            return "You stopped before '\(expected[index])' (word \(index + 1) of \(expected.count))."
        }
        if index == expected.count { return "You said '\(guess[index])' where nothing more comes." }
        return "You said '\(guess[index])' where '\(expected[index])' comes (word \(index + 1) of \(expected.count))."
    }
}
