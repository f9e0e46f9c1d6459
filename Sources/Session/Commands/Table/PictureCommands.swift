import Assist
import Diagnostics
import Export
import Listening
import SessionCore
import StyledText
import Syntax
import Timeline

/// Commands that draw the recording, or an expression.
let pictureCommands: [Command] = [
    Command(
        name: "marbles", abbreviations: ["m"], usage: "[EXPR, … | ENTRY] | live | off", topic: .look,
        summary: "draws lanes or expressions as marble diagrams",
        details: """
            Without an argument: the subscriptions of the last entry. ':marbles tasks' draws the tasks and their waits, ':marbles 3' the \
            subscriptions of entry 3, ':marbles a, b' two lanes. An expression runs in a second session, with the values that the \
            session's subjects have sent. '-string' prints the notation for tests, '-json' the events; '-svg FILE' writes a drawing. \
            'live LANES' shows a diagram of the last seconds above the input line; '×12' means 12 values in six columns.
            """, argument: ArgumentDescription(kind: .expression, acceptedWords: ["live", "off"]),
        run: { try $0.showMarbles($1) }),
    Command(
        name: "explain", abbreviations: ["x"], usage: "[EXPR | LANE | ENTRY] | live | off", topic: .look,
        summary: "draws a chain, stage by stage",
        details: """
            Draws a row for each stage, '·' where the stage dropped an element, and inner observables below their operator. Without \
            an argument: the subscriptions of the last entry. ':explain 3' draws entry 3, ':explain taps' a lane of :lanes. An expression \
            runs in a second session. '-table' prints time, stage and value, '-json' the events of all stages; '-threads' colours values \
            by the thread that delivered them; '-svg FILE' writes a drawing. 'live LANES' shows a diagram above the input line, 'off' \
            removes it.
            """, argument: ArgumentDescription(kind: .expression, acceptedWords: ["live", "off"]),
        run: { try $0.explainLanes($1) }),
    Command(
        name: "compare", usage: "EXPR, EXPR", topic: .look, summary: "compares two chains on the same input",
        details: "Both chains receive the values that the session's subjects have sent. Prints the first difference.",
        argument: ArgumentDescription(kind: .expression),
        run: { try $0.compareExpressions($1) }),
    Command(
        name: "why", usage: "[LANE] [VALUE]", topic: .look, summary: "shows what caused an event",
        details:
            "':why', ':why $R9', ':why $R9 \"b1\"', ':why \"printed text\"' show the way back through the stages. Without a value: of the last event.",
        argument: ArgumentDescription(kind: .lanes),
        run: { try $0.explainEvent($1) }),
    Command(
        name: "at", usage: "TIME [LANES]", topic: .look, summary: "shows every lane's value and state at one instant",
        details: "':at 1.5s', ':at 00:02.500 taps'.", run: { try $0.showInstant($1) }),
    Command(
        name: "screen", usage: "[live [FILE] | trace on | storyboard | frames]", topic: .look,
        summary: "draws the app's simulated screen",
        details:
            "'live' runs the app on the whole terminal, controlled by keys; your actions become entries. 'trace on' "
            + "records changes as events on a lane named after the view; 'trace off' stops it. 'storyboard' lists the views "
            + "and connections that were created for outlets and actions; 'frames' lists the rectangles of the views.",
        argument: ArgumentDescription(acceptedWords: ["live", "trace on", "trace off", "storyboard", "frames"]),
        run: { try $0.showScreen($1) }),
]

extension ReplSession {
    /// The maximum width of a line. Lines that another program reads are not cut.
    var lineWidth: Int { presentation.isTerminal ? max(20, presentation.width) : .max }

    /// Removes a flag from an argument.
    private func removeFlag(_ flag: String, from argument: inout String) -> Bool {
        var words = argument.split(separator: " ", omittingEmptySubsequences: false)
        guard let place = words.firstIndex(where: { $0 == flag }) else { return false }
        words.remove(at: place)
        argument = words.joined(separator: " ").trimmingSpaces
        return true
    }

    /// Removes `-svg FILE` from the start of an argument and returns the file.
    private func takeFile(from argument: inout String) -> String? {
        let words = argument.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
        guard words.count > 1, words[0] == "-svg" else { return nil }
        argument = words.count > 2 ? String(words[2]).trimmingSpaces : ""
        return String(words[1])
    }

    private func writeDrawing(_ explained: ExplainedLanes, in file: String, showsExecutors: Bool = false) throws {
        var style = drawingStyle
        style.showsExecutors = showsExecutors
        try writeFile(explained.svg(style), in: file, "wrote the diagram to \(file)")
    }

    /// Returns the title of a drawing: the argument, or else the last entry.
    private func fileTitle(_ argument: String) -> String {
        argument.isEmpty ? journal.entries.last?.text ?? "rill" : argument
    }

