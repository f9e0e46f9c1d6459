/// Places the marks of tracks on rows, block by block, and keeps the lines that continue in the next block.
struct RowPlacer {
    private let tracks: [Track]
    private let clusters: [[Cluster]]
    /// For each track, the index of its next cluster. The next field is the number of its active subscriptions.
    private var nextClusters: [Int]
    private var activeCounts: [Int]

    /// The distance from the arrow of an active row to the end of the row.
    private let arrowDistance: Int

    init(tracks: [Track], clusters: [[Cluster]], arrowDistance: Int = 1) {
        self.tracks = tracks
        self.arrowDistance = arrowDistance
        self.clusters = clusters
        nextClusters = tracks.map { _ in 0 }
        activeCounts = tracks.map { track in
            track.marks.isEmpty || track.marks.contains { $0.kind == .subscribed } ? 0 : 1
        }
    }

    /// Returns the rows of a block, one for each track, and their width. A track without subscriptions has no row.
    mutating func placedRows(
        of block: Axis.ColumnBlock, instants: Range<Int>, isLast: Bool
    ) -> (rows: [Int: Sheet.Row], columns: Int) {
        var rows: [Int: Sheet.Row] = [:]
        let end = block.end
        var columns = end
        for track in tracks.indices {
            var row = Sheet.Row(
                label: "", indent: tracks[track].indent, lane: tracks[track].laneID, line: [], marks: [])
            var from: Int? = activeCounts[track] > 0 ? 0 : nil
            while nextClusters[track] < clusters[track].count,
                clusters[track][nextClusters[track]].instantIndex < instants.upperBound
            {
                let cluster = clusters[track][nextClusters[track]]
                nextClusters[track] += 1
                let column = block.columns[cluster.instantIndex - block.first]
                for piece in cluster.placedMarks {
                    var placed = piece
                    placed.column += column
                    row.marks.append(placed)
                }
                row.height = max(row.height, cluster.height)
                activeCounts[track] = max(0, activeCounts[track] + cluster.activeChange)
                if from == nil { from = column }
                if activeCounts[track] == 0, let begin = from {
                    // The symbol of an end is beside the value that causes the end.
                    let reach = cluster.placedMarks.reduce(0) { $1.depth == 0 ? max($0, $1.column) : $0 }
                    row.line.append(begin..<column + reach + 1)
                    from = nil
                }
            }
            if let begin = from {
                row.line.append(begin..<(isLast ? end + arrowDistance : end))
                if isLast {
                    row.marks.append(Sheet.PlacedMark(column: end + arrowDistance, shape: .live, text: ""))
                    columns = max(columns, end + arrowDistance + 1)
                }
            }
            if !row.line.isEmpty || !row.marks.isEmpty { rows[track] = row }
        }
        return (rows, columns)
    }
}
