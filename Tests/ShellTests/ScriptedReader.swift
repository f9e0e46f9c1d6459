import EditLine

/// A reader for tests: returns entries from a list and records the output.
final class ScriptedReader: BlockReader {
    private var entries: [String]
    /// All output above the prompt.
    private(set) var shown = ""
    /// The prompts so far, with the initial text of each line.
    private(set) var prompts: [(prompt: String, initial: String)] = []
    /// Called before each entry is returned; a test may advance the time.
    var beforeEntry: (String) -> Void = { _ in }

    init(_ entries: [String]) {
        self.entries = entries
    }

    func read(prompt: [StyledPiece], initial: String) -> ReadResult {
        prompts.append((prompt.map(\.text).joined(), initial))
        guard !entries.isEmpty else { return .end }
        let entry = entries.removeFirst()
        beforeEntry(entry)
        return .entry(initial + entry)
    }

    func printAbove(_ text: String) {
        shown += text
    }
}
