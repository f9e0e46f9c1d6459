import Assist
import EditLine
import SessionCore
import StyledText

/// The reader's delegate; runs the session while the user types.
final class Prompt: ReaderDelegate, OutputSink {
    /// The minimum time between redraws with output, in nanoseconds.
    private static let redrawTime: UInt64 = 50_000_000
    /// The redraw interval of a running clock, in nanoseconds.
    private static let statusTime: UInt64 = 200_000_000
    /// The redraw interval of a live diagram, in nanoseconds.
    private static let pictureTime: UInt64 = 100_000_000

    /// Nanoseconds without a key before prefetching starts; also the time slice of one prefetch.
    private static let restTime: UInt64 = 40_000_000
    private static let readingTime: UInt64 = 2_000_000
    /// Nanoseconds without a key after which swiftc is asked about a refused entry.
    private static let opinionTime: UInt64 = 400_000_000

    let conversation: SessionProtocol
    let entries: History
    var settings = TerminalSettings()
    /// Terminal capabilities, apart from settings.
    let canRedraw: Bool
    weak var reader: BlockReader?
    let standard: Channel
    let error: Channel
    /// Performs an effect that the session requests while the user types.
    var grant: (Effect) -> Void = { _ in }

    private var batch = Batch()
    /// The lines of a running entry.
    private var flood = Flood()
    private var answered: (text: String, place: Int, completions: Completions)?
    private var isReading = false
    private var isCovered = false
    private var lastRedraw: UInt64 = 0
    private var lastStatus: UInt64 = 0
    private var lastPicture: UInt64 = 0
    private var picture: (rows: [[Ink]], presentation: Presentation)?
    private var preview = PreviewState()
    /// True if the terminal's cursor is at the start of a line.
    private var isAtLineStart = true
    private var saidNothingRuns = false
    /// The displayed instant of the recording.
    private var looked: LookedAt?
    /// True if the last turn left due events.
    private var isBehind = false
    /// True if the session has text to prefetch. Only on an interactive terminal.
    var readsAhead = false
    /// The time of the last key.
    private var lastKey: UInt64 = 0
    /// True if no key has been typed since the last turn.
    private var isResting = false

    init(conversation: SessionProtocol, entries: History, standard: Channel, error: Channel, canRedraw: Bool) {
        self.conversation = conversation
        self.entries = entries
        self.standard = standard
        self.error = error
        self.canRedraw = canRedraw
    }

    var isUnicode: Bool { settings.unicode ?? Environment.isUnicode }
    var isColoured: Bool { screen.isColoured }
    /// The channel that the user sees. A redirected stdout gets results only.
    private var screen: Channel { standard.isTerminal ? standard : error }

    /// Passes the terminal's presentation to the session before each drawing.
    func refreshPresentation() {
        let size = Terminal.size(of: screen.file.number)
        conversation.presentation = Presentation(
            isTerminal: standard.isTerminal, width: settings.width ?? size?.columns ?? 80,
            rows: canRedraw ? size.map { max(1, $0.rows) } : nil,
            isUnicode: isUnicode, isPlain: settings.isPlain, echoesInterrupts: !canRedraw)
    }

    func read(initial: String) -> ReadResult {
        if !isAtLineStart { newLine() }
        let inks = Theme.inks(conversation.prompt, colour: isColoured && canRedraw)
        isReading = true
        // Redraws at once after an entry.
        lastPicture = 0
        defer { isReading = false }
        return reader?.read(prompt: inks, initial: initial) ?? .end
    }

    /// Holds back output while a full-screen view covers the terminal.
    func covered(_ body: () -> Void) {
        if !isAtLineStart { newLine() }
        (isReading, isCovered) = (true, true)
        body()
        (isReading, isCovered) = (false, false)
        if !batch.isEmpty { screen.write(bytes: batch.take(unicode: isUnicode).map { screen.rendered($0) }.joined()) }
        screen.flush()
    }

    // MARK: Output

    /// Returns a text as displayed: coloured, with control characters escaped.
    func rendered(_ text: StyledText) -> String { screen.rendered(text) }

