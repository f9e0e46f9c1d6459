/// Assigns instants to columns, in proportion to time or step by step.
struct Axis {
    /// The instants in ascending order, as virtual nanoseconds or step numbers.
    let instants: [Int64]
    /// The time or step number at column 0.
    let origin: Int64
    /// For each instant, the width of its marks in each row.
    let markWidths: [[(row: Int, width: Int, isSign: Bool)]]
    let rowCount: Int

    /// A block of columns: it contains the instants from number `first` on, with a column for each.
    struct ColumnBlock {
        var first: Int
        var columns: [Int]
        var breaks: [Sheet.AxisBreak]
        /// The column after the last mark.
        var end: Int
    }

    /// The units of time that have few digits, the coarsest first. Each is at most a third larger than the next, so
    /// that one of them uses the width well.
    static let timeUnits: [Int64] = {
        var units: [Int64] = [1, 2, 3, 4, 5, 6, 8]
        var power: Int64 = 10
        for _ in 0..<16 {
            units += [10, 15, 20, 25, 30, 40, 50, 60, 80].map { $0 * power / 10 }
            power *= 10
        }
        return units.reversed()
    }()

    /// The possible distances between labels, with the largest one first: 1, 2 and 5 times a power of ten.
    static let roundDistances: [Int64] = {
        var rounds: [Int64] = []
        var power: Int64 = 1
        for _ in 0..<17 {
            rounds += [power, 2 * power, 5 * power]
            power *= 10
        }
        return rounds.reversed()
    }()

    /// Returns the coarsest unit that separates the marks of each row by `gap` columns.
    ///
    /// - Parameter isSharing: true if instants of different rows may share a column.
    func unitSeparating(gap: Int, isSharing: Bool) -> Int64 {
        let span = max(1, (instants.last ?? 0) - origin)
        let closest = zip(instants, instants.dropFirst()).reduce(span) { min($0, $1.1 - $1.0) }
        for unit in Axis.timeUnits where unit <= 10 * span && (isSharing || unit < 2 * closest) {
            if keepsApart(unit, gap, isSharing) { return unit }
        }
        return 1
    }

    private func keepsApart(_ unit: Int64, _ gap: Int, _ isSharing: Bool) -> Bool {
        var free = [Int64](repeating: .min, count: rowCount)
        var last: Int64 = -1
        for (index, instant) in instants.enumerated() {
            let column = (instant - origin) / unit
            if column == last, !isSharing { return false }
            last = column
            for need in markWidths[index] {
                if column < free[need.row] { return false }
                free[need.row] = column + Int64(need.width + (need.isSign ? 0 : gap))
            }
        }
        return true
    }

    /// Returns the unit and the blocks that use the width best. A single block uses 60 to 95 % of the columns if a unit
    /// makes that possible; several blocks are about equally long.
    func bestFit(
        from coarsest: Int64, room: Int, limit: Int, isBreaking: Bool,
        breakText: (Int64) -> (text: String, width: Int)
    ) -> (unit: Int64, blocks: [ColumnBlock])? {
        func made(_ unit: Int64, _ room: Int, _ limit: Int) -> [ColumnBlock]? {
            blocks(unit: unit, room: room, limit: limit, isBreaking: isBreaking, breakText: breakText)
        }
        guard let first = made(coarsest, room, limit) else { return nil }
        if first.count > 1 {
            // Finds, by binary search, the shortest blocks that do not increase the number of blocks.
            var (short, long) = (room / 2, room)
            var best = first
            while short < long {
                let middle = (short + long) / 2
                if let blocks = made(coarsest, middle, first.count), blocks.allSatisfy({ $0.end <= room }) {
                    (best, long) = (blocks, middle)
                } else {
                    short = middle + 1
                }
            }
            return (coarsest, best)
        }
        var best = (unit: coarsest, blocks: first)
        for unit in Axis.timeUnits where unit < coarsest {
            guard let blocks = made(unit, room, 1), blocks[0].end * 20 <= room * 19 else { break }
            let isWideEnough = best.blocks[0].end * 10 >= room * 6
            // The axis can show the times of instants only if these are at the start of their columns.
            if isWideEnough, dividesAllInstants(best.unit) || !dividesAllInstants(unit) { continue }
            best = (unit, blocks)
        }
        return best
    }

    private func dividesAllInstants(_ unit: Int64) -> Bool { instants.allSatisfy { ($0 - origin) % unit == 0 } }

    /// Distributes instants over blocks of at most `room` columns. With `isBreaking`, long periods without events are
    /// shortened. Returns nil if there would be more than `limit` blocks.
    func blocks(
        unit: Int64, room: Int, limit: Int, isBreaking: Bool, breakText: (Int64) -> (text: String, width: Int)
    ) -> [ColumnBlock]? {
        var blocks: [ColumnBlock] = []
        var index = 0
        while index < instants.count {
            if blocks.count == limit { return nil }
            let start = blocks.isEmpty ? 0 : (instants[index] - origin) / unit
            var block = ColumnBlock(first: index, columns: [], breaks: [], end: 0)
            var shift = start
            while index < instants.count {
                let natural = (instants[index] - origin) / unit
                var column = natural - shift
                let idle = column - Int64(block.end)
                var pause: Sheet.AxisBreak?
                if isBreaking, idle > 18 {
                    let begin = index > block.first ? instants[index - 1] : origin + start * unit
                    let mark = breakText(instants[index] - begin)
                    let from = block.end + 1
                    // A break needs columns for its text and one column on each side, and must save more columns than
                    // it needs.
                    if idle > 2 * Int64(mark.width + 2) {
                        pause = Sheet.AxisBreak(columns: from..<from + mark.width, text: mark.text)
                        column = Int64(from + mark.width + 1)
                    }
                }
                let reach = markWidths[index].reduce(1) { max($0, $1.width) }
                if column + Int64(reach) > Int64(room), !block.columns.isEmpty { break }
                if column + Int64(reach) > Int64(room), column > 0, limit == 1 { return nil }
                if column + Int64(reach) > Int64(room), column > 0 {
                    // The diagram may begin long before the first instant.
                    column = 0
                    pause = nil
                }
                shift = natural - column
                if let pause { block.breaks.append(pause) }
                block.columns.append(Int(column))
                block.end = max(block.end, Int(column) + reach)
                index += 1
            }
            blocks.append(block)
        }
        return blocks
    }
}
