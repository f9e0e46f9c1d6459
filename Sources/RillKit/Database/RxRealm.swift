import Foundation
import Rill

public enum RxRealmError: Error {
    case objectDeleted
    case unknown
}

/// The changes of a collection in a commit. Deletions and updates have old indices, and insertions new ones.
public struct RealmChangeset {
    public let deleted: [Int]
    public let inserted: [Int]
    public let updated: [Int]
}

extension RealmCollection {
    public func toArray() -> [Element] { Array(self) }
}

extension ObservableType where Element: RealmCollection {
    /// Sends a collection at subscription and after each commit that changes it.
    ///
    ///     final class Letter: Object {
    ///         @objc dynamic var text = ""
    ///     }
    ///     let realm = try! Realm(configuration: Realm.Configuration(inMemoryIdentifier: "letters"))
    ///     let letters = Observable.collection(from: realm.objects(Letter.self))
    ///     _ = letters.map { "\($0.count) letters" }.subscribe(onNext: { print($0) })
    ///     // 0 letters
    ///
    /// Pitfall: the element is the collection itself, not a copy: read it at once. `array(from:)` sends copies.
    public static func collection(
        from collection: Element, on queue: DispatchQueue? = nil, synchronousStart: Bool = true
    ) -> Observable<Element> {
        Observable.changes(of: collection, synchronousStart).map { $0.collection }
    }
    /// Sends the elements as an array at subscription and after each commit that changes them.
    public static func array(
        from collection: Element, on queue: DispatchQueue? = nil, synchronousStart: Bool = true
    ) -> Observable<[Element.Element]> {
        Observable.changes(of: collection, synchronousStart).map { Array($0.collection) }
    }
    /// Sends the collection with the changes of each commit. The changes of the first element are nil.
    public static func changeset(
        from collection: Element, on queue: DispatchQueue? = nil, synchronousStart: Bool = true
    ) -> Observable<(AnyRealmCollection<Element.Element>, RealmChangeset?)> {
        Observable.changes(of: collection, synchronousStart).map { (AnyRealmCollection($0.collection), $0.changes) }
    }
    /// Sends an array with the changes of a commit.
    public static func arrayWithChangeset(
        from collection: Element, on queue: DispatchQueue? = nil, synchronousStart: Bool = true
    ) -> Observable<([Element.Element], RealmChangeset?)> {
        Observable.changes(of: collection, synchronousStart).map { (Array($0.collection), $0.changes) }
    }
}

extension Observable where Element: RealmCollection {
    static func changes(
        of collection: Element, _ synchronousStart: Bool
    ) -> Observable<(collection: Element, changes: RealmChangeset?)> {
        Observable<(collection: Element, changes: RealmChangeset?)>.create { observer in
            let version = collection.realm?.store.version
            if synchronousStart { observer.on(.next((collection: collection, changes: nil))) }
            let token = collection.observe { change in
                switch change {
                case .initial(let value):
                    // Without commits since the synchronous first element, observers already know the value.
                    let isUnseen = !synchronousStart || value.realm?.store.version != version
                    if isUnseen { observer.on(.next((collection: value, changes: nil))) }
                case .update(let value, let deletions, let insertions, let modifications):
                    let changes = RealmChangeset(deleted: deletions, inserted: insertions, updated: modifications)
                    observer.on(.next((collection: value, changes: changes)))
                case .error(let error): observer.on(.error(error))
                }
            }
            return Disposables.create { token.invalidate() }
        }
    }
}

extension Observable where Element: Object {
    /// Sends an object at subscription and after each commit that changes it. The deletion of the object is an error.
    public static func from(
        object: Element, emitInitialValue: Bool = true, properties: [String]? = nil
    ) -> Observable<Element> {
        Observable<Element>.create { observer in
            if emitInitialValue { observer.on(.next(object)) }
            let token = object.observe { change in
                switch change {
                case .change(_, let changes):
                    let isWanted = properties.map { names in changes.contains { names.contains($0.name) } } ?? true
                    if isWanted { observer.on(.next(object)) }
                case .deleted: observer.on(.error(RxRealmError.objectDeleted))
                case .error(let error): observer.on(.error(error))
                }
            }
            return Disposables.create { token.invalidate() }
        }
    }
    /// Sends each changed property of an object with its old and new value.
    public static func propertyChanges(object: Element) -> Observable<PropertyChange> {
        Observable<PropertyChange>.create { observer in
            let token = object.observe { change in
                switch change {
                case .change(_, let changes): for change in changes { observer.on(.next(change)) }
                case .deleted: observer.on(.error(RxRealmError.objectDeleted))
                case .error(let error): observer.on(.error(error))
                }
            }
            return Disposables.create { token.invalidate() }
        }
    }
}

extension Reactive where Base: Object {
    /// Sends the value of a property at subscription and after each commit that changes it, until the object is
    /// deleted.
    public func observe<Value>(_ type: Value.Type, _ keyPath: String) -> Observable<Value?> {
        let object = base
        func value() -> Value? { ObjectFields(of: object).value(keyPath) as? Value }
        PredicateParser.checkKeyPath(keyPath, of: Swift.type(of: object))
        return Observable<Value?>.create { observer in
            observer.on(.next(value()))
            guard object.owningStore != nil else { return Disposables.create() }
            let token = object.observe { change in
                switch change {
                case .change(_, let changes):
                    if changes.contains(where: { $0.name == keyPath }) { observer.on(.next(value())) }
                case .deleted, .error: observer.on(.completed)
                }
            }
            return Disposables.create { token.invalidate() }
        }
    }
}
