import Foundation

/// The contents of one database. All `Realm` values of one file or name in memory share a store.
final class Store {
    private static var openStores: [String: Store] = [:]
    static func storeNamed(_ name: String) -> Store {
        if let known = openStores[name] { return known }
        let new = Store()
        openStores[name] = new
        return new
    }

    private(set) var objects: [ObjectIdentifier: [Object]] = [:]
    private(set) var isWriting = false
    /// Counts the changes to the lists of objects.
    private(set) var version = 0
    private var objectsBefore: [ObjectIdentifier: [Object]] = [:]
    private var addedObjects: [Object] = []
    private var deletedObjects: [Object] = []
    private var listeners: [Int: () -> Bool] = [:]
    private var nextListener = 0
    private var isNotifying = false

    func objectsOfType(_ type: Object.Type) -> [Object] {
        if !isWriting { checkNoOutsideChanges() }
        return objects[ObjectIdentifier(type)] ?? []
    }

    // MARK: Writing

    func beginWrite() {
        if isWriting { fatalError("The Realm is already in a write transaction") }
        checkNoOutsideChanges()
        isWriting = true
        objectsBefore = objects
        addedObjects = []
        deletedObjects = []
    }
    func commitWrite() {
        if !isWriting { fatalError("Can't commit a non-existing write transaction") }
        for object in objects.values.joined() { addLinked(object, .error) }
        isWriting = false
        for object in deletedObjects { object.isInvalidated = true }
        for object in objects.values.joined() {
            let now = ObjectFields(of: object)
            let stored = now.storedValues
            if stored != object.committedValues {
                object.committedValues = stored
                object.version += 1
                for value in now.values.values { (value as? AnyPersisted)?.storeCommitted() }
            }
        }
        version += 1
        notifyLater()
    }
    /// Reverts the additions and deletions of objects and the changes of persisted properties.
    func cancelWrite() {
        if !isWriting { fatalError("Can't cancel a non-existing write transaction") }
        isWriting = false
        objects = objectsBefore
        version += 1
        for object in addedObjects { object.owningStore = nil }
        var kept: Set<String> = []
        for object in objects.values.joined() {
            object.owningStore = self
            for value in ObjectFields(of: object).values.values { (value as? AnyPersisted)?.restoreCommitted() }
            let now = ObjectFields(of: object).storedValues
            for (name, value) in now where object.committedValues[name] != value { kept.insert("'\(name)'") }
            object.committedValues = now
        }
        if !kept.isEmpty {
            Warnings.say(
                "\(kept.sorted().joined(separator: ", ")) keeps its changed value: cancelling a write restores only @Persisted properties"
            )
        }
    }
    func requireTransaction(_ action: String) {
        if !isWriting {
            KitRules.stop(
                "outside-write",
                "Attempting to \(action) outside of a write transaction - call beginWriteTransaction on a Realm instance first."
            )
        }
    }
    /// Detects changes of plain properties outside of a transaction, because the properties cannot detect them.
    private func checkNoOutsideChanges() {
        for object in objects.values.joined() {
            let now = ObjectFields(of: object).storedValues
            guard now != object.committedValues else { continue }
            let name = now.keys.sorted().first { now[$0] != object.committedValues[$0] } ?? "it"
            KitRules.stop(
                "outside-write",
                "'\(name)' of \(type(of: object)) was changed outside of a write transaction: change it in write { … }")
        }
    }

    // MARK: Adding and deleting

    /// Adds an object and all linked objects. An object with an existing key replaces the old object.
    func addObject(_ object: Object, _ policy: Realm.UpdatePolicy) {
        requireTransaction("add object")
        if object.isInvalidated { KitRules.stop("deleted-object", "Object has been deleted or invalidated.") }
        if let owner = object.owningStore {
            if owner === self { return }
            fatalError("Object is already managed by another Realm. Use create instead to copy it into this Realm.")
        }
        let type = ObjectIdentifier(Swift.type(of: object))
        if let key = object.primaryKeyValue, let place = objects[type]?.firstIndex(where: { $0.primaryKeyValue == key })
        {
            guard policy != .error else {
                fatalError(
                    "Attempting to create an object of type '\(Swift.type(of: object))' with an existing primary key value '\(key.description)'."
                )
            }
            let old = objects[type]![place]
            objects[type]![place] = object
            // Observers of the list therefore receive a modification instead of a deletion and an insertion.
            object.rowNumber = old.rowNumber
            object.version = old.version
            object.committedValues = old.committedValues
            old.isInvalidated = true
            old.owningStore = nil
        } else {
            objects[type, default: []].append(object)
        }
        object.owningStore = self
        addedObjects.append(object)
        version += 1
        addLinked(object, policy)
    }
    private func addLinked(_ object: Object, _ policy: Realm.UpdatePolicy) {
        for value in ObjectFields(of: object).values.values {
            let plain = (value as? AnyPersisted)?.anyValue ?? value
            (value as? AnyPersisted)?.setOwner(to: object)
            (plain as? AnyList)?.setOwner(to: object)
            for linked in Store.linkedObjects(plain) where linked.owningStore !== self { addObject(linked, policy) }
        }
    }
    private static func linkedObjects(_ value: Any) -> [Object] {
        if let object = value as? Object { return [object] }
        if let list = value as? AnyList { return list.anyElements.compactMap { $0 as? Object } }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.compactMap { $0.value as? Object } : []
    }
    func deleteObject(_ object: Object) {
        requireTransaction("delete object")
        guard object.owningStore === self, !object.isInvalidated else {
            fatalError("Can only delete an object from the Realm it belongs to.")
        }
        objects[ObjectIdentifier(type(of: object))]?.removeAll { $0 === object }
        deletedObjects.append(object)
        version += 1
        // The object is removed from lists; only the program can reset other links to the object.
        for holder in objects.values.joined() {
            for value in ObjectFields(of: holder).values.values {
                let plain = (value as? AnyPersisted)?.anyValue ?? value
                (plain as? AnyList)?.removeObject(object)
            }
        }
    }
    func deleteAll() {
        requireTransaction("delete objects")
        deletedObjects += objects.values.joined()
        objects = [:]
        version += 1
    }

    // MARK: Notifications

    /// Calls `notify` after each commit, in a separate turn, until the closure returns false.
    func addListener(_ notify: @escaping () -> Bool) -> NotificationToken {
        if isWriting { fatalError("Cannot register notification blocks from within write transactions.") }
        nextListener += 1
        let number = nextListener
        listeners[number] = notify
        return NotificationToken { [weak self] in self?.listeners[number] = nil }
    }
    private func notifyLater() {
        if isNotifying { return }
        isNotifying = true
        Timing.simulateResponse(from: "the database") { [self] in
            isNotifying = false
            for number in listeners.keys.sorted() {
                if let notify = listeners[number], !notify() { listeners[number] = nil }
            }
        }
    }
}

extension StoredValue {
    /// The name of the configuration in messages.
    var description: String {
        switch self {
        case .none: return "nil"
        case .number(let number): return number == number.rounded() ? String(format: "%.0f", number) : "\(number)"
        case .text(let text): return text
        case .date(let date): return "\(date)"
        default: return "…"
        }
    }
}
