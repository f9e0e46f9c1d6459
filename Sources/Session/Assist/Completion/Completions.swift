/// The completions at the cursor.
package struct Completions: Equatable, Sendable {
    package struct Candidate: Equatable, Sendable {
        /// The text in the list: `throttle(_:latest:scheduler:)`.
        package var title: String
        /// The text that replaces the range from `start` to the cursor: `throttle(`.
        package var insertion: String
        /// A short description, such as `at most one element in each interval`.
        package var summary: String
        /// The declaration with the types that it has at the cursor; empty if it is unknown.
        package var declaration: String
        /// True if the type of the candidate fits here. Other candidates may begin an expression, but are not inserted
        /// automatically.
        package var fits = true

        package init(title: String, insertion: String, summary: String = "", declaration: String = "") {
            self.title = title
            self.insertion = insertion
            self.summary = summary
            self.declaration = declaration
        }
    }

    /// The position at which the completed word starts.
    package var start: Int
    package var candidates: [Candidate]

    package init(start: Int, candidates: [Candidate]) {
        self.start = start
        self.candidates = candidates
    }

    /// The prefix that all candidates which fit have in common.
    package var commonPrefix: String {
        let candidates = candidates.filter(\.fits)
        guard var common = candidates.first?.insertion else { return "" }
        for candidate in candidates.dropFirst() {
            while !candidate.insertion.hasPrefix(common) { common.removeLast() }
        }
        return common
    }
}