    func write(_ output: Output) {
        let channel = output.stream == .standard ? standard : error
        guard isReading, channel.isTerminal else {
            if channel.isTerminal, output.kind == .timeline, !isCovered {
                flood.add(output.text, at: Environment.now, unicode: isUnicode).forEach(channel.write)
                isAtLineStart = true
                return
            }
            endFlood()
            if output.stream == .error { standard.flush() }
            channel.write(output.text)
            if output.stream == .error { channel.flush() }
            if channel.isTerminal, let last = output.text.runs.last?.text.last { isAtLineStart = last.isNewline }
            return
        }
        batch.add(output)
    }

    /// Ends a burst of lines: the entry ended, or other output follows.
    func endFlood() { flood.end(unicode: isUnicode).forEach(standard.write) }

    func say(_ text: String, _ role: Role? = nil) {
        write(Output(.reply, StyledText(text + "\n", role), stream: .error))
        flushBatch()
    }

    private func newLine() {
        screen.write(bytes: "\n")
        isAtLineStart = true
    }

    private func flushBatch() {
        guard !batch.isEmpty, !isCovered else { return }
        reader?.printAbove(batch.take(unicode: isUnicode).map { screen.rendered($0) }.joined())
        lastRedraw = Environment.now
    }

    // MARK: Time

    func nextWake() -> Int? {
        let now = Environment.now
        var wake: UInt64?
        if let due = conversation.nextDue(after: now) {
            // Many events are due, so the redraw is not awaited.
            wake = isBehind ? due : max(due, lastRedraw + Prompt.redrawTime)
        }
        if canRedraw, conversation.status(at: now) != nil {
            wake = min(wake ?? .max, lastStatus + Prompt.statusTime)
        }
        if picture != nil { wake = min(wake ?? .max, lastPicture + Prompt.pictureTime) }
        if let due = preview.due(isOn: settings.previews && canRedraw) { wake = min(wake ?? .max, due) }
        if !isResting { lastKey = now }
        isResting = false
        if readsAhead { wake = min(wake ?? .max, lastKey + Prompt.restTime) }
        if canRedraw, conversation.wantsOpinion { wake = min(wake ?? .max, lastKey + Prompt.opinionTime) }
        guard let wake else { return nil }
        return wake <= now ? 0 : Int((wake - now + 999_999) / 1_000_000)
    }

    func wake(isWanted: @escaping () -> Bool) {
        refreshPresentation()
        let now = Environment.now
        lastStatus = now
        isBehind = false
        if let due = conversation.nextDue(after: now), due <= now {
            let effects = conversation.tick(at: now, to: self) { [self] in
                isBehind = isWanted() || Environment.now - now > Prompt.redrawTime / 2
                return isBehind
            }
            if Environment.now - lastRedraw >= Prompt.redrawTime || !isBehind { flushBatch() }
            effects.forEach(grant)
        } else if canRedraw, conversation.wantsOpinion, now >= lastKey + Prompt.opinionTime {
            let next = conversation.nextDue(after: now) ?? .max
            conversation.giveOpinion(to: self) { isWanted() || Environment.now >= next }
            flushBatch()
        } else if readsAhead, now >= lastKey + Prompt.restTime {
            while readsAhead, !isWanted(), Environment.now - now < Prompt.readingTime {
                readsAhead = conversation.readAhead()
            }
        }
        isResting = true
        drawPreview(isWanted: isWanted)
    }

    /// Draws what is typed when no key has come for a while; a key ends that at once.
    private func drawPreview(isWanted: @escaping () -> Bool) {
        guard let due = preview.due(isOn: settings.previews && canRedraw), due <= Environment.now, !isWanted() else {
            return
        }
        // The preview calls it on this thread.
        nonisolated(unsafe) let isWanted = isWanted
        guard let answer = conversation.preview(of: preview.text, isWanted: { isWanted() }) else {
            return preview.postpone(at: Environment.now)
        }
        let width = conversation.presentation.width
        preview.take(answer) { line in
            Theme.inks(line.cut(to: width - 1, ellipsis: ""), colour: isColoured)
        }
    }

