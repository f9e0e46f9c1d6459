import StyledText

/// Shortens long texts to unique shorter ones: cut if the prefixes differ, else without the common prefix, else a
/// letter with a key below the diagram.
struct Shortening {
    /// The short form of each shortened text.
    private(set) var short: [String: String] = [:]

    init(_ texts: [String], to length: Int, _ style: PictureStyle, shorten: ((String, Int) -> String)? = nil) {
        let shorten = shorten ?? { cut($0, to: $1, ellipsis: style.ellipsis) }
        let all = Set(texts)
        let long = all.filter { displayWidth(of: $0) > length }.sorted()
        var taken = all.subtracting(long)
        var letter = 0
        let groups = Dictionary(grouping: long) { shorten($0, length) }
        for (plain, group) in groups.sorted(by: { $0.key < $1.key }) {
            if group.count == 1, taken.insert(plain).inserted {
                short[group[0]] = plain
                continue
            }
            let tails = Shortening.tails(of: group, length, style, shorten)
            if Set(tails).count == group.count, taken.isDisjoint(with: tails) {
                for (text, tail) in zip(group, tails) { short[text] = tail }
                taken.formUnion(tails)
                continue
            }
            for text in group {
                var name: String
                repeat {
                    name = Shortening.letters(letter)
                    letter += 1
                } while !taken.insert(name).inserted
                short[text] = name
            }
        }
    }

    /// Returns the parts after the common prefix, marked as such.
    private static func tails(
        of group: [String], _ length: Int, _ style: PictureStyle, _ shorten: (String, Int) -> String
    ) -> [String] {
        var head = group[0][...]
        for text in group { head = head.prefix(zip(head, text).prefix { $0 == $1 }.count) }
        // A word that differs is shown from its start.
        let start = head.lastIndex { !$0.isLetter && !$0.isNumber }.map { head[...$0].count } ?? head.count
        return group.map { text in
            let whole = style.ellipsis + text.dropFirst(start)
            return displayWidth(of: whole) <= length ? whole : shorten(whole, length)
        }
    }

    /// `A`, `B`, … `Z`, `AA`
    private static func letters(_ number: Int) -> String {
        let letter = String(UnicodeScalar(UInt8(65 + number % 26)))
        return number < 26 ? letter : letters(number / 26 - 1) + letter
    }

    func text(_ mark: Track.Mark) -> String { short[mark.text] ?? mark.text }
}
