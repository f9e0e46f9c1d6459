import Checking
import Declarations
import Diagnostics
import TypeModel

/// Texts that were checked once, for interpreters that run the same texts one after the other: the cases of a judge, the
/// orders of a program.
///
/// An interpreter takes its texts from here as long as they are the same, and adds the others. All of them are declared from the
/// start: the first text sees what later ones declare, as in one file. Only one interpreter may use it at a time.
package final class CheckedTexts {
    struct Text {
        var source: Source
        var mode: Checker.Mode
        var checked: CheckedFile
        var tests: TestClasses
        var apps: KitClasses
        /// The number of the next `$R…` after it.
        var nextResult: Int
        /// The checker before it.
        fileprivate var mark: Checker.Mark

        init(
            _ source: Source, _ mode: Checker.Mode, _ checked: CheckedFile, _ tests: TestClasses, _ apps: KitClasses,
            after mark: Checker.Mark, nextResult: Int
        ) {
            (self.source, self.mode, self.checked, self.tests, self.apps) = (source, mode, checked, tests, apps)
            (self.mark, self.nextResult) = (mark, nextResult)
        }
    }

    let checker = SpareChecker.take()
    let sources = SourceTexts()
    private var texts: [Text] = []
    /// The number of texts that the current interpreter has run.
    private var position = 0

    package init() {}

    deinit { SpareChecker.keep(checker) }

    /// Prepares for the next interpreter.
    func begin() {
        position = 0
        checker.resultCount = 0
    }

    /// Returns the next text if it is this one; else nil, and the texts from here on are taken back.
    func next(_ source: Source, _ mode: Checker.Mode) -> Text? {
        guard position < texts.count else { return nil }
        let text = texts[position]
        guard text.mode == mode, text.source.name == source.name, text.source.utf8 == source.utf8 else {
            takeBack(from: position)
            return nil
        }
        position += 1
        checker.resultCount = text.nextResult
        return text
    }

    /// Adds a text that the checker has just accepted.
    func add(_ text: Text) {
        texts.append(text)
        position = texts.count
    }

    /// Takes back the text that runs, which was stopped, and those after it.
    func takeBackLatest() {
        if position > 0 { takeBack(from: position - 1) }
    }

    private func takeBack(from index: Int) {
        guard index < texts.count else { return }
        checker.takeBack(to: texts[index].mark)
        texts.removeSubrange(index...)
        position = index
    }
}
