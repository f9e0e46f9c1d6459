extension ObservableType {
    /// Drops the first `count` elements.
    ///
    ///     source    -1-2-3-4-|
    ///     skip(2)   -----3-4-|
    ///
    /// - SeeAlso: [skip](https://reactivex.io/documentation/operators/skip.html)
    @inlinable
    public func skip(_ count: Int) -> Observable<Element> {
        StatefulOperator<Element, Element, Int>(asObservable(), count) { sink, element in
            if sink.state <= 0 { sink.forward(element) } else { sink.state -= 1 }
        }
    }

    /// Drops elements until `predicate` first returns false, then sends all.
    ///
    /// - SeeAlso: [skipwhile](https://reactivex.io/documentation/operators/skipwhile.html)
    @inlinable
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        StatefulOperator<Element, Element, Bool>(asObservable(), false) { sink, element in
            if sink.state { return sink.forward(element) }
            do {
                if try predicate(element) { return }
                sink.state = true
                sink.forward(element)
            } catch {
                sink.fail(error)
            }
        }
    }
}
