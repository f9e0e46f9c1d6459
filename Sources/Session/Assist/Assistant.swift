import Declarations
import Library
import TypeModel

/// Completes, explains and describes typed text for a session, which it does not change.
package struct Assistant {
    /// Returns the checker of the session's program; nil before its first entry.
    private let findChecker: () -> Checker?
    /// Returns the checker; starts a program if the session has none.
    let openChecker: () -> Checker
    /// The session's definitions, beginning with the oldest.
    let definitions: [Symbol]
    /// The name of the last result. A line that begins with a dot continues this expression.
    let lastResult: String?
    /// Returns the texts on the screen of the session's app.
    let wordsOnScreen: () -> [String]
    /// The number of columns in a line.
    let width: Int
    let ellipsisMark: String
    /// Runs an example of the documentation and returns it with its results.
    let drawExample: (Documentation.Example) -> Documentation.Example

    package init(
        findChecker: @escaping () -> Checker?, openChecker: @escaping () -> Checker, definitions: [Symbol],
        lastResult: String?,
        wordsOnScreen: @escaping () -> [String], width: Int, ellipsisMark: String,
        drawExample: @escaping (Documentation.Example) -> Documentation.Example
    ) {
        (self.findChecker, self.openChecker) = (findChecker, openChecker)
        (self.definitions, self.lastResult, self.wordsOnScreen) = (definitions, lastResult, wordsOnScreen)
        (self.width, self.ellipsisMark, self.drawExample) = (width, ellipsisMark, drawExample)
    }

    var knownChecker: Checker? { findChecker() }

    func definition(named name: String) -> Symbol? { definitions.last { $0.name.text == name } }
}
