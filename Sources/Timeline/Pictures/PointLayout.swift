import Rill
import StyledText

/// Lays out a diagram for SVG. Positions in points are proportional to time, over the whole width. Marks that would
/// touch are moved apart in all rows at once, so that marks of one instant stay aligned.
///
/// The result is a sheet like that of `Layout`, but its columns are points.
struct PointLayout {
    /// The width of a character.
    static let characterWidth = 8
    /// The minimum gap between two marks of a row, in points.
    private static let markGap = 6
    /// The points that a mark takes at least in its row, with the gap after it.
    static let minMarkWidth = 12
    private static let valueLengths = [12, 8, 5]
    private static let maxLabelColumns = 28
    /// The width of the arrow at the end of an active row, in points.
    private static let arrowWidth = 10
    /// The maximum number of marks that a row has at an instant. Further marks are only counted.
    private static let maxMarksAtInstant = 24

    private let tracks: [Track]
    private let labels: [String]
    private let labelColumns: Int
    private let isSteps: Bool
    private let origin: Int64
    private let instants: [Int64]
    private let clusters: [[Cluster]]
    private let shortening: Shortening
    private let style = PictureStyle()
    /// The width of a row's line in points.
    private let lineWidth: Int
    /// The number of characters in a line below the diagram.
    private let noteColumns: Int

    /// Returns the layout with the longest values for which every row has at least three instants and is at least half
    /// full.
    static func fittedToWidth(_ tracks: [Track], _ clock: Picture.TimeScale? = nil, width: Int, margin: Int)
        -> PointLayout
    {
        var best: (layout: PointLayout, poor: Int)?
        func tried(
            widest: Double = 1.0 / 3, _ shorten: @escaping ([String], PictureStyle) -> Shortening?
        ) -> Bool {
            guard
                let layout = PointLayout(tracks, clock, width: width, margin: margin, widest: widest, shorten)
            else { return false }
            let poor = layout.poorRows
            if poor < best?.poor ?? .max { best = (layout, poor) }
            return poor == 0
        }
        for length in valueLengths {
            if tried({ Shortening($0, to: length, $1) }) { break }
        }
        for widest in [1.0 / 3, 1.0 / 6, 0] where best!.poor > 0 {
            _ = tried(widest: widest) { texts, style in
                Shortening(lettersFor: texts, longerThan: Shortening.minColumns, isForced: true)
                    ?? Shortening(texts, to: Shortening.minColumns, style)
            }
        }
        return best!.layout
    }

    /// If there are several rows: the number of rows with only one or two instants, or which are less than half full.
    private var poorRows: Int {
        let needs = neededExtents
        let rows = greedyRows(needs)
        return rows.count { row in
            let (places, breaks, _) = positions(row, needs)
            let hasLabels = isSteps || row.count < 2 || timeTicks(places, row, breaks).count > 1
            if rows.count == 1 { return !hasLabels }
            let shown = row.count { !needs[$0].isEmpty }
            return !hasLabels || shown < 3
                || rightEnd(packedPositions(row, needs) { _ in 0 }, row, needs) * 2 < lineWidth
        }
    }

