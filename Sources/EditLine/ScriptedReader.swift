/// Stands in for a terminal in tests: gives entries from a list and keeps what is shown meanwhile.
public final class ScriptedReader: BlockReader {
    private var entries: [String]
    /// All that was shown above the prompt.
    public private(set) var shown = ""
    /// The prompts that were asked with, and what stood in the line already.
    public private(set) var prompts: [(prompt: String, initial: String)] = []
    /// Called before each entry is given: a test may let time go by.
    public var beforeEntry: (String) -> Void = { _ in }

    public init(_ entries: [String]) {
        self.entries = entries
    }

    public func read(prompt: [Ink], initial: String) -> ReadResult {
        prompts.append((prompt.map(\.text).joined(), initial))
        guard !entries.isEmpty else { return .end }
        let entry = entries.removeFirst()
        beforeEntry(entry)
        return .entry(initial + entry)
    }

    public func printAbove(_ text: String) {
        shown += text
    }
}
