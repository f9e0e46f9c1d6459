import EditLine
import Platform
import SessionCore
import StyledText

/// The version of rill. `Tools/Packaging/deb` reads it from this line.
package let rillVersion = "1.0"

/// The options of the command line that concern the terminal.
package struct ShellOptions {
    /// The version shown in the greeting.
    package var version = rillVersion
    /// True if no greeting is printed.
    package var isQuiet = false
    package var colour = ColourChoice.auto
    /// True to use Unicode symbols; nil to follow the locale.
    package var isUnicode: Bool?
    package var isPlain = false
    package var width: Int?
    /// The settings from the command line.
    package var settings: [Setting] = []
    /// The entries that run before the first prompt, such as `:load FILE`.
    package var firstEntries: [String] = []
    /// True if keys are read from the terminal although standard input is redirected.
    package var readsTerminal = false
    /// The folder of history and settings; nil for the default folder of the user.
    package var stateDirectory: String?
    package var configDirectory: String?

    package init() {}
}

/// The prompt of rill: it reads entries, runs them, and performs the effects that concern the terminal.
package final class Shell {
    private let session: SessionProtocol
    private let options: ShellOptions
    private let prompt: Prompt
    private let terminal: TerminalContext
    private let history: History
    private var seenHints: SeenHints
    private let reader: BlockReader
    private let isInteractive: Bool
    private let entryRunFlag = EntryRunFlag()
    private var initialText = ""
    private var exitStatus: Int32?
    /// The entries of the last `:history` list, by mark.
    private var listedEntries: [String]?

    /// Runs a session until the user leaves; returns the exit code.
    package static func run(session: SessionProtocol, options: ShellOptions = ShellOptions()) -> Int32 {
        Shell(session: session, options: options, reader: nil).run()
    }

    /// Creates a shell with a given reader, for tests.
    package init(session: SessionProtocol, options: ShellOptions, reader given: BlockReader?) {
        SystemProcess.ignoreBrokenPipes()
        self.session = session
        self.options = options
        let state = options.stateDirectory ?? ShellEnvironment.stateDirectory
        history = History(path: state.map { $0 + "/history" })
        seenHints = SeenHints(path: state.map { $0 + "/seen" })
        let standard = Channel(.standardOutput, colour: options.colour)
        let error = Channel(.standardError, colour: options.colour)
        let terminalName = ShellEnvironment.variable("TERM") ?? ""
        let input = Shell.inputDescriptor(options)
        // The prompt is on the terminal; a redirected standard output receives results only.
        let screen: Int32? = standard.isTerminal ? 1 : error.isTerminal ? 2 : nil
        let canRedraw =
            given == nil && SystemFile(input).isTerminal && screen != nil && !LineEditor.isDumbTerminal(terminalName)
        terminal = TerminalContext(
            session: session, standard: standard, error: error, canRedraw: canRedraw)
        terminal.settings.colour = options.colour
        prompt = Prompt(terminal)
        let parts = ReaderServices(
            prompt: prompt, highlighter: SessionHighlighter(terminal: terminal),
            hinter: SessionHinter(terminal: terminal), completer: SessionCompleter(terminal),
            validator: SessionValidator(terminal: terminal), history: history, host: prompt)
        isInteractive = given != nil || SystemFile(input).isTerminal
        prompt.prefetches = isInteractive
        if let given {
            reader = given
        } else if canRedraw, let screen,
            let editor = LineEditor(
                inputDescriptor: input, outputDescriptor: screen, terminalName: terminalName, services: parts)
        {
            reader = editor
        } else {
            reader = PlainReader(input: input, promptsOn: screen, services: parts)
        }
        prompt.reader = reader
        prompt.performEffect = { [weak self] in self?.performWhileReading($0) }
    }

    private static func inputDescriptor(_ options: ShellOptions) -> Int32 {
        guard options.readsTerminal, !SystemFile.standardInput.isTerminal else { return 0 }
        return SystemFile("/dev/tty", .readingAndWriting)?.descriptor ?? 0
    }

    package func run() -> Int32 {
        Terminal.watchInterrupts { [session, entryRunFlag] whileReading in
            if whileReading { session.interrupt() } else { entryRunFlag.performIfRunning { session.interrupt() } }
        }
        history.openFile()
        loadSettings()
        applyOptions()
        session.wantsLegend = isInteractive && !seenHints.contains(.legend)
        session.mayRunCompiled = seenHints.contains(.compiled)
        if isInteractive && !options.isQuiet { printWelcome() }
        for entry in options.firstEntries where exitStatus == nil { submit(entry) }
        while exitStatus == nil {
            if let complaint = history.takeFileError() { prompt.printLine("note: " + complaint, .note) }
            terminal.refreshPresentation()
            session.forgetInterrupt()
            if session.screen != nil, let editor = reader as? LineEditor {
                showScreen(on: editor)
                continue
            }
            let line = initialText
            initialText = ""
            switch prompt.readEntry(initial: line) {
            case .entry(let text): runTypedEntry(text)
            case .end: exitStatus = 0
            }
        }
        Terminal.restoreMode()
        terminal.standard.flush()
        return exitStatus ?? 0
    }

    private func printWelcome() {
        let place = terminal.standard.isTerminal ? Output.Stream.standard : .error
        guard terminal.standard.isTerminal || terminal.error.isTerminal else { return }
        var line = StyledText("rill \(options.version)", .heading)
        line.append("  reactive Swift at a prompt   :help  :lesson  Ctrl-D leaves", .dim)
        terminal.refreshPresentation()
        var lines = [line]
        if !seenHints.contains(.welcome) {
            seenHints.insert(.welcome)
            lines.append(StyledText("Try:  Observable.of(1, 2, 3).map { $0 * 2 }   or  :lesson 1", .dim))
        }
        for part in lines.flatMap({ $0.wrapped(to: max(20, terminal.session.presentation.width)) }) {
            prompt.write(Output(.reply, part + "\n", stream: place))
        }
    }

    private func runTypedEntry(_ text: String) {
        let isBlank = !text.contains { !$0.isWhitespace }
        if !isBlank { history.add(text) }
        submit(isBlank ? "" : text)
    }

    private func submit(_ text: String) {
        terminal.refreshPresentation()
        var effects: [Effect] = []
        reader.runEntry {
            entryRunFlag.begin()
            effects = session.submit(text, at: ShellEnvironment.monotonicNanoseconds, to: prompt)
            prompt.endThrottle()
            terminal.standard.flush()
            entryRunFlag.end()
        }
        effects.forEach(performEffect)
    }

    /// Shows the session's screen until it closes or the user leaves.
    private func showScreen(on editor: LineEditor) {
        let screen = FullScreen(session, prompt, wantsEnd: { [self] in exitStatus != nil }) { [self] key in
            entryRunFlag.begin()
            let effects = session.key(key, at: ShellEnvironment.monotonicNanoseconds, to: prompt)
            entryRunFlag.end()
            effects.forEach(performEffect)
            if key == .hangUp, exitStatus == nil { exitStatus = 0 }
        }
        prompt.holdingOutput { editor.showFullScreen(screen) }
    }

    // MARK: Effects

    /// Performs an effect during `read`, which cannot be cancelled; an effect that quits ends the process here.
    private func performWhileReading(_ effect: Effect) {
        performEffect(effect)
        guard let exitStatus else { return }
        terminal.standard.flush()
        Terminal.restoreMode()
        LineEditor.write("\n", to: terminal.standard.isTerminal ? 1 : 2)
        SystemProcess.exit(exitStatus)
    }

    private func performEffect(_ effect: Effect) {
        switch effect {
        case .quit(let status): exitStatus = status
        case .edit(let text, let lead): initialText = lead + (prompt.editExternally(text) ?? text)
        case .placeInLine(let text): initialText = text
        case .addToHistory(let text): history.add(text)
        case .history(let query): showHistory(query)
        case .set(let name, let value): applySetting(name, value)
        case .saveSettings(let settings): saveSettings(settings)
        case .remember(let note): seenHints.insert(note)
        case .clearScreen: if terminal.canRedraw { terminal.standard.write(bytes: "\u{1B}[H\u{1B}[2J") }
        }
    }

    private func applySetting(_ name: String, _ value: String) {
        terminal.settings.apply(name, value)
        for channel in [terminal.standard, terminal.error] {
            channel.isColoured = terminal.settings.colour.allows(
                isTerminal: channel.isTerminal, environment: ShellEnvironment.variable)
        }
    }

    private func showHistory(_ query: HistoryQuery) {
        switch query {
        case .entry(let mark):
            let known = listedEntries ?? olderEntries(than: [], containing: "")
            guard known.indices.contains(mark - 1) else {
                return prompt.printLine("error: no entry h\(mark); :history all lists them", .error)
            }
            initialText = known[mark - 1]
        case .older(let words, let rows):
            let known = olderEntries(than: rows, containing: words)
            listedEntries = known
            if rows.isEmpty, known.isEmpty { return prompt.printLine("(no such entry)", .dim) }
            let old = known.enumerated().map { HistoryRow(number: $0.offset + 1, text: $0.element) }
            let column = old.isEmpty ? 0 : "h\(old.count)".count
            let presentation = session.presentation
            let lines =
                HistoryRow.lines(old, presentation, label: { "h\($0.number ?? 0)" }, column: column)
                + HistoryRow.lines(rows, presentation, column: column)
            for line in lines { prompt.write(Output(.reply, line + "\n")) }
            terminal.standard.flush()
        }
    }

    /// Returns the entries of other sessions, and those of this session before its numbers restarted.
    private func olderEntries(than rows: [HistoryRow], containing words: String) -> [String] {
        let (own, wanted) = (Set(rows.map { $0.text }), words.lowercased())
        return history.readEntries().filter {
            !own.contains($0) && !$0.hasPrefix(":history") && (wanted.isEmpty || $0.lowercased().contains(wanted))
        }
    }

    // MARK: Settings

    private var settingsPath: String? {
        (options.configDirectory ?? ShellEnvironment.configDirectory).map { $0 + "/settings" }
    }

    private func loadSettings() {
        guard let settingsPath, let bytes = try? Files.readBytes(settingsPath) else { return }
        for setting in SettingsFile.parseSettings(String(decoding: bytes, as: UTF8.self)) {
            if let problem = session.applySetting(setting: setting.name, value: setting.value) {
                prompt.printLine("warning: \(problem) (in \(settingsPath))", .warning)
            } else {
                applySetting(setting.name, setting.value)
            }
        }
    }

    /// Applies the flags of the command line after the settings file, so that the flags take precedence.
    private func applyOptions() {
        if options.colour != .auto { applySetting("colour", options.colour.rawValue) }
        if let isUnicode = options.isUnicode { terminal.settings.usesUnicode = isUnicode }
        if options.isPlain { terminal.settings.isPlain = true }
        if let width = options.width { terminal.settings.width = width }
        for setting in options.settings {
            _ = session.applySetting(setting: setting.name, value: setting.value)
            applySetting(setting.name, setting.value)
        }
    }

    private func saveSettings(_ settings: [Setting]) {
        guard let settingsPath else { return prompt.printLine("error: there is no home directory to save to", .error) }
        do {
            try Files.makeDirectory(String(settingsPath[..<settingsPath.lastIndex(of: "/")!]))
            try Files.replaceFile(settingsPath, with: SettingsFile.settingsText(settings))
            prompt.printLine("(saved to \(settingsPath))", .dim)
        } catch {
            prompt.printLine("error: cannot write \(error.path): \(error.reason)", .error)
        }
    }
}