    func interruptEmptyLine(hasStopped: Bool) {
        refreshPresentation()
        let hasEnded = conversation.endNewestWatch(at: Environment.now, to: self, hasStopped: hasStopped)
        if !hasEnded, !saidNothingRuns, !hasStopped {
            saidNothingRuns = true
            write(Output(.reply, StyledText("(nothing is running; Ctrl-D leaves)\n", .dim), stream: .error))
        }
        flushBatch()
    }

    func choose(_ number: Int) -> Bool {
        refreshPresentation()
        guard conversation.endWatch(chosen: number, at: Environment.now, to: self) else { return false }
        flushBatch()
        return true
    }

    // MARK: The block

    func width(of character: Character) -> Int { displayWidth(of: character) }

    func onEnter(_ text: String) -> EnterAnswer {
        guard text.contains(where: { !$0.isWhitespace }) else { return .nothing }
        switch conversation.completeness(of: text) {
        case .complete:
            return .run(remark: conversation.remark(on: text).map { Theme.inks($0, colour: isColoured) } ?? [])
        case .empty:
            return .run(remark: [])
        case .incomplete(let reason, let indent):
            let last = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
            guard text.contains("\n"), last.allSatisfy({ $0 == " " }) else { return .newLine(indent: indent) }
            let note = StyledText("(still open: \(reason). Ctrl-C discards the block)\n", .dim)
            return .explain(note: Theme.inked(note, colour: isColoured && canRedraw))
        }
    }

    var spaceIsEnter: Bool { conversation.hasMorePages }

    func onTab(_ text: String, cursor: Int, press: Int) -> TabAnswer {
        refreshPresentation()
        let place = Offsets.utf8(cursor, in: text)
        let completions = completions(in: text, at: place, press: press)
        let view = CompletionView(
            completions: completions, width: conversation.presentation.width, isUnicode: isUnicode)
        switch press {
        case 1:
            let start = Offsets.scalars(completions.start, in: text)
            let typed = String(decoding: Array(text.utf8)[min(completions.start, place)..<place], as: UTF8.self)
            return TabAnswer(replacement: view.addition(to: typed).map { (start, $0) })
        case 2:
            return TabAnswer(below: view.list.map { Theme.inks($0, colour: isColoured) })
        default:
            // The documentation is shown only for a single candidate.
            guard let only = completions.candidates.first, completions.candidates.count == 1,
                let documentation = conversation.documentation(for: only)
            else { return TabAnswer(below: view.list.map { Theme.inks($0, colour: isColoured) }) }
            return TabAnswer(shown: shown(documentation.lines))
        }
    }

    /// The second Tab reuses the result of the first, unless the text changed.
    private func completions(in text: String, at place: Int, press: Int) -> Completions {
        if press > 1, let answered, answered.text == text, answered.place == place { return answered.completions }
        let completions = conversation.completions(in: text, at: place)
        answered = (text, place, completions)
        return completions
    }

    private func shown(_ lines: [StyledText]) -> String {
        lines.map { screen.rendered($0) + "\n" }.joined()
    }

    func onPaste(_ text: String, into block: String) -> PasteAnswer {
        let isWhole = block.allSatisfy { $0 == " " }
        let cleaner = PasteCleaner(text, isWhole: isWhole) { [conversation] in
            if case .incomplete = conversation.completeness(of: $0) { return true }
            return false
        }
        var cleaned = cleaner.text
        var answer = PasteAnswer(text: cleaned)
        if cleaned.hasSuffix("\n") {
            if conversation.completeness(of: block + cleaned) == .complete {
                answer.runs = !settings.holdsPaste
                while cleaned.hasSuffix("\n") { cleaned.removeLast() }
                answer.text = cleaned
            }
        }
        if !cleaner.note.isEmpty {
            answer.note = Theme.inked(StyledText("(\(cleaner.note))\n", .dim), colour: isColoured && canRedraw)
        }
        return answer
    }

