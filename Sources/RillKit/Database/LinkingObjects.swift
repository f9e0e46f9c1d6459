import Foundation

/// The objects that refer to the owner in a property: the inverse of a link or list.
///
///     final class Page: Object {
///         @objc dynamic var text = ""
///         let books = LinkingObjects(fromType: Book.self, property: "pages")
///     }
///     final class Book: Object {
///         @objc dynamic var name = ""
///         let pages = List<Page>()
///     }
///     let realm = try! Realm(configuration: Realm.Configuration(inMemoryIdentifier: "books"))
///     let (book, page) = (Book(), Page())
///     book.name = "Logs"
///     book.pages.append(page)
///     try! realm.write { realm.add(book) }
///     print(page.books.first?.name ?? "none")
///     // Logs
///
/// See also: List, Object.
public final class LinkingObjects<Element: Object>: RealmCollection, AnyList {
    private let property: String
    private weak var owner: Object?

    public init(fromType type: Element.Type, property: String) { self.property = property }

    private var elements: [Element] {
        guard let owner, let store = owner.owningStore else { return [] }
        return store.objectsOfType(Element.self).compactMap { $0 as? Element }.filter { holder in
            guard let value = ObjectFields(of: holder).value(property) else { return false }
            if let list = value as? AnyList { return list.anyElements.contains { ($0 as? Object) === owner } }
            return (value as? Object) === owner
        }
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(position: Int) -> Element { elements[position] }
    public var realm: Realm? { owner?.realm }
    public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> {
        results.filter(by: PredicateParser.parse(predicateFormat, args, for: Element.self))
    }
    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
        results.sorted(byKeyPath: keyPath, ascending: ascending)
    }
    public func observe(
        _ block: @escaping (RealmCollectionChange<LinkingObjects<Element>>) -> Void
    ) -> NotificationToken {
        results.observe { change in
            switch change {
            case .initial: block(.initial(self))
            case .update(_, let deletions, let insertions, let modifications):
                block(.update(self, deletions: deletions, insertions: insertions, modifications: modifications))
            case .error(let error): block(.error(error))
            }
        }
    }
    private var results: Results<Element> {
        guard let store = owner?.owningStore else {
            fatalError("This method may only be called on LinkingObjects instances retrieved from a Realm")
        }
        return Results(store: store, of: { [self] in elements })
    }

    // The elements, which are always none, because a database must not add the linking objects.
    var anyElements: [Any] { [] }
    func setOwner(to object: Object) { owner = object }
    func removeObject(_ object: Object) {}
}

/// A unique identifier of an object.
public struct ObjectId: Hashable, Comparable, CustomStringConvertible, PersistableDefault, Codable {
    public let stringValue: String
    private static var createdCount = 0

    public init(string: String) throws {
        guard string.count == 24, string.allSatisfy({ $0.isHexDigit }) else {
            throw NSError(domain: "io.realm", code: 1)
        }
        stringValue = string.lowercased()
    }
    private init(number: Int) { stringValue = "64b000000000000000" + String(format: "%06x", number) }
    /// Returns a new identifier, which is greater than all earlier ones.
    public static func generate() -> ObjectId {
        createdCount += 1
        return ObjectId(number: createdCount)
    }
    public static var persistedDefault: ObjectId { generate() }
    public var description: String { stringValue }
    public static func < (one: ObjectId, other: ObjectId) -> Bool { one.stringValue < other.stringValue }
}
