import StyledText

/// One conversation as a terminal sees it. Shell talks to nothing else; whoever implements it has no terminal.
///
/// All calls but `interrupt()` come from one thread, one at a time. Instants are nanoseconds of a monotonic wall clock
/// that the caller chooses; they matter only where a pace follows the wall. Offsets into a text count its UTF-8 bytes.
public protocol SessionProtocol: AnyObject {
    /// What stands before the cursor: `rill> `, or `rill 5.3> ` in a lesson.
    var prompt: StyledText { get }

    /// How output will be shown. The shell sets it before each call that can produce output.
    var presentation: Presentation { get set }

    /// Whether the first timeline to end is to be followed by a line that says what its signs mean.
    var wantsLegend: Bool { get set }

    /// Whether the text can run as it is. An entry that begins with `:` is complete.
    func completeness(of text: String) -> Completeness

    /// What to say beside an entry that is about to run: `(continues $R1)`.
    func remark(on text: String) -> StyledText?

    /// Runs an entry, whole and as typed; a command is an entry that begins with `:`. An empty one is Enter on an empty
    /// line: a lesson's next step, the next instant in step pace, else nothing. Output goes to the sink as it happens.
    func submit(_ text: String, at now: UInt64, to sink: OutputSink) -> [Effect]

    /// Runs what is due at this instant of the wall; for paces that follow it. `isEnough` is asked between two instants of
    /// the session: then what is left is for another time, and the session's clock waits for it.
    func tick(at now: UInt64, to sink: OutputSink, isEnough: @escaping () -> Bool) -> [Effect]

    /// True if Space on an empty line turns a page, as Enter does.
    var hasMorePages: Bool { get }

    /// The instant of the wall at which `tick` has something to do; nil while it never has.
    func nextDue(after now: UInt64) -> UInt64?

    /// Ends the newest live watch (Ctrl-C on an empty line). False if there is none. `hasStopped`: the same press has stopped a tick.
    func endNewestWatch(at now: UInt64, to sink: OutputSink, hasStopped: Bool) -> Bool

    /// Ends the one before which the number stood when the Ctrl-C before has said what runs. False if it has asked nothing.
    func endWatch(chosen number: Int, at now: UInt64, to sink: OutputSink) -> Bool

    /// Stops what runs now, within 50 ms; the running `submit`, `tick` or `endNewestWatch` says so and returns. May be called from any thread.
    ///
    /// What comes too early, between two calls, is for the next one, unless that is preceded by `forgetInterrupt()`: whoever
    /// waits for keys again says so.
    func interrupt()
    func forgetInterrupt()

    /// Does a little of what answers will need, a millisecond or two of work that nobody can notice otherwise; while nothing else
    /// is to do. False when nothing is left.
    func readAhead() -> Bool

    /// The right edge of the input line, `x10 00:07.200 2 live`; nil when nothing is scheduled.
    func status(at now: UInt64) -> StyledText?

    /// A picture that stands above the input line and is drawn anew while one types; nil where none is wanted.
    func livePicture() -> [StyledText]?

    /// What could stand at the cursor.
    func completions(in text: String, at cursor: Int) -> Completions

    /// What is known about one candidate: its declaration and its pages.
    func documentation(for candidate: Completions.Candidate) -> StyledText?

    /// The signature of the call around the cursor, for `:set hints on`: as much of it as fits into so many columns, what is being
    /// given first of all.
    func hint(in text: String, at cursor: Int, room: Int) -> StyledText?

    /// The parts of a text that have a role, in order and without overlap. Called on each key: it must be fast and
    /// must bear any text.
    func highlight(_ text: String) -> [RoleSpan]

    /// The brackets that belong together where the cursor stands, each a range of one byte; none where they do not.
    func brackets(in text: String, at cursor: Int) -> [Range<Int>]

    /// The types of a chain that is being typed, by lines of the text: those after each stage of a line, in order.
    func stageTypes(in text: String) -> [Int: [String]]

    /// The instant of the recording so many events on from another (nil: from the present), and what its lanes had then. nil
    /// where nothing lies further on.
    func instant(_ step: Int, from time: Int64?) -> LookedAt?

    /// What covers the terminal just now; nil while the prompt stands there. Asked after each call; the shell shows it until
    /// it is nil, and keeps until then what goes to the sink. Only for a terminal with rows (`Presentation.rows`).
    var screen: Screen? { get }

    /// A key that was pressed while a screen is shown. Ctrl-C is a key like others, unless code of the session runs.
    func key(_ key: Key, at now: UInt64, to sink: OutputSink) -> [Effect]

    /// Changes a setting that the user keeps in the settings file. Answers what is wrong with it, or nil.
    func apply(setting name: String, value: String) -> String?
}

extension SessionProtocol {
    public func endWatch(chosen number: Int, at now: UInt64, to sink: OutputSink) -> Bool { false }
}

/// An instant of the past.
public struct LookedAt: Equatable, Sendable {
    public var time: Int64
    /// The right edge of the input line.
    public var status: StyledText
    public var rows: [StyledText]

    public init(time: Int64, status: StyledText, rows: [StyledText]) {
        (self.time, self.status, self.rows) = (time, status, rows)
    }
}

