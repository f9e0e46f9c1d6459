import Assist
import StyledText

/// The interface of a session for a terminal. The shell uses no other interface.
///
/// All calls except `interrupt()` come from one thread, one at a time. Times such as `now` are nanoseconds of any
/// monotonic clock; they matter only if the pace follows the wall clock. Offsets into a text count UTF-8 bytes.
package protocol SessionProtocol: AnyObject {
    /// The text before the cursor: `rill> `, or `rill 5.3> ` in a lesson.
    var prompt: StyledText { get }

    /// The format of output. The shell sets it before each call that may produce output.
    var presentation: Presentation { get set }

    /// True if a legend of the symbols is printed after the next timeline that ends.
    var wantsLegend: Bool { get set }

    /// Returns if the text is a complete entry. A command, which begins with `:`, is always complete.
    func completeness(of text: String) -> Completeness

    /// Returns a note to show beside an entry before it runs, such as `(continues $R1)`; nil if there is none.
    func remark(on text: String) -> StyledText?

    /// Runs an entry; a command is an entry that begins with `:`. An empty entry means Enter on an empty line: it
    /// continues a lesson, or runs the next instant in step pace. The sink receives output while it is produced.
    func submit(_ text: String, at now: UInt64, to sink: OutputSink) -> [Effect]

    /// Runs the items that are due at this wall-clock time, if the pace follows the wall clock. `isEnough` is called
    /// between two instants. If it returns true, the rest is left for the next call and the session's clock waits.
    func tick(at now: UInt64, to sink: OutputSink, isEnough: @escaping () -> Bool) -> [Effect]

    /// True if Space on an empty line turns a page, as Enter does.
    var hasMorePages: Bool { get }

    /// The wall-clock time of the next item for `tick`; nil if there is none.
    func nextDue(after now: UInt64) -> UInt64?

    /// Ends the newest active watch, for Ctrl-C on an empty line. Returns false if there is none. `hasStopped` is true
    /// if the same key press has stopped a tick.
    func endNewestWatch(at now: UInt64, to sink: OutputSink, hasStopped: Bool) -> Bool

    /// Ends the subscription with a number from the list that the last Ctrl-C has shown. Returns false if there was no
    /// list.
    func endWatch(chosen number: Int, at now: UInt64, to sink: OutputSink) -> Bool

    /// Stops running code within 50 ms. The running `submit`, `tick` or `endNewestWatch` reports the stop and returns.
    /// May be called on any thread.
    ///
    /// An interrupt between two calls applies to the next one, unless `forgetInterrupt()` is called before, as the
    /// shell does when it waits for keys again.
    func interrupt()
    func forgetInterrupt()

    /// Does one to two milliseconds of preparatory work, which is not visible, while the session is idle. Returns false
    /// when no work is left.
    func readAhead() -> Bool

    /// True if `:swiftc` may run compiled code, which no sandbox restricts. The shell sets it to the user's earlier
    /// answer.
    var mayRunCompiled: Bool { get set }

    /// True if swiftc should check the entry that was refused last.
    var wantsCompilerCheck: Bool { get }

    /// Checks the refused entry with swiftc and reports if swiftc accepts it. Returns without an answer as soon as
    /// `isWanted` returns false.
    func checkWithCompiler(to sink: OutputSink, isWanted: @escaping () -> Bool)

    /// Returns the text at the right edge of the input line, such as `x10 00:07.200 2 live`; nil if nothing is
    /// scheduled.
    func status(at now: UInt64) -> StyledText?

    /// Returns the diagram above the input line, which is redrawn while the user types; nil if there is none.
    func livePicture() -> [StyledText]?

    /// Returns the completions at the cursor.
    func completions(in text: String, at cursor: Int) -> Completions

    /// Returns the declaration and the documentation of a completion.
    func documentation(for candidate: Completions.Candidate) -> StyledText?

    /// Returns the signature of the call that contains the cursor, for `:set hints on`. It has at most `room` columns,
    /// and contains the current argument if possible.
    func hint(in text: String, at cursor: Int, room: Int) -> StyledText?

    /// Returns the ranges of a text that have a role, in order; they do not overlap. It is called for each key, with
    /// any text, so it must be fast.
    func highlight(_ text: String) -> [RoleSpan]

    /// Returns the two brackets at the cursor, each as a range of one byte; empty if there are none.
    func brackets(in text: String, at cursor: Int) -> [Range<Int>]

    /// Runs the typed text in a separate session and returns its diagram. Returns nil if a key press ended the run.
    ///
    /// - Parameter isWanted: returns false after a key was pressed. It is called on any thread.
    func preview(of text: String, isWanted: @escaping @Sendable () -> Bool) -> PreviewResult?

    /// Returns another value for the number or name at the cursor, and the range of bytes to replace; nil if there is
    /// none.
    func tuned(_ text: String, at cursor: Int, isUp: Bool, isLarge: Bool) -> (range: Range<Int>, text: String)?

    /// For each line of a typed chain, returns the types after the stages on that line, in order.
    func stageTypes(in text: String) -> [Int: [String]]

    /// Returns the first recorded instant after a time, or the last one before it if `step` is negative, with the state
    /// of the lanes then; nil if there is none. The time is the present by default.
    func recordedInstant(_ step: Int, from time: Int64?) -> ShownInstant?

    /// The full-screen view; nil while the prompt is shown. The shell reads it after each call and displays it until it
    /// is nil; meanwhile output waits. It requires a terminal with a known number of rows (`Presentation.rows`).
    var screen: FullScreenView? { get }

    /// Handles a key in a full-screen view. Ctrl-C is an ordinary key, unless code of the session is running.
    func key(_ key: Key, at now: UInt64, to sink: OutputSink) -> [Effect]

    /// Changes a setting from the settings file. Returns an error message, or nil.
    func applySetting(setting name: String, value: String) -> String?
}

