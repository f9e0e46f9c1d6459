import Rill

extension ObservableType {
    /// All values in order, at the end.
    ///
    ///     a:  2-3-1|
    ///         a.toSortedArray(by: >).map { $0[0] }
    ///     =>  -----(3|)
    ///
    /// Pitfall: nothing comes before the source ends.
    /// See also: toArray().
    public func toSortedArray(by areInIncreasingOrder: @escaping (Element, Element) -> Bool) -> Single<[Element]> {
        let all: Single<[Element]> = toArray()
        return all.map { $0.sorted(by: areInIncreasingOrder) }
    }
}

extension ObservableType where Element: Comparable {
    /// All values in order, at the end.
    ///
    ///     a:  2-3-1|
    ///         a.toSortedArray().map { $0[0] }
    ///     =>  -----(1|)
    ///
    /// Pitfall: nothing comes before the source ends; a source without end gives nothing at all.
    /// See also: toArray().
    public func toSortedArray(ascending: Bool = true) -> Single<[Element]> {
        toSortedArray { ascending ? $0 < $1 : $0 > $1 }
    }
}
