/// A reader for tests: returns entries from a list and records the output.
package final class ScriptedReader: BlockReader {
    private var entries: [String]
    /// All output above the prompt.
    package private(set) var shown = ""
    /// The prompts so far, with the initial text of each line.
    package private(set) var prompts: [(prompt: String, initial: String)] = []
    /// Called before each entry is returned; a test may advance the time.
    package var beforeEntry: (String) -> Void = { _ in }

    package init(_ entries: [String]) {
        self.entries = entries
    }

    package func read(prompt: [Ink], initial: String) -> ReadResult {
        prompts.append((prompt.map(\.text).joined(), initial))
        guard !entries.isEmpty else { return .end }
        let entry = entries.removeFirst()
        beforeEntry(entry)
        return .entry(initial + entry)
    }

    package func printAbove(_ text: String) {
        shown += text
    }
}
