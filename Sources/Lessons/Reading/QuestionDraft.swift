import Assist

/// A question while its lines are read: `Guess:`, then optionally `Answer:`, `Marbles:`, or two to four lines `Choice:`
/// and a line `Right:`.
struct QuestionBuilder {
    let text: String
    let line: Int
    private var answerText: String?
    private var marbles: String?
    private var choices: [String] = []
    private var rightChoices: [Int] = []

    var hasChoices: Bool { !choices.isEmpty }

    init(text: String, line: Int) { (self.text, self.line) = (text, line) }

    mutating func addField(_ word: String, _ text: String) {
        switch word {
        case "Answer": answerText = text
        case "Marbles": marbles = text
        default:
            if word == "Right" { rightChoices.append(choices.count) }
            choices.append(text)
        }
    }

    /// - Parameter printed: the output of the example, which is the default answer.
    func question(printed: String) throws(LessonProblem) -> Lesson.Question {
        let kinds = [answerText != nil, marbles != nil, !choices.isEmpty].count { $0 }
        if kinds > 1 { throw LessonProblem(line, "a question needs an answer, marbles or choices") }
        if let marbles { return makeQuestion(try marblesAnswer(marbles)) }
        if choices.isEmpty {
            let all = Judge.withoutHeadingsAndTimestamps(printed)
            if let answerText, !Guess.occursInOrder(answerText, of: all) {
                throw LessonProblem(line, "the example does not print the answer '\(answerText)'")
            }
            return makeQuestion(.values(answerText ?? all))
        }
        guard (2...4).contains(choices.count), rightChoices.count == 1 else {
            throw LessonProblem(line, "a question needs two to four choices, and one of them must begin with 'Right:'")
        }
        return makeQuestion(.choice(rightChoices[0]))
    }

    private func makeQuestion(_ answer: Lesson.Question.Answer) -> Lesson.Question {
        Lesson.Question(text: text, answer: answer, choices: choices, line: line)
    }

    /// Parses an answer in marbles, such as `early, 1s: --1-2|`.
    private func marblesAnswer(_ text: String) throws(LessonProblem) -> Lesson.Question.Answer {
        let parts = text.split(separator: ":", maxSplits: 1).map { $0.trimmingSpaces }
        let head = parts[0].split(separator: ",").map { $0.trimmingSpaces }
        guard parts.count == 2, head.count == 2, let unit = QuestionBuilder.parseUnit(head[1]),
            (try? Emission.parse(parts[1])) != nil
        else { throw LessonProblem(line, "write marbles as 'LANE, TIME OF ONE CHARACTER: --1-2|'") }
        return .marbles(parts[1], lane: head[0], unit: unit)
    }

    /// Returns a duration such as `100ms` or `1s` in nanoseconds; nil if the text is not a duration.
    private static func parseUnit(_ text: String) -> Int? {
        for (suffix, factor) in [("ms", 1_000_000), ("s", 1_000_000_000)] where text.hasSuffix(suffix) {
            return Int(text.dropLast(suffix.count)).map { $0 * factor }
        }
        return nil
    }
}
