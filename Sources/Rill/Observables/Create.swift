import Synchronization

extension ObservableType {
    /// Creates a sequence from a closure that runs for each subscriber.
    ///
    /// - Parameter subscribe: Sends events to the observer and returns the disposable that stops the work. Events after
    /// a stop event are dropped; the disposable is disposed after a stop event.
    /// - Returns: A cold sequence; each subscriber starts the work again.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @inlinable
    public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) -> Observable<Element> {
        Create(subscribe)
    }
}

@usableFromInline
final class Create<Element>: Producer<Element> {
    private var subscribe: (AnyObserver<Element>) -> Disposable

    @usableFromInline
    init(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) { self.subscribe = subscribe }

    deinit { IterativeRelease.release(subscribe) { subscribe = { _ in Disposables.create() } } }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = CreateSink(down)
        sink.setUpstream(foreign: subscribe(AnyObserver(receiver: sink)))
        return sink
    }
}

/// Enforces the event grammar: drops all events after the first stop event.
final class CreateSink<Element>: Sink<Element, Element> {
    private let stopped = Atomic<Bool>(false)
    private let isSending = Atomic<Bool>(false)

    override func onNext(_ element: Element) {
        if stopped.load(ordering: .relaxed) { return }
        World.noteEmission()
        if isSending.load(ordering: .relaxed) {
            World.noteNestedSend()
            return forward(element)
        }
        isSending.store(true, ordering: .relaxed)
        forward(element)
        isSending.store(false, ordering: .relaxed)
    }

    override func onError(_ error: Swift.Error) {
        if !stopped.exchange(true, ordering: .acquiringAndReleasing) { fail(error) }
    }

    override func onCompleted() {
        if !stopped.exchange(true, ordering: .acquiringAndReleasing) { complete() }
    }
}
