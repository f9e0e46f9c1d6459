/// Splits columns of given widths into as few rows as possible. The rows have about equal length and, if possible, more
/// than two columns.
struct RowSplit {
    private let widths: [Int]
    /// The position at which each column would start if all columns were in one row.
    private var columnStarts: [Int]
    private let maxWidth: Int
    /// The maximum number of rows whose lengths are balanced. A taller diagram is not drawn anyway.
    private static let maxBalancedRows = 80
    private static let overflowPenalty = 1_000_000

    init(_ widths: [Int], gap: Int, maxWidth: Int) {
        (self.widths, self.maxWidth) = (widths, maxWidth)
        columnStarts = []
        var start = 0
        for width in widths {
            columnStarts.append(start)
            start += max(gap == 2 ? 5 : 3, width + gap)
        }
    }

    /// Returns the rows; nil if there would be more than the limit.
    func blocks(limit: Int) -> [Axis.ColumnBlock]? {
        let greedy = greedyRows
        if greedy.count > limit { return nil }
        let rows = greedy.count > 1 && greedy.count <= RowSplit.maxBalancedRows ? balancedRows(greedy.count) : greedy
        return rows.map { row in
            var block = Axis.ColumnBlock(
                first: row.lowerBound, columns: row.map { columnStarts[$0] - columnStarts[row.lowerBound] }, breaks: [],
                end: rowLength(row))
            if rows.count > 1 { block.spreadColumns(over: maxWidth) }
            return block
        }
    }

    private func rowLength(_ row: Range<Int>) -> Int {
        columnStarts[row.upperBound - 1] - columnStarts[row.lowerBound] + widths[row.upperBound - 1]
    }

    private var greedyRows: [Range<Int>] {
        var rows: [Range<Int>] = []
        var first = 0
        for index in widths.indices where index > first && rowLength(first..<index + 1) > maxWidth {
            rows.append(first..<index)
            first = index
        }
        return rows + [first..<widths.count]
    }

    private func rowCost(_ row: Range<Int>) -> Int {
        let spare = maxWidth - rowLength(row)
        let isPoor = row.count < 3 || rowLength(row) * 2 < maxWidth
        return spare * spare + (isPoor ? RowSplit.overflowPenalty : 0)
    }

    /// Returns the cheapest split into a given number of rows, by dynamic programming.
    private func balancedRows(_ count: Int) -> [Range<Int>] {
        let end = widths.count
        var costs = [Int](repeating: .max, count: end + 1)
        costs[0] = 0
        var firsts: [[Int]] = []
        for _ in 0..<count {
            var next = [Int](repeating: .max, count: end + 1)
            var first = [Int](repeating: 0, count: end + 1)
            for upper in 1...end {
                var lower = upper - 1
                while lower >= 0, lower == upper - 1 || rowLength(lower..<upper) <= maxWidth {
                    if costs[lower] != .max {
                        let cost = costs[lower] + rowCost(lower..<upper)
                        if cost < next[upper] { (next[upper], first[upper]) = (cost, lower) }
                    }
                    lower -= 1
                }
            }
            costs = next
            firsts.append(first)
        }
        var rows: [Range<Int>] = []
        var upper = end
        for first in firsts.reversed() {
            rows.insert(first[upper]..<upper, at: 0)
            upper = first[upper]
        }
        return rows
    }
}

extension Axis.ColumnBlock {
    /// Moves the columns of a row apart if the row uses little of the width.
    mutating func spreadColumns(over maxWidth: Int) {
        guard columns.count > 1, end * 10 < maxWidth * 6 else { return }
        let spare = maxWidth * 7 / 10 - end
        for index in columns.indices { columns[index] += index * spare / (columns.count - 1) }
        end += spare
    }
}