    func spans(in text: String, cursor: Int?) -> [InkSpan] {
        preview.note(cursor == nil ? "" : text, at: Environment.now)
        guard settings.highlights, isColoured else { return [] }
        let spans = Offsets.inkSpans(conversation.highlight(text), in: text, code: Theme.code)
        guard let cursor else { return spans.filter { !$0.code.isEmpty } }
        let pair = conversation.brackets(in: text, at: Offsets.utf8(cursor, in: text)).map { RoleSpan($0, .operator) }
        let marks = Offsets.inkSpans(pair, in: text) { _ in Theme.pair }
        return (spans + marks).filter { !$0.code.isEmpty }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    func hint(in text: String, cursor: Int, room: Int) -> [Ink] {
        guard settings.hints, room >= 4,
            let hint = conversation.hint(in: text, at: Offsets.utf8(cursor, in: text), room: room)
        else { return [] }
        return Theme.inks(hint.cut(to: room, ellipsis: ellipsisMark), colour: isColoured)
    }

    var ellipsisMark: String { isUnicode ? ellipsis.unicode : ellipsis.ascii }

    /// Returns the types beside each line, as much as fits: all types, the last one, or its end.
    func types(in text: String, cursor: Int) -> [Int: [Ink]] {
        refreshPresentation()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let arrow = isUnicode ? " → " : " -> "
        let margin = displayWidth(of: conversation.prompt.plain)
        return conversation.stageTypes(in: text).compactMapValues { $0 }.reduce(into: [:]) { result, row in
            guard lines.indices.contains(row.key), let last = row.value.last else { return }
            let room = conversation.presentation.width - margin - displayWidth(of: String(lines[row.key])) - 3
            let whole = row.value.joined(separator: arrow)
            let shown = displayWidth(of: whole) <= room ? whole : last
            guard room >= 4 else { return }
            result[row.key] = [Ink(cut(visible(shown), to: room, ellipsis: ellipsisMark), isColoured ? "2" : "")]
        }
    }

    func tuned(_ text: String, cursor: Int, isUp: Bool, isLarge: Bool) -> (range: Range<Int>, text: String)? {
        let place = Offsets.utf8(cursor, in: text)
        guard let change = conversation.tuned(text, at: place, isUp: isUp, isLarge: isLarge) else { return nil }
        let start = Offsets.scalars(change.range.lowerBound, in: text)
        return (start..<Offsets.scalars(change.range.upperBound, in: text), change.text)
    }

    func look(by step: Int) -> [[Ink]]? {
        refreshPresentation()
        guard let found = conversation.instant(step, from: looked?.time) else { return nil }
        looked = found
        return found.rows.map {
            Theme.inks($0.cut(to: conversation.presentation.width - 1, ellipsis: ellipsisMark), colour: isColoured)
        }
    }

    func leaveLook() { looked = nil }

    func status() -> [Ink] {
        if let looked { return Theme.inks(looked.status, colour: isColoured) }
        guard let status = conversation.status(at: Environment.now) else { return [] }
        return [Ink(visible(status.plain), isColoured ? "2" : "")]
    }

    /// Keys typed within one redraw interval see the same diagram.
    func above() -> [[Ink]] {
        let rows = livePicture()
        return settings.previews && canRedraw ? rows + preview.shown(isColoured: isColoured) : rows
    }

    private func livePicture() -> [[Ink]] {
        let now = Environment.now
        if picture != nil { refreshPresentation() }
        let isCurrent = picture?.presentation == conversation.presentation && now - lastPicture < Prompt.pictureTime
        guard canRedraw, !isCurrent else { return picture?.rows ?? [] }
        lastPicture = now
        let width = conversation.presentation.width
        picture = conversation.livePicture().map { lines in
            let rows = lines.map { Theme.inks($0.cut(to: width - 1, ellipsis: ""), colour: isColoured) }
            return (rows, conversation.presentation)
        }
        return picture?.rows ?? []
    }

    var history: [String] { entries.entries }

    func keepDropped(_ text: String) {
        entries.remember(text)
    }

    func edit(_ text: String) -> String? {
        switch ExternalEditor.edit(text) {
        case .success(let edited):
            return edited
        case .failure(let problem):
            say("error: " + problem.message, .error)
            return nil
        }
    }
}
