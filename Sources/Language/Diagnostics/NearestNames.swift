/// Returns the names nearest to a misspelt one. Names that differ only in case come first; the others are sorted by the
/// number of added, missing, changed or swapped letters, which is at most a third of the length. Names that are more
/// than one letter farther away than the nearest are dropped.
public func nearestNames(to name: String, among candidates: some Sequence<String>, limit: Int = 3) -> [String] {
    let wanted = letters(of: name)
    let maxDistance = max(1, wanted.count / 3)
    var matches: [(name: String, distance: Int, order: Int)] = []
    var seen: Set<String> = []
    for candidate in candidates {
        // A letter has at most four bytes, so candidates of a very different length can be skipped by their number of
        // bytes.
        let bytes = candidate.utf8.count
        guard bytes >= wanted.count - maxDistance, bytes <= 4 * (wanted.count + maxDistance) else { continue }
        let letters = letters(of: candidate)
        guard abs(letters.count - wanted.count) <= maxDistance, candidate != name else { continue }
        let distance = editDistance(wanted, letters, most: maxDistance)
        // Skips short candidates that have no letter in common with the name.
        guard distance <= maxDistance, distance < wanted.count, seen.insert(candidate).inserted else { continue }
        matches.append((candidate, distance, matches.count))
    }
    matches.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
    let minDistance = matches.first?.distance ?? 0
    return matches.prefix { $0.distance <= minDistance + 1 }.prefix(limit).map(\.name)
}

private func letters(of name: String) -> [Unicode.Scalar] {
    name.unicodeScalars.map { $0.isASCII ? lowercased($0) : $0 }
}

private func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
}

/// Returns the number of inserted, deleted, changed or swapped letters; stops counting above `maxDistance`.
private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar], most: Int) -> Int {
    if first == second { return 0 }
    var before = [Int]()
    var above = Array(0...second.count)
    for row in 1..<(first.count + 1) {
        var current = [row]
        current.reserveCapacity(above.count)
        for column in 1..<(second.count + 1) {
            let change = first[row - 1] == second[column - 1] ? 0 : 1
            var best = min(above[column] + 1, current[column - 1] + 1, above[column - 1] + change)
            if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                best = min(best, before[column - 2] + 1)
            }
            current.append(best)
        }
        if current.allSatisfy({ $0 > most }) { return most + 1 }
        before = above
        above = current
    }
    return above[second.count]
}
