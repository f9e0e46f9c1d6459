// Operators that drop repeated elements. All subscriptions of one result share the set of earlier elements.
import Rill

extension ObservableType where Element: Hashable {
    /// Drops values that were sent before.
    ///
    ///     a:  1-2-1-3|
    ///         a.distinct()
    ///     =>  1-2---3|
    ///
    /// Asked as: unique values; each value only once; each value once ever; remove all duplicates
    /// Asked as: never the same again; only unseen
    /// Pitfall: all subscribers share the memory: a second subscriber does not get values that the first has got.
    /// See also: distinctUntilChanged().
    public func distinct() -> Observable<Element> {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}

extension ObservableType where Element: Equatable {
    /// Drops values that were sent before.
    public func distinct() -> Observable<Element> {
        filter(filterOfNewElements(==))
    }
}

extension ObservableType {
    /// Drops a value if the predicate accepts one of the values that were sent before.
    ///
    ///     a:  1-2-3|
    ///         a.distinct { $0 > 1 }
    ///     =>  1-2--|
    ///
    /// Pitfall: the predicate gets the values that were sent, not the new one.
    /// See also: distinct(), distinctUntilChanged(_:).
    public func distinct(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        filter(filterOfNewElements { kept, _ in try predicate(kept) })
    }
}

extension SharedSequence where Element: Hashable {
    /// Drops values that were sent before.
    ///
    ///     a:  1-2-1-3|
    ///         a.asDriver(onErrorJustReturn: 0).distinct()
    ///     =>  1-2---3|
    ///
    /// Pitfall: all subscribers share the memory, which grows with each new value.
    /// See also: distinctUntilChanged().
    public func distinct() -> SharedSequence<SharingStrategy, Element> {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}

extension SharedSequence where Element: Equatable {
    /// Drops values that were sent before.
    public func distinct() -> SharedSequence<SharingStrategy, Element> {
        let isNew = filterOfNewElements { (kept: Element, element: Element) in kept == element }
        return filter { (try? isNew($0)) ?? false }
    }
}

extension SharedSequence {
    /// Drops a value if the predicate accepts one of the values that were sent before.
    ///
    ///     a:  1-2-3|
    ///         a.asDriver(onErrorJustReturn: 0).distinct { $0 > 1 }
    ///     =>  1-2--|
    ///
    /// Pitfall: all subscribers share the memory, which grows with each new value.
    /// See also: distinctUntilChanged(_:).
    public func distinct(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
        let isNew = filterOfNewElements { (kept: Element, _: Element) in predicate(kept) }
        return filter { (try? isNew($0)) ?? false }
    }
}

/// Returns a predicate that is true for elements that are not the `same` as an earlier element.
private func filterOfNewElements<Element>(
    _ same: @escaping (_ kept: Element, _ element: Element) throws -> Bool
) -> (Element) throws -> Bool {
    var kept: [Element] = []
    return { element in
        if try kept.contains(where: { try same($0, element) }) { return false }
        kept.append(element)
        return true
    }
}
