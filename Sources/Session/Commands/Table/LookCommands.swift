import Assist
import Export
import Listening
import SessionCore
import StyledText
import Timeline

/// Commands that show the recording, and commands that start and stop watches.
let lookCommands: [Command] = [
    Command(
        name: "watch", abbreviations: ["w"], usage: "EXPR [for 5s] [named X]", topic: .look,
        summary: "shows what an observable sends",
        details:
            "Like an expression alone, but with a duration and a name. ':watch off' stops everything, ':watch off $R1' one watch.",
        argument: ArgumentDescription(kind: .expression, acceptedWords: ["off"]),
        run: { try $0.watchCommand($1) }),
    Command(
        name: "record", usage: "keys [named X] | text [named X] | app [FILE]", topic: .look,
        summary: "records your typing as an observable, your use of an app as a script",
        details: """
            'keys' records each key with its time until Enter, 'text' the growing text of a field, as rx.text sends it. \
            'keys' or 'text' is then an observable that replays it: try \
            'keys.debounce(.milliseconds(300), scheduler: MainScheduler.instance)' and ':explain' with it. 'app' writes what \
            you did in an app as a script: the app, and each action at its time.
            """,
        argument: ArgumentDescription(acceptedWords: ["keys", "text", "app"]),
        example: [
            ":record text named query",
            "query.debounce(.milliseconds(300), scheduler: MainScheduler.instance)",
            ":record keys",
            "keys.map { $0.uppercased() }",
            "import UIKit",
            "let page = UIViewController(), go = UIButton()",
            "go.setTitle(\"Go\", for: .normal); page.view.addSubview(go); show(page)",
            ":screen live",
            ":record app",
        ], run: { try $0.startRecording($1) }),
    Command(
        name: "lanes", abbreviations: ["l"], usage: "[tree]", topic: .look,
        summary: "lists all subscriptions, live and ended",
        details:
            "Prints a line for each lane: live or ended, its events, subscriptions and expression; then the running tasks. ':lanes tree' also lists inner lanes, child tasks and ended tasks.",
        argument: ArgumentDescription(acceptedWords: ["tree"]),
        run: { try $0.listLanes($1) }),
    Command(
        name: "timeline", abbreviations: ["tl"], usage: "[LANES] [from T to T]", topic: .look,
        summary: "prints the recorded lines again",
        details: "':timeline taps, $R3 from 2s to 00:05.500' shows two lanes between two times. Long values wrap here.",
        argument: ArgumentDescription(kind: .lanes),
        run: { try $0.showTimeline($1) }),
]

extension ReplSession {
    fileprivate func watchCommand(_ argument: String) throws {
        if argument == "off" || argument.hasPrefix("off ") {
            let name = argument.dropFirst(3).trimmingSpaces
            catchUpWithWall()
            return apply(.stop(of: name.isEmpty ? nil : name, isInterrupt: false))
        }
        guard let parsed = WatchOptions.parseWatchNote(argument) else {
            throw ArgumentError("an expression, or 'off'")
        }
        enter(parsed.expression, order: parsed.order)
    }

    // MARK: Lanes

    fileprivate func listLanes(_ argument: String) throws {
        guard argument.isEmpty || argument == "tree" else {
            throw ArgumentError("'tree' or no argument")
        }
        let lanes = program?.recorder.recording.allLanes ?? []
        let unseen = runningSubscriptions.compactMap {
            if case .own(let own) = $0, own.lane == nil { own } else { nil }
        }
        let tasks = taskRows(all: argument == "tree")
        if lanes.isEmpty, unseen.isEmpty, tasks.isEmpty { report("(no subscriptions yet)", .dim) }
        let tops = program?.recorder.recording.shownLanes ?? []
        let inner = argument == "tree" ? Dictionary(grouping: lanes.filter { $0.parent != nil }) { $0.parent! } : [:]
        let width = tops.reduce(4) { max($0, min(maxNameColumns, displayWidth(of: $1.name))) }
        for lane in tops { listLaneRows(lane, inner, depth: 0, width: width) }
        listHiddenSubscriptions(unseen)
        tasks.forEach(printReply)
    }

    /// Lists active subscriptions without a lane: those that outlive the lane that made them, and those of library
    /// code.
    private func listHiddenSubscriptions(_ unseen: [ProgramSubscription]) {
        let (inside, others) = (unseen.filter { $0.outerLane != nil }, unseen.filter { $0.outerLane == nil })
        for (_, own) in Dictionary(grouping: inside, by: { $0.outerLane!.id.number }).sorted(by: { $0.key < $1.key }) {
            let name = escapingControls(own[0].outerLane!.name)
            printReply(StyledText("\(countText(own.count, "subscription")) inside \(name), live after its end", .dim))
        }
        for (entry, own) in Dictionary(grouping: others, by: \.entry).sorted(by: { $0.key < $1.key }) {
            printReply(
                StyledText("\(countText(own.count, "subscription")) of library code, live; entry \(entry)", .dim))
        }
    }

