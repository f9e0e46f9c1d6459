/// A sequence that is subscribed to its source only while it is connected.
public protocol ConnectableObservableType: ObservableType {
    /// Subscribes to the source. Disposing the result ends that subscription.
    func connect() -> Disposable
}

/// A sequence whose subscribers share the source subscription that `connect` starts.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
    /// Subscribes to the source. While it is connected, returns the same connection again.
    public func connect() -> Disposable { fatalError("abstract") }

    /// The result of `refCount()` if the class itself counts its subscribers; nil otherwise.
    func makeRefCount() -> Observable<Element>? { nil }
}

extension ObservableType {
    /// Shares one subscription to the source through `subject`.
    ///
    /// - SeeAlso: [publish](https://reactivex.io/documentation/operators/publish.html)
    @inlinable
    public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
    where Subject.Observer.Element == Element {
        Multicast(asObservable()) { subject }
    }

    /// Shares each subscription to the source through a new subject.
    ///
    /// - SeeAlso: [publish](https://reactivex.io/documentation/operators/publish.html)
    @inlinable
    public func multicast<Subject: SubjectType>(
        makeSubject: @escaping () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        Multicast(asObservable(), makeSubject)
    }

    /// Shares one subscription to the source inside the sequence that `selector` returns.
    ///
    /// - SeeAlso: [publish](https://reactivex.io/documentation/operators/publish.html)
    public func multicast<Subject: SubjectType, Result>(
        _ subjectSelector: @escaping () throws -> Subject,
        selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer.Element == Element {
        MulticastSelector(asObservable(), subjectSelector, selector)
    }

    /// Shares one subscription to the source; replays nothing to later subscribers.
    ///
    /// - SeeAlso: [publish](https://reactivex.io/documentation/operators/publish.html)
    @inlinable
    public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }

    /// Shares one subscription to the source; later subscribers first receive the last `bufferSize` elements.
    ///
    /// - SeeAlso: [replay](https://reactivex.io/documentation/operators/replay.html)
    @inlinable
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        multicast { ReplaySubject.create(bufferSize: bufferSize) }
    }

    /// Shares one subscription to the source; later subscribers first receive all earlier elements.
    ///
    /// - SeeAlso: [replay](https://reactivex.io/documentation/operators/replay.html)
    @inlinable
    public func replayAll() -> ConnectableObservable<Element> { multicast { ReplaySubject.createUnbounded() } }
}

