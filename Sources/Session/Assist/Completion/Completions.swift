/// The completions at the cursor.
package struct Completions: Equatable, Sendable {
    package struct Candidate: Equatable, Sendable {
        /// The text in the list: `throttle(_:latest:scheduler:)`.
        package var title: String
        /// The text that replaces the range from `start` to the cursor: `throttle(`.
        package var insertion: String
        /// A short description: `at most one element in each interval`.
        package var summary: String
        /// The declaration with its types at this place; empty if unknown.
        package var declaration: String
        /// True if its type fits the place. Others may begin an expression, but are not inserted automatically.
        package var fits = true

        package init(title: String, insertion: String, summary: String = "", declaration: String = "") {
            self.title = title
            self.insertion = insertion
            self.summary = summary
            self.declaration = declaration
        }
    }

    /// The start of the completed word.
    package var start: Int
    package var candidates: [Candidate]

    package init(start: Int, candidates: [Candidate]) {
        self.start = start
        self.candidates = candidates
    }

    /// The common prefix of all candidates that fit.
    package var commonPrefix: String {
        let candidates = candidates.filter(\.fits)
        guard var common = candidates.first?.insertion else { return "" }
        for candidate in candidates.dropFirst() {
            while !candidate.insertion.hasPrefix(common) { common.removeLast() }
        }
        return common
    }
}
