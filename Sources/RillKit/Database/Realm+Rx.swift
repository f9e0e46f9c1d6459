import Foundation
import Rill

extension Realm: ReactiveCompatible {}

/// A type whose changes a database can report: an object or a collection.
public protocol RealmEntity {
    var entityObjects: [Object] { get }
}
extension Object: RealmEntity { public var entityObjects: [Object] { [self] } }
extension Array: RealmEntity where Element: Object { public var entityObjects: [Object] { map { $0 } } }
extension Set: RealmEntity where Element: Object { public var entityObjects: [Object] { map { $0 } } }
extension List: RealmEntity where Element: Object { public var entityObjects: [Object] { map { $0 } } }
extension Results: RealmEntity { public var entityObjects: [Object] { map { $0 } } }
extension AnyRealmCollection: RealmEntity where Element: Object {
    public var entityObjects: [Object] { map { $0 } }
}

extension Reactive where Base == Realm {
    /// Adds each element, which is an object or a sequence of objects.
    public func add<Entity: RealmEntity>(
        update: Realm.UpdatePolicy = .error, onError: ((Entity?, Error) -> Void)? = nil
    ) -> AnyObserver<Entity> {
        let realm = base
        return Reactive.observer(onError) { entity in
            try realm.write { realm.add(entity.entityObjects, update: update) }
        }
    }
    /// Deletes each element.
    public func delete<Entity: RealmEntity>(onError: ((Entity?, Error) -> Void)? = nil) -> AnyObserver<Entity> {
        let realm = base
        return Reactive.observer(onError) { entity in
            try realm.write { realm.delete(entity.entityObjects) }
        }
    }
    /// Adds each element to the database of a configuration. The database is opened for each element.
    public static func add<Entity: RealmEntity>(
        configuration: Realm.Configuration = Realm.Configuration.defaultConfiguration,
        update: Realm.UpdatePolicy = .error, onError: ((Entity?, Error) -> Void)? = nil
    ) -> AnyObserver<Entity> {
        observer(onError) { entity in
            let realm = try Realm(configuration: configuration)
            try realm.write { realm.add(entity.entityObjects, update: update) }
        }
    }
    /// Deletes each element from the database that contains it.
    public static func delete<Entity: RealmEntity>(
        onError: ((Entity?, Error) -> Void)? = nil
    ) -> AnyObserver<Entity> {
        observer(onError) { entity in
            guard let first = entity.entityObjects.first else { return }
            guard let realm = first.realm else { throw RxRealmError.unknown }
            try realm.write { realm.delete(entity.entityObjects) }
        }
    }

    private static func observer<Entity>(
        _ onError: ((Entity?, Error) -> Void)?, _ run: @escaping (Entity) throws -> Void
    ) -> AnyObserver<Entity> {
        AnyObserver { event in
            guard case .next(let entity) = event else { return }
            do { try run(entity) } catch { onError?(entity, error) }
        }
    }
}
