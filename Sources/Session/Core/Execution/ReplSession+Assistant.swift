import Assist
import Language
import Library

/// Access to the session for completion, hints and documentation.
extension ReplSession {
    package var assistant: Assistant {
        Assistant(
            findChecker: { [self] in program?.interpreter.checker },
            openChecker: { [self] in openProgram().interpreter.checker },
            definitions: journal.definitions, lastResult: program?.lastResult,
            wordsOnScreen: { [self] in wordsOnScreen() }, width: presentation.width, ellipsisMark: ellipsisMark,
            draw: drawing())
    }

    /// Returns a function that draws examples and caches the results.
    private func drawing() -> (Documentation.Example) -> Documentation.Example {
        var drawn: [String: Documentation.Example] = [:]
        return { [self] example in
            if let known = drawn[example.program] { return known }
            let now = aside { example.drawn() }
            drawn[example.program] = now
            return now
        }
    }

    /// Runs another interpreter, with its own host, while this session waits.
    private func aside<Result>(_ body: () -> Result) -> Result {
        defer { program?.interpreter.install() }
        return body()
    }
}
