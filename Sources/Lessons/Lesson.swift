import Session

/// A lesson: a Swift file whose comments say what its examples teach. `lessons/README.md` describes the format.
public struct Lesson: Sendable {
    public var number: Int
    public var title: String
    /// What will be learned, in Markdown.
    public var intro: String
    /// Imports and helpers of the whole lesson.
    public var setup: [Code]
    public var steps: [Step]
    /// The file as it is.
    public var text: String

    public struct Step: Sendable {
        public enum Kind: Sendable {
            /// Prose alone.
            case reading
            case example
            case challenge(Challenge)
            case recap
        }

        public var kind: Kind
        /// Unique in its lesson; progress is kept by it.
        public var title: String
        /// The heading of the section that begins with this step.
        public var section: String?
        public var prose: String
        /// The line at which it begins.
        public var line: Int
        /// Helpers that stand before the example, or with a solution.
        public var setup: [Code] = []
        public var example: Code?
        public var blocks: [Block] = []
        /// What is said when the example has run.
        public var afterword = ""
        /// What the learner is asked before the example runs.
        public var question: Question?
        /// Entries and commands worth typing afterwards.
        public var tries: [Code] = []

        public func block(_ kind: Block.Kind) -> Block? { blocks.first { $0.kind == kind } }

        public var challenge: Challenge? {
            if case .challenge(let challenge) = kind { return challenge }
            return nil
        }
    }

    /// A question about an example that has not run yet.
    public struct Question: Sendable {
        public enum Answer: Sendable, Equatable {
            /// What the example prints, without its heading, or a part of it.
            case values(String)
            /// A marble string. `unit` is the time of one character in nanoseconds.
            case marbles(String, lane: String, unit: Int)
            /// The number of the right choice, from 0.
            case choice(Int)
        }

        public var text: String
        public var answer: Answer
        public var choices: [String] = []
        public var line: Int

        /// The question as exports write it.
        var exported: ExportModel.Question {
            let right: String
            switch answer {
            case .values(let text): right = text.trimmed
            case .marbles(let marbles, _, _): right = marbles
            case .choice(let number): right = choices.indices.contains(number) ? choices[number] : ""
            }
            return ExportModel.Question(text: text, choices: choices, answer: right)
        }
    }

    /// A piece of the file that is run.
    public struct Code: Sendable, Equatable {
        public var text: String
        /// Where its first line stands.
        public var line: Int
        /// The file that the lesson includes it from.
        public var file: String?
    }

    /// What an example brings about, as the file says it.
    public struct Block: Sendable {
        public enum Kind: String, Sendable, CaseIterable {
            case prints = "Prints"
            case draws = "Draws"
            case screen = "Screen"

            /// The command that shows it.
            var command: String? {
                switch self {
                case .prints: nil
                case .draws: "marbles"
                case .screen: "screen"
                }
            }
        }

        public var kind: Kind
        /// What stands behind the colon: the lanes to draw.
        public var subject: String
        /// Lines, each with its newline.
        public var text: String
        /// Where the first line of the text stands.
        public var line: Int
    }

    public struct Challenge: Sendable {
        public var hints: [String] = []
        public var starter = Code(text: "", line: 0)
        /// Helpers and example behind `### Solution`.
        public var solution: [Code] = []
        public var cases: [Case] = []

        public var solutionText: String { solution.map(\.text).joined(separator: "\n") }
    }

    /// Something that a learner's code must do.
    public struct Case: Sendable {
        public enum Expectation: Sendable, Equatable {
            case prints(String)
            /// A marble string; one tick is 100 ms.
            case emits(String)
        }

        public var title: String
        public var code: Code
        public var expected: Expectation
        /// What is wrong, for whoever fails it.
        public var says: String?
        public var line: Int
    }
}

/// Something wrong with the form of a lesson.
public struct LessonProblem: Error, Equatable, Sendable {
    public var line: Int
    public var message: String

    init(_ line: Int, _ message: String) {
        self.line = line
        self.message = message
    }
}

extension StringProtocol {
    /// Without blanks and newlines around it.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }

    /// What follows a beginning, if this begins so.
    func after(_ beginning: String) -> String? {
        hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
    }

    var allLines: [String] {
        split(maxSplits: .max, omittingEmptySubsequences: false) { $0 == "\n" }.map { String($0) }
    }
}
