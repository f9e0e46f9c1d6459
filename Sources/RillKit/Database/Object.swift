import Foundation

/// An object in a database. Its persisted properties are stored properties marked `@objc dynamic` or `@Persisted`.
///
///     final class Note: Object {
///         @objc dynamic var text = ""
///     }
///     let realm = try! Realm(configuration: Realm.Configuration(inMemoryIdentifier: "notes"))
///     let note = Note()
///     note.text = "buy bread"
///     try! realm.write { realm.add(note) }
///     print(realm.objects(Note.self).count)
///     // 1
///
/// Pitfall: after it was added, it may only be changed inside `write`.
/// See also: Realm, Results.
open class Object: NSObject {
    /// The database of the object; nil before the object is added.
    weak var owningStore: Store?
    /// The values of the properties at the last commit.
    var committedValues: [String: StoredValue] = [:]
    /// The number of commits that have changed the object.
    var version = 0
    /// True after the object was deleted.
    public internal(set) var isInvalidated = false

    /// The row of the object in the database. An object that replaces another one under the same key keeps the row.
    var rowNumber: Int
    private static var lastRowNumber = 0

    override public required init() {
        Object.lastRowNumber += 1
        rowNumber = Object.lastRowNumber
    }

    open class func primaryKey() -> String? { nil }
    open class func ignoredProperties() -> [String] { [] }
    open class func indexedProperties() -> [String] { [] }

    public var realm: Realm? { owningStore.map { Realm(store: $0) } }
    public func isSameObject(as other: Object?) -> Bool { self === other }

    override open var description: String {
        let fields = ObjectFields(of: self)
        let lines = fields.names.map { "\t\($0) = \(fields.value($0).map { "\($0)" } ?? "nil");\n" }
        return "\(type(of: self)) {\n\(lines.joined())}"
    }

    /// The primary key of the object, from `@Persisted(primaryKey: true)` or `primaryKey()`; nil if there is none.
    var primaryKeyValue: StoredValue? { primaryKeyName.flatMap { ObjectFields(of: self).storedValues[$0] } }
    var primaryKeyName: String? {
        if let name = type(of: self).primaryKey() { return name }
        let fields = ObjectFields(of: self)
        return fields.names.first { (fields.values[$0] as? AnyPersisted)?.isPrimaryKey == true }
    }

    /// Calls the block with the changes after each commit, until the token is released.
    public func observe(_ block: @escaping (ObjectChange<Object>) -> Void) -> NotificationToken {
        guard let owningStore else {
            fatalError("Only objects which are managed by a Realm support change notifications")
        }
        var known = version
        var (values, stored) = (ObjectFields(of: self), committedValues)
        return owningStore.addListener { [weak self] in
            guard let self, !self.isInvalidated else {
                block(.deleted)
                return false
            }
            if self.version == known { return true }
            known = self.version
            let fields = ObjectFields(of: self)
            let changes = fields.names.filter { stored[$0] != self.committedValues[$0] }.map {
                PropertyChange(name: $0, oldValue: values.singleValue($0), newValue: fields.singleValue($0))
            }
            (values, stored) = (fields, self.committedValues)
            block(.change(self, changes))
            return true
        }
    }
}

/// A change of one object.
public enum ObjectChange<T> {
    case error(NSError)
    case change(T, [PropertyChange])
    case deleted
}

/// A changed property, with its old and its new value.
public struct PropertyChange {
    public let name: String
    public let oldValue: Any?
    public let newValue: Any?
}

/// A token that ends the notifications when it is released or invalidated.
public final class NotificationToken {
    private var endObservation: (() -> Void)?

    init(_ endObservation: @escaping () -> Void) { self.endObservation = endObservation }
    deinit { endObservation?() }
    public func invalidate() {
        endObservation?()
        endObservation = nil
    }
}
