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
    private var currentSubscribers: SubscriberCount?

    init(_ source: Multicast<Source, Subject>) { self.source = source }

    override func subscribeDownstream(_ down: Receiver<Subject.Element>) -> AnySubscription? {
        var joined: SubscriberCount?
        source.withCurrent { period in
            if self.currentSubscribers?.period !== period { self.currentSubscribers = SubscriberCount(period) }
            self.currentSubscribers?.count += 1
            joined = self.currentSubscribers
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
        source.endPeriod(members.period) {
            members.count -= 1
            if members.count == 0 { releaseSubscribers(members) }
            return members.count == 0
        }
    }

    fileprivate func endPeriod(_ members: SubscriberCount) {
        source.endPeriod(members.period) {
            releaseSubscribers(members)
            return true
        }
    }

    private func releaseSubscribers(_ ended: SubscriberCount) {
        if currentSubscribers === ended { currentSubscribers = nil }
    }
}

private final class MulticastRefCountSink<Source, Subject: SubjectType>: Sink<Subject.Element, Subject.Element>
where Subject.Observer.Element == Source {
    private let parent: MulticastRefCount<Source, Subject>
    private let subscribers: MulticastRefCount<Source, Subject>.SubscriberCount

    init(
        _ down: Receiver<Subject.Element>, _ parent: MulticastRefCount<Source, Subject>,
        _ subscribers: MulticastRefCount<Source, Subject>.SubscriberCount
    ) {
        self.parent = parent
        self.subscribers = subscribers
        super.init(down)
    }

    override func onNext(_ element: Subject.Element) { forward(element) }

    override func onError(_ error: Swift.Error) {
        parent.endPeriod(subscribers)
        fail(error)
    }

    override func onCompleted() {
        parent.endPeriod(subscribers)
        complete()
    }

    override func handleDisposed() { parent.removeSubscriber(subscribers) }
}

/// The `refCount` of a connectable type that a program declares. A subscriber is counted before it subscribes, so that
/// an end of the source finds it.
private final class RefCount<Connectable: ConnectableObservableType>: Producer<Connectable.Element> {
    private let source: Connectable
    private let lock = Lock()
    // These fields are guarded by the lock.
    private var subscriberCount = 0
    private var runNumber = 0
    private var isConnecting = false
    private var connection: Disposable?

    init(_ source: Connectable) { self.source = source }

    override func subscribeDownstream(_ down: Receiver<Connectable.Element>) -> AnySubscription? {
        let number = lock.withLock {
            subscriberCount += 1
            return runNumber
        }
        let sink = RefCountSink(down, self, number)
        let subscription = source.asObservable().attach(sink)
        // The source may have ended since the subscription began.
        if !sink.isDisposed { connectIfCurrent(number) }
        sink.setUpstream(subscription)
        return sink
    }

    private func connectIfCurrent(_ number: Int) {
        let isFirst = lock.withLock {
            if number != runNumber || isConnecting { return false }
            isConnecting = true
            return true
        }
        guard isFirst else { return }
        let made = source.connect()
        let isWanted = lock.withLock {
            if number != runNumber { return false }
            if subscriberCount == 0 {
                beginNextRun()
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
            if number != runNumber { return nil }
            subscriberCount -= 1
            if subscriberCount > 0 || connection == nil { return nil }
            defer { beginNextRun() }
            return connection
        }
        ended?.dispose()
    }

    /// Forgets the connection after the source has ended. Later subscribers begin a new one.
    func resetRun(_ number: Int) {
        let ended: Disposable? = lock.withLock {
            if number != runNumber { return nil }
            defer { beginNextRun() }
            return connection
        }
        ended?.dispose()
    }

    /// Begins the next run of the source. The function is called under the lock.
    private func beginNextRun() {
        runNumber += 1
        subscriberCount = 0
        isConnecting = false
        connection = nil
    }
}

private final class RefCountSink<Connectable: ConnectableObservableType>:
    Sink<Connectable.Element, Connectable.Element>
{
    private let parent: RefCount<Connectable>
    /// The run in which this subscriber is counted.
    private let runNumber: Int

    init(_ down: Receiver<Connectable.Element>, _ parent: RefCount<Connectable>, _ runNumber: Int) {
        self.parent = parent
        self.runNumber = runNumber
        super.init(down)
    }

    override func onNext(_ element: Connectable.Element) { forward(element) }

    override func onError(_ error: Swift.Error) {
        parent.resetRun(runNumber)
        fail(error)
    }

    override func onCompleted() {
        parent.resetRun(runNumber)
        complete()
    }

    override func handleDisposed() { parent.removeSubscriber(runNumber) }
}
