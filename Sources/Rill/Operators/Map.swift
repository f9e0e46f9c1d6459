extension ObservableType {
    /// Transforms each element.
    ///
    ///     source        -1--2--3-|
    ///     map { $0*2 }  -2--4--6-|
    ///
    /// - Parameter transform: called with each element. An error that it throws ends the sequence.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @inlinable
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        UnaryOperator<Element, Result>(asObservable()) { sink, element in
            do {
                sink.forward(try transform(element))
            } catch {
                sink.fail(error)
            }
        }
    }

    /// Transforms each element and drops nil results.
    ///
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @inlinable
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        UnaryOperator<Element, Result>(asObservable()) { sink, element in
            do {
                if let result = try transform(element) { sink.forward(result) }
            } catch {
                sink.fail(error)
            }
        }
    }

    /// Sends only the elements for which `predicate` returns true.
    ///
    ///     source                -1-2-3-4-|
    ///     filter { $0 % 2==0 }  ---2---4-|
    ///
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @inlinable
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        UnaryOperator<Element, Element>(asObservable()) { sink, element in
            do {
                if try predicate(element) { sink.forward(element) }
            } catch {
                sink.fail(error)
            }
        }
    }

    /// Drops all elements; sends only the stop event.
    ///
    /// - SeeAlso: [ignoreelements](https://reactivex.io/documentation/operators/ignoreelements.html)
    @inlinable
    public func ignoreElements() -> Observable<Never> {
        UnaryOperator<Element, Never>(asObservable()) { _, _ in }
    }

    /// Pairs each element with its index, counted from 0.
    @inlinable
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        StatefulOperator<Element, (index: Int, element: Element), Int>(asObservable(), 0) { sink, element in
            let index = sink.state
            if index == Int.max { return sink.fail(RxError.overflow) }
            sink.state = index + 1
            sink.forward((index: index, element: element))
        }
    }

    /// Sends each event as an element; after a stop event it completes.
    ///
    /// - SeeAlso: [materialize](https://reactivex.io/documentation/operators/materialize-dematerialize.html)
    public func materialize() -> Observable<Event<Element>> { Materialize(asObservable()) }
}

extension ObservableType where Element: EventConvertible {
    /// Sends the events that the elements contain, the inverse of `materialize`; the first stop event ends the
    /// sequence.
    ///
    /// - SeeAlso: [materialize](https://reactivex.io/documentation/operators/materialize-dematerialize.html)
    @inlinable
    public func dematerialize() -> Observable<Element.Element> {
        UnaryOperator<Element, Element.Element>(asObservable()) { sink, element in
            switch element.event {
            case .next(let value): sink.forward(value)
            case .error(let error): sink.fail(error)
            case .completed: sink.complete()
            }
        }
    }
}

private final class Materialize<Element>: Producer<Event<Element>> {
    private let source: SourceReference<Element>

    init(_ source: Observable<Element>) { self.source = SourceReference(source) }

    override func subscribeDownstream(_ down: Receiver<Event<Element>>) -> AnySubscription? {
        MaterializeSink<Element>(down).subscribe(to: source)
    }
}

private final class MaterializeSink<Element>: Sink<Element, Event<Element>> {
    override func onNext(_ element: Element) { forward(.next(element)) }

    override func onError(_ error: Swift.Error) {
        forward(.error(error))
        complete()
    }

    override func onCompleted() {
        forward(.completed)
        complete()
    }
}
