import Assist
import Export
import SessionCore

/// Compares a learner's prediction with the output of a step.
enum Guess {
    /// Returns the words of an answer. Commas, brackets, quotes and letter case are ignored.
    static func guessedWords(_ text: String) -> [String] {
        let words = text.lowercased().split { $0.isWhitespace || "\"'`,;:()[]{}|=".contains($0) }
            .map { String($0).withoutDigitGroups }.filter { !$0.isEmpty }
        return words == ["nothing"] ? [] : words
    }

    /// Returns true if the words of a text occur in this order in the output.
    static func occursInOrder(_ text: String, of printed: String) -> Bool {
        var rest = guessedWords(printed)[...]
        for word in guessedWords(text) {
            guard let place = rest.firstIndex(of: word) else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }

    /// Returns the sentence about a wrong guess; nil for a right one.
    static func difference(_ guess: String, _ question: Lesson.Question) -> String? {
        switch question.answer {
        case .values(let text): return wordDifference(guessedWords(guess), guessedWords(text))
        case .marbles(let text, _, let unit): return marbleDifference(guess, text, unit)
        case .choice(let right):
            if choiceIndex(guess, in: question) == right { return nil }
            return "Not quite: the answer is \(choiceLetter(right)), \(question.choices[right])."
        }
    }

    /// Returns the reason for which a guess is not a valid answer; nil if the guess is valid.
    static func formatError(_ guess: String, _ question: Lesson.Question) -> String? {
        switch question.answer {
        case .values:
            return guess.trimmingSpaces.isEmpty
                ? ":guess needs the output that you expect, for example :guess 1 2 3" : nil
        case .marbles:
            return (try? Emission.parse(guess.trimmingSpaces)) == nil || guess.trimmingSpaces.isEmpty
                ? ":guess needs a marble string, for example :guess --1-2|" : nil
        case .choice:
            let letters = question.choices.indices.map(choiceLetter).joined(separator: ", ")
            return choiceIndex(guess, in: question) == nil ? ":guess needs one of \(letters)" : nil
        }
    }

    static func choiceLetter(_ index: Int) -> String { String(UnicodeScalar(UInt8(97 + index))) }

    /// Returns the index of the choice that a line names by its letter; nil if the line names none.
    static func choiceIndex(_ guess: String, in question: Lesson.Question) -> Int? {
        question.choices.indices.first { choiceLetter($0) == guess.trimmingSpaces.lowercased() }
    }

    private static func wordDifference(_ guess: [String], _ expected: [String]) -> String? {
        if guess == expected { return nil }
        if expected.isEmpty { return "Not quite: it prints nothing." }
        let index = zip(guess, expected).prefix { $0 == $1 }.count
        let place = "word \(index + 1) of \(expected.count)"
        if index == guess.count { return "Your guess is missing '\(expected[index])' (\(place))." }
        if index == expected.count { return "Not quite: nothing comes after '\(expected[index - 1])'." }
        return "Not quite: \(place) is '\(expected[index])', not '\(guess[index])'."
    }

    private static func marbleDifference(_ guess: String, _ text: String, _ unit: Int) -> String? {
        guard let given = try? Emission.parse(guess.trimmingSpaces), let wanted = try? Emission.parse(text) else {
            return nil
        }
        if given == wanted { return nil }
        let index = zip(given, wanted).prefix { $0 == $1 }.count
        func time(_ emission: Emission) -> String { LessonPlayer.seconds(emission.time / 100 * unit) }
        let right = "The answer is \(text)"
        if index == given.count {
            return "Not quite: \(wanted[index].eventWords) at \(time(wanted[index])) is missing. \(right)"
        }
        if index == wanted.count { return "Not quite: nothing comes at \(time(given[index])). \(right)" }
        if given[index].kind == wanted[index].kind {
            return
                "Not quite: \(wanted[index].eventWords) comes at \(time(wanted[index])), not at \(time(given[index])). \(right)"
        }
        return
            "Not quite: \(wanted[index].eventWords) comes at \(time(wanted[index])), not \(given[index].eventWords). \(right)"
    }
}

extension Emission {
    /// The event in words, such as `'1'`, `the end` or `the error`.
    var eventWords: String {
        switch kind {
        case .next(let text): "'\(text)'"
        case .completed: "the end"
        case .error: "the error"
        }
    }
}

extension String {
    /// The text without trailing full stops, in which `4.0` is written as `4`.
    fileprivate var withoutDigitGroups: String {
        var text = self
        while text.last == "." { text.removeLast() }
        guard text.contains("."), text.allSatisfy({ $0.isNumber || $0 == "." }), let number = Double(text) else {
            return text
        }
        return number == number.rounded() && number < 1e9 ? String(Int(number)) : String(number)
    }
}
