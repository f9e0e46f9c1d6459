import Assist
import Diagnostics
import SessionCore
import StyledText
import Timeline

/// A program, a lesson or a session with its results. All formats of export are made from it.
package struct ExportModel {
    package struct Chapter {
        package var title = ""
        package var section: String?
        /// Markdown.
        package var prose = ""
        /// A question about the code. A page shows the output only after the reader has guessed it.
        package var question: Question?
        /// The hints of a challenge, in Markdown. A page shows them on request.
        package var hints: [String] = []
        package var code = ""
        /// The line number of the code's first line in its file.
        package var firstLine = 1
        /// True if the code is the solution of a challenge, which a page hides until it is opened.
        package var isSolution = false
        /// The parts of the code, if they were run one by one.
        package var pieces: [String] = []
        /// The output in pieces, each with the number of the event that precedes it.
        package var printed: [(text: String, after: Int)] = []
        /// The diagram; nil if no observable has run.
        package var picture: Picture?
        package var origins: [String: String] = [:]
        /// The screen of the app after the code; nil if it has not changed.
        package var screen: Screen?
        /// Markdown below the code.
        package var afterword = ""

        package var output: String { printed.map(\.text).joined() }

        package init(title: String = "", section: String? = nil, prose: String = "") {
            (self.title, self.section, self.prose) = (title, section, prose)
        }
    }

    /// The screen of an app as SVG, in both modes.
    package struct Screen {
        package var light: String
        package var dark: String

        package init(light: String, dark: String) { (self.light, self.dark) = (light, dark) }
    }

    /// A question about code whose output is still hidden.
    package struct Question {
        /// Markdown.
        package var text: String
        package var choices: [String]
        /// The right answer: free text, or the text of a choice.
        package var answer: String
        package var kind: Kind

        package enum Kind: String {
            /// The reader guesses the words that the code prints.
            case words
            case marbles
            case choice
        }

        package init(text: String, choices: [String], answer: String, kind: Kind) {
            (self.text, self.choices, self.answer, self.kind) = (text, choices, answer, kind)
        }

        /// The question as a paragraph of Markdown, without its answer.
        package var markdown: String {
            let list = choices.isEmpty ? "" : "\n\n" + choices.map { "- " + $0 }.joined(separator: "\n")
            return "\n\n**\(text)**\(list)"
        }
    }

    package var title: String
    /// The source file of the session or program, which a page contains; empty if there is none.
    package var source = ""
    /// Markdown.
    package var intro = ""
    package var chapters: [Chapter] = []
    package var recording = Recording()
    package var highlight: (String) -> [RoleSpan] = { _ in [] }

    package init(title: String, intro: String = "", recording: Recording = Recording()) {
        (self.title, self.intro, self.recording) = (title, intro, recording)
    }
}

extension ExportModel.Chapter {
    private static let maxChains = 3
    private static let maxLanes = 12

    /// Adds the events since a mark: those of the lanes that the code watches. If it watches none, adds its chains
    /// stage by stage, or only their results if there are many.
    package mutating func showRecording(_ recording: Recording, after mark: Int) {
        let shown = recording.lanesToShow(after: mark)
        showLanes(shown.lanes, of: recording, after: mark, stages: !shown.areWatched)
    }

    /// Adds lanes. If there are few, they are drawn stage by stage.
    package mutating func showLanes(
        _ chosen: [Timeline.Lane], of recording: Recording, after mark: Int = 0, stages: Bool = true
    ) {
        guard !chosen.isEmpty else { return }
        for lane in chosen { origins[lane.name] = lane.sourceCode }
        let shown = chosen.prefix(Self.maxLanes).map(\.id)
        var made =
            stages && chosen.count <= Self.maxChains
            ? Picture.chains(shown, in: recording) : Picture(of: recording, lanes: shown, after: mark)
        let more = chosen.count - shown.count
        if more > 0 {
            made.remarks.append(more == 1 ? "1 more chain is not drawn" : "\(more) more chains are not drawn")
        }
        picture = made
    }

    /// Returns the line of the file that sent an event.
    func line(of place: Recording.CodePosition) -> Int? {
        guard let text = Source.named(SourceID(raw: place.source))?.text else { return nil }
        let blank = text.splitLines.prefix { $0.trimmingSpaces.isEmpty }.count
        var first = firstLine
        for piece in pieces.isEmpty ? [code] : pieces {
            let lines = piece.withoutBlankEnds
            if lines == text.withoutBlankEnds { return first + place.line - 1 - blank }
            first += lines.splitLines.count + 1
        }
        return nil
    }

    /// Returns the lines of the file that contain the chain or the stage of a row.
    func splitLines(of label: String) -> [Int] {
        let lines = code.splitLines
        let name = label.drop { "= .".contains($0) }.prefix { $0 != "(" }
        let chains = origins.values.filter { !$0.isEmpty }.flatMap { origin -> [Int] in
            guard let range = code.firstRange(of: origin) else { return [] }
            let first = code[..<range.lowerBound].count { $0 == "\n" }
            return Array(first...first + origin.count { $0 == "\n" })
        }
        let places = chains.isEmpty ? Array(lines.indices) : Array(Set(chains)).sorted()
        let words = ["watch(\"\(label)\"", "." + name + "(", "." + name + " {", label, String(name)]
        for place in [places, Array(lines.indices)] {
            for word in words where !word.isEmpty {
                let found = place.first { lines[$0].contains(word) }
                if let found { return [found + firstLine] }
            }
        }
        return chains.isEmpty ? [] : [chains.min()! + firstLine]
    }
}

extension StringProtocol {
    package var splitLines: [String] { split(omittingEmptySubsequences: false) { $0 == "\n" }.map { String($0) } }

    /// The text without empty lines at both ends.
    package var withoutBlankEnds: String {
        let all = splitLines
        guard let first = all.firstIndex(where: { !$0.trimmingSpaces.isEmpty }),
            let last = all.lastIndex(where: { !$0.trimmingSpaces.isEmpty })
        else { return "" }
        return all[first...last].joined(separator: "\n")
    }

    /// Returns the text after a prefix; nil if the text does not begin with the prefix.
    package func removingPrefix(_ beginning: String) -> String? {
        // An ASCII byte after the prefix always begins a character.
        if utf8.starts(with: beginning.utf8) {
            let rest = utf8.index(startIndex, offsetBy: beginning.utf8.count)
            if rest == endIndex || utf8[rest] < 128 { return String(self[rest...]) }
        }
        return hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
    }
}
