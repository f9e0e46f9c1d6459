import CEditLineShim
import Platform

/// Edits blocks on a terminal.
///
/// libedit holds the buffer, reads ~/.editrc and maps keys to commands. This class draws the screen, row by row,
/// whenever libedit waits for a key; libedit's own output is discarded. The class can therefore highlight text, and
/// draw wide characters, blocks taller than the window, and output above the block.
package final class LineEditor: BlockReader {
    let services: ReaderServices
    let outputDescriptor: Int32
    let keys: KeySource
    let inputDescriptor: Int32
    private var libeditHandle: UnsafeMutableRawPointer?

    var painter = Painter()
    /// The keys that are decoded but not yet passed to libedit.
    var queuedKeys: [UInt32] = []
    /// The row below the block while a search is active.
    var searchLine: [StyledPiece] = []
    /// The rows below the block until the next key, such as a list or a part of the recording.
    var listRowsBelow: [[StyledPiece]] = []
    /// True while the types of a chain are displayed after the lines.
    var showsTypes = false
    var cachedMargins: (text: String, inks: [Int: [StyledPiece]]) = ("", [:])
    /// True while an earlier instant of the recording is shown.
    var showsInstant = false
    /// True if the previous key was Ctrl-C on an empty line, and a digit may follow.
    var expectsChoice = false
    /// The earlier states of the block.
    var undoHistory = UndoHistory()

    private var prompt: [StyledPiece] = []
    private var initialText = ""
    private var isReading = false
    /// True at the end of the input, which is Ctrl-D on an empty line or a closed terminal.
    var hasEnded = false
    private var isRawMode = false
    private var pendingTextAbove = ""
    private var needsRepaint = false
    private var painted: (text: String, cursor: Int, spans: [StyledSpan])?
    private var hasUserSettings = false

    /// True if the next Ctrl-C has already stopped an entry.
    var hasStoppedEntry = false

    // The state that commands keep between keys.
    var killedText = ""
    var lastCommand: Command?
    var tabPressCount = 0
    var goalColumn: Int?
    var historyWalk: HistoryWalk?
    /// True if the Enter at the end of a paste runs the block.
    var runsPastedBlock = false
    var explainedText = ""
    private var commandsBySequence: [[UInt8]: Command] = [:]
    private var isViMode = false

    /// Creates an editor on a terminal. Nil if the descriptors are not a terminal, or if the terminal cannot move its
    /// cursor.
    package init?(inputDescriptor: Int32, outputDescriptor: Int32, terminalName: String, services: ReaderServices) {
        guard SystemFile(inputDescriptor).isTerminal, SystemFile(outputDescriptor).isTerminal,
            !LineEditor.isDumbTerminal(terminalName)
        else {
            return nil
        }
        Terminal.useUnicode()
        var wake: Int32 = -1
        guard rill_tty_open(inputDescriptor, outputDescriptor, &wake) == 0 else { return nil }
        self.inputDescriptor = inputDescriptor
        self.outputDescriptor = outputDescriptor
        self.services = services
        keys = KeySource(inputDescriptor: inputDescriptor, wakeDescriptor: wake)
        keys.marksPastes = LineEditor.marksPastes(terminalName)
        let owner = Unmanaged.passUnretained(self).toOpaque()
        libeditHandle = rill_edit_open(inputDescriptor, outputDescriptor, owner, LineEditor.nextKey, LineEditor.perform)
        guard libeditHandle != nil else { return nil }
        bindKeys()
    }

    deinit {
        rill_tty_cooked()
        if let libeditHandle { rill_edit_close(libeditHandle) }
    }

    /// Returns true if a terminal with this name supports only plain lines.
    package static func isDumbTerminal(_ name: String) -> Bool {
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
            rill_edit_add(libeditHandle, Int32(command.rawValue), command.name, command.help)
            for key in command.keys {
                rill_edit_bind(libeditHandle, key, command.name)
                if key.hasPrefix("\\e") { commandsBySequence[LineEditor.bytes(of: key)] = command }
            }
        }
        hasUserSettings = rill_edit_read_settings(libeditHandle) == 0
        isViMode = rill_edit_is_vi(libeditHandle) != 0
        guard isViMode else { return }
        for command in Command.viModeCommands {
            // Escape is a command in vi mode, so no sequence of keys may begin with it.
            for key in command.keys where !key.hasPrefix("\\e") { rill_edit_bind(libeditHandle, key, command.name) }
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
        self.initialText = initial
        (historyWalk, goalColumn, lastCommand, tabPressCount, explainedText, searchLine) = (nil, nil, nil, 0, "", [])
        undoHistory = UndoHistory()
        hideInstant()
        showsTypes = false
        runsPastedBlock = false
        painter.reset()
        (isReading, isRawMode, needsRepaint, hasEnded) = (true, false, true, false)
        let result = rill_edit_run(libeditHandle)
        isReading = false
        rill_tty_set_waiting(0)
        // libedit has restored the mode of the terminal. Until the next block, typed keys are stored without an echo.
        rill_tty_raw(keys.marksPastes ? 1 : 0)
        // libedit returns the same value for an empty line and the end of input.
        return hasEnded || result < 0 ? .end : .entry(block.text)
    }

    /// The block that is being edited.
    var block: EditBuffer {
        get {
            var text: UnsafePointer<UInt32>?
            var cursor = 0
            let count = rill_edit_text(libeditHandle, &text, &cursor)
            let scalars = UnsafeBufferPointer(start: text, count: count).map { Unicode.Scalar($0) ?? "\u{FFFD}" }
            return EditBuffer(scalars: scalars, cursor: cursor)
        }
        set {
            let values = newValue.scalars.map(\.value)
            rill_edit_replace(libeditHandle, values, values.count, newValue.cursor)
            needsRepaint = true
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
        if let key = queuedKeys.first {
            queuedKeys.removeFirst()
            return key
        }
        beginReading()
        undoHistory.noteChange(block)
        needsRepaint = true
        while true {
            let event = nextEvent()
            if endsTransientView(event) { hideInstant() }
            switch event {
            case .key(let key):
                if handleChoice(key) { continue }
                if key == 0x20, block.isEmpty, services.validator.treatsSpaceAsEnter { return 0x0D }
                // Text that libedit inserts itself also ends a sequence of Tabs, cuts or moves.
                if key >= 0x20, key != 0x7F { (tabPressCount, lastCommand, goalColumn) = (0, nil, nil) }
                if let answer = handleEnter(key) { return answer }
            case .sequence(let sequence):
                if let key = passToLibedit(sequence) { return key }
            case .paste(let text):
                if insertPaste(text) { return 0x0D }
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
        queueingKeys { isTaken = services.host.chooseSubscription(Int(key) - 0x30) }
        needsRepaint = true
        return isTaken
    }

    /// Returns true if the event removes lists and earlier instants from the screen.
    private func endsTransientView(_ event: KeyEvent) -> Bool {
        switch event {
        case .sequence(let sequence):
            let command = commandsBySequence[sequence]
            return command != .earlierInstant && command != .laterInstant
        case .key, .paste, .signal: return true
        case .timeout, .end: return false
        }
    }

    /// Removes the lists and displayed instants, which stay until the next key.
    private func hideInstant() {
        if showsInstant { services.host.hideInstant() }
        (listRowsBelow, showsInstant) = ([], false)
    }

    /// Returns the next event of the user. Timeouts and signals of the terminal are handled by this method.
    func nextEvent() -> KeyEvent {
        while true {
            repaint()
            var timeout = pendingTextAbove.isEmpty ? services.host.nextWake() ?? -1 : 0
            let isStale = showsTypes && cachedMargins.text != block.text
            // Types are requested when typing pauses, so that the request does not delay the echo.
            if isStale {
                timeout =
                    timeout < 0 ? LineEditor.typesDelayMilliseconds : min(timeout, LineEditor.typesDelayMilliseconds)
            }
            let event = keys.next(timeout: Int32(clamping: timeout))
            switch event {
            case .timeout:
                if isStale { requestTypes() }
                queueingKeys {
                    services.host.wakeUp { [inputDescriptor] in rill_lookout_is_wanted(inputDescriptor) != 0 }
                }
                needsRepaint = true
            case .signal(UInt8(ascii: "W")):
                needsRepaint = true
            case .signal(UInt8(ascii: "C")):
                rill_tty_raw(keys.marksPastes ? 1 : 0)
                painter.reset()
                needsRepaint = true
            default:
                return event
            }
        }
    }

    /// Runs a body that may run code of the session. Keys that are typed meanwhile are read afterwards.
    func queueingKeys(_ body: () -> Void) {
        rill_lookout_begin(inputDescriptor, LineEditor.interruptMilliseconds)
        body()
        takeKeys()
    }

    /// The milliseconds without a key before types are requested.
    private static let typesDelayMilliseconds = 60

    func requestTypes() {
        let current = block
        cachedMargins = (current.text, services.hinter.types(in: current.text, cursor: current.cursor))
        markDirty()
    }

    /// Returns the types for each line. The types of an older text are valid for the lines before the first changed
    /// line.
    private func margins(for text: String) -> [Int: [StyledPiece]] {
        guard showsTypes else { return [:] }
        if cachedMargins.text == text { return cachedMargins.inks }
        let old = cachedMargins.text.split(separator: "\n", omittingEmptySubsequences: false)
        let same = zip(old, text.split(separator: "\n", omittingEmptySubsequences: false)).prefix { $0 == $1 }.count
        return cachedMargins.inks.filter { $0.key < same }
    }

    /// The milliseconds for which session code may continue after a Ctrl-C at the prompt.
    static let interruptMilliseconds: Int32 = 30

    package func runEntry(_ body: () -> Void) {
        // Before the first prompt, the terminal has its original mode.
        rill_lookout_begin(rill_tty_is_raw() != 0 ? inputDescriptor : -1, 0)
        body()
        takeKeys()
        hasStoppedEntry = false
    }

    private func takeKeys() {
        var typed: UnsafePointer<UInt8>?
        var stopped: Int32 = 0
        let count = rill_lookout_end(&typed, &stopped)
        hasStoppedEntry = stopped != 0
        keys.add(UnsafeBufferPointer(start: typed, count: count))
    }

    /// Replaces the terminal mode that libedit has set, once per block.
    private func beginReading() {
        guard isReading, !isRawMode else { return }
        isRawMode = true
        rill_tty_raw(keys.marksPastes ? 1 : 0)
        rill_tty_set_waiting(1)
        guard !initialText.isEmpty else { return }
        block = EditBuffer(initialText)
        initialText = ""
    }

    /// Passes the bytes of a key to libedit one by one. An unbound key is dropped, unless ~/.editrc may bind it.
    private func passToLibedit(_ sequence: [UInt8]) -> UInt32? {
        let command = commandsBySequence[sequence]
        if isViMode, let command, sequence.count > 2 {
            _ = perform(command, key: 0)
            return nil
        }
        guard hasUserSettings || command != nil else { return nil }
        queuedKeys = sequence.dropFirst().map { UInt32($0) }
        return 0x1B
    }

    /// Handles Enter, which may be part of a paste on a terminal without paste marks.
    private func handleEnter(_ key: UInt32) -> UInt32? {
        if key == 0 { return nil }
        guard key == 0x0D || key == 0x0A, !keys.marksPastes, keys.hasInput(within: KeySource.pasteGapMilliseconds)
        else {
            return key
        }
        return insertPaste("\n" + keys.readRemaining()) ? 0x0D : nil
    }

    /// Inserts pasted text; returns true if the block is to run.
    private func insertPaste(_ raw: String) -> Bool {
        var new = block
        let answer = services.validator.clean(pasted: raw, into: new.text)
        new.insert(answer.text)
        if answer.runsAtOnce {
            new.move(to: new.scalars.count)
            while new.scalars.last == "\n" { new.deleteLeft() }
        }
        block = new
        historyWalk = nil
        if !answer.note.isEmpty { printAbove(answer.note) }
        runsPastedBlock = answer.runsAtOnce
        return answer.runsAtOnce
    }

    // MARK: Painting

    package func printAbove(_ text: String) {
        guard !text.isEmpty else { return }
        pendingTextAbove += text
        if !isReading { flushAbove() }
    }

    private func flushAbove() {
        LineEditor.write(pendingTextAbove, to: outputDescriptor)
        pendingTextAbove = ""
    }

    /// Updates the screen with one write.
    func repaint() {
        guard isReading, needsRepaint || !pendingTextAbove.isEmpty else { return }
        needsRepaint = false
        let (columns, rows) = terminalSize()
        var out = ""
        if !pendingTextAbove.isEmpty {
            out += painter.erase(columns: columns) + pendingTextAbove
            if !pendingTextAbove.hasSuffix("\n") { out += "\n" }
            pendingTextAbove = ""
        }
        let current = block
        var layout = Layout(
            columns: columns, prompt: prompt, spans: spans(in: current.text, cursor: current.cursor),
            hint: { [searchLine, services] room in
                searchLine.isEmpty ? services.hinter.hint(in: current.text, cursor: current.cursor, room: room) : []
            },
            status: services.prompt.status(), rowsAbove: services.prompt.rowsAbove(current.text),
            rowsBelow: searchLine.isEmpty ? listRowsBelow : [searchLine], height: rows,
            width: characterWidth)
        layout.marginsByLine = margins(for: current.text)
        out += painter.paint(
            layout.frame(of: current), columns: columns, height: rows, ellipsis: services.prompt.ellipsisMark)
        LineEditor.write(out, to: outputDescriptor)
    }

    /// Leaves the submitted block on the screen, and moves the cursor below it.
    func leaveBuffer(remark: [StyledPiece] = [], mark: String = "") {
        let (columns, _) = terminalSize()
        let current = block
        let layout = Layout(
            columns: columns, prompt: prompt, spans: spans(in: current.text, cursor: nil), status: remark,
            width: characterWidth)
        var end = current
        end.move(to: current.scalars.count)
        let frame = layout.frame(of: end)
        // A block that is taller than the window is written whole once, so that the user can scroll back to it.
        var out = ""
        if let shown = painter.paintedFrame, frame.rows.count > shown.rows.count {
            out += painter.erase(columns: columns)
        }
        out += painter.paint(frame, columns: columns, height: .max) + mark + painter.moveBelow()
        if !pendingTextAbove.isEmpty {
            out += pendingTextAbove
            pendingTextAbove = ""
        }
        LineEditor.write(out, to: outputDescriptor)
    }

    func clearScreen() {
        LineEditor.write("\u{1B}[H\u{1B}[2J", to: outputDescriptor)
        painter.reset()
        needsRepaint = true
    }

    func markDirty() { needsRepaint = true }

    /// Returns the coloured parts of a text. If the cursor is nil, no pair of brackets is marked.
    private func spans(in text: String, cursor: Int?) -> [StyledSpan] {
        if let painted, painted.text == text, painted.cursor == cursor ?? -1 { return painted.spans }
        let spans = services.highlighter.spans(in: text, cursor: cursor)
        painted = (text, cursor ?? -1, spans)
        return spans
    }

    private var characterWidth: (Character) -> Int {
        { [prompt = services.prompt] in prompt.width(of: $0) }
    }

    func terminalSize() -> (columns: Int, rows: Int) {
        var columns: Int32 = 0
        var rows: Int32 = 0
        rill_tty_size(outputDescriptor, &columns, &rows)
        return (columns > 0 ? Int(columns) : 80, rows > 0 ? Int(rows) : 24)
    }

    /// Writes the whole text, even if the descriptor is non-blocking.
    package static func write(_ text: String, to descriptor: Int32) {
        _ = SystemFile(descriptor).writeAll(Array(text.utf8))
    }
}
