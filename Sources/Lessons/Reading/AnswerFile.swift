/// The answers to the challenges of a lesson, from `WrongAnswers/NN-title.swift`. Wrong answers test the judge; right
/// answers are alternative solutions.
struct AnswerFile {
    struct Answer {
        var challenge: String
        /// The heading of the answer, such as `Right: with scan`.
        var name: String
        /// The first case that must fail.
        var fails: String?
        var code: [Lesson.Code] = []

        var isRight: Bool { name.hasPrefix("Right") }
    }

    private(set) var answers: [Answer] = []

    init(_ text: String) {
        var challenge = ""
        for located in LessonScanner(text).parts {
            switch located.part {
            case .heading(2, let title): challenge = title
            case .heading(3, let title): answers.append(Answer(challenge: challenge, name: title))
            case .remark("Fails", let title) where !answers.isEmpty: answers[answers.count - 1].fails = title
            case .helper(let text), .example(_, let text):
                if !answers.isEmpty {
                    answers[answers.count - 1].code.append(Lesson.Code(text: text, line: located.line))
                }
            default: break
            }
        }
    }
}
