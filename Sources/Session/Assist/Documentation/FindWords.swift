import Diagnostics

/// `:find WORDS`: finds operators by a description. Declarations that list a matching question (`Asked as:`) come
/// first.
package enum DocumentationSearch {
    /// Returns the matches, the best first. Only the simplest of several overloads is returned.
    package static func search(_ text: String) -> [DocIndex.Entry] {
        var text = text
        // If the query is the name of an operator in another library, the corresponding operator is found.
        if let foreign = foreignWord(text.trimmingSpaces), let own = operatorName(in: foreign.sentence) { text = own }
        let words = tokens(text)
        guard !words.isEmpty else { return [] }
        var best: [String: SearchResults] = [:]
        for (order, entry) in DocIndex.shared.entries.enumerated() where !entry.isDeprecated && !entry.comment.isEmpty {
            // Members of observables get their full score, other declarations a quarter of it.
            let points = entryScore(entry, words) / (entry.isReactive ? 1 : 4)
            guard points > 0 else { continue }
            guard let known = best[entry.name], known.isReactive || !entry.isReactive else {
                best[entry.name] = SearchResults(
                    score: points, order: order, isReactive: entry.isReactive, entry: entry)
                continue
            }
            best[entry.name]!.score = max(points, known.score)
            if isPreferred(entry, rather: known.entry) { best[entry.name]!.entry = entry }
        }
        var found = Array(best.values)
        for index in found.indices {
            scorePhrases(words, &found[index])
            // A query that consists of an operator's name finds that operator first.
            if found[index].entry.isOfObservables, found[index].entry.name == text.trimmingSpaces {
                found[index].score += 1_000
            }
        }
        // If an operator matches by its name and its description, other results need a high score.
        let top = min(found.map(\.score).max() ?? 0, 40)
        // Every declaration gets some score, so a very low one is not a match.
        guard top > 0.05 else { return [] }
        return found.filter { $0.score > top * (words.count == 1 ? 0.15 : 0.3) }.sorted {
            ($1.score, $0.rank) < ($0.score, $1.rank)
        }
        .prefix(10).map(\.entry)
    }

    private struct SearchResults {
        var score: Double
        let order: Int
        let isReactive: Bool
        var entry: DocIndex.Entry

        /// The sort key: among equal scores, the name that programs use more often comes first.
        var rank: Int {
            let rank = UsageRanking.rank(of: entry.title, onType: false)
            return rank == .max ? 1_000 + order : rank
        }
    }

    /// Returns true if an entry is preferred to a known one with the same name: members of observables come first, and
    /// simple overloads before others.
    private static func isPreferred(_ entry: DocIndex.Entry, rather known: DocIndex.Entry) -> Bool {
        if entry.isOfObservables != known.isOfObservables { return entry.isOfObservables }
        return entry.owner == known.owner && entry.labels.count < known.labels.count
    }

    /// Returns the first name in quotes, in a message such as `write 'flatMap'`, that the library declares.
    private static func operatorName(in sentence: String) -> String? {
        sentence.split(separator: "'").map { String($0.drop { $0 == "." }.prefix { $0.isLetter }) }
            .dropFirst().first { name in DocIndex.shared.entries(named: name).contains { $0.isReactive } }
    }

    // MARK: Points

    /// Adds the scores of the phrases to the overloads that they describe.
    private static func scorePhrases(_ words: [String], _ found: inout SearchResults) {
        let rows = phrasesByWord[found.entry.name] ?? []
        var most = 0.0
        for row in rows {
            for phrase in row.phrases {
                let points = phraseScore(words, phrase)
                guard points > most else { continue }
                most = points
                // If several overloads match, the one whose question matches is returned.
                if rows.count > 1 || row.entry.owner != found.entry.owner { found.entry = row.entry }
            }
        }
        found.score += most * 10
    }

    /// Returns how well a question matches a phrase: rare words count more, and words that only the phrase contains
    /// subtract a little.
    private static func phraseScore(_ words: [String], _ phrase: Set<String>) -> Double {
        var points = 0.0
        var missed = 0.0
        for word in Set(words) {
            if phrase.contains(word) { points += wordWeights[word] ?? 3 } else { missed += wordWeights[word] ?? 1 }
        }
        guard points > 0 else { return 0 }
        let surplus = phrase.subtracting(words).reduce(0) { $0 + (wordWeights[$1] ?? 1) }
        let isWhole = phrase.isSubset(of: words) || Set(words).isSubset(of: phrase)
        return max(0, points * (isWhole ? 1.4 : 1) - surplus * 0.25 - missed * 0.1)
    }

    private static func entryScore(_ entry: DocIndex.Entry, _ words: [String]) -> Double {
        let name = entry.name.lowercased()
        // In a long query, the name of an operator may be meant as an ordinary word.
        let share = 1 / Double(words.count * words.count)
        let stems = Set(tokens(entry.comment.joined(separator: " ")))
        var points = 0.0
        for word in words {
            if name == word || stem(name) == word {
                points += 20 * share
            } else if word.count > 2, name.contains(word) {
                points += 2 * share
            }
            if stems.contains(word) { points += 3 / Double(words.count) }
        }
        return phrasesByWord[entry.name] != nil ? points + 0.01 : points
    }

    // MARK: Words

    /// For each name, the declarations that answer questions, with the words of the questions.
    private static let phrasesByWord: [String: [(entry: DocIndex.Entry, phrases: [Set<String>])]] = Dictionary(
        grouping: DocIndex.shared.entries.filter { !$0.documentation.problemPhrases.isEmpty && !$0.isDeprecated },
        by: \.name
    ).mapValues { $0.map { ($0, $0.documentation.problemPhrases.map { Set(tokens($0)) }) } }

    /// The weight of each word: the fewer descriptions contain it, the more it counts.
    private static let wordWeights: [String: Double] = {
        var counts: [String: Int] = [:]
        for rows in phrasesByWord.values {
            for word in Set(rows.flatMap { $0.phrases.flatMap { $0 } }) { counts[word, default: 0] += 1 }
        }
        return counts.mapValues { 5 / Double($0 + 1) + 0.5 }
    }()

    static func tokens(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter }.map { String($0) }.filter { !stopWords.contains($0) }
            .map { synonyms[$0] ?? stem($0) }
    }

    private static let stopWords: Set<String> = [
        "the", "a", "an", "of", "to", "and", "in", "on", "with", "for", "is", "it", "i", "that", "this", "my", "be",
        "should", "how", "do", "does", "can", "we", "you", "what", "which", "are", "or", "so", "s", "its", "by", "as",
        "per",
        "between", "at", "into", "me", "when", "want",
    ]

    private static let synonyms = [
        "per": "every", "remove": "drop", "skip": "skip", "duplicates": "duplicate", "answers": "answer",
        "either": "any",
        "both": "both", "clicks": "tap", "click": "tap", "clicked": "tap", "taps": "tap", "tapped": "tap",
        "responses": "response", "fires": "fire", "stops": "stop", "queue": "queue", "stream": "sequence",
        "streams": "sequence", "observables": "observable", "subscribers": "subscriber", "fails": "fail",
        "failing": "fail", "failure": "fail", "failures": "fail", "another": "another", "latest": "latest",
        "newest": "latest", "values": "value", "elements": "element", "each": "each", "every": "each",
    ]

    /// Removes the ending of a word.
    private static func stem(_ word: String) -> String {
        for ending in ["ing", "ies", "ed", "es", "s"] where word.count >= ending.count + 3 && word.hasSuffix(ending) {
            return String(word.dropLast(ending.count))
        }
        return word
    }
}
