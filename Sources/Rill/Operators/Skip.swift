extension ObservableType {
    /// All but the first `count` elements.
    @inlinable
    public func skip(_ count: Int) -> Observable<Element> {
        StatefulOperator<Element, Element, Int>(asObservable(), count) { sink, element in
            if sink.state <= 0 { sink.forward(element) } else { sink.state -= 1 }
        }
    }

    /// Drops elements as long as the predicate holds; after that all pass.
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
