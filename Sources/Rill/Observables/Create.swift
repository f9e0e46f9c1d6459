import Synchronization

extension ObservableType {
    /// Creates a sequence from a closure that runs for each subscriber.
    ///
    /// - Parameter subscribe: a closure that sends events to the observer and returns the disposable which stops the
    ///   work. Events after a stop event are dropped; the disposable is disposed after a stop event.
    /// - Returns: A cold sequence; each subscriber starts the work again.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @inlinable
    public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) -> Observable<Element> {
        Create(subscribe)
    }
}

@usableFromInline
final class Create<Element>: Producer<Element> {
    @usableFromInline var subscribeClosure: (AnyObserver<Element>) -> Disposable
    // Creates the sink. The closure is specialised at the call site, as in `UnaryOperator`.
    @usableFromInline let makeSink: (Receiver<Element>) -> CreateSink<Element>

    @inlinable
    init(_ subscribeClosure: @escaping (AnyObserver<Element>) -> Disposable) {
        self.subscribeClosure = subscribeClosure
        makeSink = { CreateSink($0) }
        super.init()
    }

    deinit { IterativeRelease.release(subscribeClosure) { subscribeClosure = { _ in Disposables.create() } } }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = makeSink(down)
        sink.setUpstream(foreign: subscribeClosure(AnyObserver(receiver: sink)))
        return sink
    }
}

/// Enforces the grammar of events: drops all events after the first stop event.
@usableFromInline
final class CreateSink<Element>: Sink<Element, Element> {
    @usableFromInline override init(_ down: Receiver<Element>) { super.init(down) }

    private let stoppedFlag = Atomic<Bool>(false)
    private let isSending = Atomic<Bool>(false)

    override func onNext(_ element: Element) {
        if stoppedFlag.load(ordering: .relaxed) { return }
        World.countEmission()
        if isSending.load(ordering: .relaxed) {
            World.reportNestedSend()
            return forward(element)
        }
        isSending.store(true, ordering: .relaxed)
        forward(element)
        isSending.store(false, ordering: .relaxed)
    }

    override func onError(_ error: Swift.Error) {
        if !stoppedFlag.exchange(true, ordering: .acquiringAndReleasing) { fail(error) }
    }

    override func onCompleted() {
        if !stoppedFlag.exchange(true, ordering: .acquiringAndReleasing) { complete() }
    }
}
