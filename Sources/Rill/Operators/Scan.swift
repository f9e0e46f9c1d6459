extension ObservableType {
    /// Combines each element with an accumulated value and sends each result.
    ///
    ///     source                -1-2-3-|
    ///     scan(0) { $0 + $1 }   -1-3-6-|
    ///
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @inlinable
    public func scan<A>(
        _ seed: A, accumulator: @escaping (A, Element) throws -> A
    ) -> Observable<A> {
        StatefulOperator<Element, A, A>(asObservable(), seed) { sink, element in
            do {
                let state = try accumulator(sink.state, element)
                sink.state = state
                sink.forward(state)
            } catch {
                sink.fail(error)
            }
        }
    }

    /// Updates an accumulated value in place at each element and sends it.
    ///
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @inlinable
    public func scan<A>(
        into seed: A, accumulator: @escaping (inout A, Element) throws -> Void
    ) -> Observable<A> {
        StatefulOperator<Element, A, A>(asObservable(), seed) { sink, element in
            do {
                try accumulator(&sink.state, element)
                sink.forward(sink.state)
            } catch {
                sink.fail(error)
            }
        }
    }

    /// Accumulates all elements and sends the result at completion.
    ///
    ///     source                  -1-2-3-|
    ///     reduce(0) { $0 + $1 }   -------6|
    ///
    /// - SeeAlso: [reduce](https://reactivex.io/documentation/operators/reduce.html)
    @inlinable
    public func reduce<A>(
        _ seed: A, accumulator: @escaping (A, Element) throws -> A
    ) -> Observable<A> {
        reduce(seed, accumulator: accumulator, mapResult: { $0 })
    }

    /// Accumulates all elements and sends the transformed result at completion.
    ///
    /// - SeeAlso: [reduce](https://reactivex.io/documentation/operators/reduce.html)
    @inlinable
    public func reduce<A, Result>(
        _ seed: A, accumulator: @escaping (A, Element) throws -> A, mapResult: @escaping (A) throws -> Result
    ) -> Observable<Result> {
        StatefulOperator<Element, Result, A>(
            asObservable(), seed,
            onCompletion: { sink in
                do {
                    sink.forward(try mapResult(sink.state))
                    sink.complete()
                } catch {
                    sink.fail(error)
                }
            },
            onElement: { sink, element in
                do {
                    sink.state = try accumulator(sink.state, element)
                } catch {
                    sink.fail(error)
                }
            })
    }

    /// Sends an array of all elements at completion.
    ///
    /// - SeeAlso: [to](https://reactivex.io/documentation/operators/to.html)
    public func toArray() -> Single<[Element]> {
        PrimitiveSequence(
            raw: StatefulOperator<Element, [Element], [Element]>(
                asObservable(), [],
                onCompletion: { sink in
                    sink.forward(sink.state)
                    sink.complete()
                },
                onElement: { sink, element in sink.state.append(element) }))
    }
}