    // MARK: Pictures

    fileprivate func showMarbles(_ argument: String) throws {
        if try takeLivePicture(argument, stages: false) { return }
        var argument = argument
        let isNotation = removeFlag("-string", from: &argument)
        let isData = removeFlag("-json", from: &argument)
        let file = takeFile(from: &argument)
        let (recording, lanes, mark, cut) = try lanesToDraw(argument, command: "marbles")
        if isData {
            recording.jsonLines(of: lanes, after: mark).forEach { printReply(StyledText($0)) }
            return cut.forEach { report($0) }
        }
        var picture = Picture(of: recording, lanes: lanes, after: mark)
        picture.remarks += cut
        if let file {
            try writeDrawing(ExplainedLanes(picture, title: fileTitle(argument)), in: file)
        } else if isNotation {
            cut.forEach { report($0) }
            let rows = picture.notation()
            let width = rows.reduce(0) { max($0, displayWidth(of: $1.label)) }
            for row in rows {
                printReply(StyledText(rows.count == 1 ? row.text : padded(row.label, to: width) + "  " + row.text))
            }
        } else {
            printPicture(picture)
        }
    }

    fileprivate func explainLanes(_ argument: String) throws {
        if try takeLivePicture(argument, stages: true) { return }
        var argument = argument
        let isTable = removeFlag("-table", from: &argument)
        let isData = removeFlag("-json", from: &argument)
        let showsExecutors = removeFlag("-threads", from: &argument)
        let file = takeFile(from: &argument)
        argument = argument.iteratedSequence
        let stages = openProgram().interpreter.checker.asyncStages(of: argument)
        let (recording, lanes, _, cut) =
            try stages.count > 1 ? lanesToDraw(stages) : lanesToDraw(argument, command: "explain")
        if isData {
            recording.jsonLines(of: recording.lanesWithInner(of: lanes), stages: true).forEach {
                printReply(StyledText($0))
            }
            return cut.forEach { report($0) }
        }
        var explained = ExplainedLanes(lanes, in: recording, title: fileTitle(argument), remarks: cut)
        if stages.count > 1 {
            // The recording does not tell which element of a stage causes which element of the next one, so the rows
            // have only the time in common.
            var picture = Picture(of: recording, lanes: lanes, after: 0)
            picture.remarks += cut
            explained = ExplainedLanes(picture, title: fileTitle(argument))
        }
        if let file {
            try writeDrawing(explained, in: file, showsExecutors: showsExecutors)
        } else if isTable || presentation.isPlain {
            explained.table(width: lineWidth, ellipsis: ellipsisMark).forEach(printReply)
        } else {
            var style = pictureStyle
            style.showsExecutors = showsExecutors
            explained.lines(style).forEach(printReply)
        }
    }

    fileprivate func compareExpressions(_ argument: String) throws {
        let parts = argument.expressions
        guard parts.count == 2 else { throw ArgumentError("two expressions") }
        let lines = zip(["A", "B"], parts).map { Rehearsal.Line(text: $1, name: "\($0) \($1.labelOfChain)") }
        let rehearsal = try rehearse(lines, command: "compare")
        var picture = Comparison(rehearsal.lanes[0], rehearsal.lanes[1], in: rehearsal.recording).picture
        picture.remarks += truncationNote(rehearsal)
        printPicture(picture)
    }

    private func printPicture(_ picture: Picture) { picture.lines(pictureStyle).forEach(printReply) }

    /// Returns the lanes to draw: those of the last entry, the named lanes, or the lanes of expressions that a
    /// rehearsal runs.
    private func lanesToDraw(_ argument: String, command: String) throws -> (
        Recording, [Timeline.Lane.ID], after: Int, cut: [String]
    ) {
        catchUpWithWall()
        let parts = argument.expressions
        if let recording {
            if parts.isEmpty {
                let latest = try latestLanes(recording)
                return (recording, latest.lanes, latest.after, [])
            }
            if parts.count == 1, let number = Int(parts[0]) {
                let lanes = lanes(ofEntry: number, recording)
                if lanes.isEmpty { throw CommandError("entry \(number) subscribed to nothing.   :lanes lists lanes") }
                return (recording, lanes, 0, [])
            }
            let known = parts.map { knownLanes(named: $0, recording) }
            if !known.contains(where: \.isEmpty) { return (recording, known.flatMap { $0 }, 0, []) }
            if command == "marbles", let (tasks, lanes) = tasks(named: parts) { return (tasks, lanes, 0, []) }
        }
        guard !parts.isEmpty else { throw CommandError("Nothing recorded yet.   :help \(command)") }
        var seen: Set<String> = []
        let lines = parts.map { part in
            let label = part.labelOfChain
            return Rehearsal.Line(text: part, name: seen.insert(label).inserted ? label : part)
        }
        let rehearsal = try rehearse(lines, command: command)
        return (rehearsal.recording, rehearsal.lanes, 0, truncationNote(rehearsal))
    }

