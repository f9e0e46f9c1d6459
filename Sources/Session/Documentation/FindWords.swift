import Diagnostics

/// `:find WORDS`: operators by what they do. The ways in which people put it come first (`FindPhrases`), then the comments.
enum FindWords {
    /// The best first; of one name's overloads the plainest.
    static func search(_ text: String) -> [DocIndex.Entry] {
        var text = text
        // A word of another library means the operator that it stands for, and whatever else is said.
        if let foreign = foreignWord(text.trimmed), let own = ownName(in: foreign.sentence) { text = own }
        let words = tokens(text)
        guard !words.isEmpty else { return [] }
        var best: [String: Found] = [:]
        for (order, entry) in DocIndex.shared.entries.enumerated() where !entry.isDeprecated && !entry.comment.isEmpty {
            // Observables first: what a hash combines is hardly meant.
            let points = score(entry, words) / (entry.isReactive ? 1 : 4)
            guard points > 0 else { continue }
            guard let known = best[entry.name], known.isReactive || !entry.isReactive else {
                best[entry.name] = Found(score: points, order: order, isReactive: entry.isReactive, entry: entry)
                continue
            }
            best[entry.name]!.score = max(points, known.score)
            if isMeant(entry, rather: known.entry) { best[entry.name]!.entry = entry }
        }
        var found = Array(best.values)
        for index in found.indices {
            asked(words, &found[index])
            // Who says a name and nothing else means it.
            if found[index].entry.isOfObservables, found[index].entry.name == text.trimmed {
                found[index].score += 1_000
            }
        }
        // What has a word as its name, and for its meaning too, leaves in what has it for its meaning only.
        let top = min(found.map(\.score).max() ?? 0, 40)
        // A trace that everything has says nothing.
        guard top > 0.05 else { return [] }
        return found.filter { $0.score > top * (words.count == 1 ? 0.15 : 0.3) }.sorted {
            ($1.score, $0.rank) < ($0.score, $1.rank)
        }
        .prefix(10).map(\.entry)
    }

    private struct Found {
        var score: Double
        let order: Int
        let isReactive: Bool
        var entry: DocIndex.Entry

        /// Of two that are asked for in the same words the first of the table comes first.
        var rank: Int { FindWords.places[entry.name] ?? 1_000 + order }
    }

    /// An observable's before what has the name too; of one type's overloads the plainest.
    private static func isMeant(_ entry: DocIndex.Entry, rather known: DocIndex.Entry) -> Bool {
        if entry.isOfObservables != known.isOfObservables { return entry.isOfObservables }
        return entry.owner == known.owner && entry.labels.count < known.labels.count
    }

    /// `write 'flatMap'`: the first name in quotes that is ours.
    private static func ownName(in sentence: String) -> String? {
        sentence.split(separator: "'").map { String($0.drop { $0 == "." }.prefix { $0.isLetter }) }
            .dropFirst().first { name in DocIndex.shared.entries(named: name).contains { $0.isReactive } }
    }

    // MARK: Points

    /// Adds what the phrases say; of several overloads those that a phrase is about.
    private static func asked(_ words: [String], _ found: inout Found) {
        guard found.isReactive || FindWords.named[found.entry.name]?.isEmpty == false else { return }
        var most = 0.0
        var labels: String?
        for row in FindWords.named[found.entry.name] ?? [] {
            for phrase in row.phrases {
                let points = overlap(words, phrase)
                if points > most { (most, labels) = (points, row.labels) }
            }
        }
        found.score += most * 10
        guard let labels, most > 0 else { return }
        let title = found.entry.name + labels
        let family = DocIndex.shared.entries(named: found.entry.name).filter { $0.isReactive }
        if let exact = family.first(where: { $0.title == title })
            ?? family.first(where: { $0.title.hasPrefix(title.dropLast()) })
        {
            found.entry = exact
        }
    }

    /// How much of the question is in a phrase: rare words say more, and what the phrase has besides takes a little away.
    private static func overlap(_ words: [String], _ phrase: Set<String>) -> Double {
        var points = 0.0
        var missed = 0.0
        for word in Set(words) {
            if phrase.contains(word) { points += weight[word] ?? 3 } else { missed += weight[word] ?? 1 }
        }
        guard points > 0 else { return 0 }
        let surplus = phrase.subtracting(words).reduce(0) { $0 + (weight[$1] ?? 1) }
        let isWhole = phrase.isSubset(of: words) || Set(words).isSubset(of: phrase)
        return max(0, points * (isWhole ? 1.4 : 1) - surplus * 0.25 - missed * 0.1)
    }

    private static func score(_ entry: DocIndex.Entry, _ words: [String]) -> Double {
        let name = entry.name.lowercased()
        // A name that is one word of many is perhaps not meant as one.
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
        return named[entry.name] != nil ? points + 0.01 : points
    }

    // MARK: Words

    private static let named: [String: [(labels: String?, phrases: [Set<String>])]] = Dictionary(
        grouping: FindPhrases.all, by: \.name
    ).mapValues { $0.map { ($0.labels, $0.phrases.map { Set(tokens($0)) }) } }

    private static let places = Dictionary(
        FindPhrases.all.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })

    /// How much a word says: what few operators are described by says most.
    private static let weight: [String: Double] = {
        var counts: [String: Int] = [:]
        for rows in named.values {
            for word in Set(rows.flatMap { $0.phrases.flatMap { $0 } }) { counts[word, default: 0] += 1 }
        }
        return counts.mapValues { 5 / Double($0 + 1) + 0.5 }
    }()

    static func tokens(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter }.map { String($0) }.filter { !fillers.contains($0) }
            .map { synonyms[$0] ?? stem($0) }
    }

    private static let fillers: Set<String> = [
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

    /// Endings say nothing about what is meant.
    private static func stem(_ word: String) -> String {
        for ending in ["ing", "ies", "ed", "es", "s"] where word.count >= ending.count + 3 && word.hasSuffix(ending) {
            return String(word.dropLast(ending.count))
        }
        return word
    }
}
