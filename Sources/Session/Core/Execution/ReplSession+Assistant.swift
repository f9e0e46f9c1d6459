import Assist
import Language
import Library

/// The session as completion, hints and documentation see it.
extension ReplSession {
    package var assistant: Assistant {
        Assistant(
            knownChecker: program?.interpreter.checker, openChecker: { [self] in openProgram().interpreter.checker },
            definitions: journal.definitions, lastResult: program?.lastResult,
            wordsOnScreen: { [self] in wordsOnScreen() }, width: presentation.width, ellipsisMark: ellipsisMark,
            draw: drawing())
    }

    /// Returns a function that draws each example once.
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
