import Diagnostics
import Listening
import StyledText
import Syntax
import Timeline

/// Commands that draw what was recorded, or what an expression does.
let pictureCommands: [Command] = [
    Command(
        name: "marbles", short: ["m"], usage: "[EXPR, …] | live | off", topic: .look,
        summary: "lanes or expressions as marble diagrams",
        details: """
            Nothing: what the last entry showed. ':marbles a, b' draws lanes; expressions are played beside the session, with \
            what its subjects have sent. '-string' writes the notation of tests, '-json' events, '-svg FILE' a drawing to keep. 'live LANES' keeps \
            a picture of the last seconds above the line that is typed; '×12' there are so many values in six columns.
            """, run: { try $0.showMarbles($1) }),
    Command(
        name: "explain", short: ["x"], usage: "[EXPR] | live | off", topic: .look,
        summary: "a chain stage for stage",
        details: """
            A lane for each stage, '·' where it held an element back, inner observables below their operator. Of a lane, an \
            expression, or what was shown last. '-table' writes time, stage and value; 'live' is as with :marbles, each stage a row.
            """, run: { try $0.explain($1) }),
    Command(
        name: "compare", usage: "EXPR, EXPR", topic: .look, summary: "two chains on the same input",
        details: "Both get what the session's subjects have sent; the first difference is said.",
        run: { try $0.compare($1) }),
    Command(
        name: "why", usage: "[LANE] [VALUE]", topic: .look, summary: "what brought an event about",
        details:
            "':why', ':why $R9', ':why $R9 \"b1\"': the way back through the stages. Without a value the last event.",
        run: { try $0.tellWhy($1) }),
    Command(
        name: "at", usage: "TIME [LANES]", topic: .look, summary: "every lane's value and state at an instant",
        details: "':at 1.5s', ':at 00:02.500 taps'.", run: { try $0.showInstant($1) }),
    Command(
        name: "screen", usage: "[live [FILE] | trace on | storyboard]", topic: .look,
        summary: "the simulated screen, when a program has one",
        details:
            "'live' is the app itself on the whole terminal, used by keys; what was done stays as entries. 'trace on' "
            + "makes what changes an event on a lane called as the view is, 'trace off' ends that. 'storyboard' lists what was "
            + "implied for outlets and actions.",
        run: { try $0.showScreen($1) }),
]

extension ReplSession {
    var pictureStyle: PictureStyle {
        PictureStyle(width: presentation.width, isUnicode: presentation.isUnicode, isPlain: presentation.isPlain)
    }

    /// What a line may take: elsewhere lines are searched, and complete.
    var lineWidth: Int { presentation.isTerminal ? max(20, presentation.width) : .max }

    /// Takes a flag off an argument.
    private func take(_ flag: String, from argument: inout String) -> Bool {
        var words = argument.split(separator: " ", omittingEmptySubsequences: false)
        guard let place = words.firstIndex(where: { $0 == flag }) else { return false }
        words.remove(at: place)
        argument = words.joined(separator: " ").trimmed
        return true
    }

    /// Takes `-svg FILE` off the beginning.
    private func takeFile(from argument: inout String) -> String? {
        let words = argument.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
        guard words.count > 1, words[0] == "-svg" else { return nil }
        argument = words.count > 2 ? String(words[2]).trimmed : ""
        return String(words[1])
    }

    private func keep(_ picture: Picture, in file: String, title: String) throws {
        try Files.write(file, picture.svg(title: title.isEmpty ? journal.entries.last?.text ?? "rill" : title))
        talk("(wrote the diagram to \(file))", .dim)
    }

    // MARK: Pictures

