import Foundation

/// A simulated database of objects that lasts as long as the session.
///
/// See also: Object, Results.
public struct Realm: Equatable {
    /// The identity of a database: a file with a name, or a name in memory.
    public struct Configuration {
        public var fileURL: URL?
        public var inMemoryIdentifier: String?
        public var schemaVersion: UInt64
        public var readOnly: Bool
        public var deleteRealmIfMigrationNeeded: Bool
        public var objectTypes: [Object.Type]?

        public init(
            fileURL: URL? = nil, inMemoryIdentifier: String? = nil, readOnly: Bool = false, schemaVersion: UInt64 = 0,
            deleteRealmIfMigrationNeeded: Bool = false, objectTypes: [Object.Type]? = nil
        ) {
            self.fileURL = fileURL
            self.inMemoryIdentifier = inMemoryIdentifier
            self.readOnly = readOnly
            self.schemaVersion = schemaVersion
            self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
            self.objectTypes = objectTypes
        }
        public static var defaultConfiguration = Configuration()

        var name: String {
            if let inMemoryIdentifier { return "memory \(inMemoryIdentifier)" }
            return "file \(fileURL?.path ?? "default.realm")"
        }
    }

    /// The way in which an object is added if its key exists.
    public enum UpdatePolicy: ExpressibleByBooleanLiteral {
        case error, modified, all
        public init(booleanLiteral value: Bool) { self = value ? .all : .error }
    }

    /// An error of opening a database.
    public struct Error: Swift.Error {
        public enum Code { case fail, fileAccess, fileNotFound }
        public let code: Code
    }

    let store: Store

    init(store: Store) { self.store = store }
    public init() throws { try self.init(configuration: Configuration.defaultConfiguration) }
    public init(configuration: Configuration) throws { store = Store.storeNamed(configuration.name) }
    public init(fileURL: URL) throws { try self.init(configuration: Configuration(fileURL: fileURL)) }

    public static func == (one: Realm, other: Realm) -> Bool { one.store === other.store }

    public var isInWriteTransaction: Bool { store.isWriting }
    public var isEmpty: Bool { store.objects.values.allSatisfy { $0.isEmpty } }

    /// Runs a transaction. Observers are notified once at its end; an error reverts the changes.
    @discardableResult
    public func write<Result>(_ block: () throws -> Result) throws -> Result {
        store.beginWrite()
        do {
            let result = try block()
            if store.isWriting { store.commitWrite() }
            return result
        } catch {
            if store.isWriting { store.cancelWrite() }
            throw error
        }
    }
    public func beginWrite() { store.beginWrite() }
    public func commitWrite() throws { store.commitWrite() }
    public func cancelWrite() { store.cancelWrite() }
    @discardableResult
    public func refresh() -> Bool { false }

    public func add(_ object: Object, update: UpdatePolicy = .error) { store.addObject(object, update) }
    public func add<Objects: Sequence>(_ objects: Objects, update: UpdatePolicy = .error)
    where Objects.Element: Object {
        for object in Array(objects) { store.addObject(object, update) }
    }
    public func delete(_ object: Object) { store.deleteObject(object) }
    public func delete<Objects: Sequence>(_ objects: Objects) where Objects.Element: Object {
        for object in Array(objects) { store.deleteObject(object) }
    }
    public func deleteAll() { store.deleteAll() }

    /// Returns all objects of a type. The results are always up to date.
    public func objects<Element: Object>(_ type: Element.Type) -> Results<Element> { Results(store: store) }
    public func object<Element: Object, Key>(ofType type: Element.Type, forPrimaryKey key: Key) -> Element? {
        let wanted = StoredValue(key)
        return store.objectsOfType(type).first { $0.primaryKeyValue == wanted } as? Element
    }
    /// Calls the block after each commit.
    public func observe(_ block: @escaping (Notification, Realm) -> Void) -> NotificationToken {
        store.addListener { [self] in
            block(.didChange, self)
            return true
        }
    }
    public enum Notification { case didChange, refreshRequired }
}
