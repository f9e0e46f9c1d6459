import Diagnostics
import Library
import Syntax
import TypeModel

/// Replaces types in a declaration's text by their common aliases: `PrimitiveSequence<SingleTrait, Int>` by
/// `Single<Int>`. The checker does the same for the types that it knows.
struct AliasedTypes {
    private struct Alias {
        var name: String
        /// `PrimitiveSequence<SingleTrait`
        var head: String
        var hasElement: Bool
    }

    private var aliases: [Alias] = []

    /// The aliases of the reactive library, taken from their declarations.
    static let shared = AliasedTypes()

    private init() {
        let library = LibraryIndex(pages: LibraryText.startInterfaces.map(\.entry))
        let modules = ImportTable.library["reactive"]
        for entry in library.aliases where modules.contains(Name(library.pages[entry.page].module)) {
            Source.withScratchSource(String(decoding: library.bytes(of: entry), as: UTF8.self)) { source in
                guard case .decl(let declaration)? = parse(source).statements.first?.kind,
                    case .typealias_(let alias) = declaration.kind
                else { return }
                add(alias)
            }
        }
    }

    /// Adds an alias that fixes the first argument: `typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>`.
    private mutating func add(_ alias: TypealiasDecl) {
        guard case .named(let parts) = alias.type.kind, let type = parts.last, type.arguments.count > 1 else { return }
        let first = type.arguments[0].span.text
        guard first != alias.generics.first?.name.text else { return }
        aliases.append(
            Alias(name: alias.name.text, head: "\(type.name.text)<\(first)", hasElement: !alias.generics.isEmpty))
    }

    func replacingAliases(_ text: String) -> String {
        var text = text
        for alias in aliases where text.contains(alias.head) {
            while let next = AliasedTypes.replaced(alias, in: text) { text = next }
        }
        return text
    }

    /// Replaces one occurrence of the type; returns nil if there is none.
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
        let element = text[head.upperBound..<end].trimmingSpaces
        let rest = text[text.index(after: end)...]
        return text[..<head.lowerBound] + alias.name + (alias.hasElement ? "<\(element)>" : "") + rest
    }
}
