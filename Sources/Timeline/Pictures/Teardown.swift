extension Sheet {
    /// A part of the mark for a teardown of several rows.
    enum TeardownPart {
        /// The part in the topmost row, with the distances to the other rows.
        case first(others: [Int])
        case middle, last
    }
}

extension Sheet.Block {
    /// Combines the disposals of one teardown into one mark, which is a line through all its rows.
    ///
    /// The disposals may be in different columns, because values of different widths precede them. They move to the
    /// last of these columns; a row with another mark in between keeps its own disposal mark.
    ///
    /// - Parameter reach: returns how far a mark extends to the left and to the right of its position.
    mutating func joinTeardowns(reach: (Sheet.PlacedMark) -> (left: Int, right: Int)) {
        var teardowns: [Int: [TeardownPosition]] = [:]
        for (index, row) in rows.enumerated() {
            for (number, placed) in row.marks.enumerated() where placed.shape == .disposed && placed.depth == 0 {
                guard let mark = placed.mark, mark.teardown > 0 else { continue }
                teardowns[mark.teardown, default: []].append(TeardownPosition(row: index, mark: number))
            }
        }
        for (_, places) in teardowns.sorted(by: { $0.key < $1.key }) { joinMarks(places, reach) }
    }

    /// Returns the columns of shared marks that cross the line of a row: they have rows above and below it.
    func teardowns(passing row: Int, depth: Int) -> [Int] {
        sharedTeardowns.filter {
            $0.rows.contains(depth > 0 ? row + 1 : row) && $0.rows.lowerBound < row + (depth > 0 ? 1 : 0)
        }
        .map(\.column)
    }

    /// The marks that several rows share, each with its column and its range of rows.
    private var sharedTeardowns: [(column: Int, rows: ClosedRange<Int>)] {
        rows.enumerated().flatMap { index, row in
            row.marks.compactMap { placed in
                guard case .first(let others)? = placed.joint, let last = others.last else { return nil }
                return (placed.column, index...index + last)
            }
        }
    }

    private struct TeardownPosition {
        var row: Int
        var mark: Int
    }

    private mutating func joinMarks(
        _ places: [TeardownPosition], _ reach: (Sheet.PlacedMark) -> (left: Int, right: Int)
    ) {
        // If a row was torn down twice in one instant, its last mark counts.
        var lasts: [Int: TeardownPosition] = [:]
        for place in places { lasts[place.row] = place }
        let column = lasts.values.reduce(0) { max($0, rows[$1.row].marks[$1.mark].column) }
        let joined = lasts.values.filter { mayMove($0, to: column, reach) }.sorted { $0.row < $1.row }
        guard joined.count > 1 else { return }
        for (index, place) in joined.enumerated() {
            move(place, to: column)
            let others = joined.dropFirst().map { $0.row - joined[0].row }
            rows[place.row].marks[place.mark].joint =
                index == 0 ? .first(others: others) : index == joined.count - 1 ? .last : .middle
        }
    }

    private func mayMove(
        _ place: TeardownPosition, to column: Int, _ reach: (Sheet.PlacedMark) -> (left: Int, right: Int)
    ) -> Bool {
        let own = rows[place.row].marks[place.mark]
        return rows[place.row].marks.enumerated().allSatisfy { index, other in
            index == place.mark || other.depth != own.depth || other.column < own.column
                || (other.column > own.column && other.column - reach(other).left > column + reach(own).right)
        }
    }

    private mutating func move(_ place: TeardownPosition, to column: Int) {
        let old = rows[place.row].marks[place.mark].column
        guard old < column else { return }
        rows[place.row].marks[place.mark].column = column
        for index in rows[place.row].line.indices where rows[place.row].line[index].upperBound == old + 1 {
            rows[place.row].line[index] = rows[place.row].line[index].lowerBound..<column + 1
        }
    }
}
