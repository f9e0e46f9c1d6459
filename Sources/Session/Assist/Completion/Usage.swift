import Library

/// The usage order of completions: names by their frequency in programs, as the lines `Usage:` of their declarations say.
enum UsageRanking {
    /// The places of one kind of names; smaller is more frequent.
    private struct RankedNames {
        var places: [Substring: Int] = [:]
        /// The preferred overload of a name, up to its first label: `subscribe(onNext:`.
        var forms: [Substring: Substring] = [:]

        init(_ kind: String) {
            for row in LibraryText.completionOrder where row.kind == kind {
                let name = UsageRanking.baseName(in: row.form)
                guard row.place < places[name] ?? .max else { continue }
                (places[name], forms[name]) = (row.place, row.form)
            }
        }
    }
    private static let (members, statics, types) = (RankedNames("member"), RankedNames("static"), RankedNames("type"))

    private static func baseName(in title: Substring) -> Substring { title.prefix { $0 != "(" } }

    /// Returns the place of a type; unmarked names are last.
    static func rank(ofType name: String) -> Int { types.places[name[...]] ?? .max }

    /// Returns the place of a member; unmarked names are last.
    static func rank(of title: String, onType: Bool) -> Int {
        (onType ? statics : members).places[baseName(in: title[...])] ?? .max
    }

    /// Returns the most probable overload: the preferred one if there is one, otherwise the simplest.
    static func mostProbableOverload(of candidates: [Completions.Candidate]) -> Completions.Candidate {
        let name = baseName(in: candidates[0].title[...])
        if let form = members.forms[name], let usual = candidates.first(where: { $0.title.hasPrefix(form) }) {
            return usual
        }
        return candidates.reduce(candidates[0]) { $1.title.utf8.count < $0.title.utf8.count ? $1 : $0 }
    }
}
