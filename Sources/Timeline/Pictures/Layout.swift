import StyledText

/// Lays out a diagram: it decides the scale, shortening, breaks, folding and stacking, and converts tracks to a sheet,
/// which writers only draw.
struct Layout {
    let tracks: [Track]
    let style: PictureStyle
    let isSteps: Bool
    private let origin: Int64
    private let instants: [Int64]
    private let instantIndices: [Int64: Int]
    /// The label of each track as it is displayed.
    let labels: [String]
    private var labelColumns: Int
    /// True if a subscription is active at the end.
    private let isLive: Bool

    init(_ raw: [Track], _ clock: Picture.TimeScale? = nil, style: PictureStyle) {
        self.style = style
        let tracks = raw.map { $0.withSingleLineValues(isUnicode: style.isUnicode) }
        self.tracks = tracks
        let times = tracks.flatMap { $0.marks.lazy.map(\.time) }
        origin = clock?.begin ?? times.min() ?? 0
        isSteps = clock.map { !$0.isTimed } ?? (Set(times).count < 3)
        let steps = isSteps
        instants = Set(tracks.flatMap { $0.marks.lazy.map { steps ? Int64($0.step) : $0.time } }).sorted()
        instantIndices = Dictionary(uniqueKeysWithValues: instants.enumerated().map { ($1, $0) })
        let names = tracks.map { escapingControls($0.label) }
        let byIndent = Dictionary(
            uniqueKeysWithValues: Set(tracks.map(\.indent)).map { indent in
                let own = zip(names, tracks).filter { $1.indent == indent && !$1.isHeading }.map(\.0)
                let room = max(4, style.labelLimit - indent)
                return (
                    indent,
                    Shortening(own, to: room, style) {
                        CodeLabel.shortened($0, to: $1, ellipsis: style.ellipsis)
                    }
                )
            })
        // A heading has no line beside it, so it may use the full width.
        labels = zip(names, tracks).map { name, track in
            track.isHeading
                ? truncatedMiddle(name, to: max(4, style.width - 4), ellipsis: style.ellipsis)
                : (byIndent[track.indent]?.shortForms[name] ?? name) + track.labelSuffix
        }
        isLive = tracks.contains { track in
            let open = track.marks.reduce(track.marks.contains { $0.kind == .subscribed } ? 0 : 1) {
                $0 + ($1.kind == .subscribed ? 1 : $1.kind.isEnd ? -1 : 0)
            }
            return open > 0
        }
        let scale = isSteps ? 4 : style.isNarrow ? 0 : 13
        labelColumns = zip(labels, tracks).reduce(scale) {
            $1.1.isHeading ? $0 : max($0, displayWidth(of: $1.0) + $1.1.indent)
        }
    }

    private var axisStart: Int64 { isSteps ? 0 : origin }
    /// The number of columns before a row's line: margin, label and gap.
    private var headColumns: Int { 2 + labelColumns + 2 }
    /// The number of columns of a row's line. Two columns are reserved for the arrow of an active row.
    private var lineWidth: Int { max(12, style.width - headColumns - (isLive ? 2 : 0)) }

    // MARK: Fitting

    private struct Plan {
        var clusters: [[Cluster]]
        var blocks: [Axis.ColumnBlock]
        var unit: Int64
        var shortened: [String: String]
        /// True if columns are as close together as their marks allow, however much time is between them.
        var isPacked = false
    }

