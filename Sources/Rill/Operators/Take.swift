extension ObservableType {
    /// Sends the first `count` elements and completes with the last of them.
    ///
    ///     source    -1-2-3-4-|
    ///     take(2)   -1-2|
    ///
    /// - SeeAlso: [take](https://reactivex.io/documentation/operators/take.html)
    @inlinable
    public func take(_ count: Int) -> Observable<Element> {
        let count = nonNegative(count, "count")
        if count == 0 { return .empty() }
        return StatefulOperator<Element, Element, Int>(asObservable(), count) { sink, element in
            let left = sink.state - 1
            if left < 0 { return }
            sink.state = left
            sink.forward(element)
            if left == 0 { sink.complete() }
        }
    }

    /// Sends the last `count` elements when the source completes.
    ///
    /// - SeeAlso: [takelast](https://reactivex.io/documentation/operators/takelast.html)
    public func takeLast(_ count: Int) -> Observable<Element> {
        let count = nonNegative(count, "count")
        return StatefulOperator<Element, Element, Queue<Element>>(
            asObservable(), Queue(),
            onCompletion: { sink in
                let last = sink.state.elements
                sink.state.removeAll()
                sink.forward(each: last)
                sink.complete()
            },
            onElement: { sink, element in
                if count == 0 { return }
                if sink.state.count == count { _ = sink.state.dequeue() }
                sink.state.enqueue(element)
            })
    }

    /// Sends elements while `predicate` returns true, then completes.
    ///
    /// - SeeAlso: [takewhile](https://reactivex.io/documentation/operators/takewhile.html)
    @inlinable
    public func take(
        while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        take(as: true, predicate, behavior)
    }

    /// Sends elements until `predicate` returns true, then completes.
    ///
    /// - SeeAlso: [takeuntil](https://reactivex.io/documentation/operators/takeuntil.html)
    @inlinable
    public func take(
        until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        take(as: false, predicate, behavior)
    }

    @inlinable
    func take(
        as wanted: Bool, _ predicate: @escaping (Element) throws -> Bool, _ behavior: TakeBehavior
    ) -> Observable<Element> {
        StatefulOperator<Element, Element, Bool>(asObservable(), true) { sink, element in
            if !sink.state { return }
            do {
                if try predicate(element) == wanted { return sink.forward(element) }
                sink.state = false
                if behavior == .inclusive { sink.forward(element) }
                sink.complete()
            } catch {
                sink.fail(error)
            }
        }
    }

    /// Sends the element at `index`, counted from 0; fails if the source is shorter.
    ///
    /// - SeeAlso: [elementat](https://reactivex.io/documentation/operators/elementat.html)
    @inlinable
    public func element(at index: Int) -> Observable<Element> {
        StatefulOperator<Element, Element, Int>(
            asObservable(), nonNegative(index, "index"),
            onCompletion: { $0.fail(RxError.argumentOutOfRange) },
            onElement: { sink, element in
                let left = sink.state
                sink.state = left &- 1
                if left == 0 {
                    sink.forward(element)
                    sink.complete()
                }
            })
    }
}