/// An instant of the recording, as the prompt shows it.
package struct ShownInstant: Equatable, Sendable {
    package var time: Int64
    /// The text at the right edge of the input line.
    package var status: StyledText
    package var rows: [StyledText]

    package init(time: Int64, status: StyledText, rows: [StyledText]) {
        (self.time, self.status, self.rows) = (time, status, rows)
    }
}

/// The format in which a session writes output.
package struct Presentation: Equatable, Sendable {
    /// True if a user reads the output on a terminal. Then a timeline leaves out values that are equal to those of the
    /// previous line.
    package var isTerminal: Bool
    /// The number of columns in a line.
    package var width: Int
    /// The number of rows of the terminal; nil if full-screen views are not possible.
    package var rows: Int?
    /// True if output may contain Unicode symbols; otherwise it is ASCII.
    package var isUnicode: Bool
    /// True to print sentences in place of diagrams.
    package var isPlain: Bool
    /// True if the terminal itself prints a Ctrl-C that is pressed while an entry runs.
    package var echoesInterrupts: Bool

    package init(
        isTerminal: Bool, width: Int = 80, rows: Int? = nil, isUnicode: Bool = true, isPlain: Bool = false,
        echoesInterrupts: Bool = false
    ) {
        self.isTerminal = isTerminal
        self.width = width
        self.rows = rows
        self.isUnicode = isUnicode
        self.isPlain = isPlain
        self.echoesInterrupts = echoesInterrupts
    }
}

/// A piece of output for the terminal, a file or a checker.
package struct Output: Equatable, Sendable {
    package enum Stream: Equatable, Sendable {
        /// Results, such as the output of programs, timelines and values.
        case standard
        /// Messages, such as diagnostics and notes.
        case error
    }

    package enum Kind: Equatable, Sendable {
        /// The output of a program, unchanged. It may end within a line.
        case program
        /// Lines of a timeline. If many are left out, they are counted as events.
        case timeline
        /// A value, another answer or a note.
        case reply
        case diagnostic
    }

    package var stream: Stream
    package var kind: Kind
    /// The text. It consists of whole lines with their newlines, except for `.program`.
    package var text: StyledText

    package init(_ kind: Kind, _ text: StyledText, stream: Stream? = nil) {
        self.kind = kind
        self.text = text
        self.stream = stream ?? (kind == .diagnostic ? .error : .standard)
    }
}

/// Receives output.
package protocol OutputSink: AnyObject {
    func write(_ output: Output)
}

/// An output sink that stores all output.
package final class HeldOutput: OutputSink {
    package private(set) var outputs: [Output] = []

    package init() {}

    package func write(_ output: Output) { outputs.append(output) }

    /// Returns the stored text of these kinds of output.
    package func text(of kinds: Output.Kind...) -> String {
        outputs.filter { kinds.contains($0.kind) }.map(\.text.plainText).joined()
    }
}

/// Splits output into whole lines.
package struct LineSplitter {
    /// The text after the last newline.
    private var unfinishedLine = StyledText()

    package init() {}

    /// Adds a text; returns the lines that it ends.
    package mutating func add(_ text: StyledText) -> [StyledText] {
        var lines = (unfinishedLine + text).lines
        let isWhole = text.plainText.last?.isNewline ?? true
        unfinishedLine = isWhole ? StyledText() : lines.popLast() ?? StyledText()
        if isWhole, lines.last?.plainText.isEmpty == true { lines.removeLast() }
        return lines
    }
}

/// A request to the shell, returned by `submit`.
package enum Effect: Equatable, Sendable {
    /// Exit with this status.
    case quit(status: Int32)
    /// Open the text in the user's editor, and then put the result into the input line after `lead`.
    case edit(String, lead: String = "")
    /// Put the text into the input line: for `:fix` without running, and for `:undo` of an entry to correct.
    case placeInLine(String)
    /// Add a text to the history, so that Up finds it.
    case addToHistory(String)
    /// Show entries from the history file.
    case history(HistoryQuery)
    /// A setting of the terminal was changed: `colour`, `highlight`, `hints`, `glyphs`, `width`, `paste` or `plain`.
    case set(name: String, value: String)
    /// Write these settings to the settings file.
    case saveSettings([Setting])
    case clearScreen
    /// Store that a hint was shown which each user sees once.
    case remember(ShownNote)
}

/// Hints that each user sees once.
package enum ShownNote: String, Sendable {
    case legend
    /// The two suggestions below the first line of the prompt.
    case welcome
    /// The user has allowed compiled code to run outside of the sandbox.
    case compiled
}

/// A request by `:history` to the history file: for entries of other sessions, and of this session before a reset.
/// Their rows have marks such as `h12` and are listed above the rows of the session itself.
package enum HistoryQuery: Equatable, Sendable {
    /// Shows all entries that contain the words, and then the rows of the session.
    case older(containing: String, then: [HistoryRow])
    /// Puts the entry with this mark into the input line.
    case entry(mark: Int)
}

/// An entry or a command that was typed in this session.
package struct HistoryRow: Equatable, Sendable {
    /// The number of the entry, as `:edit` and `:history` use it; nil for commands and for entries that were undone.
    package var number: Int?
    package var text: String

    package init(number: Int?, text: String) { (self.number, self.text) = (number, text) }
}

/// A name and its value, as in the settings file.
package struct Setting: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
