extension ConnectableObservableType {
    /// Connects at the first subscriber and disconnects after the last one leaves.
    ///
    /// - SeeAlso: [refcount](https://reactivex.io/documentation/operators/refcount.html)
    public func refCount() -> Observable<Element> {
        (self as? ConnectableObservable<Element>)?.makeRefCount() ?? RefCount(self)
    }
}

/// The `refCount` of the engine's connectable observables. A subscriber is counted in the period whose subject it
/// joins, under the lock of the connectable. So an end or a disposal on another thread finds the subscriber there.
final class MulticastRefCount<Source, Subject: SubjectType>: Producer<Subject.Element>
where Subject.Observer.Element == Source {
    typealias Period = Multicast<Source, Subject>.ConnectionPeriod

    /// The number of subscribers in one period. Guarded by the lock of the connectable.
    fileprivate final class SubscriberCount {
        let period: Period
        var count = 0
        init(_ period: Period) { self.period = period }
    }

    private let source: Multicast<Source, Subject>
    /// The count of the current period's subscribers. Guarded by the lock of the connectable.
    private var members: SubscriberCount?

    init(_ source: Multicast<Source, Subject>) { self.source = source }

    override func run(_ down: Receiver<Subject.Element>) -> AnySubscription? {
        var joined: SubscriberCount?
        source.withCurrent { period in
            if self.members?.period !== period { self.members = SubscriberCount(period) }
            self.members?.count += 1
            joined = self.members
        }
        let members = joined.unsafelyUnwrapped
        let sink = MulticastRefCountSink(down, self, members)
        let subscription = members.period.subject.asObservable().attach(sink)
        // The elements that the subject replayed may have ended the subscription.
        if !sink.isDisposed { source.connect(members.period) { members.count > 0 } }
        sink.setUpstream(subscription)
        return sink
    }

    fileprivate func removeSubscriber(_ members: SubscriberCount) {
        source.end(members.period) {
            members.count -= 1
            if members.count == 0 { forget(members) }
            return members.count == 0
        }
    }

    fileprivate func end(_ members: SubscriberCount) {
        source.end(members.period) {
            forget(members)
            return true
        }
    }

    private func forget(_ ended: SubscriberCount) {
        if members === ended { members = nil }
    }
}

private final class MulticastRefCountSink<Source, Subject: SubjectType>: Sink<Subject.Element, Subject.Element>
where Subject.Observer.Element == Source {
    private let parent: MulticastRefCount<Source, Subject>
    private let members: MulticastRefCount<Source, Subject>.SubscriberCount

    init(
        _ down: Receiver<Subject.Element>, _ parent: MulticastRefCount<Source, Subject>,
        _ members: MulticastRefCount<Source, Subject>.SubscriberCount
    ) {
        self.parent = parent
        self.members = members
        super.init(down)
    }

    override func onNext(_ element: Subject.Element) { forward(element) }

    override func onError(_ error: Swift.Error) {
        parent.end(members)
        fail(error)
    }

    override func onCompleted() {
        parent.end(members)
        complete()
    }

    override func disposed() { parent.removeSubscriber(members) }
}

/// The `refCount` of a connectable type that a program declares. A subscriber is counted before it subscribes, so that
/// an end of the source finds it.
private final class RefCount<Connectable: ConnectableObservableType>: Producer<Connectable.Element> {
    private let source: Connectable
    private let lock = Lock()
    // These fields are guarded by the lock.
    private var count = 0
    private var run = 0
    private var isConnecting = false
    private var connection: Disposable?

    init(_ source: Connectable) { self.source = source }

    override func run(_ down: Receiver<Connectable.Element>) -> AnySubscription? {
        let number = lock.withLock {
            count += 1
            return run
        }
        let sink = RefCountSink(down, self, number)
        let subscription = source.asObservable().attach(sink)
        // The source may have ended since the subscription began.
        if !sink.isDisposed { connect(number) }
        sink.setUpstream(subscription)
        return sink
    }

    private func connect(_ number: Int) {
        let isFirst = lock.withLock {
            if number != run || isConnecting { return false }
            isConnecting = true
            return true
        }
        guard isFirst else { return }
        let made = source.connect()
        let isWanted = lock.withLock {
            if number != run { return false }
            if count == 0 {
                next()
                return false
            }
            connection = made
            return true
        }
        if !isWanted { made.dispose() }
    }

    /// Removes a subscriber. When the last one leaves, the connection ends.
    func removeSubscriber(_ number: Int) {
        let ended: Disposable? = lock.withLock {
            if number != run { return nil }
            count -= 1
            if count > 0 || connection == nil { return nil }
            defer { next() }
            return connection
        }
        ended?.dispose()
    }

    /// Forgets the connection after the source has ended. Later subscribers begin a new one.
    func reset(_ number: Int) {
        let ended: Disposable? = lock.withLock {
            if number != run { return nil }
            defer { next() }
            return connection
        }
        ended?.dispose()
    }

    /// Begins the next run of the source. The function is called under the lock.
    private func next() {
        run += 1
        count = 0
        isConnecting = false
        connection = nil
    }
}

private final class RefCountSink<Connectable: ConnectableObservableType>:
    Sink<Connectable.Element, Connectable.Element>
{
    private let parent: RefCount<Connectable>
    /// The run in which this subscriber is counted.
    private let run: Int

    init(_ down: Receiver<Connectable.Element>, _ parent: RefCount<Connectable>, _ run: Int) {
        self.parent = parent
        self.run = run
        super.init(down)
    }

    override func onNext(_ element: Connectable.Element) { forward(element) }

    override func onError(_ error: Swift.Error) {
        parent.reset(run)
        fail(error)
    }

    override func onCompleted() {
        parent.reset(run)
        complete()
    }

    override func disposed() { parent.removeSubscriber(run) }
}