    /// - Parameter shorten: shortens the values; returns nil if it cannot shorten them.
    private init?(
        _ raw: [Track], _ clock: Picture.TimeScale?, width: Int, margin: Int, widest part: Double,
        _ shorten: ([String], PictureStyle) -> Shortening?
    ) {
        let style = style
        tracks = raw.map { $0.withSingleLineValues(isUnicode: true) }
        let times = tracks.flatMap { $0.marks.lazy.map(\.time) }
        let steps = clock.map { !$0.isTimed } ?? (Set(times).count < 3)
        (isSteps, origin) = (steps, clock?.begin ?? times.min() ?? 0)
        instants = Set(tracks.flatMap { $0.marks.lazy.map { steps ? Int64($0.step) : $0.time } }).sorted()
        let names = tracks.map { escapingControls($0.label) }
        let longest = max(8, min(PointLayout.maxLabelColumns, width / PointLayout.characterWidth / 3))
        let short = Shortening(zip(names, tracks).filter { !$1.isHeading }.map(\.0), to: longest, style) {
            CodeLabel.shortened($0, to: $1, ellipsis: style.ellipsis)
        }
        let widest = (width - 2 * margin) / PointLayout.characterWidth
        labels = zip(names, tracks).map { name, track in
            track.isHeading
                ? truncatedMiddle(name, to: widest, ellipsis: style.ellipsis)
                : (short.shortForms[name] ?? name) + track.labelSuffix
        }
        labelColumns = zip(labels, tracks).reduce(4) {
            $1.1.isHeading ? $0 : max($0, displayWidth(of: $1.0) + $1.1.indent)
        }
        lineWidth = max(
            160, width - 2 * margin - (labelColumns + 2) * PointLayout.characterWidth - PointLayout.arrowWidth)
        noteColumns = max(20, widest)
        let texts = tracks.flatMap { $0.marks.lazy.filter { $0.kind == .next }.map(\.text) }
        guard let shortening = shorten(texts, style) else { return nil }
        self.shortening = shortening
        let indexOf = Dictionary(uniqueKeysWithValues: instants.enumerated().map { ($1, $0) })
        let begin = origin
        let widestCluster = max(part < 0.3 ? 0 : 160, Int.saturating(Double(lineWidth) * part))
        clusters = tracks.map { track in
            var result: [Cluster] = []
            var rest = track.marks[...]
            while let first = rest.first {
                let together = rest.prefix { steps ? $0.step == first.step : $0.time == first.time }
                rest = rest.dropFirst(together.count)
                let instant = indexOf[steps ? Int64(first.step) : first.time]!
                result.append(
                    PointLayout.cluster(
                        instant, together, widest: widestCluster, beginsLine: result.isEmpty,
                        isOrigin: steps ? instant == 0 : first.time == begin, shortening))
            }
            return result
        }
    }

    // MARK: The marks of one instant

    /// Returns how far a mark extends to the left and to the right of its position.
    static func markExtent(_ shape: Sheet.PlacedMark.Shape, _ text: String) -> (left: Int, right: Int) {
        switch shape {
        case .value:
            let columns = displayWidth(of: text)
            return (10, columns > 2 ? columns * characterWidth : 10)
        case .counted: return (4, displayWidth(of: text) * characterWidth)
        case .held: return (4, 4)
        case .error: return (8, 8)
        case .subscribed, .completed, .disposed, .live, .bracket: return (3, 3)
        }
    }

    private static func cluster(
        _ instant: Int, _ marks: ArraySlice<Track.Mark>, widest: Int, beginsLine: Bool, isOrigin: Bool,
        _ shortening: Shortening
    ) -> Cluster {
        var shown = marks
        if beginsLine, shown.first?.kind == .subscribed, shown.count > 1 || isOrigin { shown = shown.dropFirst() }
        let hidden = shown.count > maxMarksAtInstant ? shown.count - maxMarksAtInstant + 1 : 0
        var pieces: [Sheet.PlacedMark] = []
        var (place, depth, left, right) = (0, 0, 0, 0)
        func add(_ shape: Sheet.PlacedMark.Shape, _ text: String, _ mark: Track.Mark?) {
            let own = markExtent(shape, text)
            if pieces.isEmpty {
                left = own.left
            } else if place + 2 + own.left + own.right > widest, shape == .value || shape == .counted {
                (place, depth) = (0, depth + 1)
                left = max(left, own.left)
            } else {
                place += 2 + own.left
            }
            pieces.append(Sheet.PlacedMark(column: place, depth: depth, shape: shape, text: text, mark: mark))
            place += own.right
            right = max(right, place)
        }
        for (index, mark) in shown.enumerated() {
            if hidden > 0, mark.kind.isValue, index >= maxMarksAtInstant / 2, index < maxMarksAtInstant / 2 + hidden {
                if index == maxMarksAtInstant / 2 { add(.counted, "… \(groupedDigits(hidden)) more", mark) }
                continue
            }
            switch mark.kind {
            case .next: add(.value, shortening.text(mark), mark)
            case .held: add(.held, "", mark)
            case .subscribed: add(.subscribed, "", mark)
            case .error: add(.error, "", mark)
            case .completed: add(.completed, "", mark)
            case .disposed: add(.disposed, "", mark)
            }
        }
        let opens = marks.reduce(0) { $0 + ($1.kind == .subscribed ? 1 : $1.kind.isEnd ? -1 : 0) }
        return Cluster(
            instantIndex: instant, placedMarks: pieces, lead: left, width: right, height: depth + 1, opens: opens,
            hasValues: !pieces.isEmpty)
    }

    // MARK: Positions of instants