    /// Tries the following, in this order: gaps of two columns, gaps of one column, shorter values, breaks in periods
    /// without events, folded rows.
    private func bestPlan() -> Plan {
        var attempts: [(gap: Int, shortening: Shortening)] = []
        for gap in [2, 1] { attempts.append((gap, Shortening(elementTexts, to: lineWidth - 2, style))) }
        for length in [12, 8] { attempts.append((1, Shortening(elementTexts, to: min(length, lineWidth - 2), style))) }
        // Letters replace a few long values; the other values stay unchanged.
        for length in [10, 6] {
            if let letters = Shortening(lettersFor: elementTexts, longerThan: length) { attempts.append((1, letters)) }
        }
        attempts.append((1, Shortening(elementTexts, to: min(Shortening.minColumns, lineWidth - 2), style)))
        // The marks of one row need columns of their own. If there are more marks than columns, the rows are folded in
        // any case.
        let longest = tracks.reduce(0) { most, track in
            max(most, Set(track.marks.lazy.map { isSteps ? Int64($0.step) : $0.time }).count)
        }
        for isBreaking in longest > lineWidth ? [] : isSteps ? [false] : [false, true] {
            for attempt in attempts {
                for isSharing in isSteps ? [false] : [false, true] {
                    guard let plan = proportionalPlan(attempt.gap, attempt.shortening, isBreaking, isSharing, limit: 1)
                    else {
                        continue
                    }
                    // If most of the axis consists of breaks, its scale is not useful.
                    let isPoor = isBreaking && plan.blocks[0].end * 10 < lineWidth * 6 - 10
                    return isPoor ? packedPlan(attempt.shortening) : plan
                }
            }
        }
        return foldedPlan()
    }

    /// Folds the diagram into several rows of blocks. Values are shortened until each row has several columns and no
    /// row is less than half full.
    private func foldedPlan() -> Plan {
        var best: Plan?
        for length in [12, 8, 5] {
            let shortening = Shortening(elementTexts, to: max(5, min(length, lineWidth / 4)), style)
            let folded = proportionalPlan(1, shortening, !isSteps, true, limit: .max)!
            if isWellFilled(folded.blocks) { return folded }
            let other = isSteps ? folded : packedPlan(shortening)
            if isWellFilled(other.blocks) { return other }
            best = best ?? other
        }
        return best!
    }

    /// Returns true if each row of a folded diagram has more than two columns and is at least half full.
    private func isWellFilled(_ blocks: [Axis.ColumnBlock]) -> Bool {
        blocks.count == 1 || blocks.allSatisfy { Set($0.columns).count > 2 && $0.end * 2 >= lineWidth }
    }

    /// Returns full rows whose columns are not in proportion to time. The axis then shows the time of each column.
    private func packedPlan(_ shortening: Shortening) -> Plan {
        let clusters = tracks.map { self.clusters(of: $0, shortening, widest: max(8, lineWidth / 4)) }
        var widths = instants.map { _ in 1 }
        for cluster in clusters.joined() {
            widths[cluster.instantIndex] = max(widths[cluster.instantIndex], cluster.width)
        }
        var blocks = RowSplit(widths, gap: 2, maxWidth: lineWidth).blocks(limit: .max) ?? []
        if blocks.count == 1 { blocks[0].spreadColumns(over: lineWidth) }
        return Plan(clusters: clusters, blocks: blocks, unit: 1, shortened: shortening.shortForms, isPacked: true)
    }

    private var elementTexts: [String] { tracks.flatMap { $0.marks.lazy.filter { $0.kind == .next }.map(\.text) } }

    private func proportionalPlan(
        _ gap: Int, _ shortening: Shortening, _ isBreaking: Bool, _ isSharing: Bool, limit: Int
    ) -> Plan? {
        let widest = max(8, limit == 1 ? lineWidth / 2 : lineWidth / 4)
        let clusters = tracks.map { self.clusters(of: $0, shortening, widest: widest) }
        var needs = [[(row: Int, width: Int, isSign: Bool)]](repeating: [], count: instants.count)
        for (row, list) in clusters.enumerated() {
            for cluster in list {
                needs[cluster.instantIndex].append((row, cluster.width, !cluster.hasValues && cluster.activeChange > 0))
            }
        }
        let axis = Axis(instants: instants, origin: axisStart, markWidths: needs, rowCount: tracks.count)
        if isSteps { return stepPlan(axis, clusters, gap, shortening, limit) }
        let coarsest = axis.unitSeparating(gap: gap, isSharing: isSharing)
        let best = axis.bestFit(from: coarsest, room: lineWidth, limit: limit, isBreaking: isBreaking) { length in
            let idle = PictureSymbol.idle.symbolText(style.isUnicode)
            let text = "\(idle) \(spanText(length)) \(idle)"
            return (text, text.count)
        }
        return best.map { Plan(clusters: clusters, blocks: $0.blocks, unit: $0.unit, shortened: shortening.shortForms) }
    }

