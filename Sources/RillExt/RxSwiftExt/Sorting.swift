import Rill

extension ObservableType {
    /// Sends all values as one sorted array when the source completes.
    ///
    ///     a:  2-3-1|
    ///         a.toSortedArray(by: >).map { $0[0] }
    ///     =>  -----(3|)
    ///
    /// Asked as: sorted; sort all; sort the values
    /// Pitfall: it sends nothing before the source completes.
    /// See also: toArray().
    public func toSortedArray(by areInIncreasingOrder: @escaping (Element, Element) -> Bool) -> Single<[Element]> {
        let all: Single<[Element]> = toArray()
        return all.map { $0.sorted(by: areInIncreasingOrder) }
    }
}

extension ObservableType where Element: Comparable {
    /// Sends all values as one sorted array when the source completes.
    ///
    ///     a:  2-3-1|
    ///         a.toSortedArray().map { $0[0] }
    ///     =>  -----(1|)
    ///
    /// Pitfall: it sends nothing before the source completes, and never anything if the source does not.
    /// See also: toArray().
    public func toSortedArray(ascending: Bool = true) -> Single<[Element]> {
        toSortedArray { ascending ? $0 < $1 : $0 > $1 }
    }
}
