import Checking
import Declarations
import Library

/// Reuses the checker of a closed interpreter for the next one. It has already read the library declarations that
/// programs use. Also, types live as long as the process, so a new checker for each interpreter would fill its memory.
enum SpareChecker {
    // The checkers that no interpreter uses. Only one thread compiles at a time, so no lock is needed. There are as
    // many as there were interpreters at once, such as those of a session and a rehearsal.
    nonisolated(unsafe) private static var spares: [Checker] = []

    static func take() -> Checker { spares.popLast() ?? make() }

    static func addSpare(_ checker: Checker) {
        checker.forgetPrograms()
        checker.resultCount = 0
        spares.append(checker)
    }

    /// Calls the body with the checker of an interpreter; without an interpreter, with the checker that the next one
    /// will use.
    static func withChecker(to interpreter: Interpreter?, _ body: (Checker) -> Void) {
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
