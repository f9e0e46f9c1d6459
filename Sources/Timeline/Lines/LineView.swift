import StyledText

/// Formats events as lines: `TIME │ LANE GLYPH VALUE`.
///
/// The view stores the previous line, so use a view of its own for each sequence of lines, and call `writeNextLineInFull()` after
/// other output.
public struct LineView {
    public var style: LineStyle

    private var lastTime: Int64?
    private var lastLane: Lane.ID?
    private var lastName: String?
    /// The number of columns that the lane names have needed so far, for alignment.
    private var laneColumns = 0
    private var timeColumns = 0

    public init(style: LineStyle) {
        self.style = style
    }

    /// Makes the view write the next line in full, because other output has followed the last line.
    public mutating func writeNextLineInFull() {
        lastTime = nil
        lastLane = nil
    }

    /// Returns the lines for an event, without newlines. There are none if events of this kind are not shown, and
    /// several if a value wraps.
    ///
    /// - Parameter executor: the name of the executor that delivered the event; nil for the main one.
    public mutating func lines(for event: Event, on lane: Lane?, by executor: String? = nil) -> [StyledText] {
        if event.stageNumber != 0 || (event.kind == .subscribed && !style.showsSubscribed) { return [] }
        return lines(for: event, named: lane?.name ?? "?", by: executor)
    }

    /// Returns the lines for an event of a row that is not a lane.
    ///
    /// - Parameter sign: the symbol and word of a mark that is not an event.
    mutating func lines(
        for event: Event, named name: String, by executor: String?, sign: EventSymbol? = nil
    ) -> [StyledText] {
        style.isPlain ? [sentence(event, name, executor)] : styledLine(event, style.laneName(name), executor, sign)
    }

    /// Reserves columns for the longest of several names, so that all lines are aligned.
    mutating func align(_ names: [String]) {
        laneColumns = names.reduce(laneColumns) { max($0, displayWidth(of: style.laneName($1))) }
    }

    /// Returns an event as a sentence: `0.500 seconds, lane search: next "pa"`.
    private func sentence(_ event: Event, _ name: String, _ executor: String?) -> StyledText {
        var line = StyledText(secondsText(event.time) + " seconds, lane " + escapingControls(name) + ": ")
        line.append(event.kind.word)
        if let text = event.text, event.kind == .next || event.kind == .error {
            line.append(" " + escapingControls(text))
        }
        if let executor { line.append(" on \(escapingControls(executor))") }
        return line
    }

    private mutating func styledLine(
        _ event: Event, _ name: String, _ executor: String?, _ other: EventSymbol?
    ) -> [StyledText] {
        let sign = other ?? EventSymbol.of(event.kind)
        let laneRole = TextRole.lane(Int(event.lane.number))
        let showsTime = !style.isTerminal || lastTime != event.time
        // The stages of a lane are rows with names of their own, so a change of the name is shown, too.
        let showsLane = showsTime || lastLane != event.lane || lastName != name
        if style.isTerminal { laneColumns = max(laneColumns, displayWidth(of: name)) }

        var line = StyledText()
        let time = showsTime ? clockText(event.time, withoutZeroMinutes: style.isNarrow) : ""
        if showsTime { timeColumns = displayWidth(of: time) }
        line.append(padded(time, to: timeColumns), .dim)
        line.append(" " + style.separatorBar + " ", .dim)
        line.append(padded(showsLane ? name : "", to: laneColumns), laneRole)
        line.append(" ")
        line.append(style.isUnicode ? sign.unicode : sign.ascii, sign.role ?? laneRole)
        line.append(" ")

        lastTime = event.time
        (lastLane, lastName) = (event.lane, name)
        var mark = executor.map { "  @" + escapingControls($0) } ?? ""
        if style.isTerminal {
            // A value has at least eight columns, and a word is never cut.
            let taken = line.width + (sign.asciiWord.map(displayWidth) ?? 8)
            mark = style.width - taken < 5 ? "" : truncated(mark, to: style.width - taken, ellipsis: style.ellipsis)
        }
        if let word = sign.asciiWord {
            line.append(word, sign.role)
            if !mark.isEmpty { line.append(mark, .dim) }
            return [line]
        }
        let value = escapingControls(event.text ?? "")
        var lines = appendFitted(value, sign.role ?? .value, behind: line, spare: displayWidth(of: mark))
        if !mark.isEmpty, let last = lines.indices.last { lines[last].append(mark, .dim) }
        return lines
    }

