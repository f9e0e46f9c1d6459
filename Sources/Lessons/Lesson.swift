import Session

/// A lesson: a Swift file whose comments say what its examples teach. `lessons/README.md` describes the format.
public struct Lesson: Sendable {
    public var number: Int
    public var title: String
    /// The goals of the lesson, in Markdown.
    public var intro: String
    /// Imports and helpers of the whole lesson.
    public var setup: [Code]
    public var steps: [Step]
    /// The text of the file.
    public var text: String

    public struct Step: Sendable {
        public enum Kind: Sendable {
            /// A step with prose only.
            case reading
            case example
            case challenge(Challenge)
            case recap
        }

        public var kind: Kind
        /// The title, unique in its lesson; the key for progress.
        public var title: String
        /// The heading of the section that begins with this step.
        public var section: String?
        public var prose: String
        /// The line at which the step begins.
        public var line: Int
        /// Helpers before the example, or with a solution.
        public var setup: [Code] = []
        public var example: Code?
        public var blocks: [Block] = []
        /// The text after the example's output.
        public var afterword = ""
        /// The question that is asked before the example runs.
        public var question: Question?
        /// Suggested entries and commands.
        public var tries: [Code] = []

        public func block(_ kind: Block.Kind) -> Block? { blocks.first { $0.kind == kind } }

        public var challenge: Challenge? {
            if case .challenge(let challenge) = kind { return challenge }
            return nil
        }
    }

    /// A question about an example, asked before it runs.
    public struct Question: Sendable {
        public enum Answer: Sendable, Equatable {
            /// The output of the example without its heading, or a part of it.
            case values(String)
            /// A marble string. `unit` is the time per character in nanoseconds.
            case marbles(String, lane: String, unit: Int)
            /// The index of the right choice, from 0.
            case choice(Int)
        }

        public var text: String
        public var answer: Answer
        public var choices: [String] = []
        public var line: Int

        /// The question as exports write it.
        var exported: ExportModel.Question {
            switch answer {
            case .values(let answer):
                return ExportModel.Question(text: text, choices: [], answer: answer.trimmed, kind: .words)
            case .marbles(let marbles, let lane, let unit):
                let task = "Draw the lane `\(lane)`: one character is \(Player.seconds(unit))."
                return ExportModel.Question(text: "\(text) \(task)", choices: [], answer: marbles, kind: .marbles)
            case .choice(let number):
                let right = choices.indices.contains(number) ? choices[number] : ""
                return ExportModel.Question(text: text, choices: choices, answer: right, kind: .choice)
            }
        }
    }

    /// A piece of runnable code in the file.
    public struct Code: Sendable, Equatable {
        public var text: String
        /// The line of its first line.
        public var line: Int
        /// The included file that contains it, if any.
        public var file: String?
    }

    /// An expected result of an example, as written in the file.
    public struct Block: Sendable {
        public enum Kind: String, Sendable, CaseIterable {
            case prints = "Prints"
            case draws = "Draws"
            case screen = "Screen"

            /// The command that shows the result.
            var command: String? {
                switch self {
                case .prints: nil
                case .draws: "marbles"
                case .screen: "screen"
                }
            }
        }

        public var kind: Kind
        /// The text after the colon: the lanes to draw.
        public var subject: String
        /// The lines, each with its newline.
        public var text: String
        /// The line of the text's first line.
        public var line: Int
    }

    public struct Challenge: Sendable {
        public var hints: [String] = []
        public var starter = Code(text: "", line: 0)
        /// Helpers and example after `### Solution`.
        public var solution: [Code] = []
        public var cases: [Case] = []

        public var solutionText: String { solution.map(\.text).joined(separator: "\n") }
    }

    /// A test case of a challenge.
    public struct Case: Sendable {
        public enum Expectation: Sendable, Equatable {
            case prints(String)
            /// A marble string; a tick is 100 ms.
            case emits(String)
        }

        public var title: String
        public var code: Code
        public var expected: Expectation
        /// The explanation for learners who fail the case.
        public var says: String?
        public var line: Int
    }
}

/// An error in the format of a lesson.
public struct LessonProblem: Error, Equatable, Sendable {
    public var line: Int
    public var message: String

    init(_ line: Int, _ message: String) {
        self.line = line
        self.message = message
    }
}

extension StringProtocol {
    /// The text without blanks and newlines at both ends.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }

    /// The rest after a prefix; nil if absent.
    func after(_ beginning: String) -> String? {
        hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
    }

    var allLines: [String] {
        split(maxSplits: .max, omittingEmptySubsequences: false) { $0 == "\n" }.map { String($0) }
    }
}
