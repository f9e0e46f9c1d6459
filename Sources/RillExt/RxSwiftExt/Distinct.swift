// Elements that were not seen before. The memory belongs to the operator's result, not to a subscription.
import Rill

extension ObservableType where Element: Hashable {
    /// Drops what has been seen before.
    public func distinct() -> Observable<Element> {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}

extension ObservableType where Element: Equatable {
    /// Drops what has been seen before.
    public func distinct() -> Observable<Element> {
        filter(keepingNew(==))
    }
}

extension ObservableType {
    /// Drops an element when the predicate holds for one that was kept.
    public func distinct(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        filter(keepingNew { kept, _ in try predicate(kept) })
    }
}

extension SharedSequence where Element: Hashable {
    /// Drops what has been seen before.
    public func distinct() -> SharedSequence<SharingStrategy, Element> {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}

extension SharedSequence where Element: Equatable {
    /// Drops what has been seen before.
    public func distinct() -> SharedSequence<SharingStrategy, Element> {
        let isNew = keepingNew { (kept: Element, element: Element) in kept == element }
        return filter { (try? isNew($0)) ?? false }
    }
}

extension SharedSequence {
    /// Drops an element when the predicate holds for one that was kept.
    public func distinct(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
        let isNew = keepingNew { (kept: Element, _: Element) in predicate(kept) }
        return filter { (try? isNew($0)) ?? false }
    }
}

/// A filter that remembers what it let through.
private func keepingNew<Element>(
    _ same: @escaping (_ kept: Element, _ element: Element) throws -> Bool
) -> (Element) throws -> Bool {
    var kept: [Element] = []
    return { element in
        if try kept.contains(where: { try same($0, element) }) { return false }
        kept.append(element)
        return true
    }
}
