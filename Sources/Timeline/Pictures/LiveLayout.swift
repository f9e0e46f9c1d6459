import StyledText

/// Places what has just happened: a stretch of time that ends now, at a scale that never changes, so that marks move by
/// whole columns and by nothing else. A recording and an instant in, a sheet out, as from `Layout`.
///
/// Marks stand in their own columns. Where they would touch, all of a slot (six columns, counted from the beginning of
/// time, so that scrolling changes nothing) stand together in parentheses, or are counted: `×12`.
struct LiveLayout {
    static let unit: Int64 = 100_000_000
    private static let slot = 6
    /// The columns of a value, and what it is cut to where others are near.
    private static let lengths = [10, 6, 4, 3]
    /// So many columns are kept free behind now.
    private static let longest = lengths[0]
    private static let mostLanes = 8

    private let recording: Recording
    private let lanes: [Lane]
    private let labels: [String]
    private let style: PictureStyle
    private let labelColumns: Int
    /// The first and the last column, counted from the beginning of time.
    private let first: Int
    private let last: Int

    /// Of all lanes that are live or have just been if none are named.
    init(_ recording: Recording, lanes named: [Lane]?, now: Int64, style: PictureStyle) {
        (self.recording, self.style) = (recording, style)
        let all = named ?? recording.allLanes.filter { $0.parent == nil }
        func columns(_ lanes: [Lane]) -> Int {
            let labels = lanes.map { min(style.labelLimit, displayWidth(of: visible($0.name))) }
            return max(style.isNarrow ? 0 : displayWidth(of: LiveLayout.scale), labels.max() ?? 0)
        }
        last = Int(max(0, now) / LiveLayout.unit)
        let room = max(12, style.width - 4 - columns(all) - LiveLayout.longest)
        first = max(0, last + 1 - room)
        let start = Int64(first) * LiveLayout.unit
        let shown = named ?? all.filter { $0.isLive || $0.lastTime >= start && $0.count > 0 }
        lanes = Array(shown.suffix(LiveLayout.mostLanes))
        labelColumns = columns(all)
        labels = lanes.map { cutMiddle(visible($0.name), to: style.labelLimit, ellipsis: style.ellipsis) }
    }

    private static var scale: String { "1 col = \(spanText(unit))" }

    func sheet() -> Sheet {
        let rows = zip(lanes, labels).map { row(of: $0, named: $1) }
        let block = Sheet.Block(columns: last - first + 1, ticks: ticks, breaks: [], rows: rows)
        return Sheet(
            scale: LiveLayout.scale, isSteps: false, labelColumns: labelColumns, blocks: [block],
            notes: rows.isEmpty ? ["nothing is live"] : [])
    }

    /// One a second, as far as its label fits before now.
    private var ticks: [Sheet.Tick] {
        stride(from: (first + 9) / 10 * 10, through: last, by: 10).map { column in
            let time = clockText(Int64(column) * LiveLayout.unit)
            return Sheet.Tick(column: column - first, label: String(time.dropLast(4)))
        }
    }

    // MARK: One row

    private struct Group {
        var column: Int
        var cluster: Cluster
        var end: Int { column + cluster.width }
    }

    private func row(of lane: Lane, named label: String) -> Sheet.Row {
        // A slot that has half gone is placed as it was.
        let start = first / LiveLayout.slot * LiveLayout.slot
        let times = Int64(start) * LiveLayout.unit...Int64(last + 1) * LiveLayout.unit - 1
        var marks = Track.marks(of: recording.events(of: [lane.id], in: times))
        for index in marks.indices where marks[index].kind == .next {
            marks[index].text = pictureText(marks[index].text, isUnicode: style.isUnicode)
        }
        let groups = placed(marks, beginsHere: lane.subscriptions == 1)
        var row = Sheet.Row(label: label, indent: 0, lane: Int(lane.id.number), line: [], marks: [])
        for group in groups {
            for piece in group.cluster.pieces where group.column >= first {
                var mark = piece
                mark.column += group.column - first
                row.marks.append(mark)
            }
        }
        addLine(to: &row, groups, isLive: lane.isLive)
        return row
    }

    /// From the right to the left: how far a group may reach depends on what comes behind it.
    private func placed(_ marks: [Track.Mark], beginsHere: Bool) -> [Group] {
        var groups: [Group] = []
        var rest = marks[...]
        while let mark = rest.last {
            let slot = column(of: mark) / LiveLayout.slot
            let together = rest.suffix(while: { column(of: $0) / LiveLayout.slot == slot })
            rest = rest.dropLast(together.count)
            let begins = beginsHere && rest.isEmpty
            groups = inSlot(slot, together, before: groups.first, begins) + groups
        }
        return groups
    }

