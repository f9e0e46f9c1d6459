import Commands
import Export
import SessionCore
import StyledText
import Timeline

/// The state of a round of the quiz.
struct QuizRound {
    var question: QuizQuestion?
    var rightCount = 0
    var questionCount = 0
}

/// The part of the player for `:quiz`, an endless series of short questions about operators.
extension LessonPlayer {
    func startQuiz(_ argument: String) throws {
        if argument == "off" {
            guard quiz != nil else { throw CommandError("No quiz is running.   :quiz starts a quiz") }
            return stopQuiz()
        }
        guard argument.isEmpty else { throw CommandError(":quiz takes no argument, or 'off'.") }
        quiz = QuizRound()
        askQuestion()
    }

    private func stopQuiz() {
        guard let round = quiz else { return }
        quiz = nil
        show("Quiz over: \(round.rightCount) of \(round.questionCount) right.", .success)
    }

    private func askQuestion() {
        var dice = quizRandom
        quiz?.question = QuizQuestion.randomQuestion(weights: quizLog.operatorWeights, using: &dice)
        quizRandom = dice
        session.resume()
        guard let question = quiz?.question else { return stopQuiz() }
        var lines = [StyledText("")]
        var tracks = zip(["a", "b"], question.sources).map { name, marbles in
            Emission.track((try? Emission.parse(marbles)) ?? [], named: name)
        }
        switch question.kind {
        case .draw:
            lines += pageFormatter.proseLines("**What does `\(question.subject.code)` send?**")
            lines += draw(tracks)
            lines += pageFormatter.adviceLine(
                "Type a marble string; one character is 100 ms: --1-2|   Enter: skip   :quiz off: stop")
        case .choose(let codes, _):
            tracks.append(Emission.track(question.result, named: "result"))
            lines += pageFormatter.proseLines("**Which code produced this result?**") + draw(tracks)
            for (index, code) in codes.enumerated() {
                lines.append(StyledText("    \(Guess.choiceLetter(index))  \(code)"))
            }
            lines += pageFormatter.adviceLine("a, b, c or d: answer   Enter: skip   :quiz off: stop")
        }
        show(lines)
    }

    private func draw(_ tracks: [Track]) -> [StyledText] {
        Picture(tracks: tracks).lines(
            PictureStyle(
                width: pageFormatter.width, isUnicode: pageFormatter.isUnicode, isPlain: session.presentation.isPlain))
    }

    /// Handles a line during a quiz; returns false if it is not an answer.
    func takeQuizAnswer(_ line: String) -> Bool {
        guard let question = quiz?.question else {
            guard quiz != nil, line.isEmpty else { return false }
            askQuestion()
            return true
        }
        if line.isEmpty {
            askQuestion()
            return true
        }
        switch question.kind {
        case .choose(let codes, let right):
            guard let choice = codes.indices.first(where: { Guess.choiceLetter($0) == line.lowercased() }) else {
                return false
            }
            finishQuestion(
                question, isRight: choice == right, "the answer is \(Guess.choiceLetter(right)), \(codes[right])")
        case .draw:
            guard line.allSatisfy({ "-|#()".contains($0) || $0.isNumber || $0.isLetter }),
                line.contains(where: { "-|".contains($0) }),
                let given = try? Emission.parse(line)
            else { return false }
            finishQuestion(
                question, isRight: given == question.result, "the answer is \(Emission.notationText(question.result))")
        }
        return true
    }

    /// Handles `:guess` during a quiz, which answers the question of the quiz.
    func guessInQuiz(_ answer: String) throws {
        guard let question = quiz?.question else {
            throw CommandError("This question is answered. Press Enter for the next one.")
        }
        if !answer.isEmpty, takeQuizAnswer(answer) { return }
        switch question.kind {
        case .choose: throw CommandError(":guess needs one of a, b, c, d")
        case .draw: throw CommandError(":guess needs a marble string, for example :guess --1-2|")
        }
    }

    private func finishQuestion(_ question: QuizQuestion, isRight: Bool, _ answer: String) {
        quizLog.recordAnswer(question.subject.name, isRight: isRight)
        quiz?.questionCount += 1
        if isRight { quiz?.rightCount += 1 }
        quiz?.question = nil
        var lines = isRight ? [StyledText("  Right.", .success)] : pageFormatter.proseLines("Not quite: " + answer)
        if !isRight, case .draw = question.kind {
            lines += draw([Emission.track(question.result, named: "result")])
        }
        let score = "\(quiz?.rightCount ?? 0) of \(quiz?.questionCount ?? 0)"
        show(
            lines
                + pageFormatter.adviceLine(
                    "\(score)   Enter: next question   :doc \(question.subject.name.prefix { $0 != "(" })   :quiz off: stop"
                ))
    }
}
