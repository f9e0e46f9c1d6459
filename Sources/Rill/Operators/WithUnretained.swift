extension ObservableType {
    /// Combines each element with `object`, held weakly; completes at the first element after `object` is freed.
    public func withUnretained<Object: AnyObject, Out>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Out
    ) -> Observable<Out> {
        UnaryOperator<Element, Out>(asObservable()) { [weak object] sink, element in
            if let object { sink.forward(resultSelector(object, element)) } else { sink.complete() }
        }
    }

    /// Pairs each element with `object`, held weakly; completes at the first element after `object` is freed.
    public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
        withUnretained(object) { ($0, $1) }
    }
}
