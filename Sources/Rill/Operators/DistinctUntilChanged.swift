extension ObservableType where Element: Equatable {
    /// Drops each element that equals the previous one.
    ///
    ///     source   -1-1-2-2-1-|
    ///     result   -1---2---1-|
    ///
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @inlinable
    public func distinctUntilChanged() -> Observable<Element> {
        distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
    }
}

extension ObservableType {
    /// Drops each element whose key equals the key of the previous one.
    ///
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @inlinable
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        distinctUntilChanged(keySelector, comparer: { $0 == $1 })
    }

    /// Drops each element that `comparer` finds equal to the previous one.
    ///
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @inlinable
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool
    ) -> Observable<Element> {
        distinctUntilChanged({ $0 }, comparer: comparer)
    }

    /// Drops each element whose key `comparer` finds equal to the key of the previous one.
    ///
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @inlinable
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
    ) -> Observable<Element> {
        StatefulOperator<Element, Element, Key?>(asObservable(), nil) { sink, element in
            do {
                let key = try keySelector(element)
                if let last = sink.state, try comparer(last, key) { return }
                sink.state = .some(key)
                sink.forward(element)
            } catch {
                sink.fail(error)
            }
        }
    }

    /// Drops each element whose property equals that of the previous one.
    ///
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @inlinable
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Observable<Element> {
        distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
    }
}
