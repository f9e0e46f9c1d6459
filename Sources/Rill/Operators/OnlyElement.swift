extension ObservableType {
    /// Sends the only element; fails if there is none, or when a second one arrives.
    ///
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    public func single() -> Observable<Element> { single { _ in true } }

    /// Sends the only element for which `predicate` returns true; fails if there is none, or when a second one arrives.
    ///
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        StatefulOperator<Element, Element, Bool>(
            asObservable(), false,
            onCompletion: { sink in
                if sink.state { sink.complete() } else { sink.fail(RxError.noElements) }
            },
            onElement: { sink, element in
                do {
                    if try !predicate(element) { return }
                    if sink.state { return sink.fail(RxError.moreThanOneElement) }
                    sink.state = true
                    sink.forward(element)
                } catch {
                    sink.fail(error)
                }
            })
    }

    /// Sends the first element, or nil if the source is empty.
    ///
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    public func first() -> Single<Element?> {
        PrimitiveSequence(raw: First(asObservable()))
    }

    /// Sends the only element when the source completes; fails if there is none, or when a second one arrives.
    public func asSingle() -> Single<Element> {
        PrimitiveSequence(raw: onlyElement { $0.fail(RxError.noElements) })
    }

    /// Sends the only element, if any, when the source completes; fails when a second one arrives.
    public func asMaybe() -> Maybe<Element> {
        PrimitiveSequence(raw: onlyElement { $0.complete() })
    }

    private func onlyElement(
        whenEmpty: @escaping (StatefulSink<Element, Element, Element?>) -> Void
    ) -> Observable<Element> {
        StatefulOperator<Element, Element, Element?>(
            asObservable(), nil,
            onCompletion: { sink in
                guard let element = sink.state else { return whenEmpty(sink) }
                sink.forward(element)
                sink.complete()
            },
            onElement: { sink, element in
                if sink.state != nil { return sink.fail(RxError.moreThanOneElement) }
                sink.state = .some(element)
            })
    }
}

extension ObservableType where Element == Never {
    /// Converts to a `Completable`.
    public func asCompletable() -> Completable { PrimitiveSequence(raw: asObservable()) }
}

private final class First<Element>: Producer<Element?> {
    private let source: SourceReference<Element>

    init(_ source: Observable<Element>) { self.source = SourceReference(source) }

    override func subscribeDownstream(_ down: Receiver<Element?>) -> AnySubscription? {
        FirstSink(down).subscribe(to: source)
    }
}

private final class FirstSink<Element>: Sink<Element, Element?> {
    override func onNext(_ element: Element) { deliverAndComplete(.some(element)) }
    override func onCompleted() { deliverAndComplete(nil) }

    private func deliverAndComplete(_ element: Element?) {
        forward(element)
        complete()
    }
}
