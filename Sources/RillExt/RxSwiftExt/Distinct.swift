// Elements that were not seen before. The memory belongs to the operator's result, not to a subscription.
import Rill

extension ObservableType where Element: Hashable {
    /// Drops values seen before.
    ///
    ///     a:  1-2-1-3|
    ///         a.distinct()
    ///     =>  1-2---3|
    ///
    /// Pitfall: the memory belongs to the operator: a second subscriber gets nothing old again.
    /// See also: distinctUntilChanged().
    public func distinct() -> Observable<Element> {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}

extension ObservableType where Element: Equatable {
    /// Drops values seen before.
    public func distinct() -> Observable<Element> {
        filter(keepingNew(==))
    }
}

extension ObservableType {
    /// Drops what the predicate has accepted before.
    ///
    ///     a:  1-2-3|
    ///         a.distinct { $0 > 1 }
    ///     =>  1-2--|
    ///
    /// Pitfall: the predicate is asked about kept elements, not about the new one.
    /// See also: distinct(), distinctUntilChanged(_:).
    public func distinct(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        filter(keepingNew { kept, _ in try predicate(kept) })
    }
}

extension SharedSequence where Element: Hashable {
    /// Drops values seen before.
    ///
    ///     a:  1-2-1-3|
    ///         a.asDriver(onErrorJustReturn: 0).distinct()
    ///     =>  1-2---3|
    ///
    /// Pitfall: every value is remembered for ever, across subscribers.
    /// See also: distinctUntilChanged().
    public func distinct() -> SharedSequence<SharingStrategy, Element> {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}

extension SharedSequence where Element: Equatable {
    /// Drops values seen before.
    public func distinct() -> SharedSequence<SharingStrategy, Element> {
        let isNew = keepingNew { (kept: Element, element: Element) in kept == element }
        return filter { (try? isNew($0)) ?? false }
    }
}

extension SharedSequence {
    /// Drops a value when the predicate accepts one that was kept.
    ///
    ///     a:  1-2-3|
    ///         a.asDriver(onErrorJustReturn: 0).distinct { $0 > 1 }
    ///     =>  1-2--|
    ///
    /// Pitfall: what was kept is remembered for ever, across subscribers.
    /// See also: distinctUntilChanged(_:).
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