    fileprivate func showMarbles(_ argument: String) throws -> [Effect] {
        if let effects = try takeLivePicture(argument, stages: false) { return effects }
        var argument = argument
        let isNotation = take("-string", from: &argument)
        let isData = take("-json", from: &argument)
        let file = takeFile(from: &argument)
        let (recording, lanes, mark) = try shown(argument, command: "marbles")
        if isData {
            recording.jsonLines(of: lanes, after: mark).forEach { reply(StyledText($0)) }
            return []
        }
        let picture = Picture(of: recording, lanes: lanes, after: mark)
        if let file {
            try keep(picture, in: file, title: argument)
        } else if isNotation {
            let rows = picture.notation()
            let width = rows.reduce(0) { max($0, displayWidth(of: $1.label)) }
            for row in rows {
                reply(StyledText(rows.count == 1 ? row.text : padded(row.label, to: width) + "  " + row.text))
            }
        } else {
            draw(picture)
        }
        return []
    }

    fileprivate func explain(_ argument: String) throws -> [Effect] {
        if let effects = try takeLivePicture(argument, stages: true) { return effects }
        var argument = argument
        let isTable = take("-table", from: &argument)
        let file = takeFile(from: &argument)
        let (recording, lanes, _) = try shown(argument, command: "explain")
        for lane in lanes {
            guard let picture = Picture.explaining(lane, in: recording) else { continue }
            if let file {
                try keep(picture, in: file, title: argument)
            } else if isTable || presentation.isPlain {
                picture.table(width: lineWidth, ellipsis: ellipsisMark).forEach(reply)
            } else {
                draw(picture)
            }
        }
        return []
    }

    fileprivate func compare(_ argument: String) throws -> [Effect] {
        let parts = Words.parts(of: argument)
        guard parts.count == 2 else { throw ReplSession.misuse("compare", takes: "two expressions", not: argument) }
        let lines = zip(["A", "B"], parts).map { Rehearsal.Line(text: $1, name: "\($0) \(Words.chainLabel(of: $1))") }
        let rehearsal = try rehearse(lines, command: "compare")
        draw(Comparison(rehearsal.lanes[0], rehearsal.lanes[1], in: rehearsal.recording).picture)
        return []
    }

    private func draw(_ picture: Picture) { picture.lines(pictureStyle).forEach(reply) }

    /// The lanes that a picture is wanted of: of the last entry, by their names, or those of expressions that are played.
    private func shown(_ argument: String, command: String) throws -> (Recording, [Timeline.Lane.ID], after: Int) {
        if !isReplaying { follow() }
        let parts = Words.parts(of: argument)
        if let recording {
            if parts.isEmpty {
                let latest = try latestLanes(recording)
                return (recording, latest.lanes, latest.after)
            }
            let known = parts.map { knownLanes(named: $0, recording) }
            if !known.contains(where: \.isEmpty) { return (recording, known.flatMap { $0 }, 0) }
        }
        guard !parts.isEmpty else { throw CommandError("nothing was recorded yet.   :help \(command)") }
        var seen: Set<String> = []
        let lines = parts.map { part in
            let label = Words.chainLabel(of: part)
            return Rehearsal.Line(text: part, name: seen.insert(label).inserted ? label : part)
        }
        let rehearsal = try rehearse(lines, command: command)
        return (rehearsal.recording, rehearsal.lanes, 0)
    }

    /// What the newest entry has shown that has shown anything: what it watched, else all that happened on lanes since it began.
    private func latestLanes(_ recording: Recording) throws -> (lanes: [Timeline.Lane.ID], after: Int) {
        let tops = recording.allLanes.filter { $0.parent == nil }.map(\.id)
        for mark in (program?.entryMarks ?? []).reversed() {
            let results = state.results[mark.number] ?? []
            let watched = (program?.watches ?? []).filter { results.contains($0.result) }.map(\.lane)
            if !watched.isEmpty { return (watched, 0) }
            let seen = Set(recording.events(of: tops, after: mark.count).map(\.lane))
            // A watch is shown from its beginning; a lane with a name of its own may be an older one's too.
            let older = (program?.watches ?? []).map(\.lane).filter(seen.contains)
            if !older.isEmpty { return (older, 0) }
            // Lanes of what nobody watches are there after an example of a lesson.
            let own = seen.filter { recording.lane($0)?.isStage == false }
            if !seen.isEmpty { return (tops.filter((own.isEmpty ? seen : own).contains), mark.count) }
        }
        throw CommandError("nothing was recorded yet: show an observable first")
    }

