extension ObservableType {
    /// Transforms each element.
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

    /// Transforms each element, and drops those that become nil.
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

    /// Keeps the elements for which the predicate holds.
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

    /// Drops all elements.
    @inlinable
    public func ignoreElements() -> Observable<Never> {
        UnaryOperator<Element, Never>(asObservable()) { _, _ in }
    }

    /// Numbers the elements from 0.
    @inlinable
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        StatefulOperator<Element, (index: Int, element: Element), Int>(asObservable(), 0) { sink, element in
            let index = sink.state
            if index == Int.max { return sink.fail(RxError.overflow) }
            sink.state = index + 1
            sink.forward((index: index, element: element))
        }
    }

    /// Makes values of each event; what follows sees a stop event as an element, and then completion.
    public func materialize() -> Observable<Event<Element>> { Materialize(asObservable()) }
}

extension ObservableType where Element: EventConvertible {
    /// Makes events of each value again; the first stop event among them ends the sequence.
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
    @exclusivity(unchecked) private var source: Observable<Element>

    init(_ source: Observable<Element>) { self.source = source }

    deinit { IterativeRelease.release(source) { source = Silent() } }

    override func run(_ down: Receiver<Event<Element>>) -> AnySubscription? {
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
