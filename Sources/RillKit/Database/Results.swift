import Foundation

/// The objects of a type that match a query, always up to date.
///
///     final class Boat: Object {
///         @objc dynamic var name = ""
///         @objc dynamic var length = 0
///     }
///     let realm = try! Realm(configuration: Realm.Configuration(inMemoryIdentifier: "boats"))
///     let long = realm.objects(Boat.self).filter("length > 10").sorted(byKeyPath: "name")
///     let boat = Boat()
///     boat.length = 12
///     try! realm.write { realm.add(boat) }
///     print(long.count)
///     // 1
///
/// See also: Realm, List.
public struct Results<Element: Object>: RealmCollection {
    let store: Store
    private var conditions: [(Object) -> Bool] = []
    private var orders: [(keyPath: String, ascending: Bool)] = []
    private let cache = ResultsCache<Element>()

    /// The objects from which the query chooses; nil for all objects of the type.
    private var source: (() -> [Element])?

    init(store: Store, of source: (() -> [Element])? = nil) {
        self.store = store
        self.source = source
    }
    private init(
        of other: Results<Element>, conditions: [(Object) -> Bool], orders: [(keyPath: String, ascending: Bool)]
    ) {
        store = other.store
        source = other.source
        self.conditions = conditions
        self.orders = orders
    }

    var elements: [Element] {
        if !store.isWriting, cache.version == store.version { return cache.elements }
        var found =
            source.map { $0().filter { !$0.isInvalidated } } ?? store.all(Element.self).compactMap { $0 as? Element }
        for condition in conditions { found = found.filter(condition) }
        for order in orders.reversed() {
            let keyed = found.map { (Predicate.value(of: $0, at: order.keyPath), $0) }
            found = keyed.enumerated().sorted { one, two in
                let (first, second) = order.ascending ? (one.element.0, two.element.0) : (two.element.0, one.element.0)
                if first.precedes(second) { return true }
                return !second.precedes(first) && one.offset < two.offset
            }.map { $0.element.1 }
        }
        cache.elements = found
        cache.version = store.isWriting ? -1 : store.version
        return found
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public var first: Element? { elements.first }
    public var last: Element? { elements.last }
    public subscript(position: Int) -> Element {
        let all = elements
        guard all.indices.contains(position) else {
            fatalError("Index \(position) is out of bounds (must be less than \(all.count)).")
        }
        return all[position]
    }
    public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
    public var realm: Realm? { Realm(store: store) }

    /// Returns the objects that match a predicate, such as `"isDone == false AND priority > %d"`.
    public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> {
        filter(by: Predicate.read(predicateFormat, args, for: Element.self))
    }
    func filter(by condition: @escaping (Object) -> Bool) -> Results<Element> {
        Results(of: self, conditions: conditions + [condition], orders: orders)
    }
    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
        Predicate.checkKeyPath(keyPath, of: Element.self)
        return Results(of: self, conditions: conditions, orders: [(keyPath, ascending)] + orders)
    }
    public func index(of object: Element) -> Int? { elements.firstIndex { $0 === object } }

    public func max<Value: Comparable>(ofProperty property: String) -> Value? { all(property).max() }
    public func min<Value: Comparable>(ofProperty property: String) -> Value? { all(property).min() }
    public func sum<Value: AdditiveArithmetic>(ofProperty property: String) -> Value {
        all(property).reduce(Value.zero) { $0 + $1 }
    }
    private func all<Value>(_ property: String) -> [Value] {
        Predicate.checkKeyPath(property, of: Element.self)
        return elements.compactMap { Fields(of: $0).value(property) as? Value }
    }

    public func observe(_ block: @escaping (RealmCollectionChange<Results<Element>>) -> Void) -> NotificationToken {
        var known: [(id: Stored, version: Int)]?
        let listening = Listening()
        let notify = {
            let now = elements.map { (id: Stored($0), version: $0.version) }
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
}

final class ResultsCache<Element> {
    var version = -1
    var elements: [Element] = []
}

final class Listening {
    var isOver = false
}
