import Foundation

/// A persisted property.
@propertyWrapper
public struct Persisted<Value>: AnyPersisted {
    let box: PersistedBox<Value>
    let isPrimaryKey: Bool

    public init(wrappedValue: Value) {
        box = PersistedBox(wrappedValue)
        isPrimaryKey = false
    }
    public init(wrappedValue: Value, primaryKey: Bool) {
        box = PersistedBox(wrappedValue)
        isPrimaryKey = primaryKey
    }
    public init(wrappedValue: Value, indexed: Bool) { self.init(wrappedValue: wrappedValue) }
    public init() where Value: PersistableDefault { self.init(wrappedValue: Value.persistedDefault) }
    public init(primaryKey: Bool) where Value: PersistableDefault {
        self.init(wrappedValue: Value.persistedDefault, primaryKey: primaryKey)
    }
    public init(indexed: Bool) where Value: PersistableDefault { self.init(wrappedValue: Value.persistedDefault) }

    public var wrappedValue: Value {
        get { box.readValue() }
        nonmutating set { box.writeValue(newValue) }
    }

    var anyValue: Any { box.value }
    func setOwner(to object: Object) { box.owner = object }
    func storeCommitted() { box.committedValue = box.value }
    func restoreCommitted() { box.value = box.committedValue }
}

protocol AnyPersisted {
    var anyValue: Any { get }
    var isPrimaryKey: Bool { get }
    func setOwner(to object: Object)
    /// Stores the value as that of the last commit.
    func storeCommitted()
    func restoreCommitted()
}

/// The value of a persisted property, with the object that owns it.
final class PersistedBox<Value> {
    var value: Value
    var committedValue: Value
    weak var owner: Object?

    init(_ value: Value) {
        self.value = value
        committedValue = value
    }
    func readValue() -> Value {
        if let owner, owner.isInvalidated { KitRules.stop("deleted-object", "Object has been deleted or invalidated.") }
        return value
    }
    func writeValue(_ new: Value) {
        if let owner {
            if owner.isInvalidated { KitRules.stop("deleted-object", "Object has been deleted or invalidated.") }
            owner.owningStore?.requireTransaction("modify object")
        }
        value = new
    }
}

/// A type with a default value.
public protocol PersistableDefault {
    static var persistedDefault: Self { get }
}
extension Int: PersistableDefault { public static var persistedDefault: Int { 0 } }
extension Int64: PersistableDefault { public static var persistedDefault: Int64 { 0 } }
extension Double: PersistableDefault { public static var persistedDefault: Double { 0 } }
extension Float: PersistableDefault { public static var persistedDefault: Float { 0 } }
extension Bool: PersistableDefault { public static var persistedDefault: Bool { false } }
extension String: PersistableDefault { public static var persistedDefault: String { "" } }
extension Date: PersistableDefault { public static var persistedDefault: Date { Date(timeIntervalSince1970: 0) } }
extension Data: PersistableDefault { public static var persistedDefault: Data { Data() } }
extension UUID: PersistableDefault { public static var persistedDefault: UUID { UUID() } }
extension Optional: PersistableDefault { public static var persistedDefault: Wrapped? { nil } }
extension List: PersistableDefault { public static var persistedDefault: List<Element> { List() } }
