/// Where instants stand: columns of one block, found for a unit of time or for steps.
struct Axis {
    /// Virtual nanoseconds of each instant, or step numbers; ascending.
    let instants: [Int64]
    /// What column 0 means.
    let origin: Int64
    /// How far each instant's marks reach, by row: `needs[i]` are the pairs (row, width) of instant i.
    let needs: [[(row: Int, width: Int, isSign: Bool)]]
    let rows: Int

    /// One block: the instants from `first` on, with a column for each.
    struct Block {
        var first: Int
        var columns: [Int]
        var breaks: [Sheet.Break]
        /// The column behind the last mark.
        var end: Int
    }

    /// Units of 1, 2 and 5 times a power of ten, the coarsest first.
    static let units: [Int64] = {
        var units: [Int64] = []
        var power: Int64 = 1
        for _ in 0..<17 {
            units += [power, 2 * power, 5 * power]
            power *= 10
        }
        return units.reversed()
    }()

    /// The coarsest unit at which different instants keep different columns and values fit, with so many columns of line
    /// between neighbours of a row.
    func unit(gap: Int) -> Int64 {
        let span = max(1, (instants.last ?? 0) - origin)
        let closest = zip(instants, instants.dropFirst()).reduce(span) { min($0, $1.1 - $1.0) }
        for unit in Axis.units where unit <= 10 * span && unit < 2 * closest {
            if keepsApart(unit, gap) { return unit }
        }
        return 1
    }

    private func keepsApart(_ unit: Int64, _ gap: Int) -> Bool {
        var free = [Int64](repeating: .min, count: rows)
        var last: Int64 = -1
        for (index, instant) in instants.enumerated() {
            let column = (instant - origin) / unit
            if column == last { return false }
            last = column
            for need in needs[index] {
                if column < free[need.row] { return false }
                free[need.row] = column + Int64(need.width + (need.isSign ? 0 : gap))
            }
        }
        return true
    }

    /// Puts instants into blocks of at most `room` columns. `isBreaking` draws idle stretches shorter; at most `limit`
    /// blocks are made, else nil.
    func blocks(
        unit: Int64, room: Int, limit: Int, isBreaking: Bool, breakText: (Int64) -> (text: String, width: Int)
    ) -> [Block]? {
        var blocks: [Block] = []
        var index = 0
        while index < instants.count {
            if blocks.count == limit { return nil }
            let start = blocks.isEmpty ? 0 : (instants[index] - origin) / unit
            var block = Block(first: index, columns: [], breaks: [], end: 0)
            var shift = start
            while index < instants.count {
                let natural = (instants[index] - origin) / unit
                var column = natural - shift
                let idle = column - Int64(block.end)
                var pause: Sheet.Break?
                if isBreaking, idle > 18 {
                    let begin = index > block.first ? instants[index - 1] : origin + start * unit
                    let mark = breakText(instants[index] - begin)
                    let from = block.end + 1
                    if idle > Int64(mark.width + 6) {
                        pause = Sheet.Break(columns: from..<from + mark.width, text: mark.text)
                        column = Int64(from + mark.width + 1)
                    }
                }
                let reach = needs[index].reduce(1) { max($0, $1.width) }
                if column + Int64(reach) > Int64(room), !block.columns.isEmpty { break }
                if column + Int64(reach) > Int64(room), column > 0, limit == 1 { return nil }
                if column + Int64(reach) > Int64(room), column > 0 {
                    // The beginning of the picture is far away from the first instant.
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
