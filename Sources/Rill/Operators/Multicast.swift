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
    private var period: ConnectionPeriod?

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
            isNew = open($0)
        }
        let connection = joined.unsafelyUnwrapped.connection.unsafelyUnwrapped
        if isNew { start(connection, isShared: false) }
        return connection
    }

    override func makeRefCount() -> Observable<Subject.Element>? { MulticastRefCount(self) }

    /// Connects a period, unless it is connected already, no longer wanted, or has ended.
    func connect(_ period: ConnectionPeriod, if isWanted: () -> Bool) {
        let isNew = lock.withLock { self.period === period && isWanted() && open(period) }
        if isNew, let connection = period.connection { start(connection, isShared: true) }
    }

    /// Connects a period. Returns false if it is connected already. The function is called under the lock.
    private func open(_ period: ConnectionPeriod) -> Bool {
        if period.connection != nil { return false }
        period.connection = makeConnection(self, period)
        return true
    }

    /// Subscribes to the source. If the connection counts its subscribers (`isShared`), it ends with the last of them.
    private func start(_ connection: Connection<Source, Subject>, isShared: Bool) {
        // This is set before the source runs, because the source may end the connection on another thread.
        connection.root = LiveSubscription.of(connection, isShared: isShared)
        connection.setUpstream(source.attach(connection))
    }

    /// Runs `body` under the lock with the current period, which new subscribers join.
    func withCurrent(_ body: (ConnectionPeriod) -> Void) {
        let isKnown = lock.withLock {
            if let period { body(period) }
            return period != nil
        }
        if isKnown { return }
        // The subject is created outside of the lock, because the closure is code of a program.
        let made = makePeriod()
        lock.withLock {
            if period == nil { period = made }
            if let period { body(period) }
        }
    }

    /// Calls `isOver` under the lock; if it returns true, ends the period and its connection. Later subscribers begin a
    /// new period.
    func end(_ period: ConnectionPeriod, if isOver: () -> Bool) {
        let connection: Connection<Source, Subject>? = lock.withLock {
            guard isOver(), self.period === period, let connection = period.connection else { return nil }
            // The caller retains the period, so no object is freed under the lock.
            self.period = nil
            return connection
        }
        connection?.dispose()
    }

    func forget(_ ended: Connection<Source, Subject>) {
        let old: ConnectionPeriod? = lock.withLock {
            guard let period, period.connection === ended else { return nil }
            self.period = nil
            return period
        }
        withExtendedLifetime(old) {}
    }
}

@usableFromInline
final class Connection<Source, Subject: SubjectType>: Inlet<Source>
where Subject.Observer.Element == Source {
    private let parent: Multicast<Source, Subject>
    private let observer: Subject.Observer
    /// The entry of the connection in the world's list of subscriptions: a connection without an owner stays active.
    var root: LiveSubscription?

    @usableFromInline
    init(_ parent: Multicast<Source, Subject>, _ period: Multicast<Source, Subject>.ConnectionPeriod) {
        self.parent = parent
        observer = period.observer
    }

    override func onNext(_ element: Source) {
        if !isDisposed { observer.on(.next(element)) }
    }

    // The connection is reset before subscribers receive the stop event.
    override func onError(_ error: Swift.Error) { end(.error(error)) }
    override func onCompleted() { end(.completed) }

    private func end(_ event: Event<Source>) {
        if isDisposed { return }
        parent.forget(self)
        dispose()
        observer.on(event)
    }

    override func disposed() {
        root = nil
        parent.forget(self)
    }
}

private final class MulticastSelector<Source, Subject: SubjectType, Out>: Producer<Out>
where Subject.Observer.Element == Source {
    private let source: SourceReference<Source>
    private let makeSubject: () throws -> Subject
    private let select: (Observable<Subject.Element>) throws -> Observable<Out>

    init(
        _ source: Observable<Source>, _ makeSubject: @escaping () throws -> Subject,
        _ select: @escaping (Observable<Subject.Element>) throws -> Observable<Out>
    ) {
        self.source = SourceReference(source)
        self.makeSubject = makeSubject
        self.select = select
    }

    override func run(_ down: Receiver<Out>) -> AnySubscription? {
        let sink = ForwardingSink(down)
        do {
            let subject = try makeSubject()
            let connectable = source.observable.multicast(subject)
            let subscription = try select(connectable).attach(sink)
            sink.setUpstream(Disposables.both(subscription, connectable.connect()._subscription))
        } catch {
            sink.fail(error)
            sink.setNoUpstream()
        }
        return sink
    }
}