    /// The space that one instant needs in one row.
    private struct Extent {
        var row: Int
        var left: Int
        var right: Int
    }

    private var neededExtents: [[Extent]] {
        var needs = [[Extent]](repeating: [], count: instants.count)
        for (row, list) in clusters.enumerated() {
            for cluster in list where !cluster.placedMarks.isEmpty {
                needs[cluster.instantIndex].append(Extent(row: row, left: cluster.leftColumns, right: cluster.width))
            }
        }
        return needs
    }

    /// Returns the closest possible positions of instants, beginning with number `first`. They stay in order and do not
    /// overlap.
    private func packedPositions(_ range: Range<Int>, _ needs: [[Extent]], ideal: (Int) -> Int) -> [Int] {
        var free = [Int](repeating: 0, count: tracks.count)
        var places: [Int] = []
        for index in range {
            var place = max(ideal(index), (places.last ?? -1) + 1)
            for need in needs[index] { place = max(place, free[need.row] + need.left) }
            places.append(place)
            for need in needs[index] { free[need.row] = place + need.right + PointLayout.markGap }
        }
        return places
    }

    private func rightEnd(_ places: [Int], _ range: Range<Int>, _ needs: [[Extent]]) -> Int {
        zip(places, range).reduce(0) { most, one in needs[one.1].reduce(max(most, one.0)) { max($0, one.0 + $1.right) }
        }
    }

    /// Returns the instants in each row of the diagram. If there are several rows, they have equal length.
    private func greedyRows(_ needs: [[Extent]]) -> [Range<Int>] {
        func split(_ width: Int) -> [Range<Int>] {
            var rows: [Range<Int>] = []
            var (first, last) = (0, -1)
            var free = [Int](repeating: 0, count: tracks.count)
            for index in instants.indices {
                func place() -> Int { needs[index].reduce(last + 1) { max($0, free[$1.row] + $1.left) } }
                let right = needs[index].reduce(0) { max($0, $1.right) }
                if index > first, place() + right > width {
                    rows.append(first..<index)
                    (first, last) = (index, -1)
                    free = free.map { _ in 0 }
                }
                last = place()
                for need in needs[index] { free[need.row] = last + need.right + PointLayout.markGap }
            }
            return rows + [first..<instants.count]
        }
        var best = split(lineWidth)
        var (short, long) = (lineWidth / 2, lineWidth)
        while best.count > 1, short < long {
            let middle = (short + long) / 2
            let rows = split(middle)
            if rows.count == best.count { (best, long) = (rows, middle) } else { short = middle + 1 }
        }
        guard best.contains(where: { $0.count < 3 }), instants.count >= 3 * best.count else { return best }
        return balancedRows(best.count, needs) ?? best
    }

    /// The maximum number of instants in a picture for which the lengths of rows are balanced.
    private static let maxBalancedInstants = 200

    /// Returns rows with at least three instants each, of which the longest is as short as possible; nil if that is not
    /// possible.
    private func balancedRows(_ count: Int, _ needs: [[Extent]]) -> [Range<Int>]? {
        let all = instants.count
        guard all <= PointLayout.maxBalancedInstants else { return nil }
        // For each instant: the length of the longest row if the rows end there, and the start of the last of these
        // rows.
        var longest = [Int](repeating: .max, count: all + 1)
        longest[0] = 0
        var firsts: [[Int]] = []
        for _ in 0..<count {
            var next = [Int](repeating: .max, count: all + 1)
            var first = [Int](repeating: 0, count: all + 1)
            for lower in 0..<all where longest[lower] < .max {
                for upper in (lower + 1)...all {
                    let row = lower..<upper
                    let length = rightEnd(packedPositions(row, needs) { _ in 0 }, row, needs)
                    if length > lineWidth { break }
                    let most = max(longest[lower], length)
                    if row.count > 2, most < next[upper] { (next[upper], first[upper]) = (most, lower) }
                }
            }
            longest = next
            firsts.append(first)
        }
        guard longest[all] < .max else { return nil }
        var rows: [Range<Int>] = []
        var upper = all
        for first in firsts.reversed() {
            rows.insert(first[upper]..<upper, at: 0)
            upper = first[upper]
        }
        return rows
    }

