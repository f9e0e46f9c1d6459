import Assist
import StyledText

/// One session as a terminal sees it, the only interface that the shell uses.
///
/// All calls except `interrupt()` come from one thread, one at a time. Instants are in nanoseconds of any monotonic
/// clock; they matter only for a pace that follows the wall clock. Offsets into a text count UTF-8 bytes.
package protocol SessionProtocol: AnyObject {
    /// The text before the cursor: `rill> `, or `rill 5.3> ` in a lesson.
    var prompt: StyledText { get }

    /// The format of output. The shell sets it before each call that can produce output.
    var presentation: Presentation { get set }

    /// True if a legend of the symbols is to follow the next finished timeline.
    var wantsLegend: Bool { get set }

    /// Returns true if the text is a complete entry. A command, which begins with `:`, is complete.
    func completeness(of text: String) -> Completeness

    /// Returns a note to show beside an entry before it runs: `(continues $R1)`.
    func remark(on text: String) -> StyledText?

    /// Runs an entry; a command is an entry that begins with `:`. An empty entry is Enter on an empty line: a lesson's
    /// next step, or the next instant in step pace. Output goes to the sink as it is produced.
    func submit(_ text: String, at now: UInt64, to sink: OutputSink) -> [Effect]

    /// Runs the items due at this wall-clock time, for paces that follow it. `isEnough` is called between two instants;
    /// if true, the rest is left for the next call and the session's clock waits.
    func tick(at now: UInt64, to sink: OutputSink, isEnough: @escaping () -> Bool) -> [Effect]

    /// True if Space on an empty line turns a page, as Enter does.
    var hasMorePages: Bool { get }

    /// The wall-clock time of the next work for `tick`; nil if there is none.
    func nextDue(after now: UInt64) -> UInt64?

    /// Ends the newest active watch (Ctrl-C on an empty line). Returns false if there is none. `hasStopped` is true if
    /// the same key press stopped a tick.
    func endNewestWatch(at now: UInt64, to sink: OutputSink, hasStopped: Bool) -> Bool

    /// Ends the subscription with a number that the last Ctrl-C listed. Returns false if there was no list.
    func endWatch(chosen number: Int, at now: UInt64, to sink: OutputSink) -> Bool

    /// Stops running code within 50 ms; the running `submit`, `tick` or `endNewestWatch` reports it and returns.
    /// Callable from any thread.
    ///
    /// An interrupt between two calls applies to the next one, unless `forgetInterrupt()` is called before, as the
    /// shell does when it waits for keys again.
    func interrupt()
    func forgetInterrupt()

    /// Does one to two milliseconds of invisible preparatory work, while the session is idle. Returns false when
    /// nothing is left.
    func readAhead() -> Bool

    /// True if `:swiftc` may run compiled code, outside any sandbox. The shell sets it to the user's earlier answer.
    var mayRunCompiled: Bool { get set }

    /// True if swiftc should check the entry that was refused.
    var wantsCompilerCheck: Bool { get }

    /// Checks the refused entry with swiftc and reports if swiftc accepts it. Returns without an answer as soon as
    /// `isWanted` returns false.
    func checkWithCompiler(to sink: OutputSink, isWanted: @escaping () -> Bool)

    /// Returns the right edge of the input line, `x10 00:07.200 2 live`; nil if nothing is scheduled.
    func status(at now: UInt64) -> StyledText?

    /// Returns the diagram above the input line, which is redrawn during typing; nil if there is none.
    func livePicture() -> [StyledText]?

    /// Returns completions at the cursor.
    func completions(in text: String, at cursor: Int) -> Completions

    /// Returns the declaration and documentation of a candidate.
    func documentation(for candidate: Completions.Candidate) -> StyledText?

    /// Returns the signature of the call around the cursor, for `:set hints on`, in at most `room` columns; the current
    /// argument has priority.
    func hint(in text: String, at cursor: Int, room: Int) -> StyledText?

    /// Returns the parts of a text with a role, in order and without overlap. Called on each key, with any text; must
    /// be fast.
    func highlight(_ text: String) -> [RoleSpan]

    /// Returns the bracket pair at the cursor, each a range of one byte; empty if there is none.
    func brackets(in text: String, at cursor: Int) -> [Range<Int>]

    /// Runs the typed text in a separate session and returns its diagram; nil if a key press ended the run.
    ///
    /// - Parameter isWanted: says from any thread whether a key has come.
    func preview(of text: String, isWanted: @escaping @Sendable () -> Bool) -> Preview?

    /// Returns another value for the number or name at a place of a text, and the range of bytes to replace; nil if
    /// there is none.
    func tuned(_ text: String, at cursor: Int, isUp: Bool, isLarge: Bool) -> (range: Range<Int>, text: String)?

    /// Returns the types after the stages of a typed chain, by line and in order.
    func stageTypes(in text: String) -> [Int: [String]]

    /// Returns the instant `step` events after a time, by default the present, and the state of the lanes then; nil if
    /// there is no such event.
    func instant(_ step: Int, from time: Int64?) -> ShownInstant?

    /// The full-screen view; nil while the prompt is shown. The shell reads it after each call and shows it until it is
    /// nil; output waits until then. Requires a terminal with a known number of rows (`Presentation.rows`).
    var screen: Screen? { get }

    /// Handles a key in a full-screen view. Ctrl-C is an ordinary key unless code of the session runs.
    func key(_ key: Key, at now: UInt64, to sink: OutputSink) -> [Effect]

    /// Changes a setting from the settings file. Returns the error, or nil.
    func apply(setting name: String, value: String) -> String?
}

