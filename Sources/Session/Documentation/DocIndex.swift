import Library
import Runtime
import StyledText
import Syntax
import Types

/// The library's declarations with their comments, read from its Swift text: for `:doc`, `:find`, completion and hints.
final class DocIndex {
    struct Entry {
        /// The type that it is a member of; empty at the top level.
        var owner: String
        var name: String
        /// `throttle(_:latest:scheduler:)`
        var title: String
        /// The declaration without attributes and access levels.
        var signature: String
        var documentation: Documentation
        var labels: [String]
        var isType: Bool
        var isDeprecated: Bool
        /// Of the reactive library, not of Swift, Foundation or a simulated framework.
        var isReactive = false

        /// Whether it is what a name most probably means: a member of every observable.
        var isOfObservables: Bool { ["Observable", "ObservableType", "ObservableConvertibleType"].contains(owner) }

        /// Its sentences.
        var comment: [String] { documentation.summary.isEmpty ? [] : [documentation.summary] }
        var summary: String { DocIndex.phrase(documentation.summary) }

        /// The declaration as a caller sees it: without its keyword.
        var declaration: String {
            if isType { return signature }
            let keyword = ["static func ", "class func ", "func "].first { signature.hasPrefix($0) } ?? ""
            return DocIndex.shared.spoken.spoken(String(signature.dropFirst(keyword.count)))
        }
    }

    /// A sentence as a phrase: no capital, no full stop.
    static func phrase(_ sentence: String) -> String {
        let text = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
        guard let letter = text.first else { return "" }
        let second = text.dropFirst().first
        return second?.isUppercase == true ? String(text) : letter.lowercased() + text.dropFirst()
    }

    static let shared = DocIndex(pages: LibraryText.pages + LibraryText.compiledInterfaces)

    private(set) var entries: [Entry] = []
    private var byName: [String: [Int]] = [:]
    private(set) lazy var spoken = SpokenTypes(entries)
    /// Entries of the reactive library.
    var reactive: [Int] { entries.indices.filter { entries[$0].isReactive } }

    var names: [String] { Array(byName.keys) }

    init(pages: [LibraryInterface]) {
        for page in pages {
            let first = entries.count
            entries += PageReader(page.text, asksForPublic: page.isCompiled).entries
            // What is reactive of a simulated framework belongs to the framework.
            guard ImportTable.library["reactive"].contains(Name(page.module)) else { continue }
            for entry in first..<entries.count { entries[entry].isReactive = true }
        }
        lend()
        for (index, entry) in entries.enumerated() { byName[entry.name, default: []].append(index) }
    }

    /// What a trait or a shared sequence has from observables says what it says there.
    private func lend() {
        var lenders: [String: Documentation] = [:]
        for index in reactive where !entries[index].documentation.examples.isEmpty {
            let key = DocIndex.family(entries[index].title)
            if lenders[key] == nil { lenders[key] = entries[index].documentation }
        }
        for index in reactive where entries[index].documentation.examples.isEmpty {
            guard let lender = lenders[DocIndex.family(entries[index].title)] else { continue }
            let own = entries[index].documentation.summary
            entries[index].documentation = lender
            if !own.isEmpty { entries[index].documentation.summary = own }
        }
    }

    /// `zip(_:_:_:)` of any number of sources is one operator.
    static func family(_ title: String) -> String {
        var title = title
        while let place = title.range(of: "_:_:_:") { title.replaceSubrange(place, with: "_:_:") }
        return title
    }

    /// `debounce`, `debounce(_:scheduler:)`, `Observable.create`, `BehaviorRelay`.
    func entries(named text: String) -> [Entry] {
        let wanted = text.trimmed
        if let found = byName[String(wanted.prefix { $0 != "(" })] {
            let all = found.map { entries[$0] }
            // A name alone means all that have it; with labels it means one.
            let exact = wanted.contains("(") ? all.filter { $0.title == wanted } : []
            return sorted(exact.isEmpty ? all : exact)
        }
        guard let dot = wanted.lastIndex(of: ".") else { return [] }
        let owner = String(wanted[..<dot].prefix { $0 != "<" })
        let name = String(wanted[wanted.index(after: dot)...].prefix { $0 != "(" })
        let all = (byName[name] ?? []).map { entries[$0] }
        let owners = [owner] + (DocIndex.general[owner] ?? [])
        let own = all.filter { owners.contains($0.owner) }
        return sorted(own.isEmpty ? all : own)
    }

    /// Where members of a type are declared that it gets from a protocol.
    private static let general = [
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
        // Types first, then what observables have, then what has a picture; enum cases that share a name with an operator come
        // last, and behind them the same operator for more sources.
        var seen: Set<String> = []
        func rank(_ entry: Entry) -> Int {
            if entry.isType { return 0 }
            let isMore = !seen.insert(entry.owner + "." + DocIndex.family(entry.title)).inserted
            if isMore, DocIndex.family(entry.title) != entry.title { return 5 }
            if !entry.documentation.examples.isEmpty { return entry.isOfObservables ? 1 : 2 }
            return entry.signature.hasPrefix("case ") ? 4 : 3
        }
        let ranked = current.map { (entry: $0, rank: rank($0)) }
        return (0...5).flatMap { wanted in ranked.filter { $0.rank == wanted }.map(\.entry) }
    }
}

extension DocIndex.Entry {
    /// The declaration, folded to a width, and its comment, unless that stands above.
    func page(
        width: Int, isTold: Bool, _ draw: (Documentation.Example) -> Documentation.Example
    ) -> StyledText {
        let width = max(20, width)
        var text = StyledText()
        for line in DeclarationText.folded(declaration, to: width) { text += StyledText(line, .heading) + "\n" }
        return text + (isTold ? StyledText("  on \(owner)\n", .dim) : words(width: width, draw))
    }

    /// What stands below the declaration: the comment with its pictures.
    func words(width: Int, _ draw: (Documentation.Example) -> Documentation.Example) -> StyledText {
        var lines: [StyledText] = []
        func tell(_ text: String) { lines += StyledText("  " + text).wrapped(to: width, indent: 2) }
        for line in comment { tell(line) }
        for example in documentation.examples {
            lines.append(StyledText())
            for line in draw(example).lines { lines += StyledText("    " + line).wrapped(to: width, indent: 6) }
        }
        if !documentation.examples.isEmpty { lines.append(StyledText()) }
        for pitfall in documentation.pitfalls { tell("Pitfall: " + pitfall) }
        if !documentation.relatives.isEmpty { tell("See also: " + documentation.relatives.joined(separator: ", ")) }
        if !owner.isEmpty { lines.append(StyledText("  on \(owner)", .dim)) }
        return lines.map { $0 + "\n" }.joined()
    }
}
