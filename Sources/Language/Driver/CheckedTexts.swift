import Checking
import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Keeps texts that were checked once for interpreters that run the same texts one after the other, such as the cases
/// of a judge or the orders of a program.
///
/// An interpreter reuses these texts as long as its own texts are equal, and adds those that differ. It may skip texts
/// without declarations, such as a lesson's examples. All texts are declared from the start, so the first text sees the
/// declarations of later ones, as in one file. One interpreter uses the object at a time; `sharingTexts` lets others
/// run the same texts while it waits.
package final class CheckedTexts {
    struct Text {
        var source: Source
        var mode: Checker.Mode
        var checked: CheckedFile
        var tests: TestClasses
        var apps: KitClasses
        /// The number of the next `$R…` after the text was checked.
        var nextResult: Int
        /// The state of the checker before the text was checked.
        fileprivate var mark: Checker.Mark

        /// True if the text declares nothing, so that later texts do not depend on it.
        fileprivate let declaresNothing: Bool

        init(
            _ source: Source, _ mode: Checker.Mode, _ parsed: ParsedFile, _ checked: CheckedFile, _ tests: TestClasses,
            _ apps: KitClasses, after mark: Checker.Mark, nextResult: Int
        ) {
            (self.source, self.mode, self.checked, self.tests, self.apps) = (source, mode, checked, tests, apps)
            (self.mark, self.nextResult) = (mark, nextResult)
            declaresNothing =
                checked.results.isEmpty
                && parsed.statements.allSatisfy { statement in
                    if case .expr = statement.kind { true } else { false }
                }
        }
    }

    let checker = SpareChecker.take()
    let sources = SourceTexts()
    private var texts: [Text] = []
    /// The number of texts that the current interpreter has run.
    private var runTextCount = 0
    /// The number of texts that other interpreters use, which must not be reverted.
    private var sharedTextCount = 0

    package init() {}

    deinit { SpareChecker.addSpare(checker) }

    /// Prepares for the next interpreter.
    func begin() {
        runTextCount = 0
        checker.resultCount = 0
    }

    /// Returns the next stored text if it equals this one. Otherwise reverts the stored texts from here on and returns
    /// nil.
    func next(_ source: Source, _ mode: Checker.Mode) -> Text? {
        for (index, text) in texts.enumerated().dropFirst(runTextCount) {
            if text.mode == mode, text.source.utf8 == source.utf8 {
                runTextCount = index + 1
                checker.resultCount = text.nextResult
                return text
            }
            if !text.declaresNothing { break }
        }
        revert(from: runTextCount)
        return nil
    }

    /// Adds a text that the checker has just accepted.
    func add(_ text: Text) {
        texts.append(text)
        runTextCount = texts.count
    }

    /// Returns true if these are the names of all texts, so that another session runs each of them again.
    package func canShare(_ names: [String]) -> Bool {
        sharedTextCount == 0 && runTextCount == texts.count && texts.map(\.source.name) == names
    }

    /// Runs a body in which other interpreters, one after the other, run the same texts as the current one. Texts that
    /// they add are reverted.
    package func sharingTexts<Result>(_ body: () -> Result) -> Result {
        let (count, resultCount) = (texts.count, checker.resultCount)
        sharedTextCount = count
        defer {
            sharedTextCount = 0
            revert(from: count)
            runTextCount = count
            checker.resultCount = resultCount
        }
        return body()
    }

    /// Reverts the text that was stopped during its run, and those after it.
    func revertLatest() {
        if runTextCount > 0 { revert(from: runTextCount - 1) }
    }

    private func revert(from index: Int) {
        let index = max(index, sharedTextCount)
        guard index < texts.count else { return }
        checker.revert(to: texts[index].mark)
        texts.removeSubrange(index...)
        runTextCount = index
    }
}