    private func rehearse(_ lines: [Rehearsal.Line], command: String) throws -> Rehearsal {
        let checker = openProgram().interpreter.checker
        for line in lines {
            let answer = checker.type(of: parse(Source(name: "expression", text: line.text)))
            if !answer.diagnostics.isEmpty {
                say(answer.diagnostics, limit: 3)
                throw CommandError("there is nothing to draw")
            }
            if answer.type == nil {
                throw CommandError("'\(line.text)' is no lane and no expression.   :lanes lists lanes")
            }
        }
        let rehearsal = Rehearsal(lines, beside: self)
        guard rehearsal.lanes.count == lines.count else {
            throw CommandError(":\(command) draws observables, and one of these is none.   :type says what it is")
        }
        return rehearsal
    }

    func knownLanes(named name: String, _ recording: Recording) -> [Timeline.Lane.ID] {
        let own = recording.allLanes.filter { $0.name == name }
        let watched = own.filter { !$0.isStage }
        if !own.isEmpty { return (watched.isEmpty ? own : watched).map(\.id) }
        return program?.watches.filter { $0.result == name }.map(\.lane) ?? []
    }

    // MARK: One event, one instant

    fileprivate func tellWhy(_ argument: String) throws -> [Effect] {
        if !isReplaying { follow() }
        guard let recording else { throw CommandError("nothing was recorded yet.   :help why") }
        var name = argument
        var value: String?
        var lanes = argument.isEmpty ? try latestLanes(recording).lanes : knownLanes(named: argument, recording)
        if lanes.isEmpty, let blank = argument.firstIndex(of: " ") {
            (name, value) = (String(argument[..<blank]), argument[blank...].trimmed)
            lanes = knownLanes(named: name, recording)
        }
        if lanes.isEmpty { throw CommandError("no lane '\(name)'.   :lanes lists them") }
        let events = recording.events(of: lanes).filter { $0.kind != .subscribed && $0.kind != .disposed }
        guard let value else {
            guard let last = events.last else { throw CommandError("nothing has come on '\(name)' yet") }
            return tellWhy(last, recording)
        }
        let texts = [value, "\"\(value)\""]
        guard let event = events.last(where: { texts.contains($0.text ?? $0.kind.word) }) else {
            throw CommandError("'\(name)' has not sent \(value).   :timeline \(name)")
        }
        return tellWhy(event, recording)
    }

    private func tellWhy(_ event: Event, _ recording: Recording) -> [Effect] {
        var view = LineView(style: presentation.lineStyle(showsSubscribed: true, wraps: true))
        view.lines(for: event, on: recording.lane(event.lane)).forEach(reply)
        let marks = program?.entryMarks ?? []
        let reason = CauseTrace(of: event, in: recording) { root in
            marks.last { $0.count < root.number }.map { "entry \($0.number)" }
        }
        reason.lines(indent: min(10, presentation.width / 8), width: lineWidth, ellipsis: ellipsisMark).forEach(reply)
        return []
    }

    fileprivate func showInstant(_ argument: String) throws -> [Effect] {
        if !isReplaying { follow() }
        guard let recording, !recording.allLanes.isEmpty else {
            throw CommandError("nothing was recorded yet.   :help at")
        }
        var words = argument.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
        guard let word = words.first, let time = clockTime(word) else {
            throw ReplSession.misuse("at", takes: "a time, as 1.5s or 00:02.500", not: argument)
        }
        words.removeFirst()
        let lanes =
            try words.isEmpty
            ? nil
            : words.flatMap { name in
                let known = knownLanes(named: name, recording)
                if known.isEmpty { throw CommandError("no lane '\(name)'.   :lanes lists them") }
                return known
            }
        reply(StyledText("at \(clockText(Int64(time)))", .dim))
        Instant(at: Int64(time), in: recording, lanes: lanes)
            .lines(width: presentation.width, ellipsis: ellipsisMark).forEach(reply)
        return []
    }
}
