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
        set { changeElements { $0[position] = newValue } }
    }
    public var realm: Realm? { owner?.realm }

    public func append(_ element: Element) { changeElements { $0.append(element) } }
    public func append<Objects: Sequence>(objectsIn objects: Objects) where Objects.Element == Element {
        changeElements { $0 += Array(objects) }
    }
    public func insert(_ element: Element, at index: Int) { changeElements { $0.insert(element, at: index) } }
    public func remove(at index: Int) { changeElements { $0.remove(at: index) } }
    public func removeLast() { changeElements { $0.removeLast() } }
    public func removeAll() { changeElements { $0.removeAll() } }
    public func move(from source: Int, to target: Int) {
        changeElements { $0.insert($0.remove(at: source), at: target) }
    }
    public func swapAt(_ one: Int, _ other: Int) { changeElements { $0.swapAt(one, other) } }

    private func changeElements(_ run: (inout [Element]) -> Void) {
        owner?.owningStore?.requireTransaction("modify object")
        run(&elements)
        guard let store = owner?.owningStore else { return }
        for case let object as Object in elements where object.owningStore !== store { store.addObject(object, .error) }
    }

    public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> where Element: Object {
        let condition = PredicateParser.parse(predicateFormat, args, for: Element.self)
        return results().filter(by: condition)
    }
    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> where Element: Object {
        results().sorted(byKeyPath: keyPath, ascending: ascending)
    }
    /// Returns the elements of the list as results that stay up to date.
    private func results() -> Results<Element> where Element: Object {
        guard let store = owner?.owningStore else {
            fatalError("This method may only be called on List instances retrieved from a Realm")
        }
        return Results(store: store, of: { [self] in elements })
    }

    public func observe(_ block: @escaping (RealmCollectionChange<List<Element>>) -> Void) -> NotificationToken {
        guard let store = owner?.owningStore else {
            fatalError("Only objects which are managed by a Realm support change notifications")
        }
        var known: [(id: StoredValue, version: Int)]?
        let listening = ListeningState()
        let notify = { [self] in
            let now = elements.map { (id: StoredValue($0), version: ($0 as? Object)?.version ?? 0) }
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
        let token = store.addListener {
            notify()
            return true
        }
        Timing.simulateResponse(from: "the database") { if !listening.hasEnded, known == nil { notify() } }
        return NotificationToken {
            listening.hasEnded = true
            token.invalidate()
        }
    }

    var anyElements: [Any] { elements }
    func setOwner(to object: Object) { owner = object }
    func removeObject(_ object: Object) { elements.removeAll { ($0 as? Object) === object } }
}

protocol AnyList {
    var anyElements: [Any] { get }
    func setOwner(to object: Object)
    func removeObject(_ object: Object)
}
