import CEditLineShim
import Platform

/// Edits blocks on a terminal.
///
/// libedit holds the buffer, reads ~/.editrc and maps keys to commands. This class draws the screen, row by row,
/// whenever libedit waits for a key; libedit's own output is discarded. The class can therefore highlight text, and
/// draw wide characters, blocks taller than the window, and output above the block.
package final class LineEditor: BlockReader {
    let parts: ReaderParts
    let output: Int32
    let keys: KeySource
    let input: Int32
    private var handle: UnsafeMutableRawPointer?

    var painter = Painter()
    /// The keys that are decoded but not yet passed to libedit.
    var queue: [UInt32] = []
    /// The row below the block while a search is active.
    var searchLine: [StyledPiece] = []
    /// The rows below the block until the next key, such as a list or a part of the recording.
    var shownBelow: [[StyledPiece]] = []
    /// True while the types of a chain are displayed after the lines.
    var showsTypes = false
    var margins: (text: String, inks: [Int: [StyledPiece]]) = ("", [:])
    /// True while an earlier instant of the recording is shown.
    var showsInstant = false
    /// True if the previous key was Ctrl-C on an empty line, and a digit may follow.
    var expectsChoice = false
    /// The earlier states of the block.
    var undoHistory = UndoHistory()

    private var prompt: [StyledPiece] = []
    private var initial = ""
    private var isReading = false
    /// True at the end of the input, which is Ctrl-D on an empty line or a closed terminal.
    var hasEnded = false
    private var isRaw = false
    private var pendingAbove = ""
    private var isDirty = false
    private var painted: (text: String, cursor: Int, spans: [StyledSpan])?
    private var hasUserSettings = false

    /// True if the next Ctrl-C has already stopped an entry.
    var hasStopped = false

    // The state that commands keep between keys.
    var killedText = ""
    var lastCommand: Command?
    var tabPresses = 0
    var goalColumn: Int?
    var walk: HistoryWalk?
    /// True if the Enter at the end of a paste runs the block.
    var runsPaste = false
    var explainedText = ""
    private var sequences: [[UInt8]: Command] = [:]
    private var isVi = false

    /// Creates an editor on a terminal. Nil if the descriptors are not a terminal, or if the terminal cannot move its
    /// cursor.
    package init?(input: Int32, output: Int32, terminalName: String, parts: ReaderParts) {
        guard SystemFile(input).isTerminal, SystemFile(output).isTerminal, !LineEditor.isDumb(terminalName) else {
            return nil
        }
        Terminal.useUnicode()
        var wake: Int32 = -1
        guard rill_tty_open(input, output, &wake) == 0 else { return nil }
        self.input = input
        self.output = output
        self.parts = parts
        keys = KeySource(input: input, wake: wake)
        keys.marksPastes = LineEditor.marksPastes(terminalName)
        let owner = Unmanaged.passUnretained(self).toOpaque()
        handle = rill_edit_open(input, output, owner, LineEditor.nextKey, LineEditor.perform)
        guard handle != nil else { return nil }
        bindKeys()
    }

    deinit {
        rill_tty_cooked()
        if let handle { rill_edit_close(handle) }
    }

    /// Returns true if a terminal with this name supports only plain lines.
    package static func isDumb(_ name: String) -> Bool {
        name.isEmpty || name == "dumb" || name == "emacs" || name == "unknown"
    }

    private static func marksPastes(_ name: String) -> Bool {
        let known = [
            "xterm", "screen", "tmux", "rxvt", "alacritty", "foot", "kitty", "wezterm", "st-", "contour", "ghostty",
            "konsole", "vte", "gnome", "iterm", "mintty", "putty",
        ]
        return known.contains { name.hasPrefix($0) }
    }

    private func bindKeys() {
        for command in Command.allCases {
            rill_edit_add(handle, Int32(command.rawValue), command.name, command.help)
            for key in command.keys {
                rill_edit_bind(handle, key, command.name)
                if key.hasPrefix("\\e") { sequences[LineEditor.bytes(of: key)] = command }
            }
        }
        hasUserSettings = rill_edit_read_settings(handle) == 0
        isVi = rill_edit_is_vi(handle) != 0
        guard isVi else { return }
        for command in Command.inViMode {
            // Escape is a command in vi mode, so no sequence of keys may begin with it.
            for key in command.keys where !key.hasPrefix("\\e") { rill_edit_bind(handle, key, command.name) }
        }
    }

    private static func bytes(of key: String) -> [UInt8] {
        var result: [UInt8] = []
        var rest = Array(key.utf8)[...]
        while let first = rest.popFirst() {
            if first == UInt8(ascii: "\\"), rest.first == UInt8(ascii: "e") {
                rest.removeFirst()
                result.append(0x1B)
            } else if first == UInt8(ascii: "^"), let control = rest.popFirst() {
                result.append(control == UInt8(ascii: "?") ? 0x7F : control & 0x1F)
            } else {
                result.append(first)
            }
        }
        return result
    }

    // MARK: Reading

    package func read(prompt: [StyledPiece], initial: String) -> ReadResult {
        self.prompt = prompt
        self.initial = initial
        (walk, goalColumn, lastCommand, tabPresses, explainedText, searchLine) = (nil, nil, nil, 0, "", [])
        undoHistory = UndoHistory()
        hideInstant()
        showsTypes = false
        runsPaste = false
        painter.reset()
        (isReading, isRaw, isDirty, hasEnded) = (true, false, true, false)
        let result = rill_edit_run(handle)
        isReading = false
        rill_tty_set_waiting(0)
        // libedit has restored the mode of the terminal. Until the next block, typed keys are stored without an echo.
        rill_tty_raw(keys.marksPastes ? 1 : 0)
        // libedit returns the same value for an empty line and the end of input.
        return hasEnded || result < 0 ? .end : .entry(block.text)
    }

    /// The block that is being edited.
    var block: Block {
        get {
            var text: UnsafePointer<UInt32>?
            var cursor = 0
            let count = rill_edit_text(handle, &text, &cursor)
            let scalars = UnsafeBufferPointer(start: text, count: count).map { Unicode.Scalar($0) ?? "\u{FFFD}" }
            return Block(scalars: scalars, cursor: cursor)
        }
        set {
            let values = newValue.scalars.map(\.value)
            rill_edit_replace(handle, values, values.count, newValue.cursor)
            isDirty = true
        }
    }

    private static let nextKey: rill_key_source = { owner, key in
        let editor = Unmanaged<LineEditor>.fromOpaque(owner!).takeUnretainedValue()
        guard let next = editor.nextKey() else { return 0 }
        key!.pointee = next
        return 1
    }

    private static let perform: rill_command = { owner, number, key in
        let editor = Unmanaged<LineEditor>.fromOpaque(owner!).takeUnretainedValue()
        guard let command = Command(rawValue: Int(number)) else { return Int32(RILL_EDIT_REFRESH) }
        return editor.perform(command, key: key)
    }

    /// Waits for a key. Meanwhile, the block is kept drawn and the session runs.
    private func nextKey() -> UInt32? {
        if let key = queue.first {
            queue.removeFirst()
            return key
        }
        begin()
        undoHistory.note(block)
        isDirty = true
        while true {
            let event = nextEvent()
            if isOver(event) { hideInstant() }
            switch event {
            case .key(let key):
                if handleChoice(key) { continue }
                if key == 0x20, block.isEmpty, parts.validator.spaceIsEnter { return 0x0D }
                // Text that libedit inserts itself also ends a sequence of Tabs, cuts or moves.
                if key >= 0x20, key != 0x7F { (tabPresses, lastCommand, goalColumn) = (0, nil, nil) }
                if let answer = handleEnter(key) { return answer }
            case .sequence(let sequence):
                if let key = passToLibedit(sequence) { return key }
            case .paste(let text):
                if paste(text) { return 0x0D }
            case .signal(UInt8(ascii: "I")):
                interrupt()
            case .end:
                hasEnded = true
                return nil
            case .signal, .timeout:
                continue
            }
        }
    }

    /// Handles a digit after a Ctrl-C that offered a choice; returns true if the digit was a choice.
    private func handleChoice(_ key: UInt32) -> Bool {
        defer { expectsChoice = false }
        guard expectsChoice, block.isEmpty, (0x31...0x39).contains(key) else { return false }
        var isTaken = false
        queueingKeys { isTaken = parts.host.choose(Int(key) - 0x30) }
        isDirty = true
        return isTaken
    }

    /// Returns true if the event removes lists and earlier instants from the screen.
    private func isOver(_ event: KeyEvent) -> Bool {
        switch event {
        case .sequence(let sequence):
            let command = sequences[sequence]
            return command != .timeBack && command != .timeOn
        case .key, .paste, .signal: return true
        case .timeout, .end: return false
        }
    }

    /// Removes the lists and displayed instants, which stay until the next key.
    private func hideInstant() {
        if showsInstant { parts.host.hideInstant() }
        (shownBelow, showsInstant) = ([], false)
    }

    /// Returns the next event of the user. Timeouts and signals of the terminal are handled by this method.
    func nextEvent() -> KeyEvent {
        while true {
            repaint()
            var timeout = pendingAbove.isEmpty ? parts.host.nextWake() ?? -1 : 0
            let isStale = showsTypes && margins.text != block.text
            // Types are requested when typing pauses, so that the request does not delay the echo.
            if isStale { timeout = timeout < 0 ? LineEditor.typesDelay : min(timeout, LineEditor.typesDelay) }
            let event = keys.next(timeout: Int32(clamping: timeout))
            switch event {
            case .timeout:
                if isStale { requestTypes() }
                queueingKeys { parts.host.wake { [input] in rill_lookout_is_wanted(input) != 0 } }
                isDirty = true
            case .signal(UInt8(ascii: "W")):
                isDirty = true
            case .signal(UInt8(ascii: "C")):
                rill_tty_raw(keys.marksPastes ? 1 : 0)
                painter.reset()
                isDirty = true
            default:
                return event
            }
        }
    }

    /// Runs a body that may run code of the session. Keys that are typed meanwhile are read afterwards.
    func queueingKeys(_ body: () -> Void) {
        rill_lookout_begin(input, LineEditor.interruptDelay)
        body()
        takeKeys()
    }

    /// The milliseconds without a key before types are requested.
    private static let typesDelay = 60

    func requestTypes() {
        let current = block
        margins = (current.text, parts.hinter.types(in: current.text, cursor: current.cursor))
        markDirty()
    }

    /// Returns the types for each line. The types of an older text are valid for the lines before the first changed
    /// line.
    private func margins(for text: String) -> [Int: [StyledPiece]] {
        guard showsTypes else { return [:] }
        if margins.text == text { return margins.inks }
        let old = margins.text.split(separator: "\n", omittingEmptySubsequences: false)
        let same = zip(old, text.split(separator: "\n", omittingEmptySubsequences: false)).prefix { $0 == $1 }.count
        return margins.inks.filter { $0.key < same }
    }

    /// The milliseconds for which session code may continue after a Ctrl-C at the prompt.
    static let interruptDelay: Int32 = 30

    package func runEntry(_ body: () -> Void) {
        // Before the first prompt, the terminal has its original mode.
        rill_lookout_begin(rill_tty_is_raw() != 0 ? input : -1, 0)
        body()
        takeKeys()
        hasStopped = false
    }

    private func takeKeys() {
        var typed: UnsafePointer<UInt8>?
        var stopped: Int32 = 0
        let count = rill_lookout_end(&typed, &stopped)
        hasStopped = stopped != 0
        keys.add(UnsafeBufferPointer(start: typed, count: count))
    }

    /// Replaces the terminal mode that libedit has set, once per block.
    private func begin() {
        guard isReading, !isRaw else { return }
        isRaw = true
        rill_tty_raw(keys.marksPastes ? 1 : 0)
        rill_tty_set_waiting(1)
        guard !initial.isEmpty else { return }
        block = Block(initial)
        initial = ""
    }

    /// Passes the bytes of a key to libedit one by one. An unbound key is dropped, unless ~/.editrc may bind it.
    private func passToLibedit(_ sequence: [UInt8]) -> UInt32? {
        let command = sequences[sequence]
        if isVi, let command, sequence.count > 2 {
            _ = perform(command, key: 0)
            return nil
        }
        guard hasUserSettings || command != nil else { return nil }
        queue = sequence.dropFirst().map { UInt32($0) }
        return 0x1B
    }

    /// Handles Enter, which may be part of a paste on a terminal without paste marks.
    private func handleEnter(_ key: UInt32) -> UInt32? {
        if key == 0 { return nil }
        guard key == 0x0D || key == 0x0A, !keys.marksPastes, keys.hasInput(within: KeySource.pasteGap) else {
            return key
        }
        return paste("\n" + keys.readRemaining()) ? 0x0D : nil
    }

    /// Inserts pasted text; returns true if the block is to run.
    private func paste(_ raw: String) -> Bool {
        var new = block
        let answer = parts.validator.clean(pasted: raw, into: new.text)
        new.insert(answer.text)
        if answer.runs {
            new.move(to: new.scalars.count)
            while new.scalars.last == "\n" { new.deleteLeft() }
        }
        block = new
        walk = nil
        if !answer.note.isEmpty { printAbove(answer.note) }
        runsPaste = answer.runs
        return answer.runs
    }

    // MARK: Painting

    package func printAbove(_ text: String) {
        guard !text.isEmpty else { return }
        pendingAbove += text
        if !isReading { flushAbove() }
    }

    private func flushAbove() {
        LineEditor.write(pendingAbove, to: output)
        pendingAbove = ""
    }

    /// Updates the screen with one write.
    func repaint() {
        guard isReading, isDirty || !pendingAbove.isEmpty else { return }
        isDirty = false
        let (columns, rows) = size()
        var out = ""
        if !pendingAbove.isEmpty {
            out += painter.erase(columns: columns) + pendingAbove
            if !pendingAbove.hasSuffix("\n") { out += "\n" }
            pendingAbove = ""
        }
        let current = block
        var layout = Layout(
            columns: columns, prompt: prompt, spans: spans(in: current.text, cursor: current.cursor),
            hint: { [searchLine, parts] room in
                searchLine.isEmpty ? parts.hinter.hint(in: current.text, cursor: current.cursor, room: room) : []
            },
            status: parts.prompt.status(), rowsAbove: parts.prompt.above(current.text),
            rowsBelow: searchLine.isEmpty ? shownBelow : [searchLine], height: rows,
            width: characterWidth)
        layout.margins = margins(for: current.text)
        out += painter.paint(
            layout.frame(of: current), columns: columns, height: rows, ellipsis: parts.prompt.ellipsisMark)
        LineEditor.write(out, to: output)
    }

    /// Leaves the submitted block on the screen, and moves the cursor below it.
    func leaveBlock(remark: [StyledPiece] = [], mark: String = "") {
        let (columns, _) = size()
        let current = block
        let layout = Layout(
            columns: columns, prompt: prompt, spans: spans(in: current.text, cursor: nil), status: remark,
            width: characterWidth)
        var end = current
        end.move(to: current.scalars.count)
        let frame = layout.frame(of: end)
        // A block that is taller than the window is written whole once, so that the user can scroll back to it.
        var out = ""
        if let shown = painter.shown, frame.rows.count > shown.rows.count { out += painter.erase(columns: columns) }
        out += painter.paint(frame, columns: columns, height: .max) + mark + painter.moveBelow()
        if !pendingAbove.isEmpty {
            out += pendingAbove
            pendingAbove = ""
        }
        LineEditor.write(out, to: output)
    }

    func clearScreen() {
        LineEditor.write("\u{1B}[H\u{1B}[2J", to: output)
        painter.reset()
        isDirty = true
    }

    func markDirty() { isDirty = true }

    /// Returns the coloured parts of a text. If the cursor is nil, no pair of brackets is marked.
    private func spans(in text: String, cursor: Int?) -> [StyledSpan] {
        if let painted, painted.text == text, painted.cursor == cursor ?? -1 { return painted.spans }
        let spans = parts.highlighter.spans(in: text, cursor: cursor)
        painted = (text, cursor ?? -1, spans)
        return spans
    }

    private var characterWidth: (Character) -> Int {
        { [prompt = parts.prompt] in prompt.width(of: $0) }
    }

    func size() -> (columns: Int, rows: Int) {
        var columns: Int32 = 0
        var rows: Int32 = 0
        rill_tty_size(output, &columns, &rows)
        return (columns > 0 ? Int(columns) : 80, rows > 0 ? Int(rows) : 24)
    }

    /// Writes the whole text, even if the descriptor is non-blocking.
    package static func write(_ text: String, to descriptor: Int32) {
        _ = SystemFile(descriptor).writeAll(Array(text.utf8))
    }
}
