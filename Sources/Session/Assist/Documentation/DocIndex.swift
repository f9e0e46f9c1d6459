import Library
import Runtime
import StyledText
import Syntax
import TypeModel

/// The declarations of the library with their documentation, read from its interfaces. `:doc`, `:find`, completion and
/// hints use it.
package final class DocIndex {
    package struct Entry {
        /// The type that declares the member; empty at the top level.
        package var owner: String
        package var name: String
        /// `throttle(_:latest:scheduler:)`
        package var title: String
        /// The text of the declaration as it is written.
        let text: UnsafeBufferPointer<UInt8>
        var told: LazyDocumentation
        package var labels: [String]
        package var isType: Bool
        package var isDeprecated: Bool
        /// True for the reactive library, false for Swift, Foundation and simulated frameworks.
        package var isReactive = false

        /// True for members of every observable. A name without a type usually means such a member.
        var isOfObservables: Bool { ["Observable", "ObservableType", "ObservableConvertibleType"].contains(owner) }

        /// The declaration without attributes and access levels.
        var signature: String {
            DeclarationText.withoutInternals(
                DeclarationText.singleLine(SourceWords(String(decoding: text, as: UTF8.self))))
        }
        package var documentation: Documentation { told.value }

        /// The sentences of the summary.
        var comment: [String] { documentation.summary.isEmpty ? [] : [documentation.summary] }
        package var summary: String { DocIndex.phraseFromSentence(documentation.summary) }

        /// The text of the declaration without its keyword.
        var declaration: String {
            if isType { return signature }
            let keyword = ["static func ", "class func ", "func "].first { signature.hasPrefix($0) } ?? ""
            return AliasedTypes.shared.replacingAliases(String(signature.dropFirst(keyword.count)))
        }
    }

    /// Returns a sentence as a phrase: without its capital letter and full stop.
    static func phraseFromSentence(_ sentence: String) -> String {
        let text = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
        guard let letter = text.first else { return "" }
        let second = text.dropFirst().first
        return second?.isUppercase == true ? String(text) : letter.lowercased() + text.dropFirst()
    }

    package static let shared = DocIndex(pages: LibraryText.pages + LibraryText.compiledInterfaces)

    package private(set) var entries: [Entry] = []
    private var indicesByName: [String: [Int]] = [:]
    /// The indices of the entries in the reactive library.
    package var reactiveEntryIndices: [Int] { entries.indices.filter { entries[$0].isReactive } }

    package var names: [String] { Array(indicesByName.keys) }

    init(pages: [LibraryInterface]) {
        for page in pages {
            let first = entries.count
            entries += DeclarationReader(page).entries
            // Reactive extensions of a simulated framework are listed with that framework.
            guard ImportTable.library["reactive"].contains(Name(page.module)) else { continue }
            for entry in first..<entries.count { entries[entry].isReactive = true }
        }
        shareDocumentation()
        for (index, entry) in entries.enumerated() { indicesByName[entry.name, default: []].append(index) }
    }

    /// Copies documentation from observables to traits and shared sequences with the same member.
    private func shareDocumentation() {
        var lenders: [String: Documentation] = [:]
        for index in reactiveEntryIndices where !entries[index].documentation.examples.isEmpty {
            let key = DocIndex.titleForAllArities(entries[index].title)
            if lenders[key] == nil { lenders[key] = entries[index].documentation }
        }
        for index in reactiveEntryIndices where entries[index].documentation.examples.isEmpty {
            guard var lent = lenders[DocIndex.titleForAllArities(entries[index].title)] else { continue }
            let own = entries[index].documentation
            // Questions are answered by the declaration that lists them, so they are not copied.
            lent.problemPhrases = own.problemPhrases
            if !own.summary.isEmpty { lent.summary = own.summary }
            entries[index].told = LazyDocumentation(lent)
        }
    }

    /// Returns one title, such as `zip(_:_:_:)`, for all overloads that differ in the number of sources.
    static func titleForAllArities(_ title: String) -> String {
        var title = title
        while let place = title.range(of: "_:_:_:") { title.replaceSubrange(place, with: "_:_:") }
        return title
    }

    /// Returns the entries for a text such as `debounce`, `debounce(_:scheduler:)`, `Observable.create` or
    /// `BehaviorRelay`.
    package func entries(named text: String) -> [Entry] {
        let wanted = text.trimmingSpaces
        if let found = indicesByName[String(wanted.prefix { $0 != "(" })] {
            let all = found.map { entries[$0] }
            // A name without labels matches all overloads.
            let exact = wanted.contains("(") ? all.filter { $0.title == wanted } : []
            return sorted(exact.isEmpty ? all : exact)
        }
        guard let dot = wanted.lastIndex(of: ".") else { return [] }
        let owner = String(wanted[..<dot].prefix { $0 != "<" })
        let name = String(wanted[wanted.index(after: dot)...].prefix { $0 != "(" })
        let all = (indicesByName[name] ?? []).map { entries[$0] }
        let owners = [owner] + (DocIndex.baseProtocols[owner] ?? [])
        let own = all.filter { owners.contains($0.owner) }
        return sorted(own.isEmpty ? all : own)
    }

    /// The protocols that declare members of a type.
    private static let baseProtocols = [
        "Observable": ["ObservableType", "ObservableConvertibleType"],
        "PublishSubject": ["ObservableType", "ObserverType"], "BehaviorSubject": ["ObservableType", "ObserverType"],
        "Single": ["PrimitiveSequenceType", "PrimitiveSequence"],
        "Maybe": ["PrimitiveSequenceType", "PrimitiveSequence"],
        "Completable": ["PrimitiveSequenceType", "PrimitiveSequence"],
        "Driver": ["SharedSequenceConvertibleType", "SharedSequence"],
        "Signal": ["SharedSequenceConvertibleType", "SharedSequence"],
    ]

    private func sorted(_ entries: [Entry]) -> [Entry] {
        let current = entries.filter { !$0.isDeprecated }
        if current.isEmpty { return entries }
        // Types come first, then members of observables, then entries with a diagram. Enum cases with the name of an
        // operator come later, and the overloads for more sources last.
        var seen: Set<String> = []
        func rank(_ entry: Entry) -> Int {
            if entry.isType { return 0 }
            let isMore = !seen.insert(entry.owner + "." + DocIndex.titleForAllArities(entry.title)).inserted
            if isMore, DocIndex.titleForAllArities(entry.title) != entry.title { return 5 }
            if !entry.documentation.examples.isEmpty { return entry.isOfObservables ? 1 : 2 }
            return entry.signature.hasPrefix("case ") ? 4 : 3
        }
        let ranked = current.map { (entry: $0, rank: rank($0)) }
        return (0...5).flatMap { wanted in ranked.filter { $0.rank == wanted }.map(\.entry) }
    }
}

