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
    private var filterConditions: [(Object) -> Bool] = []
    private var sortOrders: [(keyPath: String, ascending: Bool)] = []
    private let cache = ResultsCache<Element>()

    /// The objects from which the query chooses; nil for all objects of the type.
    private var elementSource: (() -> [Element])?

    init(store: Store, of elementSource: (() -> [Element])? = nil) {
        self.store = store
        self.elementSource = elementSource
    }
    private init(
        of other: Results<Element>, filterConditions: [(Object) -> Bool],
        sortOrders: [(keyPath: String, ascending: Bool)]
    ) {
        store = other.store
        elementSource = other.elementSource
        self.filterConditions = filterConditions
        self.sortOrders = sortOrders
    }

    var elements: [Element] {
        if !store.isWriting, cache.version == store.version { return cache.elements }
        var found =
            elementSource.map { $0().filter { !$0.isInvalidated } }
            ?? store.objectsOfType(Element.self).compactMap { $0 as? Element }
        for condition in filterConditions { found = found.filter(condition) }
        for order in sortOrders.reversed() {
            let keyed = found.map { (PredicateParser.value(of: $0, at: order.keyPath), $0) }
            found = keyed.enumerated().sorted { one, two in
                let (first, second) = order.ascending ? (one.element.0, two.element.0) : (two.element.0, one.element.0)
                if first.isOrderedBefore(second) { return true }
                return !second.isOrderedBefore(first) && one.offset < two.offset
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
        filter(by: PredicateParser.parse(predicateFormat, args, for: Element.self))
    }
    func filter(by condition: @escaping (Object) -> Bool) -> Results<Element> {
        Results(of: self, filterConditions: filterConditions + [condition], sortOrders: sortOrders)
    }
    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
        PredicateParser.checkKeyPath(keyPath, of: Element.self)
        return Results(of: self, filterConditions: filterConditions, sortOrders: [(keyPath, ascending)] + sortOrders)
    }
    public func index(of object: Element) -> Int? { elements.firstIndex { $0 === object } }

    public func max<Value: Comparable>(ofProperty property: String) -> Value? { propertyValues(property).max() }
    public func min<Value: Comparable>(ofProperty property: String) -> Value? { propertyValues(property).min() }
    public func sum<Value: AdditiveArithmetic>(ofProperty property: String) -> Value {
        propertyValues(property).reduce(Value.zero) { $0 + $1 }
    }
    private func propertyValues<Value>(_ property: String) -> [Value] {
        PredicateParser.checkKeyPath(property, of: Element.self)
        return elements.compactMap { ObjectFields(of: $0).value(property) as? Value }
    }

    public func observe(_ block: @escaping (RealmCollectionChange<Results<Element>>) -> Void) -> NotificationToken {
        var known: [(id: StoredValue, version: Int)]?
        let listening = ListeningState()
        let notify = {
            let now = elements.map { (id: StoredValue($0), version: $0.version) }
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
}

final class ResultsCache<Element> {
    var version = -1
    var elements: [Element] = []
}

final class ListeningState {
    var hasEnded = false
}
