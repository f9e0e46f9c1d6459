import StyledText

/// Lays out the most recent events as a sheet, like `Layout`. The time window ends now and the scale is constant, so
/// marks move by whole columns.
///
/// Each mark has its own columns. Time is divided into slots of six columns. Marks of a slot that would touch are
/// combined, in parentheses or as a count `×12`. Slots are aligned to time 0, so scrolling does not change them.
struct LiveLayout {
    static let columnDuration: Int64 = 100_000_000
    private static let slotColumns = 6
    /// The maximum number of columns for a value. Smaller numbers apply if other marks are near.
    private static let valueLengths = [10, 6, 4, 3]
    /// The number of columns that stay free after the current time.
    private static let freeColumns = valueLengths[0]
    /// The maximum number of marks in a slot.
    private static let maxMarksInSlot = 2 * slotColumns

    private let recording: Recording
    private let lines: [LiveLines.Line]
    private let style: PictureStyle
    private let labelColumns: Int
    /// The time before which events are not drawn.
    private let firstTime: Int64
    /// The number of the first column, counted from time 0. The next field is that of the last column.
    private let firstColumn: Int
    private let lastColumn: Int

    init(_ recording: Recording, lanes: [Lane]?, stages: Bool, since: Int64 = 0, now: Int64, style: PictureStyle) {
        (self.recording, self.firstTime, self.style) = (recording, since, style)
        // The labels change while the diagram is drawn, so the displayed period must not depend on them.
        let scale = displayWidth(of: LiveLayout.scaleText)
        labelColumns =
            style.isNarrow
            ? style.labelLimit : stages || style.showsLongNames ? max(scale, style.labelLimit) : scale
        lastColumn = Int(max(0, now) / LiveLayout.columnDuration)
        firstColumn = max(0, lastColumn + 1 - max(12, style.width - 4 - labelColumns - LiveLayout.freeColumns))
        let start = Int64(firstColumn) * LiveLayout.columnDuration
        lines = LiveLines(recording, lanes: lanes, stages: stages, startTime: start).lines
    }

    private static var scaleText: String { "1 col = \(spanText(columnDuration))" }

    func sheet() -> Sheet {
        let rows = lines.map(row)
        let block = Sheet.Block(columns: lastColumn - firstColumn + 1, ticks: ticks, breaks: [], rows: rows)
        return Sheet(
            scaleText: LiveLayout.scaleText, isSteps: false, labelColumns: labelColumns, blocks: [block],
            notes: rows.isEmpty ? ["nothing is live"] : [])
    }

    /// A tick for each second whose label fits before the current time.
    private var ticks: [Sheet.Tick] {
        stride(from: (firstColumn + 9) / 10 * 10, through: lastColumn, by: 10).map { column in
            let time = clockText(Int64(column) * LiveLayout.columnDuration)
            return Sheet.Tick(column: column - firstColumn, label: String(time.dropLast(4)))
        }
    }

    // MARK: One row

    private struct MarkGroup {
        var column: Int
        var cluster: Cluster
        var end: Int { column + cluster.width }
    }

    private func row(of line: LiveLines.Line) -> Sheet.Row {
        // A slot that is only half visible keeps its layout.
        let start = firstColumn / LiveLayout.slotColumns * LiveLayout.slotColumns
        let end = Int64(lastColumn + 1) * LiveLayout.columnDuration - 1
        let times = min(end, max(firstTime, Int64(start) * LiveLayout.columnDuration))...end
        let lane = line.lane
        let groups = placedGroups(recording.events(of: [lane.id], in: times), beginsHere: lane.subscriptionCount == 1)
        let label = CodeLabel.shortened(
            escapingControls(line.label), to: labelColumns - line.indent, ellipsis: style.ellipsis)
        var row = Sheet.Row(label: label, indent: line.indent, lane: Int(lane.id.number), line: [], marks: [])
        for group in groups {
            for piece in group.cluster.placedMarks where group.column >= firstColumn {
                var mark = piece
                mark.column += group.column - firstColumn
                row.marks.append(mark)
            }
        }
        addLine(to: &row, groups, isLive: lane.isLive)
        return row
    }

    /// Marks are placed from right to left, because the space of a group depends on the next one.
    private func placedGroups(_ events: [Event], beginsHere: Bool) -> [MarkGroup] {
        var groups: [MarkGroup] = []
        var rest = events[...]
        while let event = rest.last {
            let slot = Int(event.time / LiveLayout.columnDuration) / LiveLayout.slotColumns
            let together = rest.suffixWhile(while: {
                Int($0.time / LiveLayout.columnDuration) / LiveLayout.slotColumns == slot
            })
            rest = rest.dropLast(together.count)
            let begins = beginsHere && rest.isEmpty
            groups = groupsInSlot(slot, together, before: groups.first, begins) + groups
        }
        return groups
    }

    /// Returns marks for the events that are drawn; the values of other events are not described.
    private func marksOfEvents(of events: ArraySlice<Event>) -> [Track.Mark] {
        var marks = recording.resultMarks(of: Array(events))
        for index in marks.indices where marks[index].kind == .next {
            marks[index].text = pictureText(marks[index].text, isUnicode: style.isUnicode)
        }
        return marks
    }

