/// The pages behind the ids of diagnostics: a table for each folder of docs/Explanations, by where ids arise.
enum ExplanationPages {
    static let all = [tokens, syntax, bodies, declarations]
}

/// The page behind an id of a diagnostic; nil where there is none.
public func explanation(of id: String) -> String? {
    ExplanationPages.all.lazy.compactMap { $0[id] }.first
}

/// Ids that have a page.
public var explainedIDs: [String] { ExplanationPages.all.flatMap(\.keys).sorted() }
