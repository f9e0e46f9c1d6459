import SessionCore

/// The hints that the user has seen, one word per line in a file. Without the file, each hint appears once per session.
struct SeenHints {
    private let path: String?
    private var seenWords: Set<String> = []

    init(path: String?) {
        self.path = path
        guard let path, let bytes = try? Files.readBytes(path) else { return }
        seenWords = Set(String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init))
    }

    func contains(_ note: ShownNote) -> Bool { seenWords.contains(note.rawValue) }

    mutating func insert(_ note: ShownNote) {
        seenWords.insert(note.rawValue)
        guard let path, let slash = path.lastIndex(of: "/") else { return }
        // If the file cannot be written, the hint is shown again in the next session.
        try? Files.makeDirectory(String(path[..<slash]))
        try? Files.replaceFile(path, with: seenWords.sorted().map { $0 + "\n" }.joined())
    }
}
