/// Replaces types in a declaration's text by their common aliases: `PrimitiveSequence<SingleTrait, Int>` by
/// `Single<Int>`. The checker does the same for types it knows.
struct AliasedTypes {
    private struct Alias {
        var name: String
        /// `PrimitiveSequence<SingleTrait`
        var head: String
        var hasElement: Bool
    }

    private var aliases: [Alias] = []

    /// Reads aliases such as `typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>`, which fix the first
    /// argument.
    init(_ entries: [DocIndex.Entry]) {
        for entry in entries where entry.isReactive && entry.owner.isEmpty && entry.signature.hasPrefix("typealias ") {
            guard let equals = entry.signature.firstIndex(of: "=") else { continue }
            let meaning = entry.signature[entry.signature.index(after: equals)...].trimmed
            let own = entry.signature[..<equals].drop { $0 != "<" }.dropFirst().prefix { $0 != ">" }
            guard let comma = meaning.firstIndex(of: ","), meaning.hasSuffix(">") else { continue }
            let head = String(meaning[..<comma])
            let first = head.drop { $0 != "<" }.dropFirst()
            guard !first.isEmpty, first != own else { continue }
            aliases.append(Alias(name: entry.name, head: head, hasElement: !own.isEmpty))
        }
    }

    func replacingAliases(_ text: String) -> String {
        var text = text
        for alias in aliases where text.contains(alias.head) {
            while let next = AliasedTypes.replaced(alias, in: text) { text = next }
        }
        return text
    }

    /// Replaces one occurrence; nil if there is none.
    private static func replaced(_ alias: Alias, in text: String) -> String? {
        guard let head = text.firstRange(of: alias.head + ",") else { return nil }
        var depth = 1
        var end = head.upperBound
        var previous: Character = " "
        while end < text.endIndex {
            let character = text[end]
            if character == "<" { depth += 1 }
            if character == ">", previous != "-" { depth -= 1 }
            if depth == 0 { break }
            previous = character
            end = text.index(after: end)
        }
        guard end < text.endIndex else { return nil }
        let element = text[head.upperBound..<end].trimmed
        let rest = text[text.index(after: end)...]
        return text[..<head.lowerBound] + alias.name + (alias.hasElement ? "<\(element)>" : "") + rest
    }
}