    /// Appends the value to the beginning of its line, and cuts or wraps it to the width.
    private func appendFitted(_ value: String, _ role: TextRole, behind head: StyledText, spare: Int) -> [StyledText] {
        // Lines that other programs read are never cut: they are searched, and they have no width.
        let room = max(8, style.width - head.width - spare)
        if !style.isTerminal || displayWidth(of: value) <= room {
            var line = head
            line.append(value, role)
            return [line]
        }
        guard style.wraps else {
            var line = head
            line.append(truncated(value, to: room, ellipsis: style.ellipsis), role)
            return [line]
        }
        return appendWrapped(value, role, behind: head, room: room)
    }

    private func appendWrapped(_ value: String, _ role: TextRole, behind head: StyledText, room: Int) -> [StyledText] {
        var result: [StyledText] = []
        var rest = value[...]
        var line = head
        while !rest.isEmpty {
            if result.count == 20 {
                line.append("\(style.ellipsis) \(groupedDigits(rest.count)) more characters", .dim)
                return result + [line]
            }
            var part = prefixFitting(of: String(rest), columns: room)
            if part.isEmpty { part = String(rest.first!) }
            line.append(part, role)
            result.append(line)
            rest = rest.dropFirst(part.count)
            line = continuationIndent(of: head)
        }
        return result
    }

    private func continuationIndent(of head: StyledText) -> StyledText {
        var line = StyledText(String(repeating: " ", count: timeColumns) + " " + style.separatorBar, .dim)
        line.append(String(repeating: " ", count: max(0, head.width - timeColumns - 2)))
        return line
    }
}

extension LineView {
    /// Formats the recorded lines of lanes, with a note for each lane whose first events were dropped.
    ///
    /// - Parameter printed: the program's output, which is inserted between the events.
    public static func lines(
        of recording: Recording, lanes: [Lane.ID]? = nil, in times: ClosedRange<Int64> = .min ... .max,
        printed: [PrintedLine] = [], style: LineStyle
    ) -> [StyledText] {
        var view = LineView(style: style)
        let shown = lanes.map { $0.compactMap { recording.lane($0) } } ?? recording.shownLanes
        if (style.isTerminal || style.isAligned) && !style.isPlain {
            view.align(shown.map(\.name))
        }
        var result: [StyledText] = []
        for lane in shown where lane.droppedCount > 0 {
            result.append(StyledText(droppedEventsText(lane, style: style), .dim))
        }
        var prints = printed.filter { times.contains($0.time) }[...]
        func write(_ line: PrintedLine) {
            view.writeNextLineInFull()
            result.append(StyledText(escapingControls(line.text)))
        }
        for event in recording.events(of: lanes, in: times) {
            while let first = prints.first, first.precedingEvent < event.number { write(prints.removeFirst()) }
            result += view.lines(for: event, on: recording.lane(event.lane), by: recording.executor(of: event))
        }
        prints.forEach(write)
        return result
    }

    private static func droppedEventsText(_ lane: Lane, style: LineStyle) -> String {
        let events = lane.droppedCount == 1 ? "1 earlier event" : groupedDigits(lane.droppedCount) + " earlier events"
        let kept = groupedDigits(lane.eventCount - lane.droppedCount)
        return "\(style.ellipsis) \(events) of \(escapingControls(lane.name)) were dropped (the last \(kept) are kept)"
    }

    /// Returns the legend: `● next  ✕ error  ┤ completed  ┊ disposed`.
    public static func legend(style: LineStyle) -> StyledText {
        let kinds: [Event.Kind] = [.next, .error, .completed, .disposed]
        var line = StyledText()
        for kind in kinds {
            let sign = EventSymbol.of(kind)
            line.append((style.isUnicode ? sign.unicode : sign.ascii) + " " + kind.word + "  ", .dim)
        }
        line.append(" :help glyphs", .dim)
        return line
    }
}
