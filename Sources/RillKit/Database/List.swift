import Foundation

/// An ordered to-many property of an object.
public final class List<Element>: RealmCollection, AnyList {
    private var elements: [Element]
    private weak var owner: Object?

    public init() { elements = [] }

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(position: Int) -> Element {
        get { elements[position] }
        set { change { $0[position] = newValue } }
    }
    public var realm: Realm? { owner?.realm }

    public func append(_ element: Element) { change { $0.append(element) } }
    public func append<Objects: Sequence>(objectsIn objects: Objects) where Objects.Element == Element {
        change { $0 += Array(objects) }
    }
    public func insert(_ element: Element, at index: Int) { change { $0.insert(element, at: index) } }
    public func remove(at index: Int) { change { $0.remove(at: index) } }
    public func removeLast() { change { $0.removeLast() } }
    public func removeAll() { change { $0.removeAll() } }
    public func move(from source: Int, to target: Int) { change { $0.insert($0.remove(at: source), at: target) } }
    public func swapAt(_ one: Int, _ other: Int) { change { $0.swapAt(one, other) } }

    private func change(_ run: (inout [Element]) -> Void) {
        owner?.store?.requireTransaction("modify object")
        run(&elements)
        guard let store = owner?.store else { return }
        for case let object as Object in elements where object.store !== store { store.add(object, .error) }
    }

    public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> where Element: Object {
        let condition = Predicate.read(predicateFormat, args, for: Element.self)
        return results().filter(by: condition)
    }
    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> where Element: Object {
        results().sorted(byKeyPath: keyPath, ascending: ascending)
    }
    /// Returns the elements of the list as results that stay up to date.
    private func results() -> Results<Element> where Element: Object {
        guard let store = owner?.store else {
            fatalError("This method may only be called on List instances retrieved from a Realm")
        }
        return Results(store: store, of: { [self] in elements })
    }

    public func observe(_ block: @escaping (RealmCollectionChange<List<Element>>) -> Void) -> NotificationToken {
        guard let store = owner?.store else {
            fatalError("Only objects which are managed by a Realm support change notifications")
        }
        var known: [(id: Stored, version: Int)]?
        let listening = Listening()
        let notify = { [self] in
            let now = elements.map { (id: Stored($0), version: ($0 as? Object)?.version ?? 0) }
            guard let old = known else {
                known = now
                block(.initial(self))
                return
            }
            let change = ListChange(from: old, to: now)
            known = now
            if change.isEmpty { return }
            block(
                .update(
                    self, deletions: change.deletions, insertions: change.insertions,
                    modifications: change.modifications))
        }
        let token = store.listen {
            notify()
            return true
        }
        Timing.simulateResponse(from: "the database") { if !listening.isOver, known == nil { notify() } }
        return NotificationToken {
            listening.isOver = true
            token.invalidate()
        }
    }

    var anyElements: [Any] { elements }
    func setOwner(to object: Object) { owner = object }
    func forget(_ object: Object) { elements.removeAll { ($0 as? Object) === object } }
}

protocol AnyList {
    var anyElements: [Any] { get }
    func setOwner(to object: Object)
    func forget(_ object: Object)
}
