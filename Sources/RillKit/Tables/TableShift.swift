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
    var left: IndexPath? {
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
    var isOfSection: Bool {
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
    private var new: [Int: [Int]] = [:]
    private var reloaded: [Int: Set<Int>] = [:]
    private var moved: [IndexPath: IndexPath] = [:]

    init(_ edits: [TableEdit]) {
        for edit in edits {
            switch edit {
            case .insert(let path): new[path.section, default: []].append(path.row)
            case .delete(let path), .reload(let path): deletedRows[path.section, default: []].insert(path.row)
            case .move(let path, let target):
                deletedRows[path.section, default: []].insert(path.row)
                new[target.section, default: []].append(target.row)
                moved[path] = target
            case .insertSection(let section): newSections.append(section)
            case .deleteSection(let section): deletedSections.insert(section)
            }
            // A reloaded row keeps its position.
            if case .reload(let path) = edit { reloaded[path.section, default: []].insert(path.row) }
        }
        newSections.sort()
        for section in new.keys { new[section]?.sort() }
    }
    /// Returns the new position of a row; nil for deleted and reloaded rows.
    func place(of path: IndexPath) -> IndexPath? {
        if let target = moved[path] { return target }
        if deletedSections.contains(path.section) || deletedRows[path.section]?.contains(path.row) == true {
            return nil
        }
        let section = TableShift.place(path.section, without: deletedSections, with: newSections)
        let leaving = (deletedRows[path.section] ?? []).subtracting(reloaded[path.section] ?? [])
        return IndexPath(row: TableShift.place(path.row, without: leaving, with: new[section] ?? []), section: section)
    }
    private static func place(_ old: Int, without gone: Set<Int>, with new: [Int]) -> Int {
        var place = old - gone.filter { $0 < old }.count
        for inserted in new where inserted <= place { place += 1 }
        return place
    }
}
