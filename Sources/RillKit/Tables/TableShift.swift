import Foundation

/// One change of a table.
enum TableEdit {
    case insert(IndexPath)
    case delete(IndexPath)
    case reload(IndexPath)
    case move(IndexPath, IndexPath)
    case insertSection(Int)
    case deleteSection(Int)

    /// The position from which the change removes a row; nil if it removes none.
    var removedPath: IndexPath? {
        switch self {
        case .delete(let path), .move(let path, _): return path
        default: return nil
        }
    }
    /// The position at which the change inserts a row; nil if it inserts none.
    var insertedPath: IndexPath? {
        switch self {
        case .insert(let path), .move(_, let path): return path
        default: return nil
        }
    }
    var concernsSection: Bool {
        switch self {
        case .insertSection, .deleteSection: return true
        default: return false
        }
    }
    var insertedSection: Int? {
        if case .insertSection(let section) = self { return section }
        return nil
    }
}

/// The positions of rows after a batch of changes. Deletions use the old positions, and insertions the new ones.
struct TableShift {
    private var deletedSections: Set<Int> = []
    private var newSections: [Int] = []
    private var deletedRows: [Int: Set<Int>] = [:]
    private var newRows: [Int: [Int]] = [:]
    private var reloadedRows: [Int: Set<Int>] = [:]
    private var movedRows: [IndexPath: IndexPath] = [:]

    init(_ edits: [TableEdit]) {
        for edit in edits {
            switch edit {
            case .insert(let path): newRows[path.section, default: []].append(path.row)
            case .delete(let path), .reload(let path): deletedRows[path.section, default: []].insert(path.row)
            case .move(let path, let target):
                deletedRows[path.section, default: []].insert(path.row)
                newRows[target.section, default: []].append(target.row)
                movedRows[path] = target
            case .insertSection(let section): newSections.append(section)
            case .deleteSection(let section): deletedSections.insert(section)
            }
            // A reloaded row keeps its position.
            if case .reload(let path) = edit { reloadedRows[path.section, default: []].insert(path.row) }
        }
        newSections.sort()
        for section in newRows.keys { newRows[section]?.sort() }
    }
    /// Returns the new position of a row; nil for deleted and reloaded rows.
    func newPath(of path: IndexPath) -> IndexPath? {
        if let target = movedRows[path] { return target }
        if deletedSections.contains(path.section) || deletedRows[path.section]?.contains(path.row) == true {
            return nil
        }
        let section = TableShift.shiftedIndex(path.section, without: deletedSections, with: newSections)
        let leaving = (deletedRows[path.section] ?? []).subtracting(reloadedRows[path.section] ?? [])
        return IndexPath(
            row: TableShift.shiftedIndex(path.row, without: leaving, with: newRows[section] ?? []), section: section)
    }
    private static func shiftedIndex(_ old: Int, without gone: Set<Int>, with new: [Int]) -> Int {
        var place = old - gone.filter { $0 < old }.count
        for inserted in new where inserted <= place { place += 1 }
        return place
    }
}
