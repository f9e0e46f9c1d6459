import Library
import Types

/// The checker of an interpreter that was closed serves the next one: it has read what programs need of the library, and
/// types live as long as the process, so that one after the other would fill its memory.
enum SpareChecker {
    // Only one lane compiles at a time. As many as there ever were interpreters at once: a session's and a picture's.
    nonisolated(unsafe) private static var spares: [Checker] = []

    static func take() -> Checker { spares.popLast() ?? make() }

    static func keep(_ checker: Checker) {
        checker.forgetPrograms()
        checker.resultCount = 0
        spares.append(checker)
    }

    /// The checker of an interpreter, or the one that the next interpreter will have.
    static func lending(to interpreter: Interpreter?, _ body: (Checker) -> Void) {
        if let interpreter { return body(interpreter.checker) }
        let spare = take()
        body(spare)
        spares.append(spare)
    }

    private static func make() -> Checker {
        let checker = Checker(
            pages: LibraryText.startInterfaces.map(\.entry),
            later: (LibraryText.namedInterfaces + LibraryText.compiledInterfaces).map(\.entry))
        checker.marbleMistake = { text in
            MarbleText.problem(in: text).map {
                MarbleMistake(id: $0.id, message: $0.message, column: $0.column, help: $0.help)
            }
        }
        return checker
    }
}
