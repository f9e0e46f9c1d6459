import StyledText

/// The documentation of Swift's concurrency keywords, which no library declares.
package enum ConcurrencyWords {
    /// Returns the lines about a keyword, with an example; nil for other words.
    package static func explanationLines(for text: String) -> [StyledText]? {
        let word = text.hasPrefix("for try await") ? "for await" : text
        guard let entry = entries.first(where: { $0.word == word }) else { return nil }
        return [StyledText(entry.word, .name), StyledText("  " + entry.meaning)]
            + entry.example.split(separator: "\n").map { StyledText("      " + $0) }
    }

    package static var allWords: [String] { entries.map(\.word) }

    private static let entries: [(word: String, meaning: String, example: String)] = [
        (
            "async",
            "Marks a function that may wait. Call it with 'await', from another 'async' function or from a Task.",
            """
            func load(_ id: Int) async throws -> String {
                try await Task.sleep(for: .seconds(1))
                return "item \\(id)"
            }
            """
        ),
        (
            "await",
            "Marks a call that may wait. Other code runs while it waits; the code after the call continues when the value arrives.",
            "let item = try await load(1)"
        ),
        (
            "async let",
            "Starts a child task at once. Reading the constant waits for the task; leaving the scope cancels the task.",
            """
            async let a = load(1)
            async let b = load(2)
            print(try await a, try await b)
            """
        ),
        (
            "for await",
            "Loops over an asynchronous sequence and waits for each element. Write 'for try await' if it can throw.",
            "for try await n in Observable.of(1, 2).values { print(n) }"
        ),
        (
            "actor", "A class whose state only one task uses at a time. Other code calls its functions with 'await'.",
            """
            actor Counter {
                var count = 0
                func increment() { count += 1 }
            }
            """
        ),
        (
            "isolated",
            "Marks an actor parameter. The function runs on this actor and uses its state without 'await'.",
            "func add(to counter: isolated Counter) { counter.count += 1 }"
        ),
        (
            "nonisolated",
            "Marks a member of an actor that any code may use without 'await'. The member cannot use the actor's state.",
            "actor Counter { nonisolated var name: String { \"counter\" } }"
        ),
        (
            "#isolation",
            "The actor of the calling code; the default value of an 'isolated' parameter. It is nil outside actors.",
            "func run(isolation: isolated (any Actor)? = #isolation) async {}"
        ),
        (
            "sending",
            "Marks a parameter or a result that one task hands over to another. rill accepts 'sending', but does not check it.",
            "func keep(_ image: sending Image) async {}"
        ),
    ]
}