    /// The maximum width of a lane's name, in columns.
    private var maxNameColumns: Int { max(16, min(30, presentation.width * 3 / 10)) }

    /// Prints a line for a lane, then its inner lanes; if there are many, only the last ones.
    private func listLaneRows(
        _ lane: Timeline.Lane, _ inner: [Timeline.Lane.ID: [Timeline.Lane]], depth: Int, width: Int
    ) {
        let name = padded(
            CodeLabel.shortened(escapingControls(lane.name), to: maxNameColumns, ellipsis: ellipsisMark), to: width)
        var line = StyledText(String(repeating: "  ", count: depth))
        line.append(name, .lane(Int(lane.id.number)))
        line.append("  " + padded(stateText(of: lane), to: 9))
        let counts = "\(countText(lane.signalCount, "event")), \(countText(lane.subscriptionCount, "subscription"))"
        let kept = program?.watches.last { $0.lane == lane.id }?.resultName
        let origin = escapingControls(lane.sourceCode.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        // A lane whose origin is unknown shows the number of its entry.
        let own = runningSubscriptions.compactMap { if case .own(let own) = $0, own.lane === lane { own } else { nil } }
            .last
        let place = lane.name.contains("(\(lane.position))") ? "" : lane.position
        let words = [kept, place, origin].compactMap { $0 }.filter { !$0.isEmpty && $0 != lane.name }
        let more = words.isEmpty ? [own.map(ReplSession.entryText)].compactMap { $0 } : words
        line.append("  " + (more.isEmpty ? counts : padded(counts, to: 25)), .dim)
        for word in more { line.append("  " + word, .dim) }
        // Lines that another program reads are not cut.
        printReply(
            presentation.isTerminal ? line.truncated(to: max(20, presentation.width), ellipsis: ellipsisMark) : line)
        let below = inner[lane.id] ?? []
        for child in below.suffix(8) { listLaneRows(child, inner, depth: depth + 1, width: width) }
        if below.count > 8 {
            let margin = String(repeating: "  ", count: depth + 1)
            printReply(StyledText("\(margin)\(ellipsisMark) \(below.count - 8) earlier ones", .dim))
        }
    }

    private func stateText(of lane: Timeline.Lane) -> String { lane.isLive ? "live" : lane.endKind?.word ?? "new" }

    // MARK: Timeline

    fileprivate func showTimeline(_ argument: String) throws {
        let printed = program?.printLog.lines ?? []
        let known = [recording, state.cancelledRecording].compactMap { $0 }.filter { !$0.allLanes.isEmpty }
        guard var recording = known.first ?? (printed.isEmpty ? nil : recording) else {
            return report("(nothing recorded yet)", .dim)
        }
        let all = argument.split(separator: " ").map(String.init)
        if argument == "tasks" { return showTaskTimeline() }
        var times: ClosedRange<Int64> = .min ... .max
        var wanted = argument
        if let place = all.firstIndex(of: "from") {
            times = try timeRange(of: Array(all[place...]), argument)
            wanted = all[..<place].joined(separator: " ")
        }
        let words = laneNames(in: wanted, recording)
        if let lost = state.cancelledRecording, let name = words.first, knownLanes(named: name, recording).isEmpty,
            lost.lane(named: name) != nil
        {
            recording = lost
        }
        let lanes = try words.isEmpty ? nil : words.flatMap { try laneIDs(named: $0, recording) }
        let style = presentation.lineStyle(showsSubscribed: true, wraps: true)
        let lines = LineView.lines(
            of: recording, lanes: lanes, in: times,
            printed: lanes == nil && recording === program?.recorder.recording ? printed : [],
            style: style)
        if lines.isEmpty { report("(no events there)", .dim) }
        lines.forEach(printReply)
    }

    private func timeRange(of words: [String], _ argument: String) throws -> ClosedRange<Int64> {
        let misuse = ArgumentError("lanes and 'from T to T'")
        guard words.count == 2 || (words.count == 4 && words[2] == "to"), let from = parseClockTime(words[1]) else {
            throw misuse
        }
        guard words.count == 4 else { return Int64(from)...Int64.max }
        guard let to = parseClockTime(words[3]), to >= from else { throw misuse }
        return Int64(from)...Int64(to)
    }

    private func laneIDs(named name: String, _ recording: Recording) throws -> [Timeline.Lane.ID] {
        let own = recording.allLanes.filter { $0.name == name }.map(\.id)
        if !own.isEmpty { return own }
        let kept = program?.watches.filter { $0.resultName == name }.map(\.lane) ?? []
        if !kept.isEmpty { return kept }
        throw CommandError("no lane '\(name)'.   :lanes lists them")
    }
}