    private func inSlot(_ slot: Int, _ marks: ArraySlice<Track.Mark>, before next: Group?, _ begins: Bool) -> [Group] {
        // More than one a column do not fit in a slot that is full of them.
        if marks.count <= 2 * LiveLayout.slot {
            for length in LiveLayout.lengths {
                let groups = columns(of: marks, length, begins)
                let pairs = zip(groups, groups.dropFirst().map(Optional.some) + [next])
                let fits = pairs.allSatisfy { group, next in
                    guard group.cluster.height == 1, let next else { return group.cluster.height == 1 }
                    return group.end + (next.cluster.hasValues ? 1 : 0) <= next.column
                }
                if fits { return groups }
            }
        }
        return [together(marks, slot, begins)]
    }

    private func columns(of marks: ArraySlice<Track.Mark>, _ length: Int, _ begins: Bool) -> [Group] {
        var groups: [Group] = []
        var rest = marks
        while let mark = rest.first {
            let together = rest.prefix { column(of: $0) == column(of: mark) }
            rest = rest.dropFirst(together.count)
            groups.append(group(together, at: column(of: mark), length, begins && groups.isEmpty))
        }
        return groups
    }

    private func group(_ marks: ArraySlice<Track.Mark>, at column: Int, _ length: Int, _ begins: Bool) -> Group {
        let cluster = Cluster(
            instant: 0, marks: marks, room: LiveLayout.longest, isUnicode: style.isUnicode, beginsLine: begins,
            isOrigin: column == 0, shorten: { cut($0.text, to: length, ellipsis: style.ellipsis) })
        return Group(column: column, cluster: cluster)
    }

    /// All of a slot in one place.
    private func together(_ marks: ArraySlice<Track.Mark>, _ slot: Int, _ begins: Bool) -> Group {
        let column = slot * LiveLayout.slot
        let few = group(marks.prefix(2 * LiveLayout.slot), at: column, LiveLayout.slot, begins)
        let values = marks.count { $0.kind == .next }
        if marks.count <= 2 * LiveLayout.slot, few.cluster.height == 1, few.cluster.width < LiveLayout.slot {
            return few
        }
        var group = few
        group.cluster.opens = marks.reduce(0) { $0 + ($1.kind == .subscribed ? 1 : $1.kind.isEnd ? -1 : 0) }
        let ends = marks.filter(\.kind.isEnd).suffix(1)
        let end = ends.isEmpty ? nil : self.group(ends[...], at: column, 1, false).cluster.pieces.first
        let count = (style.isUnicode ? "×" : "*") + String(values)
        group.cluster.pieces = [Sheet.Placed(column: 0, shape: .counted, text: count)]
        group.cluster.width = count.count
        if var end {
            end.column = count.count
            group.cluster.pieces.append(end)
            group.cluster.width += 1
        }
        group.cluster.height = 1
        return group
    }

    private func column(of mark: Track.Mark) -> Int { Int(mark.time / LiveLayout.unit) }

    /// Where somebody listens: backwards from now, when it is known.
    private func addLine(to row: inout Sheet.Row, _ groups: [Group], isLive: Bool) {
        let change = groups.reduce(0) { $0 + $1.cluster.opens }
        var open = max(0, (isLive ? max(1, change) : 0) - change)
        var from: Int? = open > 0 ? 0 : nil
        for group in groups {
            let column = max(0, group.column - first)
            open = max(0, open + group.cluster.opens)
            if from == nil { from = column }
            if open == 0, let begin = from {
                if group.end > first { row.line.append(begin..<column + 1) }
                from = nil
            }
        }
        guard let begin = from else { return }
        let end = max(last - first, (groups.last?.end ?? 0) - first)
        row.line.append(begin..<end + 1)
        row.marks.append(Sheet.Placed(column: end + 1, shape: .live, text: ""))
    }
}

extension Picture {
    /// What has happened on lanes in the last few seconds before an instant, as lines: drawn again and again it scrolls.
    ///
    /// - Parameter lanes: all that are live or have just been if nil.
    public static func live(
        _ recording: Recording, lanes: [Lane.ID]?, now: Int64, _ style: PictureStyle
    ) -> [StyledText] {
        let known = lanes.map { $0.compactMap { recording.lane($0) } }
        return TextWriter(
            sheet: LiveLayout(recording, lanes: known, now: now, style: style).sheet(), style: style
        ).lines()
    }
}

extension ArraySlice {
    fileprivate func suffix(while isWanted: (Element) -> Bool) -> ArraySlice {
        self[(lastIndex { !isWanted($0) } ?? startIndex - 1) + 1..<endIndex]
    }
}