    /// Returns the lanes for the stages of an asynchronous sequence. Each stage runs in a separate session.
    private func lanesToDraw(_ stages: [String]) throws -> (Recording, [Timeline.Lane.ID], after: Int, cut: [String]) {
        let lines = stages.enumerated().map { place, text in
            Rehearsal.Line(text: text, name: place == 0 ? text : "." + text.labelOfChain)
        }
        let rehearsal = try rehearse(lines, command: "explain")
        return (rehearsal.recording, rehearsal.lanes, 0, truncationNote(rehearsal))
    }

    /// Returns a note if a diagram ends before its observables do.
    func truncationNote(_ rehearsal: Rehearsal) -> [String] {
        guard rehearsal.wasTruncated else { return [] }
        return [
            "cut after \(DurationText.text(state.settings.current.watchLimit)), still live; for longer, use rill marbles --for 2h, or :set watch-for 2h"
        ]
    }

    /// Returns the lanes of the newest entry that subscribed to an observable. If no entry subscribed, returns the
    /// lanes that received events from the newest entry that caused any. If an older entry used the same label, its
    /// events are left out.
    func latestLanes(_ recording: Recording) throws -> (lanes: [Timeline.Lane.ID], after: Int) {
        for mark in (program?.eventCountsBefore ?? []).reversed() {
            let begun = lanes(ofEntry: mark.number, recording)
            if !begun.isEmpty {
                let isShared = begun.contains { recording.lane($0).map { $0.firstSubscription <= mark.count } ?? false }
                return (begun, isShared ? mark.count : 0)
            }
            let events = recording.events(of: recording.shownLanes.map(\.id), after: mark.count)
            let seen = Set(events.filter { isCaused($0, after: mark.count, recording) }.map(\.lane))
            let lanes = Recording.watchesOrAll(recording.shownLanes.filter { seen.contains($0.id) })
            if !lanes.isEmpty { return (lanes.map(\.id), 0) }
        }
        throw CommandError("Nothing recorded yet. Enter an observable, or add .watch(\"name\").")
    }

    /// Returns true if an event follows from what an entry did: a tick of a timer that an earlier entry started does
    /// not. `count` is the number of events before the entry.
    private func isCaused(_ event: Timeline.Event, after count: Int, _ recording: Recording) -> Bool {
        var cause = event.cause
        while cause > count, let earlier = recording.event(cause) { cause = earlier.cause }
        return !(1...max(1, count)).contains(cause)
    }

    /// Returns the lanes to which an entry subscribed.
    func lanes(ofEntry number: Int, _ recording: Recording) -> [Timeline.Lane.ID] {
        let marks = program?.eventCountsBefore ?? []
        guard let index = marks.lastIndex(where: { $0.number == number }) else { return [] }
        let end = index + 1 < marks.count ? marks[index + 1].count : recording.eventCount
        let events = marks[index].count + 1..<end + 1
        let begun = recording.shownLanes.filter { lane in
            events.contains(lane.firstSubscription) || events.contains(lane.lastSubscription)
        }
        return Recording.watchesOrAll(begun).map(\.id)
    }

    func rehearse(_ lines: [Rehearsal.Line], command: String) throws -> Rehearsal {
        let checker = openProgram().interpreter.checker
        for line in lines {
            let answer = checker.type(of: parse(sourceTexts.keep(Source(name: "expression", text: line.text))))
            if !answer.diagnostics.isEmpty {
                showDiagnostics(answer.diagnostics, limit: 3)
                throw CommandError("nothing to draw")
            }
            if answer.type == nil {
                throw CommandError("'\(line.text)' is neither a lane nor an expression.   :lanes lists lanes")
            }
        }
        let rehearsal = Rehearsal(lines, beside: self)
        if rehearsal.wasStopped { throw CommandError("stopped") }
        guard rehearsal.lanes.count == lines.count else {
            throw CommandError(
                ":\(command) draws observables, and one of these is not an observable.   :type shows its type")
        }
        return rehearsal
    }

    /// Splits a text into names of lanes: at commas, or at blanks if no lane has the whole text as its name.
    func laneNames(in text: String, _ recording: Recording) -> [String] {
        let parts = text.expressions
        if parts.allSatisfy({ !knownLanes(named: $0, recording).isEmpty }) { return parts }
        return text.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
    }

    /// Returns the lanes that a text names; throws if a name belongs to no lane.
    func lanes(in text: String, _ recording: Recording) throws -> [Timeline.Lane.ID] {
        try laneNames(in: text, recording).flatMap { name in
            let known = knownLanes(named: name, recording)
            if known.isEmpty { throw CommandError("no lane '\(name)'.   :lanes lists them") }
            return known
        }
    }

