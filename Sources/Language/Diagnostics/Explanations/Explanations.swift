import Texts

/// Returns the explanation of a diagnostic's id; nil if there is none.
public func explanation(of id: String) -> String? { ExplanationTexts.all[id] }

/// The ids that have an explanation.
public var explainedIDs: [String] { ExplanationTexts.all.keys.sorted() }

/// The files of `docs/Explanations`. Each contains the explanations of several ids, and each explanation begins with
/// `# id`.
private enum ExplanationTexts {
    static let all: [String: String] = {
        var pages: [String: String] = [:]
        for text in UnsafeBufferPointer(start: explanation_texts.first, count: explanation_texts.count) {
            let bytes = UnsafeBufferPointer(start: text.bytes, count: text.count)
            read(String(decoding: bytes, as: UTF8.self), into: &pages)
        }
        return pages
    }()

    private static func read(_ text: String, into pages: inout [String: String]) {
        var id: String?
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("# ") {
                store(lines, as: id, in: &pages)
                id = String(line.dropFirst(2))
                lines = []
            }
            lines.append(line)
        }
        store(lines, as: id, in: &pages)
    }

    private static func store(_ lines: [Substring], as id: String?, in pages: inout [String: String]) {
        guard let id else { return }
        pages[id] = String(lines.joined(separator: "\n").reversed().drop { $0 == "\n" }.reversed())
    }
}
