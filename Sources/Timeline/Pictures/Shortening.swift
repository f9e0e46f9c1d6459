import StyledText

/// Shortens long texts to unique shorter forms. A text is cut if the prefixes differ; otherwise the common prefix is
/// left out; if that does not help, a letter replaces the text, which is explained below the diagram.
struct Shortening {
    /// The minimum number of columns that remain when values are cut.
    static let minColumns = 5

    /// For each text that was shortened, its short form.
    private(set) var shortForms: [String: String] = [:]

    init(_ texts: [String], to length: Int, _ style: PictureStyle, shorten: ((String, Int) -> String)? = nil) {
        let shorten = shorten ?? { truncated($0, to: $1, ellipsis: style.ellipsis) }
        let all = Set(texts)
        let long = all.filter { displayWidth(of: $0) > length }.sorted()
        var taken = all.subtracting(long)
        var letter = 0
        let groups = Dictionary(grouping: long) { shorten($0, length) }
        for (plain, group) in groups.sorted(by: { $0.key < $1.key }) {
            if group.count == 1, taken.insert(plain).inserted {
                shortForms[group[0]] = plain
                continue
            }
            let tails = Shortening.distinctTails(of: group, length, style, shorten)
            if Set(tails).count == group.count, taken.isDisjoint(with: tails) {
                for (text, tail) in zip(group, tails) { shortForms[text] = tail }
                taken.formUnion(tails)
                continue
            }
            for text in group { nameText(text, &letter, &taken) }
        }
    }

    /// Replaces long texts by letters; the others stay unchanged. Returns nil if that saves fewer texts than it
    /// replaces: a short text such as `Op…3)` tells more than a letter.
    init?(lettersFor texts: [String], longerThan length: Int, isForced: Bool = false) {
        let all = Set(texts)
        let long = all.filter { displayWidth(of: $0) > length }.sorted()
        let saved = all.count { displayWidth(of: $0) > Shortening.minColumns } - long.count
        guard !long.isEmpty, long.count <= (isForced ? PictureNotes.maxKeyLines : min(saved, PictureNotes.maxKeyLines))
        else { return nil }
        var taken = all.subtracting(long)
        var letter = 0
        for text in long { nameText(text, &letter, &taken) }
    }

    /// Replaces a text by the next letter that is free.
    private mutating func nameText(_ text: String, _ letter: inout Int, _ taken: inout Set<String>) {
        var name: String
        repeat {
            name = Shortening.lettersForNumber(letter)
            letter += 1
        } while !taken.insert(name).inserted
        shortForms[text] = name
    }

    /// Returns the parts after the common prefix, preceded by as much of the prefix as fits: `<win…1>`.
    private static func distinctTails(
        of group: [String], _ length: Int, _ style: PictureStyle, _ shorten: (String, Int) -> String
    ) -> [String] {
        var head = group[0][...]
        for text in group { head = head.prefix(zip(head, text).prefix { $0 == $1 }.count) }
        // A word in which the texts differ is shown from its beginning.
        let start = head.lastIndex { !$0.isLetter && !$0.isNumber }.map { head[...$0].count } ?? head.count
        return group.map { text in
            let whole = style.ellipsis + text.dropFirst(start)
            let room = length - displayWidth(of: whole)
            if room < 0 { return shorten(whole, length) }
            // A single character before the ellipsis tells nothing.
            return room < 2 ? whole : prefixFitting(of: String(text), columns: min(room, start)) + whole
        }
    }

    /// Returns the letters for a number: `A`, `B`, … `Z`, `AA`.
    private static func lettersForNumber(_ number: Int) -> String {
        let letter = String(UnicodeScalar(UInt8(65 + number % 26)))
        return number < 26 ? letter : lettersForNumber(number / 26 - 1) + letter
    }

    func text(_ mark: Track.Mark) -> String { shortForms[mark.text] ?? mark.text }
}
