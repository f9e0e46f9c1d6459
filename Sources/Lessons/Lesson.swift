import Assist
import Commands
import Export
import SessionCore

/// A lesson: a Swift file whose comments explain its examples. `lessons/README.md` describes the format.
package struct Lesson: Sendable {
    package var number: Int
    package var title: String
    /// The goals of the lesson, in Markdown.
    package var intro: String
    /// The imports and helpers of the whole lesson.
    package var setup: [Code]
    package var steps: [Step]
    /// The text of the file.
    package var text: String

    package struct Step: Sendable {
        package enum Kind: Sendable {
            /// A step that consists of prose only.
            case reading
            case example
            case challenge(Challenge)
            case recap
        }

        package var kind: Kind
        /// The title of the step, which is unique in its lesson and is the key for progress.
        package var title: String
        /// The heading of the section that begins with this step.
        package var section: String?
        package var prose: String
        /// The line at which the step begins.
        package var line: Int
        /// The helpers before the example or in a solution.
        package var setup: [Code] = []
        package var example: Code?
        package var blocks: [Block] = []
        /// The prose after the example's output.
        package var afterword = ""
        /// The question that is asked before the example runs.
        package var question: Question?
        /// The suggested entries and commands.
        package var tries: [Code] = []

        package func block(_ kind: Block.Kind) -> Block? { blocks.first { $0.kind == kind } }

        package var challenge: Challenge? {
            if case .challenge(let challenge) = kind { return challenge }
            return nil
        }
    }

    /// A question about an example, asked before it runs.
    package struct Question: Sendable {
        package enum Answer: Sendable, Equatable {
            /// The answer is the output of the example without its heading, or a part of that output.
            case values(String)
            /// The answer is a marble string. `unit` is the time per character in nanoseconds.
            case marbles(String, lane: String, unit: Int)
            /// The answer is the index of the right choice, from 0.
            case choice(Int)
        }

        package var text: String
        package var answer: Answer
        package var choices: [String] = []
        package var line: Int

        /// The question in the form that exports write.
        var exported: ExportModel.Question {
            switch answer {
            case .values(let answer):
                return ExportModel.Question(text: text, choices: [], answer: answer.trimmingSpaces, kind: .words)
            case .marbles(let marbles, let lane, let unit):
                let task = "Draw the lane `\(lane)`: one character is \(LessonPlayer.seconds(unit))."
                return ExportModel.Question(text: "\(text) \(task)", choices: [], answer: marbles, kind: .marbles)
            case .choice(let number):
                let right = choices.indices.contains(number) ? choices[number] : ""
                return ExportModel.Question(text: text, choices: choices, answer: right, kind: .choice)
            }
        }
    }

    /// A piece of runnable code in the file of a lesson.
    package struct Code: Sendable, Equatable {
        package var text: String
        /// The number of the first line of the code in the file.
        package var line: Int
        /// The included file that contains the code; nil for the lesson's own file.
        package var file: String?
    }

    /// An expected result of an example, as written in the file.
    package struct Block: Sendable {
        package enum Kind: String, Sendable, CaseIterable {
            case prints = "Prints"
            case draws = "Draws"
            case screen = "Screen"

            /// The command that shows this kind of result; nil if there is none.
            var command: String? {
                switch self {
                case .prints: nil
                case .draws: "marbles"
                case .screen: "screen"
                }
            }
        }

        package var kind: Kind
        /// The text after the colon, such as the names of the lanes to draw.
        package var subject: String
        /// The lines of the block, each with its newline.
        package var text: String
        /// The number of the line at which the text begins.
        package var line: Int
    }

    package struct Challenge: Sendable {
        package var hints: [String] = []
        package var starter = Code(text: "", line: 0)
        /// The helpers and the example after `### Solution`.
        package var solution: [Code] = []
        package var cases: [Case] = []
    }

    /// A test case of a challenge.
    package struct Case: Sendable {
        package enum Expectation: Sendable, Equatable {
            case prints(String)
            /// The expected result is a marble string, in which a character stands for 100 ms.
            case emits(String)
        }

        package var title: String
        package var code: Code
        package var expected: Expectation
        /// The explanation for learners who fail the case.
        package var says: String?
        package var line: Int
    }
}

/// An error in the format of a lesson.
package struct LessonProblem: Error, Equatable, Sendable {
    package var line: Int
    package var message: String

    init(_ line: Int, _ message: String) {
        self.line = line
        self.message = message
    }
}

extension StringProtocol {
    var allLines: [String] {
        // The two bytes of a Windows newline are one `Character`, so the text is split by bytes.
        let bytes = ContiguousArray(utf8)
        var lines: [String] = []
        var start = 0
        for index in bytes.indices where bytes[index] == 10 && (index == 0 || bytes[index - 1] != 13) {
            lines.append(String(decoding: bytes[start..<index], as: UTF8.self))
            start = index + 1
        }
        lines.append(String(decoding: bytes[start...], as: UTF8.self))
        return lines
    }
}
