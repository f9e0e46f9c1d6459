extension ObservableType {
    /// Sends one element and completes, during subscription.
    ///
    ///     just(1)   1|
    ///
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @inlinable
    public static func just(_ element: Element) -> Observable<Element> { Just(element) }

    /// Sends one element and completes, each as one step of the scheduler.
    @inlinable
    public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Observable<Element> {
        JustScheduled(element, scheduler)
    }

    /// Completes without an element, during subscription.
    ///
    /// - SeeAlso: [empty](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @inlinable
    public static func empty() -> Observable<Element> { Empty() }

    /// Sends no event at all.
    ///
    /// - SeeAlso: [never](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @inlinable
    public static func never() -> Observable<Element> { NeverSource() }

    /// Fails with `error`, during subscription.
    ///
    /// - SeeAlso: [throw](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @inlinable
    public static func error(_ error: Swift.Error) -> Observable<Element> { Failure(error) }

    /// Sends the element unless it is nil, then completes.
    @inlinable
    public static func from(optional: Element?) -> Observable<Element> {
        if let optional { return Just(optional) }
        return Empty()
    }

    /// Sends the element unless it is nil, then completes; each event is one step of the scheduler.
    @inlinable
    public static func from(optional: Element?, scheduler: ImmediateSchedulerType) -> Observable<Element> {
        if let optional { return JustScheduled(optional, scheduler) }
        return JustScheduled(nil, scheduler)
    }

    /// Calls the factory at each subscription and subscribes to its result.
    ///
    /// - Parameter observableFactory: creates the sequence for one subscriber. An error that it throws is sent.
    /// - SeeAlso: [defer](https://reactivex.io/documentation/operators/defer.html)
    @inlinable
    public static func deferred(
        _ observableFactory: @escaping () throws -> Observable<Element>
    ) -> Observable<Element> {
        Deferred(observableFactory)
    }
}

@usableFromInline
final class Just<Element>: Observable<Element> {
    private let element: Element

    @usableFromInline
    init(_ element: Element) {
        self.element = element
        super.init()
    }

    override func subscribeCore(_ receiver: Receiver<Element>) -> AnySubscription? {
        receiver.onNext(element)
        receiver.onCompleted()
        return nil
    }

    override var isImmediate: Bool { true }
    override func deliverImmediately(to receiver: Receiver<Element>) { receiver.onNext(element) }
}

@usableFromInline
final class Empty<Element>: Observable<Element> {
    @usableFromInline override init() { super.init() }

    override func subscribeCore(_ receiver: Receiver<Element>) -> AnySubscription? {
        receiver.onCompleted()
        return nil
    }

    override var isImmediate: Bool { true }
}

@usableFromInline
final class NeverSource<Element>: Observable<Element> {
    @usableFromInline override init() { super.init() }

    override func subscribeCore(_ receiver: Receiver<Element>) -> AnySubscription? { nil }
}

@usableFromInline
final class Failure<Element>: Observable<Element> {
    private let error: Swift.Error

    @usableFromInline
    init(_ error: Swift.Error) {
        self.error = error
        super.init()
    }

    override func subscribeCore(_ receiver: Receiver<Element>) -> AnySubscription? {
        receiver.onError(error)
        return nil
    }
}

@usableFromInline
final class JustScheduled<Element>: Producer<Element> {
    private let element: Element?
    private let scheduler: ImmediateSchedulerType

    @usableFromInline
    init(_ element: Element?, _ scheduler: ImmediateSchedulerType) {
        self.element = element
        self.scheduler = scheduler
        super.init()
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = CreateSink(down)
        let scheduler = self.scheduler
        sink.setUpstream(
            foreign: scheduler.schedule(element) { element in
                guard let element else {
                    sink.onCompleted()
                    return Disposables.create()
                }
                sink.onNext(element)
                return scheduler.schedule(()) { _ in
                    sink.onCompleted()
                    return Disposables.create()
                }
            })
        return sink
    }
}

@usableFromInline
final class Deferred<Element>: Producer<Element> {
    @usableFromInline var factory: () throws -> Observable<Element>
    // Creates the sink. The closure is specialised at the call site, as in `UnaryOperator`.
    @usableFromInline let makeSink: (Receiver<Element>) -> ForwardingSink<Element>

    @inlinable
    init(_ factory: @escaping () throws -> Observable<Element>) {
        self.factory = factory
        makeSink = { ForwardingSink($0) }
        super.init()
    }

    deinit { IterativeRelease.release(factory) { factory = { NeverSource() } } }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = makeSink(down)
        do {
            return sink.subscribe(to: try factory())
        } catch {
            down.onError(error)
            return nil
        }
    }
}

/// A receiver that forwards every event.
@usableFromInline
final class ForwardingSink<Element>: Sink<Element, Element> {
    @usableFromInline override init(_ down: Receiver<Element>) { super.init(down) }

    override func onNext(_ element: Element) { forward(element) }
}