    /// Lays out steps. Each step is as wide as its own values.
    private func stepPlan(
        _ axis: Axis, _ clusters: [[Cluster]], _ gap: Int, _ shortening: Shortening, _ limit: Int
    ) -> Plan? {
        var widths = instants.map { String($0 + 1).count }
        for cluster in clusters.joined() {
            widths[cluster.instantIndex] = max(widths[cluster.instantIndex], cluster.width)
        }
        return RowSplit(widths, gap: gap, maxWidth: lineWidth).blocks(limit: limit).map {
            Plan(clusters: clusters, blocks: $0, unit: 1, shortened: shortening.shortForms)
        }
    }

    private func clusters(of track: Track, _ shortening: Shortening, widest: Int) -> [Cluster] {
        var result: [Cluster] = []
        var rest = track.marks[...]
        while let first = rest.first {
            let together = rest.prefix { isSteps ? $0.step == first.step : $0.time == first.time }
            rest = rest.dropFirst(together.count)
            let instant = instantIndices[isSteps ? Int64(first.step) : first.time]!
            result.append(
                Cluster(
                    instantIndex: instant, marks: together, room: widest, isUnicode: style.isUnicode,
                    beginsLine: result.isEmpty,
                    isOrigin: isSteps ? instant == 0 : instants[instant] == origin, shorten: shortening.text))
        }
        return result
    }

    // MARK: The sheet

    /// The maximum height of a drawn diagram, which is three screens, in lines.
    static let maxLines = 72

    /// Returns a height that the diagram has at least, without laying it out: a mark has a column in its row, and each
    /// part of a folded diagram has an axis of two lines.
    static func minHeight(of tracks: [Track], _ clock: Picture.TimeScale?, width: Int) -> Int {
        tracks.maxInstantsOfRow(clock) / max(1, width) * 3
    }

    func sheet() -> Sheet {
        guard !instants.isEmpty else {
            return Sheet(empty: tracks, labels, labelColumns: labelColumns, notes: notes(nil) + ["nothing happened"])
        }
        let plan = bestPlan()
        let scale = isSteps ? "step" : plan.isPacked ? "not to scale" : "1 col = \(spanText(plan.unit))"
        if !style.isNarrow, displayWidth(of: scale) > labelColumns {
            // A wider layout always has space for its scale beside the axis.
            var wider = self
            wider.labelColumns = displayWidth(of: scale)
            return wider.sheet()
        }
        let shown = plan.blocks.suffix(max(1, min(style.blockLimit, Layout.maxLines / (tracks.count + 3))))
        var placer = RowPlacer(tracks: tracks, clusters: plan.clusters)
        var blocks: [Sheet.Block] = []
        var height = 0
        for (index, block) in plan.blocks.enumerated() {
            let next = index + 1 < plan.blocks.count ? plan.blocks[index + 1].first : instants.count
            let placed = placer.placedRows(of: block, instants: block.first..<next, isLast: next == instants.count)
            height += placed.rows.values.reduce(tracks.count - placed.rows.count) { $0 + $1.height } + (isSteps ? 2 : 3)
            if index >= shown.startIndex { blocks.append(finishedSheet(block, placed, plan, isFirst: index == 0)) }
        }
        return Sheet(
            scaleText: scale, isSteps: isSteps, labelColumns: labelColumns,
            blocks: blocks, notes: notes(plan, before: shown.first?.first ?? 0), height: height,
            executors: style.showsExecutors ? tracks.executors : [])
    }

    private func finishedSheet(
        _ block: Axis.ColumnBlock, _ placed: (rows: [Int: Sheet.Row], columns: Int), _ plan: Plan, isFirst: Bool
    ) -> Sheet.Block {
        let ticks =
            isSteps ? stepTicks(block) : plan.isPacked ? packedTicks(block) : timeTicks(block, plan.unit, isFirst)
        var columns = max(placed.columns, ticks.last.map { $0.column + $0.label.count } ?? 0)
        columns = max(columns, block.end)
        var rows: [Sheet.Row] = []
        for index in tracks.visibleTracks(where: { placed.rows[$0] != nil || (tracks[$0].marks.isEmpty && isFirst) }) {
            var row =
                placed.rows[index]
                ?? Sheet.Row(label: "", indent: tracks[index].indent, lane: tracks[index].laneID, line: [], marks: [])
            row.label = labels[index]
            rows.append(row)
        }
        var made = Sheet.Block(columns: columns, ticks: ticks, breaks: block.breaks, rows: rows)
        made.joinTeardowns { (0, max(0, displayWidth(of: $0.text) - 1)) }
        return made
    }

