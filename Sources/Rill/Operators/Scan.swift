extension ObservableType {
    /// Accumulates, and emits each state.
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

    /// Accumulates in place, and emits each state.
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

    /// Accumulates, and emits the last state at completion.
    @inlinable
    public func reduce<A>(
        _ seed: A, accumulator: @escaping (A, Element) throws -> A
    ) -> Observable<A> {
        reduce(seed, accumulator: accumulator, mapResult: { $0 })
    }

    /// Accumulates, and emits what is made of the last state at completion.
    @inlinable
    public func reduce<A, Result>(
        _ seed: A, accumulator: @escaping (A, Element) throws -> A, mapResult: @escaping (A) throws -> Result
    ) -> Observable<Result> {
        StatefulOperator<Element, Result, A>(
            asObservable(), seed,
            completed: { sink in
                do {
                    sink.forward(try mapResult(sink.state))
                    sink.complete()
                } catch {
                    sink.fail(error)
                }
            },
            next: { sink, element in
                do {
                    sink.state = try accumulator(sink.state, element)
                } catch {
                    sink.fail(error)
                }
            })
    }

    /// Collects all elements.
    public func toArray() -> Single<[Element]> {
        PrimitiveSequence(
            raw: StatefulOperator<Element, [Element], [Element]>(
                asObservable(), [],
                completed: { sink in
                    sink.forward(sink.state)
                    sink.complete()
                },
                next: { sink, element in sink.state.append(element) }))
    }
}