/// How the views of a conversation are drawn.
public struct Presentation: Equatable, Sendable {
    /// Whether a person looks at it: then a timeline leaves out what has not changed since the line before.
    public var isTerminal: Bool
    /// Columns of a line.
    public var width: Int
    /// Rows of the terminal; nil where no screen can be shown.
    public var rows: Int?
    /// Whether the glyphs of EXPERIENCE's tables may be used; else ASCII.
    public var isUnicode: Bool
    /// Sentences in the place of pictures.
    public var isPlain: Bool
    /// Whether the terminal itself shows a Ctrl-C that comes while an entry runs.
    public var echoesInterrupts: Bool

    public init(
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

/// Whether a text is an entry already.
public enum Completeness: Equatable, Sendable {
    case complete
    /// More is wanted; the reason names what is open: `'{' from line 1`.
    case incomplete(reason: String, indent: Int)
    /// Nothing but blanks and comments.
    case empty
}

/// A piece of output, on its way to the terminal, a file or a checker.
public struct Output: Equatable, Sendable {
    public enum Stream: Equatable, Sendable {
        /// Results: what a program prints, timelines, values.
        case standard
        /// Talk: diagnostics, notes.
        case error
    }

    public enum Kind: Equatable, Sendable {
        /// What a program prints, to the letter; it need not end a line.
        case program
        /// Lines of a timeline; counted as events when many are left out.
        case timeline
        /// A value, an answer, a note.
        case reply
        case diagnostic
    }

    public var stream: Stream
    public var kind: Kind
    /// Whole lines, except for `.program`: the newline behind the last one is part of the text.
    public var text: StyledText

    public init(_ kind: Kind, _ text: StyledText, stream: Stream? = nil) {
        self.kind = kind
        self.text = text
        self.stream = stream ?? (kind == .diagnostic ? .error : .standard)
    }
}

/// Where output goes.
public protocol OutputSink: AnyObject {
    func write(_ output: Output)
}

/// A wish of the conversation that only the shell can grant; given back by `submit`.
public enum Effect: Equatable, Sendable {
    /// Leave, with this exit code.
    case quit(status: Int32)
    /// Open the text in the user's editor; what comes back is put in the line, behind what leads it.
    case edit(String, lead: String = "")
    /// Put the text in the input line (`:fix` without running, `:undo` of what one wants to correct).
    case placeInLine(String)
    /// Keep a text among what was typed: Up recalls it.
    case keep(String)
    /// Show entries of the history file.
    case history(HistoryQuery)
    /// A setting of the terminal side was changed: `colour`, `highlight`, `hints`, `glyphs`, `width`, `paste`, `plain`.
    case set(name: String, value: String)
    /// Write these settings to the settings file.
    case saveSettings([Setting])
    case clearScreen
    /// Something that is said once in a user's life has been said.
    case remember(Said)
}

/// What is said once in a user's life.
public enum Said: String, Sendable {
    case legend
    /// Two things to try, below the first line of the prompt.
    case welcome
}

/// What `:history` asks for of the history file: entries of other sessions, and of this one before it was reset. They are listed
/// with marks of their own, `h12`, above the rows of the session.
public enum HistoryQuery: Equatable, Sendable {
    /// All whose text contains the words; the rows of the session come last.
    case older(containing: String, then: [HistoryRow])
    /// The entry with that mark goes into the line.
    case entry(mark: Int)
}

/// Something that was typed in this session.
public struct HistoryRow: Equatable, Sendable {
    /// The number of the entry, the same for `:edit`, `:history` and whatever speaks of it; nil for commands and for what was taken back.
    public var number: Int?
    public var text: String

    public init(number: Int?, text: String) { (self.number, self.text) = (number, text) }
}

/// A name and its value, as in the settings file.
public struct Setting: Equatable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

/// What could stand at the cursor.
public struct Completions: Equatable, Sendable {
    public struct Candidate: Equatable, Sendable {
        /// What stands in the list: `throttle(_:latest:scheduler:)`.
        public var title: String
        /// What the text becomes between `start` and the cursor: `throttle(`.
        public var insertion: String
        /// One phrase: `at most one element in each interval`.
        public var summary: String
        /// How it is declared, with the types that it has at this place; empty if that is not known.
        public var declaration: String
        /// Whether it has the type that the place wants. What has another may begin an expression, but nothing of it is
        /// put in.
        public var fits = true

        public init(title: String, insertion: String, summary: String = "", declaration: String = "") {
            self.title = title
            self.insertion = insertion
            self.summary = summary
            self.declaration = declaration
        }
    }

    /// Where the word begins that is being completed.
    public var start: Int
    public var candidates: [Candidate]

    public init(start: Int, candidates: [Candidate]) {
        self.start = start
        self.candidates = candidates
    }

    /// What all candidates that fit begin with.
    public var commonPrefix: String {
        let candidates = candidates.filter(\.fits)
        guard var common = candidates.first?.insertion else { return "" }
        for candidate in candidates.dropFirst() {
            while !candidate.insertion.hasPrefix(common) { common.removeLast() }
        }
        return common
    }
}

/// A part of a text and what it is.
public struct RoleSpan: Equatable, Sendable {
    public var range: Range<Int>
    public var role: Role

    public init(_ range: Range<Int>, _ role: Role) {
        self.range = range
        self.role = role
    }
}