/// Shares a source through a subject that lives as long as a connection.
@usableFromInline
final class Multicast<Source, Subject: SubjectType>: ConnectableObservable<Subject.Element>
where Subject.Observer.Element == Source {
    /// One subject with its connection. The subscribers that are counted belong to one period.
    @usableFromInline
    final class ConnectionPeriod {
        let subject: Subject
        fileprivate let observer: Subject.Observer
        fileprivate var connection: Connection<Source, Subject>?

        @usableFromInline
        init(_ subject: Subject) {
            self.subject = subject
            observer = subject.asObserver()
        }
    }

    @usableFromInline let source: SourceReference<Source>
    // Creates a period. The closure is specialised at the call site, as in `UnaryOperator`.
    @usableFromInline let makePeriod: () -> ConnectionPeriod
    @usableFromInline let makeConnection: (Multicast<Source, Subject>, ConnectionPeriod) -> Connection<Source, Subject>
    private let lock = Lock()
    private var currentPeriod: ConnectionPeriod?

    @inlinable
    init(_ source: Observable<Source>, _ makeSubject: @escaping () -> Subject) {
        self.source = SourceReference(source)
        makePeriod = { ConnectionPeriod(makeSubject()) }
        makeConnection = { Connection($0, $1) }
        super.init()
    }

    override func subscribeCore(_ receiver: Receiver<Subject.Element>) -> AnySubscription? {
        var joined: ConnectionPeriod?
        withCurrent { joined = $0 }
        return joined.unsafelyUnwrapped.subject.asObservable().attach(receiver)
    }

    override func connect() -> Disposable {
        var joined: ConnectionPeriod?
        var isNew = false
        withCurrent {
            joined = $0
            isNew = markOpen($0)
        }
        let connection = joined.unsafelyUnwrapped.connection.unsafelyUnwrapped
        if isNew { startConnection(connection, isShared: false) }
        return connection
    }

    override func makeRefCount() -> Observable<Subject.Element>? { MulticastRefCount(self) }

    /// Connects a period, unless it is connected already, no longer wanted, or has ended.
    func connect(_ period: ConnectionPeriod, if isWanted: () -> Bool) {
        let isNew = lock.withLock { self.currentPeriod === period && isWanted() && markOpen(period) }
        if isNew, let connection = period.connection { startConnection(connection, isShared: true) }
    }

    /// Connects a period. Returns false if it is connected already. The function is called under the lock.
    private func markOpen(_ period: ConnectionPeriod) -> Bool {
        if period.connection != nil { return false }
        period.connection = makeConnection(self, period)
        return true
    }

    /// Subscribes to the source. If the connection counts its subscribers (`isShared`), it ends with the last of them.
    private func startConnection(_ connection: Connection<Source, Subject>, isShared: Bool) {
        // This is set before the source runs, because the source may end the connection on another thread.
        connection.liveSubscription = LiveSubscription.of(connection, isShared: isShared)
        connection.setUpstream(source.attach(connection))
    }

    /// Runs `body` under the lock with the current period, which new subscribers join.
    func withCurrent(_ body: (ConnectionPeriod) -> Void) {
        let isKnown = lock.withLock {
            if let currentPeriod { body(currentPeriod) }
            return currentPeriod != nil
        }
        if isKnown { return }
        // The subject is created outside of the lock, because the closure is code of a program.
        let made = makePeriod()
        lock.withLock {
            if currentPeriod == nil { currentPeriod = made }
            if let currentPeriod { body(currentPeriod) }
        }
    }

    /// Calls `isOver` under the lock; if it returns true, ends the period and its connection. Later subscribers begin a
    /// new period.
    func endPeriod(_ period: ConnectionPeriod, if isOver: () -> Bool) {
        let connection: Connection<Source, Subject>? = lock.withLock {
            guard isOver(), self.currentPeriod === period, let connection = period.connection else { return nil }
            // The caller retains the period, so no object is freed under the lock.
            self.currentPeriod = nil
            return connection
        }
        connection?.dispose()
    }

    func releaseConnection(_ ended: Connection<Source, Subject>) {
        let old: ConnectionPeriod? = lock.withLock {
            guard let currentPeriod, currentPeriod.connection === ended else { return nil }
            self.currentPeriod = nil
            return currentPeriod
        }
        withExtendedLifetime(old) {}
    }
}

@usableFromInline
final class Connection<Source, Subject: SubjectType>: SourceReceiver<Source>
where Subject.Observer.Element == Source {
    private let parent: Multicast<Source, Subject>
    private let observer: Subject.Observer
    /// The entry of the connection in the world's list of subscriptions: a connection without an owner stays active.
    var liveSubscription: LiveSubscription?

    @usableFromInline
    init(_ parent: Multicast<Source, Subject>, _ period: Multicast<Source, Subject>.ConnectionPeriod) {
        self.parent = parent
        observer = period.observer
    }

    override func onNext(_ element: Source) {
        if !isDisposed { observer.on(.next(element)) }
    }

    // The connection is reset before subscribers receive the stop event.
    override func onError(_ error: Swift.Error) { endConnection(.error(error)) }
    override func onCompleted() { endConnection(.completed) }

    private func endConnection(_ event: Event<Source>) {
        if isDisposed { return }
        parent.releaseConnection(self)
        dispose()
        observer.on(event)
    }

    override func handleDisposed() {
        liveSubscription = nil
        parent.releaseConnection(self)
    }
}

private final class MulticastSelector<Source, Subject: SubjectType, Out>: Producer<Out>
where Subject.Observer.Element == Source {
    private let source: SourceReference<Source>
    private let makeSubject: () throws -> Subject
    private let transform: (Observable<Subject.Element>) throws -> Observable<Out>

    init(
        _ source: Observable<Source>, _ makeSubject: @escaping () throws -> Subject,
        _ transform: @escaping (Observable<Subject.Element>) throws -> Observable<Out>
    ) {
        self.source = SourceReference(source)
        self.makeSubject = makeSubject
        self.transform = transform
    }

    override func subscribeDownstream(_ down: Receiver<Out>) -> AnySubscription? {
        let sink = ForwardingSink(down)
        do {
            let subject = try makeSubject()
            let connectable = source.observable.multicast(subject)
            let subscription = try transform(connectable).attach(sink)
            sink.setUpstream(Disposables.combinedSubscription(subscription, connectable.connect()._subscription))
        } catch {
            sink.fail(error)
            sink.setNoUpstream()
        }
        return sink
    }
}