/// The documentation of a declaration, which is parsed when it is first needed.
final class LazyDocumentation {
    private var comment: DocComment?
    private var cachedDocumentation: Documentation?

    init(_ comment: DocComment?) { self.comment = comment }
    init(_ documentation: Documentation) { cachedDocumentation = documentation }

    var value: Documentation {
        if let cachedDocumentation { return cachedDocumentation }
        let lines = comment?.strippedText?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let new = Documentation(comment: lines ?? [])
        (cachedDocumentation, comment) = (new, nil)
        return new
    }
}

extension DocIndex.Entry {
    /// Returns the wrapped declaration and its documentation. With `isTold`, the declaration is left out, because it is
    /// already shown.
    package func helpText(
        width: Int, isTold: Bool, _ draw: (Documentation.Example) -> Documentation.Example
    ) -> StyledText {
        let width = max(20, width)
        var text = StyledText()
        for line in DeclarationText.wrapped(declaration, to: width) { text += StyledText(line, .heading) + "\n" }
        return text + (isTold ? StyledText("  on \(owner)\n", .dim) : documentationText(width: width, draw))
    }

    /// Returns the documentation with its diagrams.
    func documentationText(width: Int, _ draw: (Documentation.Example) -> Documentation.Example) -> StyledText {
        var lines: [StyledText] = []
        func add(_ text: String) { lines += StyledText("  " + text).wrapped(to: width, indent: 2) }
        for line in comment { add(line) }
        for example in documentation.examples {
            lines.append(StyledText())
            for line in draw(example).displayLines { lines += StyledText("    " + line).wrapped(to: width, indent: 6) }
        }
        if !documentation.examples.isEmpty { lines.append(StyledText()) }
        for pitfall in documentation.pitfalls { add("Pitfall: " + pitfall) }
        if !documentation.relatedNames.isEmpty {
            add("See also: " + documentation.relatedNames.joined(separator: ", "))
        }
        if !owner.isEmpty { lines.append(StyledText("  on \(owner)", .dim)) }
        return lines.map { $0 + "\n" }.joined()
    }
}
