import Foundation

/// An ordered collection of objects that is always up to date.
public protocol RealmCollection: RandomAccessCollection where Index == Int {
    var realm: Realm? { get }
    /// Calls the block with the collection at first, then with the changes after each commit, until the token is
    /// released.
    func observe(_ block: @escaping (RealmCollectionChange<Self>) -> Void) -> NotificationToken
}

/// A change of a collection.
public enum RealmCollectionChange<CollectionType> {
    case initial(CollectionType)
    /// The indices of deletions and modifications refer to the old collection, and those of insertions to the new one.
    case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
    case error(Error)
}

/// The changes from one list of objects to another. A move is recorded as a deletion and an insertion.
struct ListChange {
    let deletions: [Int]
    let insertions: [Int]
    let modifications: [Int]
    var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && modifications.isEmpty }

    init(from old: [(id: StoredValue, version: Int)], to new: [(id: StoredValue, version: Int)]) {
        let places = Dictionary(
            new.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
        // The longest subsequence in the same order stays, and the other objects move.
        let targets = old.map { places[$0.id] }
        let staying = Set(Diff.longestIncreasingSubsequence(targets.compactMap { $0 }))
        func stays(_ place: Int) -> Bool { targets[place].map { staying.contains($0) } ?? false }
        deletions = old.indices.filter { !stays($0) }
        insertions = new.indices.filter { !staying.contains($0) }
        modifications = old.indices.filter { stays($0) && old[$0].version != new[targets[$0]!].version }
    }
}

/// A type-erased collection of objects.
public struct AnyRealmCollection<Element>: RealmCollection {
    private let readElements: () -> [Element]
    public let realm: Realm?
    private let addListener:
        (@escaping (RealmCollectionChange<AnyRealmCollection<Element>>) -> Void) -> NotificationToken

    public init<Base: RealmCollection>(_ base: Base) where Base.Element == Element {
        readElements = { Array(base) }
        realm = base.realm
        addListener = { block in
            base.observe { change in
                switch change {
                case .initial(let base): block(.initial(AnyRealmCollection(base)))
                case .update(let base, let deletions, let insertions, let modifications):
                    block(
                        .update(
                            AnyRealmCollection(base), deletions: deletions, insertions: insertions,
                            modifications: modifications))
                case .error(let error): block(.error(error))
                }
            }
        }
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { readElements().count }
    public subscript(position: Int) -> Element { readElements()[position] }
    public func observe(
        _ block: @escaping (RealmCollectionChange<AnyRealmCollection<Element>>) -> Void
    ) -> NotificationToken { addListener(block) }
}
