import Assist
import Language
import Library

/// Gives completion, hints and documentation access to the session.
extension ReplSession {
    package var assistant: Assistant {
        Assistant(
            findChecker: { [self] in program?.interpreter.checker },
            openChecker: { [self] in openProgram().interpreter.checker },
            definitions: journal.definitions, lastResult: program?.lastResult,
            wordsOnScreen: { [self] in wordsOnScreen() }, width: presentation.width, ellipsisMark: ellipsisMark,
            drawExample: exampleRunner())
    }

    /// Returns a function that runs an example and caches its results.
    private func exampleRunner() -> (Documentation.Example) -> Documentation.Example {
        var drawn: [String: Documentation.Example] = [:]
        return { [self] example in
            if let known = drawn[example.program] { return known }
            let now = withOtherInterpreter { example.withActualResults() }
            drawn[example.program] = now
            return now
        }
    }

    /// Runs a body in which another interpreter, with a host of its own, runs while this session waits.
    private func withOtherInterpreter<Result>(_ body: () -> Result) -> Result {
        defer { program?.interpreter.install() }
        return body()
    }
}
