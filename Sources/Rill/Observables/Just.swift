extension ObservableType {
    /// One element, sent during subscription.
    @inlinable
    public static func just(_ element: Element) -> Observable<Element> { Just(element) }

    /// One element; it and the completion are one scheduled step each.
    @inlinable
    public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Observable<Element> {
        JustScheduled(element, scheduler)
    }

    /// Completes during subscription.
    @inlinable
    public static func empty() -> Observable<Element> { Empty() }

    /// Says nothing.
    @inlinable
    public static func never() -> Observable<Element> { Silent() }

    /// Fails during subscription.
    @inlinable
    public static func error(_ error: Swift.Error) -> Observable<Element> { Failure(error) }

    /// The element, if there is one.
    @inlinable
    public static func from(optional: Element?) -> Observable<Element> {
        if let optional { return Just(optional) }
        return Empty()
    }

    /// The element, if there is one; each event is a scheduled step.
    @inlinable
    public static func from(optional: Element?, scheduler: ImmediateSchedulerType) -> Observable<Element> {
        if let optional { return JustScheduled(optional, scheduler) }
        return JustScheduled(nil, scheduler)
    }

    /// A sequence that a closure makes for each subscriber.
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

    override func attach(_ receiver: Receiver<Element>) -> AnySubscription? {
        receiver.onNext(element)
        receiver.onCompleted()
        return nil
    }

    override var isImmediate: Bool { true }
    override func deliverAtOnce(to receiver: Receiver<Element>) { receiver.onNext(element) }
}

@usableFromInline
final class Empty<Element>: Observable<Element> {
    @usableFromInline override init() { super.init() }

    override func attach(_ receiver: Receiver<Element>) -> AnySubscription? {
        receiver.onCompleted()
        return nil
    }

    override var isImmediate: Bool { true }
}

@usableFromInline
final class Silent<Element>: Observable<Element> {
    @usableFromInline override init() { super.init() }

    override func attach(_ receiver: Receiver<Element>) -> AnySubscription? { nil }
}

@usableFromInline
final class Failure<Element>: Observable<Element> {
    private let error: Swift.Error

    @usableFromInline
    init(_ error: Swift.Error) {
        self.error = error
        super.init()
    }

    override func attach(_ receiver: Receiver<Element>) -> AnySubscription? {
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

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
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
    @exclusivity(unchecked) @usableFromInline var factory: () throws -> Observable<Element>
    // As in a `UnaryOperator`.
    @usableFromInline let makeSink: (Receiver<Element>) -> PassSink<Element>

    @inlinable
    init(_ factory: @escaping () throws -> Observable<Element>) {
        self.factory = factory
        makeSink = { PassSink($0) }
        super.init()
    }

    deinit { IterativeRelease.release(factory) { factory = { Silent() } } }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = makeSink(down)
        do {
            return sink.subscribe(to: try factory())
        } catch {
            down.onError(error)
            return nil
        }
    }
}

/// Forwards everything.
@usableFromInline
final class PassSink<Element>: Sink<Element, Element> {
    @usableFromInline override init(_ down: Receiver<Element>) { super.init(down) }

    override func onNext(_ element: Element) { forward(element) }
}