    private func stepTicks(_ block: Axis.ColumnBlock) -> [Sheet.Tick] {
        block.columns.enumerated().map { Sheet.Tick(column: $1, label: String(instants[block.first + $0] + 1)) }
    }

    /// Returns the time of each column that has enough space for it.
    private func packedTicks(_ block: Axis.ColumnBlock) -> [Sheet.Tick] {
        var ticks: [Sheet.Tick] = []
        var free = 0
        for (index, column) in block.columns.enumerated() {
            let label = decimalText(instants[block.first + index] - origin, digits: 9)
            guard column >= free, column + label.count + 2 <= lineWidth else { continue }
            ticks.append(Sheet.Tick(column: column, label: label))
            free = column + label.count + 1
        }
        if let last = ticks.indices.last { ticks[last].label += " s" }
        return ticks
    }

    /// Returns a tick every ten columns, counted from 0, and one at the first column after a break.
    private func timeTicks(_ block: Axis.ColumnBlock, _ unit: Int64, _ isFirst: Bool) -> [Sheet.Tick] {
        var ticks: [Sheet.Tick] = []
        var free = 0
        func add(_ column: Int, _ time: Int64) {
            let label = axisText(time, unit: unit)
            if column < free { return }
            ticks.append(Sheet.Tick(column: column, label: label))
            free = column + label.count + 1
        }
        var start = 0
        for index in 0..<block.columns.count {
            let column = block.columns[index]
            let isStart = index == 0 || block.breaks.contains { $0.columns.upperBound == column - 1 }
            guard isStart else { continue }
            let natural = (instants[block.first + index] - origin) / unit
            if index == 0, natural == Int64(column) { start = 0 } else { start = column }
            let base = natural - Int64(column - start)
            let nextBreak = block.breaks.first { $0.columns.lowerBound >= start }
            let end = min(nextBreak?.columns.lowerBound ?? .max, block.end)
            add(start, base * unit)
            let firstMultiple = (10 - Int(base % 10)) % 10
            for offset in stride(from: firstMultiple, to: max(firstMultiple, end - start), by: 10) where offset > 0 {
                add(start + offset, (base + Int64(offset)) * unit)
            }
            if index == 0, natural == Int64(column), column > 0 { continue }
        }
        let name = axisUnitSuffix(unit)
        while ticks.count > 1, let last = ticks.last, last.column + last.label.count + name.count > lineWidth {
            ticks.removeLast()
        }
        if let last = ticks.indices.last { ticks[last].label += name }
        return ticks
    }

    private func axisUnitSuffix(_ unit: Int64) -> String { unit * 10 < 10_000_000 ? " ms" : " s" }

    /// Formats a time in seconds without trailing zeros, or in milliseconds if the unit is small.
    private func axisText(_ time: Int64, unit: Int64) -> String {
        decimalText(time, digits: unit * 10 < 10_000_000 ? 6 : 9)
    }

    // MARK: Notes below the diagram

    private func notes(_ plan: Plan?, before first: Int = 0) -> [String] {
        var notes: [String] = []
        if first > 0 {
            let count = tracks.reduce(0) { sum, track in
                sum + track.marks.count { (isSteps ? Int64($0.step) : $0.time) < instants[first] && $0.kind != .held }
            }
            notes.append("\(groupedDigits(count)) earlier events not drawn (\(style.timelineCommand) shows them)")
        }
        return notes
            + PictureNotes(
                tracks, labels, isSteps: isSteps, origin: origin, shortened: plan?.shortened ?? [:],
                columns: style.width - 4, style
            ).lines
    }
}