/// An instant of the recording.
package struct ShownInstant: Equatable, Sendable {
    package var time: Int64
    /// The text at the right edge of the input line.
    package var status: StyledText
    package var rows: [StyledText]

    package init(time: Int64, status: StyledText, rows: [StyledText]) {
        (self.time, self.status, self.rows) = (time, status, rows)
    }
}

/// The format of a session's output.
package struct Presentation: Equatable, Sendable {
    /// True for interactive output: a timeline then omits values that equal those of the previous line.
    package var isTerminal: Bool
    /// The columns of a line.
    package var width: Int
    /// The rows of the terminal; nil if full-screen views are not possible.
    package var rows: Int?
    /// True if Unicode symbols may be used; otherwise ASCII.
    package var isUnicode: Bool
    /// True to print sentences instead of diagrams.
    package var isPlain: Bool
    /// True if the terminal itself echoes a Ctrl-C while an entry runs.
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
        /// Results: a program's output, timelines, values.
        case standard
        /// Messages: diagnostics, notes.
        case error
    }

    package enum Kind: Equatable, Sendable {
        /// A program's output, unchanged; may end within a line.
        case program
        /// Lines of a timeline; if many are omitted, they are counted as events.
        case timeline
        /// A value, an answer or a note.
        case reply
        case diagnostic
    }

    package var stream: Stream
    package var kind: Kind
    /// Whole lines, except for `.program`: the last newline is part of the text.
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

/// Keeps output until it is wanted.
package final class HeldOutput: OutputSink {
    package private(set) var outputs: [Output] = []

    package init() {}

    package func write(_ output: Output) { outputs.append(output) }

    /// The text of outputs of some kinds.
    package func text(of kinds: Output.Kind...) -> String {
        outputs.filter { kinds.contains($0.kind) }.map(\.text.plain).joined()
    }
}

/// Splits output into whole lines.
package struct OutputLines {
    /// The text after the last newline.
    private var rest = StyledText()

    package init() {}

    /// Adds a text; returns the lines that it ends.
    package mutating func add(_ text: StyledText) -> [StyledText] {
        var lines = (rest + text).lines
        let isWhole = text.plain.last?.isNewline ?? true
        rest = isWhole ? StyledText() : lines.popLast() ?? StyledText()
        if isWhole, lines.last?.plain.isEmpty == true { lines.removeLast() }
        return lines
    }
}

/// A request to the shell, returned by `submit`.
package enum Effect: Equatable, Sendable {
    /// Exit with this code.
    case quit(status: Int32)
    /// Open the text in the user's editor, and put the result in the input line after `lead`.
    case edit(String, lead: String = "")
    /// Put the text in the input line (`:fix` without running, `:undo` of an entry to correct).
    case placeInLine(String)
    /// Add a text to the history, so that the Up key finds it.
    case addToHistory(String)
    /// Show entries of the history file.
    case history(HistoryQuery)
    /// A terminal setting was changed: `colour`, `highlight`, `hints`, `glyphs`, `width`, `paste`, `plain`.
    case set(name: String, value: String)
    /// Write these settings to the settings file.
    case saveSettings([Setting])
    case clearScreen
    /// A one-time hint was shown.
    case remember(ShownNote)
}

/// Hints that are shown once per user.
package enum ShownNote: String, Sendable {
    case legend
    /// Two suggestions below the first line of the prompt.
    case welcome
    /// The user has allowed compiled code to run outside of the sandbox.
    case compiled
}

/// A request of `:history` to the history file: entries of other sessions, and of this one before a reset. The rows
/// have marks such as `h12` and are listed above the session's own rows.
package enum HistoryQuery: Equatable, Sendable {
    /// All entries that contain the words, followed by the session's rows.
    case older(containing: String, then: [HistoryRow])
    /// Puts the entry with this mark into the input line.
    case entry(mark: Int)
}

/// An entry or command typed in this session.
package struct HistoryRow: Equatable, Sendable {
    /// The number of the entry, as in `:edit` and `:history`; nil for commands and undone entries.
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
