import StyledText

/// Values that are too long, each with a shorter text that no other value has.
struct Shortening {
    /// The short text of each value that has one.
    private(set) var short: [String: String] = [:]

    init(_ texts: [String], to length: Int, _ style: PictureStyle) {
        var taken = Set(texts)
        for text in texts where short[text] == nil && displayWidth(of: text) > length {
            var candidate = cut(text, to: length, ellipsis: style.ellipsis)
            var number = 2
            while !taken.insert(candidate).inserted {
                let tail = "\(style.ellipsis)\(number)"
                candidate = prefix(of: text, columns: max(1, length - displayWidth(of: tail))) + tail
                number += 1
            }
            short[text] = candidate
        }
    }

    func text(_ mark: Track.Mark) -> String { short[mark.text] ?? mark.text }
}
