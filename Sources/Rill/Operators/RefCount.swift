import Synchronization

extension ConnectableObservableType {
    /// Connects with the first subscriber, and disconnects when the last one has left.
    public func refCount() -> Observable<Element> { RefCount(self) }
}

private final class RefCount<Connectable: ConnectableObservableType>: Producer<Connectable.Element> {
    private let source: Connectable
    private let lock = Lock()
    // Under the lock:
    private var count = 0
    private var run = 0
    private var connection: Disposable?

    init(_ source: Connectable) { self.source = source }

    override func run(_ down: Receiver<Connectable.Element>) -> AnySubscription? {
        let sink = RefCountSink(down, self)
        let subscription = source.asObservable().attach(sink)
        if !sink.isDisposed {
            let (number, isFirst) = enter()
            sink.run.store(number, ordering: .releasing)
            // The source may have ended on another thread meanwhile.
            if isFirst, !sink.isDisposed { connect(number) }
        }
        sink.setUpstream(subscription)
        return sink
    }

    private func enter() -> (number: Int, isFirst: Bool) {
        lock.withLock {
            count += 1
            return (run, count == 1)
        }
    }

    private func connect(_ number: Int) {
        let made = source.connect()
        let isWanted = lock.withLock {
            if number != run { return false }
            if count == 0 {
                run += 1
                return false
            }
            connection = made
            return true
        }
        if !isWanted { made.dispose() }
    }

    /// A subscriber has left.
    func leave(_ number: Int) {
        let ended: Disposable? = lock.withLock {
            if number != run { return nil }
            count -= 1
            if count > 0 || connection == nil { return nil }
            run += 1
            defer { connection = nil }
            return connection
        }
        ended?.dispose()
    }

    /// The source ended: whoever comes now starts a new run.
    func reset(_ number: Int) {
        let ended: Disposable? = lock.withLock {
            if number != run { return nil }
            run += 1
            count = 0
            defer { connection = nil }
            return connection
        }
        ended?.dispose()
    }
}

private final class RefCountSink<Connectable: ConnectableObservableType>:
    Sink<Connectable.Element, Connectable.Element>
{
    private let parent: RefCount<Connectable>
    /// Which run of the source this belongs to; none before it was counted.
    let run = Atomic<Int>(-1)

    init(_ down: Receiver<Connectable.Element>, _ parent: RefCount<Connectable>) {
        self.parent = parent
        super.init(down)
    }

    override func onNext(_ element: Connectable.Element) { forward(element) }

    override func onError(_ error: Swift.Error) {
        parent.reset(run.load(ordering: .acquiring))
        fail(error)
    }

    override func onCompleted() {
        parent.reset(run.load(ordering: .acquiring))
        complete()
    }

    override func disposed() { parent.leave(run.load(ordering: .acquiring)) }
}