    /// Returns the positions of a row's instants, which are proportional to time and then moved apart. Also returns the
    /// periods without events that are shortened to make space.
    ///
    /// - Returns: also the number of points per nanosecond, if the positions are proportional to time.
    private func positions(
        _ range: Range<Int>, _ needs: [[Extent]]
    ) -> (places: [Int], breaks: Set<Int>, scale: Double?) {
        if isSteps {
            let tight = packedPositions(range, needs) { _ in 0 }
            let spare = max(0, lineWidth - rightEnd(tight, range, needs)) / max(1, range.count)
            let places = packedPositions(range, needs) {
                tight[$0 - range.lowerBound] + min(28, spare) * ($0 - range.lowerBound)
            }
            return (rightEnd(places, range, needs) <= lineWidth ? places : tight, [], nil)
        }
        let lead = needs[range.lowerBound].reduce(0) { max($0, $1.left) }
        let last = needs[range.upperBound - 1].reduce(0) { max($0, $1.right) }
        let width = max(1, lineWidth - lead - last)
        let spans = range.dropFirst().map { Double(instants[$0] - instants[$0 - 1]) }
        let idle = 72.0
        var breaks: Set<Int> = []
        var best: (places: [Int], breaks: Set<Int>, scale: Double?, pushed: Int)?
        for _ in 0..<5 {
            let total = zip(spans, range.dropFirst()).reduce(0.0) { breaks.contains($1.1) ? $0 : $0 + $1.0 }
            let scale = max(0, Double(width) - idle * Double(breaks.count)) / max(1, total)
            var ideal: [Int: Int] = [:]
            var place = Double(lead)
            for (index, span) in zip(range, [0] + spans) {
                place += breaks.contains(index) ? idle : span * scale
                ideal[index] = Int.saturating(place)
            }
            var places = packedPositions(range, needs) { ideal[$0]! }
            moveInsideRow(&places, range, needs)
            let pushed = zip(places, range).reduce(0) { max($0, abs($1.0 - ideal[$1.1]!)) }
            // A break must gain space: marks that are close together are moved apart on any scale.
            if best.map({ pushed * 4 < $0.pushed * 3 }) ?? true {
                best = (places, breaks, breaks.isEmpty && pushed < 3 && spans.count > 0 ? scale : nil, pushed)
            }
            let widest = zip(spans, range.dropFirst()).filter { !breaks.contains($0.1) }.max { $0.0 < $1.0 }
            guard pushed > 24, let widest, widest.0 * scale > 3 * idle else { break }
            breaks.insert(widest.1)
        }
        return (best!.places, best!.breaks, best!.scale)
    }

    /// Moves marks that are beyond the right edge to the left, with the marks that they would then overlap.
    private func moveInsideRow(_ places: inout [Int], _ range: Range<Int>, _ needs: [[Extent]]) {
        var limit = [Int](repeating: lineWidth, count: tracks.count)
        var next = lineWidth
        for index in range.reversed() {
            var place = min(places[index - range.lowerBound], next)
            for need in needs[index] { place = min(place, limit[need.row] - need.right) }
            places[index - range.lowerBound] = place
            for need in needs[index] { limit[need.row] = place - need.left - PointLayout.markGap }
            next = place
        }
    }

    // MARK: The sheet

    func sheet() -> Sheet {
        guard !instants.isEmpty else {
            return Sheet(empty: tracks, labels, labelColumns: labelColumns, notes: ["nothing happened"])
        }
        let needs = neededExtents
        let rows = greedyRows(needs)
        var placer = RowPlacer(tracks: tracks, clusters: clusters, arrowDistance: PointLayout.arrowWidth)
        var blocks: [Sheet.Block] = []
        for (index, range) in rows.enumerated() {
            let (places, breaks, scale) = positions(range, needs)
            let isLast = index == rows.count - 1
            let block = Axis.ColumnBlock(
                first: range.lowerBound, columns: places, breaks: [],
                end: isLast ? max(rightEnd(places, range, needs), places.last ?? 0) : lineWidth)
            let placed = placer.placedRows(of: block, instants: range, isLast: isLast)
            var sheet = finishedSheet(placed.rows, places, range, breaks, isFirst: index == 0)
            sheet.bar = scale.flatMap(scaleBar)
            blocks.append(sheet)
        }
        let notes = PictureNotes(
            tracks, labels, isSteps: isSteps, origin: origin, shortened: shortening.shortForms, columns: noteColumns,
            style)
        return Sheet(
            scaleText: isSteps ? "step" : "", isSteps: isSteps, labelColumns: labelColumns, blocks: blocks,
            notes: notes.lines, executors: tracks.executors)
    }

