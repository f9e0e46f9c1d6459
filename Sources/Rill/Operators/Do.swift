extension ObservableType {
    /// Calls closures before (`on…`) or after (`after…`) an event is forwarded, without changing the events.
    ///
    /// An error that a closure throws ends the sequence.
    ///
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil,
        afterNext: ((Element) throws -> Void)? = nil,
        onError: ((Swift.Error) throws -> Void)? = nil,
        afterError: ((Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Observable<Element> {
        Do(
            asObservable(),
            DoSink.EventHandlers(
                onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted),
            onSubscribe, onSubscribed, onDispose)
    }
}

private final class Do<Element>: Producer<Element> {
    private let source: SourceReference<Element>
    private let eventHandlers: DoSink<Element>.EventHandlers
    private let onSubscribe: (() -> Void)?
    private let onSubscribed: (() -> Void)?
    private let onDispose: (() -> Void)?

    init(
        _ source: Observable<Element>, _ eventHandlers: DoSink<Element>.EventHandlers, _ onSubscribe: (() -> Void)?,
        _ onSubscribed: (() -> Void)?, _ onDispose: (() -> Void)?
    ) {
        self.source = SourceReference(source)
        self.eventHandlers = eventHandlers
        self.onSubscribe = onSubscribe
        self.onSubscribed = onSubscribed
        self.onDispose = onDispose
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        onSubscribe?()
        let sink = DoSink(down, eventHandlers, onDispose)
        let subscription = source.attach(sink)
        onSubscribed?()
        sink.setUpstream(subscription)
        return sink
    }
}

private final class DoSink<Element>: Sink<Element, Element> {
    struct EventHandlers {
        let onNext: ((Element) throws -> Void)?
        let afterNext: ((Element) throws -> Void)?
        let onError: ((Swift.Error) throws -> Void)?
        let afterError: ((Swift.Error) throws -> Void)?
        let onCompleted: (() throws -> Void)?
        let afterCompleted: (() throws -> Void)?
    }

    private let eventHandlers: EventHandlers
    private let onDispose: (() -> Void)?

    init(_ down: Receiver<Element>, _ eventHandlers: EventHandlers, _ onDispose: (() -> Void)?) {
        self.eventHandlers = eventHandlers
        self.onDispose = onDispose
        super.init(down)
    }

    override func onNext(_ element: Element) {
        do {
            try eventHandlers.onNext?(element)
            forward(element)
            try eventHandlers.afterNext?(element)
        } catch {
            fail(error)
        }
    }

    override func onError(_ error: Swift.Error) {
        do {
            try eventHandlers.onError?(error)
            if !isDisposed { downstream.onError(error) }
            try eventHandlers.afterError?(error)
        } catch let replacement {
            return fail(replacement)
        }
        dispose()
    }

    override func onCompleted() {
        do {
            try eventHandlers.onCompleted?()
        } catch {
            return fail(error)
        }
        if !isDisposed { downstream.onCompleted() }
        // The sequence has ended, so an error that the closure throws cannot be sent.
        try? eventHandlers.afterCompleted?()
        dispose()
    }

    override func handleDisposed() { onDispose?() }
}
