import Synchronization

extension ObservableType {
    /// A sequence that a closure makes for each subscriber.
    ///
    /// Events after a stop event are dropped; the disposable is disposed after a stop event.
    @inlinable
    public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) -> Observable<Element> {
        Create(subscribe)
    }
}

@usableFromInline
final class Create<Element>: Producer<Element> {
    @exclusivity(unchecked) private var subscribe: (AnyObserver<Element>) -> Disposable

    @usableFromInline
    init(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) { self.subscribe = subscribe }

    deinit { IterativeRelease.release(subscribe) { subscribe = { _ in Disposables.create() } } }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = CreateSink(down)
        sink.setUpstream(foreign: subscribe(AnyObserver(receiver: sink)))
        return sink
    }
}

/// Enforces the grammar: nothing passes after the first stop event.
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