    private func groupsInSlot(_ slot: Int, _ events: ArraySlice<Event>, before next: MarkGroup?, _ begins: Bool)
        -> [MarkGroup]
    {
        if events.count <= LiveLayout.maxMarksInSlot {
            let marks = marksOfEvents(of: events)
            for length in LiveLayout.valueLengths {
                let groups = groupsByColumn(of: marks[...], length, begins)
                let pairs = zip(groups, groups.dropFirst().map(Optional.some) + [next])
                let fits = pairs.allSatisfy { group, next in
                    guard group.cluster.height == 1, let next else { return group.cluster.height == 1 }
                    return group.end + (next.cluster.hasValues ? 1 : 0) <= next.column
                }
                if fits { return groups }
            }
            let together = group(marks[...], at: slot * LiveLayout.slotColumns, LiveLayout.slotColumns, begins)
            if together.cluster.height == 1, together.cluster.width < LiveLayout.slotColumns { return [together] }
        }
        return [countGroup(events, slot)]
    }

    private func groupsByColumn(of marks: ArraySlice<Track.Mark>, _ length: Int, _ begins: Bool) -> [MarkGroup] {
        var groups: [MarkGroup] = []
        var rest = marks
        while let mark = rest.first {
            let together = rest.prefix { column(of: $0) == column(of: mark) }
            rest = rest.dropFirst(together.count)
            groups.append(group(together, at: column(of: mark), length, begins && groups.isEmpty))
        }
        return groups
    }

    private func group(_ marks: ArraySlice<Track.Mark>, at column: Int, _ length: Int, _ begins: Bool) -> MarkGroup {
        let cluster = Cluster(
            instantIndex: 0, marks: marks, room: LiveLayout.freeColumns, isUnicode: style.isUnicode, beginsLine: begins,
            isOrigin: column == 0, shorten: { truncated($0.text, to: length, ellipsis: style.ellipsis) })
        return MarkGroup(column: column, cluster: cluster)
    }

    /// Returns a single mark for a slot: the number of its values, and its end.
    private func countGroup(_ events: ArraySlice<Event>, _ slot: Int) -> MarkGroup {
        let values = events.count { $0.kind == .next }
        let ends = marksOfEvents(of: events.filter { $0.kind != .next && $0.kind != .subscribed }.suffix(1))
        var group = group(ends[...], at: slot * LiveLayout.slotColumns, 1, false)
        let count = (style.isUnicode ? "×" : "*") + String(values)
        for index in group.cluster.placedMarks.indices { group.cluster.placedMarks[index].column += count.count }
        group.cluster.placedMarks.insert(Sheet.PlacedMark(column: 0, shape: .counted, text: count), at: 0)
        group.cluster.width += count.count
        group.cluster.activeChange = events.reduce(0) { $0 + ($1.kind == .subscribed ? 1 : $1.kind == .next ? 0 : -1) }
        group.cluster.hasValues = true
        return group
    }

    private func column(of mark: Track.Mark) -> Int { Int(mark.time / LiveLayout.columnDuration) }

    /// Adds the line that shows active subscriptions, from the current time backwards.
    private func addLine(to row: inout Sheet.Row, _ groups: [MarkGroup], isLive: Bool) {
        let change = groups.reduce(0) { $0 + $1.cluster.activeChange }
        var open = max(0, (isLive ? max(1, change) : 0) - change)
        var from: Int? = open > 0 ? 0 : nil
        for group in groups {
            let column = max(0, group.column - firstColumn)
            open = max(0, open + group.cluster.activeChange)
            if from == nil { from = column }
            if open == 0, let begin = from {
                if group.end > firstColumn { row.line.append(begin..<column + 1) }
                from = nil
            }
        }
        guard let begin = from else { return }
        let end = max(lastColumn - firstColumn, (groups.last?.end ?? 0) - firstColumn)
        row.line.append(begin..<end + 1)
        row.marks.append(Sheet.PlacedMark(column: end + 1, shape: .live, text: ""))
    }
}

extension Picture {
    /// Draws the last few seconds of lanes before an instant. If it is drawn repeatedly, the diagram scrolls.
    ///
    /// - Parameters:
    /// - lanes: the lanes to draw; nil for all lanes that are active or were active recently.
    /// - stages: true to draw the chains stage by stage, with active inner observables.
    /// - since: a time; earlier events are not drawn.
    public static func live(
        _ recording: Recording, lanes: [Lane.ID]?, stages: Bool = false, since: Int64 = 0, now: Int64,
        _ style: PictureStyle
    ) -> [StyledText] {
        let known = lanes.map { $0.compactMap { recording.lane($0) } }
        let layout = LiveLayout(recording, lanes: known, stages: stages, since: since, now: now, style: style)
        return TextWriter(sheet: layout.sheet(), style: style).lines()
    }
}

extension ArraySlice {
    fileprivate func suffixWhile(while isWanted: (Element) -> Bool) -> ArraySlice {
        self[(lastIndex { !isWanted($0) } ?? startIndex - 1) + 1..<endIndex]
    }
}