    func knownLanes(named name: String, _ recording: Recording) -> [Timeline.Lane.ID] {
        let own = Recording.watchesOrAll(recording.allLanes.filter { $0.name == name })
        if !own.isEmpty { return own.map(\.id) }
        return program?.watches.filter { $0.resultName == name }.map(\.lane) ?? []
    }

    // MARK: One event, one instant

    fileprivate func explainEvent(_ argument: String) throws {
        catchUpWithWall()
        guard let recording else { throw CommandError("Nothing recorded yet.   :help why") }
        if let line = printedLine(argument) { return explainEvent(line, recording) }
        if argument.first == "\"" { throw CommandError("no printed line contains \(argument)") }
        var name = argument
        var value: String?
        var lanes = argument.isEmpty ? try latestLanes(recording).lanes : knownLanes(named: argument, recording)
        // The name of a lane may contain blanks, as `taps.map… (3:1)` does, and so may a value.
        for blank in argument.indices.reversed() where lanes.isEmpty && argument[blank] == " " {
            (name, value) = (String(argument[..<blank]), argument[blank...].trimmingSpaces)
            lanes = knownLanes(named: name, recording)
        }
        if lanes.isEmpty { throw CommandError("no lane '\(name)'.   :lanes lists them") }
        let events = recording.events(of: lanes).filter { $0.kind != .subscribed && $0.kind != .disposed }
        guard let value else {
            guard let last = events.last else { throw CommandError("'\(name)' has not sent anything yet") }
            return explainEvent(last, recording)
        }
        let texts = [value, "\"\(value)\""]
        guard let event = events.last(where: { texts.contains($0.text ?? $0.kind.word) }) else {
            throw CommandError("'\(name)' has not sent \(value).   :timeline \(name)")
        }
        explainEvent(event, recording)
    }

    /// For an argument in quotes, returns the newest printed line that equals it, or else the newest that contains it.
    private func printedLine(_ argument: String) -> PrintedLine? {
        guard argument.count > 2, argument.first == "\"", argument.last == "\"" else { return nil }
        let text = argument.dropFirst().dropLast()
        let lines = program?.printLog.lines ?? []
        // Quotes in the argument may be escaped as in a string.
        for text in [
            String(text), text.split(separator: "\\\"", omittingEmptySubsequences: false).joined(separator: "\""),
        ] {
            if let line = lines.last(where: { $0.text == text }) ?? lines.last(where: { $0.text.contains(text) }) {
                return line
            }
        }
        return nil
    }

    /// Explains a printed line from its subscription back to the source.
    private func explainEvent(_ line: PrintedLine, _ recording: Recording) {
        printReply(StyledText(escapingControls(line.text)))
        guard
            let event = recording.events(of: recording.allLanes.map(\.id), stages: true).last(where: {
                $0.number == line.cause
            })
        else {
            let entry = program?.eventCountsBefore.last { $0.count <= line.precedingEvent }.map {
                "entry \($0.number) printed it"
            }
            return printReply(
                StyledText("          \(entry ?? "the program printed it") at \(clockText(line.time))", .dim))
        }
        explainEvent(event, recording)
    }

    private func explainEvent(_ event: Event, _ recording: Recording) {
        var view = LineView(style: presentation.lineStyle(showsSubscribed: true, wraps: true))
        view.lines(for: event, on: recording.lane(event.lane), by: recording.executor(of: event)).forEach(printReply)
        let marks = program?.eventCountsBefore ?? []
        let reason = CauseTrace(of: event, in: recording) { root in
            marks.last { $0.count < root.number }.map { "entry \($0.number)" }
        }
        reason.lines(indent: min(10, presentation.width / 8), width: lineWidth, ellipsis: ellipsisMark).forEach(
            printReply)
    }

    fileprivate func showInstant(_ argument: String) throws {
        catchUpWithWall()
        guard let recording, !recording.allLanes.isEmpty else {
            throw CommandError("Nothing recorded yet.   :help at")
        }
        let blank = argument.firstIndex(of: " ") ?? argument.endIndex
        let word = String(argument[..<blank])
        guard let time = parseClockTime(word) else {
            throw ArgumentError("a time, as 1.5s or 00:02.500")
        }
        let names = argument[blank...].trimmingSpaces
        let shown = try names.isEmpty ? nil : lanes(in: names, recording)
        printReply(StyledText("at \(clockText(Int64(time)))", .dim))
        Instant(at: Int64(time), in: recording, lanes: shown)
            .lines(width: presentation.width, ellipsis: ellipsisMark).forEach(printReply)
    }
}
