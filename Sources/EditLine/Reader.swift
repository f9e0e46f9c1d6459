/// A source of entries: a terminal with a line editor, a terminal without one, or a script.
package protocol BlockReader: AnyObject {
    /// Reads one entry. Meanwhile, the host shows output of the session.
    func read(prompt: [StyledPiece], initial: String) -> ReadResult

    /// Runs an entry. Keys that are typed meanwhile are read afterwards; Ctrl-C interrupts the entry.
    func runEntry(_ body: () -> Void)

    /// Shows text above the edited block while `read` waits.
    func printAbove(_ text: String)
}

extension BlockReader {
    package func runEntry(_ body: () -> Void) { body() }
}

package enum ReadResult: Equatable {
    /// An entry of one line or several.
    case entry(String)
    /// The end of the input.
    case end
}

/// A text with the parameters of the escape code for its colour, such as `1;32`; they are empty for text without
/// colour.
package struct StyledPiece: Equatable {
    package var text: String
    package var code: String

    package init(_ text: String, _ code: String = "") {
        self.text = text
        self.code = code
    }
}

/// A coloured part of the block. Its offsets count Unicode scalars.
package struct StyledSpan: Equatable {
    package var range: Range<Int>
    package var code: String

    package init(_ range: Range<Int>, _ code: String) {
        self.range = range
        self.code = code
    }
}

/// The functions that the reader calls while it reads an entry. Cursor positions count Unicode scalars.
package struct ReaderServices {
    package var prompt: PromptSource
    package var highlighter: Highlighter
    package var hinter: Hinter
    package var completer: Completer
    package var validator: Validator
    package var history: EntryHistory
    package var host: ReaderHost

    package init(
        prompt: PromptSource, highlighter: Highlighter, hinter: Hinter, completer: Completer, validator: Validator,
        history: EntryHistory, host: ReaderHost
    ) {
        (self.prompt, self.highlighter, self.hinter) = (prompt, highlighter, hinter)
        (self.completer, self.validator, self.history, self.host) = (completer, validator, history, host)
    }
}

/// The rows around the edited block, and the width of characters.
package protocol PromptSource {
    /// Returns the text at the right edge of the first row.
    func status() -> [StyledPiece]
    /// Returns the rows above the edited block, none wider than the terminal. They are removed when the block is
    /// submitted.
    func rowsAbove(_ text: String) -> [[StyledPiece]]
    /// Returns the number of columns of a character on the terminal.
    func width(of character: Character) -> Int
    /// The mark for omitted text, such as `…`.
    var ellipsisMark: String { get }
}

package protocol Highlighter {
    /// Returns the coloured parts of a text, with the pair of brackets at the cursor. The cursor is nil for a submitted
    /// block.
    func spans(in text: String, cursor: Int?) -> [StyledSpan]
}

package protocol Hinter {
    /// Returns the hint after the cursor's row, at most `room` columns wide.
    func hint(in text: String, cursor: Int, room: Int) -> [StyledPiece]
    /// Returns the text to show after lines of the block: the types of a chain.
    func types(in text: String, cursor: Int) -> [Int: [StyledPiece]]
}

package protocol Completer {
    /// Returns the action of the `press`-th Tab in a row.
    func complete(_ text: String, cursor: Int, press: Int) -> TabAction
    /// Returns another value for the number or name at the cursor, and the range that the value replaces; nil if there
    /// is none.
    func changedValue(_ text: String, cursor: Int, isUp: Bool, isLarge: Bool) -> (range: Range<Int>, text: String)?
}

package protocol Validator {
    func validate(_ text: String) -> EnterAction
    /// Returns the text that a paste into the block inserts.
    func clean(pasted text: String, into block: String) -> PasteAction
    /// True if Space on an empty line does the same as Enter.
    var treatsSpaceAsEnter: Bool { get }
}

package protocol EntryHistory: AnyObject {
    /// The earlier entries, the oldest one first.
    var entries: [String] { get }
    /// Stores a text that Ctrl-C has dropped, for the Up key.
    func remember(_ text: String)
}

/// Runs the session while the reader waits for keys.
package protocol ReaderHost: AnyObject {
    /// Returns the milliseconds until the next call of `wakeUp`; nil if no call is needed.
    func nextWake() -> Int?
    /// Runs due work for a while, and returns early when `isWanted` returns true. Output goes through `printAbove`.
    func wakeUp(isWanted: @escaping () -> Bool)
    /// Handles Ctrl-C on an empty line. `hasStopped` is true if the Ctrl-C has stopped running code.
    func interruptEmptyLine(hasStopped: Bool)
    /// Handles a digit directly after a Ctrl-C on an empty line; returns true if the digit was a choice.
    func chooseSubscription(_ number: Int) -> Bool
    /// Moves by `step` events in the recording and returns rows that describe the new instant; nil if there is none.
    func showInstant(by step: Int) -> [[StyledPiece]]?
    /// Ends the display of an earlier instant.
    func hideInstant()
    /// Opens the block in the user's editor and returns the edited text; nil if the editor failed.
    func editExternally(_ text: String) -> String?
}

/// The action that Enter performs.
package enum EnterAction: Equatable {
    /// Runs the block, which is complete. The remark is drawn at the right edge of its first row.
    case run(remark: [StyledPiece])
    /// Begins a new line with an indent.
    case newLine(indent: Int)
    /// Begins a new line as `newLine` does, with a note above the block.
    case explain(note: String)
    /// Shows a new prompt, because the block is empty.
    case nothing
}

/// The action that Tab performs.
package struct TabAction: Equatable {
    /// Replaces the text from `start` to the cursor.
    package var replacement: (start: Int, text: String)?
    /// The text between the current block and the next prompt, each line with its newline.
    package var shownList: String
    /// The rows below the block until the next key.
    package var rowsBelow: [[StyledPiece]]

    package init(
        replacement: (start: Int, text: String)? = nil, shownList: String = "", rowsBelow: [[StyledPiece]] = []
    ) {
        self.replacement = replacement
        self.shownList = shownList
        self.rowsBelow = rowsBelow
    }

    package static func == (left: TabAction, right: TabAction) -> Bool {
        left.replacement?.start == right.replacement?.start && left.replacement?.text == right.replacement?.text
            && left.shownList == right.shownList && left.rowsBelow == right.rowsBelow
    }
}

/// The action that a paste performs.
package struct PasteAction: Equatable {
    package var text: String
    /// The note about changes to the pasted text, which is shown above the block.
    package var note: String
    /// True if the block runs at once.
    package var runsAtOnce: Bool

    package init(text: String, note: String = "", runsAtOnce: Bool = false) {
        self.text = text
        self.note = note
        self.runsAtOnce = runsAtOnce
    }
}
