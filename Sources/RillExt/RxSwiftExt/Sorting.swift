import Rill

extension ObservableType {
    /// All elements in order, at completion.
    public func toSortedArray(by areInIncreasingOrder: @escaping (Element, Element) -> Bool) -> Single<[Element]> {
        let all: Single<[Element]> = toArray()
        return all.map { $0.sorted(by: areInIncreasingOrder) }
    }
}

extension ObservableType where Element: Comparable {
    /// All elements in order, at completion.
    public func toSortedArray(ascending: Bool = true) -> Single<[Element]> {
        toSortedArray { ascending ? $0 < $1 : $0 > $1 }
    }
}
