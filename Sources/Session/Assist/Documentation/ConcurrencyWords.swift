import StyledText

/// The documentation of Swift's concurrency keywords, which no library declares.
package enum ConcurrencyWords {
    /// Returns the lines about a keyword, with an example; nil for other words.
    package static func lines(for text: String) -> [StyledText]? {
        let word = text.hasPrefix("for try await") ? "for await" : text
        guard let entry = entries.first(where: { $0.word == word }) else { return nil }
        return [StyledText(entry.word, .name), StyledText("  " + entry.meaning)]
            + entry.example.split(separator: "\n").map { StyledText("      " + $0) }
    }

    package static var all: [String] { entries.map(\.word) }

    private static let entries: [(word: String, meaning: String, example: String)] = [
        (
            "async", "Marks a function that may wait. Call it with 'await', in code that is 'async' too or in a Task.",
            """
            func load(_ id: Int) async throws -> String {
                try await Task.sleep(for: .seconds(1))
                return "item \\(id)"
            }
            """
        ),
        (
            "await",
            "Marks a call that may wait. Other code runs meanwhile; the code after it goes on when the value is there.",
            "let item = try await load(1)"
        ),
        (
            "async let",
            "Starts a child task at once. Reading the constant waits for it; leaving the scope cancels it.",
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
            "Marks a parameter whose actor the function runs on, so that it uses the actor's state without 'await'.",
            "func add(to counter: isolated Counter) { counter.count += 1 }"
        ),
        (
            "nonisolated",
            "Marks a member of an actor that any code uses without 'await'. It cannot use the actor's state.",
            "actor Counter { nonisolated var name: String { \"counter\" } }"
        ),
        (
            "#isolation",
            "The actor of the code that calls: the default value of an 'isolated' parameter. nil outside actors.",
            "func run(isolation: isolated (any Actor)? = #isolation) async {}"
        ),
        (
            "sending",
            "Marks a parameter or a result that one task hands over to another. rill accepts it and checks nothing.",
            "func keep(_ image: sending Image) async {}"
        ),
    ]
}
