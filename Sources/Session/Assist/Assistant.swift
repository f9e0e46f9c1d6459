import Declarations
import Library
import TypeModel

/// Completes, explains and describes typed text for a session, which it does not change.
package struct Assistant {
    /// The checker of the session's program; nil before its first entry.
    let knownChecker: Checker?
    /// Returns the checker; starts a program if there is none.
    let openChecker: () -> Checker
    /// The session's definitions, the oldest first.
    let definitions: [Symbol]
    /// The name of the last result, which a line that begins with a dot continues.
    let lastResult: String?
    /// Returns the texts on the screen of the session's app.
    let wordsOnScreen: () -> [String]
    /// The columns of a line.
    let width: Int
    let ellipsisMark: String
    /// Runs an example of the documentation.
    let draw: (Documentation.Example) -> Documentation.Example

    package init(
        knownChecker: Checker?, openChecker: @escaping () -> Checker, definitions: [Symbol], lastResult: String?,
        wordsOnScreen: @escaping () -> [String], width: Int, ellipsisMark: String,
        draw: @escaping (Documentation.Example) -> Documentation.Example
    ) {
        (self.knownChecker, self.openChecker) = (knownChecker, openChecker)
        (self.definitions, self.lastResult, self.wordsOnScreen) = (definitions, lastResult, wordsOnScreen)
        (self.width, self.ellipsisMark, self.draw) = (width, ellipsisMark, draw)
    }

    func definition(named name: String) -> Symbol? { definitions.last { $0.name.text == name } }
}
