/// A sequence that runs only while it is connected.
public protocol ConnectableObservableType: ObservableType {
    /// Starts the source. Disposing what is returned stops it.
    func connect() -> Disposable
}

/// A sequence whose subscribers share the run that `connect` starts.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
    /// Starts the source. While it runs, the same connection is returned again.
    public func connect() -> Disposable { fatalError("abstract") }
}

extension ObservableType {
    /// Shares a run through a subject.
    public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
    where Subject.Observer.Element == Element {
        Multicast(asObservable()) { subject }
    }

    /// Shares each run through a subject of its own.
    public func multicast<Subject: SubjectType>(
        makeSubject: @escaping () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        Multicast(asObservable(), makeSubject)
    }

    /// Shares a run of the source within what `selector` makes of it.
    public func multicast<Subject: SubjectType, Result>(
        _ subjectSelector: @escaping () throws -> Subject,
        selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer.Element == Element {
        MulticastSelector(asObservable(), subjectSelector, selector)
    }

    /// Shares runs; who comes late misses what was.
    public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }

    /// Shares runs; who comes late gets the last `bufferSize` elements.
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        multicast { ReplaySubject.create(bufferSize: bufferSize) }
    }

    /// Shares runs; who comes late gets all elements.
    public func replayAll() -> ConnectableObservable<Element> { multicast { ReplaySubject.createUnbounded() } }
}

private final class Multicast<Source, Subject: SubjectType>: ConnectableObservable<Subject.Element>
where Subject.Observer.Element == Source {
    @exclusivity(unchecked) private var source: Observable<Source>
    private let makeSubject: () -> Subject
    private let lock = Lock()
    private var subject: Subject?
    private var connection: Connection<Source, Subject>?

    init(_ source: Observable<Source>, _ makeSubject: @escaping () -> Subject) {
        self.source = source
        self.makeSubject = makeSubject
        super.init()
    }

    deinit { IterativeRelease.release(source) { source = Silent() } }

    override func attach(_ receiver: Receiver<Subject.Element>) -> AnySubscription? {
        if NativeStack.isUsedUp { return nil }
        return currentSubject().asObservable().attach(receiver)
    }

    override func connect() -> Disposable {
        let made = Connection(self, currentSubject().asObserver())
        let connection: Connection<Source, Subject> = lock.withLock {
            if let connection = self.connection { return connection }
            self.connection = made
            return made
        }
        if connection === made {
            // Before the source runs, which may end the connection on another thread.
            made.root = Root.of(made, isShared: true)
            made.setUpstream(source.attach(made))
        }
        return connection
    }

    private func currentSubject() -> Subject {
        if let subject = lock.withLock({ subject }) { return subject }
        // Made outside the lock, since the closure is foreign.
        let made = makeSubject()
        return lock.withLock {
            if let subject { return subject }
            subject = made
            return made
        }
    }

    func forget(_ ended: Connection<Source, Subject>) {
        let old: (Connection<Source, Subject>?, Subject?) = lock.withLock {
            guard connection === ended else { return (nil, nil) }
            defer {
                connection = nil
                subject = nil
            }
            return (connection, subject)
        }
        withExtendedLifetime(old) {}
    }
}

private final class Connection<Source, Subject: SubjectType>: Inlet<Source>
where Subject.Observer.Element == Source {
    private let parent: Multicast<Source, Subject>
    private let observer: Subject.Observer
    /// Its entry among the world's subscriptions: a connection that nobody holds goes on.
    var root: Root?

    init(_ parent: Multicast<Source, Subject>, _ observer: Subject.Observer) {
        self.parent = parent
        self.observer = observer
    }

    override func onNext(_ element: Source) {
        if !isDisposed { observer.on(.next(element)) }
    }

    // The connection is reset before anybody hears of the end.
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
    @exclusivity(unchecked) private var source: Observable<Source>
    private let makeSubject: () throws -> Subject
    private let select: (Observable<Subject.Element>) throws -> Observable<Out>

    init(
        _ source: Observable<Source>, _ makeSubject: @escaping () throws -> Subject,
        _ select: @escaping (Observable<Subject.Element>) throws -> Observable<Out>
    ) {
        self.source = source
        self.makeSubject = makeSubject
        self.select = select
    }

    deinit { IterativeRelease.release(source) { source = Silent() } }

    override func run(_ down: Receiver<Out>) -> AnySubscription? {
        let sink = PassSink(down)
        do {
            let subject = try makeSubject()
            let connectable = source.multicast(subject)
            let subscription = try select(connectable).attach(sink)
            sink.setUpstream(Disposables.both(subscription, connectable.connect().held))
        } catch {
            sink.fail(error)
            sink.setNoUpstream()
        }
        return sink
    }
}
