/// A source of entries: a terminal with a line editor, a terminal without one, or a script.
public protocol BlockReader: AnyObject {
    /// Reads one entry. Output of the session appears meanwhile, by way of the delegate.
    func read(prompt: [Ink], initial: String) -> ReadResult

    /// Runs an entry; keys that come meanwhile are next, and Ctrl-C is an interrupt.
    func runEntry(_ body: () -> Void)

    /// Shows text while `read` waits, above what is being typed.
    func printAbove(_ text: String)
}

extension BlockReader {
    public func runEntry(_ body: () -> Void) { body() }
}

public enum ReadResult: Equatable {
    /// An entry, one line or several.
    case entry(String)
    /// The input is over.
    case end
}

/// Text with the parameters of the escape code that colours it (`1;32`); empty for none.
public struct Ink: Equatable {
    public var text: String
    public var code: String

    public init(_ text: String, _ code: String = "") {
        self.text = text
        self.code = code
    }
}

/// A part of the block that is coloured; offsets count Unicode scalars.
public struct InkSpan: Equatable {
    public var range: Range<Int>
    public var code: String

    public init(_ range: Range<Int>, _ code: String) {
        self.range = range
        self.code = code
    }
}

/// Questions of a reader while it reads. Cursor positions count Unicode scalars.
public protocol ReaderDelegate: AnyObject {
    /// The columns of a character, as the terminal draws it.
    func width(of character: Character) -> Int

    func onEnter(_ text: String) -> EnterAnswer
    /// The `press`-th Tab in a row.
    func onTab(_ text: String, cursor: Int, press: Int) -> TabAnswer
    func onPaste(_ text: String, into block: String) -> PasteAnswer

    /// Coloured parts; around the cursor, brackets that belong together. Without a cursor nobody types any more.
    func spans(in text: String, cursor: Int?) -> [InkSpan]
    /// The ellipsis mark: `…`.
    var ellipsisMark: String { get }
    /// Returns text to show after lines of the block: the types of a chain.
    func types(in text: String, cursor: Int) -> [Int: [Ink]]
    /// Looks at the instant so many events on in the recording: the rows that tell of it; nil where there is none.
    func look(by step: Int) -> [[Ink]]?
    /// Nobody looks at another instant any more.
    func leaveLook()
    /// Returns another value for the number or name at the cursor, and the range that it replaces.
    func tuned(_ text: String, cursor: Int, isUp: Bool, isLarge: Bool) -> (range: Range<Int>, text: String)?
    /// Returns the hint after the cursor's row, at most `room` columns wide.
    func hint(in text: String, cursor: Int, room: Int) -> [Ink]
    /// The right edge of the first row.
    func status() -> [Ink]
    /// Rows that stand above the block while it is typed, none wider than the terminal, and go when it is sent off.
    func above() -> [[Ink]]
    /// Entries to go back to, oldest first.
    var history: [String] { get }

    /// Milliseconds until `wake` wants to be called; nil for never.
    func nextWake() -> Int?
    /// Does what is due, for a while, and comes back early when the reader is wanted. What it shows goes through
    /// `printAbove`.
    func wake(isWanted: @escaping () -> Bool)
    /// Ctrl-C where nothing is typed. It may have stopped what ran just then.
    func interruptEmptyLine(hasStopped: Bool)
    /// A digit right behind such a Ctrl-C: true if it was an answer to what that has asked.
    func choose(_ number: Int) -> Bool
    /// Text that was dropped by Ctrl-C; Up should bring it back.
    func keepDropped(_ text: String)
    /// The block in the user's editor; nil if that failed.
    func edit(_ text: String) -> String?
}

/// The action of Enter.
public enum EnterAnswer: Equatable {
    /// The block is finished; the remark stands at the right edge of its first row.
    case run(remark: [Ink])
    /// A new line with so many blanks before it.
    case newLine(indent: Int)
    /// As `newLine`, and the note is shown above the block.
    case explain(note: String)
    /// Nothing to run, nothing to add: a fresh prompt.
    case nothing
}

/// The action of Tab.
public struct TabAnswer: Equatable {
    /// Replaces the text from `start` to the cursor.
    public var replacement: (start: Int, text: String)?
    /// Stands between the block as it is and the prompt that follows; each with its newline.
    public var shown: String
    /// Stands below the block until the next key.
    public var below: [[Ink]]

    public init(replacement: (start: Int, text: String)? = nil, shown: String = "", below: [[Ink]] = []) {
        self.replacement = replacement
        self.shown = shown
        self.below = below
    }

    public static func == (left: TabAnswer, right: TabAnswer) -> Bool {
        left.replacement?.start == right.replacement?.start && left.replacement?.text == right.replacement?.text
            && left.shown == right.shown && left.below == right.below
    }
}

/// The action for pasted text.
public struct PasteAnswer: Equatable {
    public var text: String
    /// A note about changes to the pasted text, shown above the block.
    public var note: String
    /// True if the block runs at once.
    public var runs: Bool

    public init(text: String, note: String = "", runs: Bool = false) {
        self.text = text
        self.note = note
        self.runs = runs
    }
}
