extension ObservableType {
    /// One element, sent during subscription.
    public static func just(_ element: Element) -> Observable<Element> { Just(element) }

    /// One element; it and the completion are one scheduled step each.
    public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Observable<Element> {
        JustScheduled(element, scheduler)
    }

    /// Completes during subscription.
    public static func empty() -> Observable<Element> { Empty() }

    /// Says nothing.
    public static func never() -> Observable<Element> { Never() }

    /// Fails during subscription.
    public static func error(_ error: Swift.Error) -> Observable<Element> { Failure(error) }

    /// The element, if there is one.
    public static func from(optional: Element?) -> Observable<Element> {
        if let optional { return Just(optional) }
        return Empty()
    }

    /// The element, if there is one; each event is a scheduled step.
    public static func from(optional: Element?, scheduler: ImmediateSchedulerType) -> Observable<Element> {
        if let optional { return JustScheduled(optional, scheduler) }
        return JustScheduled(nil, scheduler)
    }

    /// A sequence that a closure makes for each subscriber.
    public static func deferred(
        _ observableFactory: @escaping () throws -> Observable<Element>
    ) -> Observable<Element> {
        Deferred(observableFactory)
    }
}

private final class Just<Element>: Observable<Element> {
    private let element: Element

    init(_ element: Element) {
        self.element = element
        super.init()
    }

    override func attach(_ receiver: Receiver<Element>) -> Disposable {
        receiver.onNext(element)
        receiver.onCompleted()
        return Disposables.create()
    }

    override var isImmediate: Bool { true }
    override func deliverAtOnce(to receiver: Receiver<Element>) { receiver.onNext(element) }
}

private final class Empty<Element>: Observable<Element> {
    override func attach(_ receiver: Receiver<Element>) -> Disposable {
        receiver.onCompleted()
        return Disposables.create()
    }

    override var isImmediate: Bool { true }
}

private final class Never<Element>: Observable<Element> {
    override func attach(_ receiver: Receiver<Element>) -> Disposable { Disposables.create() }
}

private final class Failure<Element>: Observable<Element> {
    private let error: Swift.Error

    init(_ error: Swift.Error) {
        self.error = error
        super.init()
    }

    override func attach(_ receiver: Receiver<Element>) -> Disposable {
        receiver.onError(error)
        return Disposables.create()
    }
}

private final class JustScheduled<Element>: Producer<Element> {
    private let element: Element?
    private let scheduler: ImmediateSchedulerType

    init(_ element: Element?, _ scheduler: ImmediateSchedulerType) {
        self.element = element
        self.scheduler = scheduler
        super.init()
    }

    override func run(_ down: Receiver<Element>) -> Disposable {
        let sink = CreateSink(down)
        let scheduler = self.scheduler
        sink.setUpstream(
            scheduler.schedule(element) { element in
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

private final class Deferred<Element>: Producer<Element> {
    private let factory: () throws -> Observable<Element>

    init(_ factory: @escaping () throws -> Observable<Element>) { self.factory = factory }

    override func run(_ down: Receiver<Element>) -> Disposable {
        let sink = PassSink(down)
        do {
            return sink.subscribe(to: try factory())
        } catch {
            down.onError(error)
            return Disposables.create()
        }
    }
}

/// Forwards everything.
class PassSink<Element>: Sink<Element, Element> {
    override func onNext(_ element: Element) { forward(element) }
}
