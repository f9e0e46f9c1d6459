import Checking
import Declarations
import Library

/// Reuses the checker of a closed interpreter for the next one: it has read the library declarations that programs use,
/// and types live as long as the process, so a new checker each time would fill its memory.
enum SpareChecker {
    // The checkers without an interpreter, guarded by compiling on one thread at a time. There are as many as there
    // were interpreters at once, such as a session's and a rehearsal's.
    nonisolated(unsafe) private static var spares: [Checker] = []

    static func take() -> Checker { spares.popLast() ?? make() }

    static func addSpare(_ checker: Checker) {
        checker.forgetPrograms()
        checker.resultCount = 0
        spares.append(checker)
    }

    /// Calls the body with the checker of an interpreter, or the one for the next interpreter.
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