    /// Returns the longest round duration whose scale bar fits beside the axis.
    private func scaleBar(_ scale: Double) -> (length: Int, text: String)? {
        let widest = Double(labelColumns * PointLayout.characterWidth)
        guard let time = Axis.roundDistances.first(where: { Double($0) * scale <= widest }) else { return nil }
        let length = Int.saturating(Double(time) * scale)
        return length < 12 ? nil : (length, spanText(time))
    }

    private func finishedSheet(
        _ placed: [Int: Sheet.Row], _ places: [Int], _ range: Range<Int>, _ breaks: Set<Int>, isFirst: Bool
    ) -> Sheet.Block {
        var rows: [Sheet.Row] = []
        for index in tracks.visibleTracks(where: { placed[$0] != nil || (tracks[$0].marks.isEmpty && isFirst) }) {
            var row =
                placed[index]
                ?? Sheet.Row(label: "", indent: tracks[index].indent, lane: tracks[index].laneID, line: [], marks: [])
            row.label = labels[index]
            rows.append(row)
        }
        let pauses = breaks.sorted().map { index in
            let (from, to) = (places[index - 1 - range.lowerBound], places[index - range.lowerBound])
            let span = spanText(instants[index] - instants[index - 1])
            let texts = ["┈ \(span) ┈", span, "┈"]
            let text = texts.first { displayWidth(of: $0) * PointLayout.characterWidth <= to - from - 12 } ?? ""
            return Sheet.AxisBreak(columns: from + 12..<max(from + 13, to - 8), text: text)
        }
        let ticks = isSteps ? stepTicks(places, range) : timeTicks(places, range, breaks)
        var made = Sheet.Block(columns: lineWidth, ticks: ticks, breaks: pauses, rows: rows)
        made.joinTeardowns { PointLayout.markExtent($0.shape, $0.text) }
        return made
    }

    private func stepTicks(_ places: [Int], _ range: Range<Int>) -> [Sheet.Tick] {
        zip(places, range).map { Sheet.Tick(column: $0, label: String(instants[$1] + 1)) }
    }

    /// Returns round times about every hundred points. Their distances show where instants were moved apart. There are
    /// at least two labels if two fit.
    private func timeTicks(_ places: [Int], _ range: Range<Int>, _ breaks: Set<Int>) -> [Sheet.Tick] {
        let last = range.upperBound - 1
        let pauses = breaks.reduce(Int64(0)) { $0 + instants[$1] - instants[$1 - 1] }
        let span = max(1, instants[last] - instants[range.lowerBound] - pauses)
        let wanted = max(1, span * 100 / Int64(max(1, (places.last ?? 0) - places[0])))
        let coarsest = Axis.roundDistances.last { $0 >= wanted } ?? Axis.roundDistances[0]
        var best: [Sheet.Tick] = []
        for step in Axis.roundDistances.drop(while: { $0 > coarsest }).prefix(7) {
            let ticks = timeTicks(places, range, breaks, every: step)
            if ticks.count > best.count { best = ticks }
            if best.count > 1 { break }
        }
        return best
    }

    private func timeTicks(
        _ places: [Int], _ range: Range<Int>, _ breaks: Set<Int>, every step: Int64
    ) -> [Sheet.Tick] {
        let isMilliseconds = step < 10_000_000
        var ticks: [Sheet.Tick] = []
        func add(_ place: Int, _ time: Int64) {
            let label = decimalText(time - origin, digits: isMilliseconds ? 6 : 9)
            if let before = ticks.last, place < before.column + (before.label.count + 1) * PointLayout.characterWidth {
                return
            }
            ticks.append(Sheet.Tick(column: place, label: label))
        }
        add(places[0], instants[range.lowerBound])
        for index in range.dropFirst() {
            let (from, to) = (places[index - 1 - range.lowerBound], places[index - range.lowerBound])
            let (start, end) = (instants[index - 1], instants[index])
            if breaks.contains(index) {
                add(to, end)
                continue
            }
            var time = origin + ((start - origin) / step + 1) * step
            while time <= end {
                let part = Double(time - start) / Double(max(1, end - start))
                add(from + Int.saturating(part * Double(to - from)), time)
                time += step
            }
        }
        if let last = ticks.indices.last { ticks[last].label += isMilliseconds ? " ms" : " s" }
        return ticks
    }
}
