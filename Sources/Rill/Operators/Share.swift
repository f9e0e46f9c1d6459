import Synchronization

extension ObservableType {
    /// Shares one subscription to the source among all current subscribers.
    ///
    ///     source                -1-2-3-|
    ///     second subscriber       (1)2-3-|     with replay: 1, subscribed after 1
    ///
    /// - Parameters:
    /// - replay: the number of latest elements that a new subscriber receives first.
    /// - scope: `.whileConnected` clears the buffer when the last subscriber leaves; `.forever` keeps it.
    ///
    /// - SeeAlso: [refcount](https://reactivex.io/documentation/operators/refcount.html)
    @inlinable
    public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Observable<Element> {
        switch (scope, replay) {
        case (.forever, 0): return multicast(PublishSubject()).refCount()
        case (.forever, _): return multicast(ReplaySubject.create(bufferSize: replay)).refCount()
        case (.whileConnected, 0): return Share(asObservable(), makeKeeper: nil)
        case (.whileConnected, 1):
            return Share(asObservable()) {
                let last = Slot<Element>()
                return (
                    last,
                    { run, element in
                        guard last.isFull else {
                            last.put(element)
                            return run.deliver(element)
                        }
                        // The previous element is freed after the lock is released, because its `deinit` may run code
                        // of a program.
                        let before = last.take()
                        last.put(element)
                        run.deliver(element)
                        withExtendedLifetime(before) {}
                    }
                )
            }
        case (.whileConnected, _):
            return multicast { ReplaySubject.create(bufferSize: replay) }.refCount()
        }
    }
}

/// The operator `share` that replays at most one element. It needs no trampoline, and sends the stop event before it
/// releases the source.
@usableFromInline
final class Share<Element>: Observable<Element> {
    /// The slot of the last element, and the closure that stores and sends an element. The closure is called under the
    /// lock of the run and releases it. It is created where the element type is known.
    @usableFromInline typealias ReplayParts = (last: Slot<Element>, pass: (ShareRun<Element>, Element) -> Void)

    private let source: SourceReference<Element>
    /// Creates the buffer for the elements to replay; nil if no element is replayed.
    private let makeKeeper: (() -> ReplayParts)?
    private let lock = Lock()
    private var current: ShareRun<Element>?

    @usableFromInline
    init(_ source: Observable<Element>, makeKeeper: (() -> ReplayParts)?) {
        self.source = SourceReference(source)
        self.makeKeeper = makeKeeper
        super.init()
    }

    override func subscribeCore(_ receiver: Receiver<Element>) -> AnySubscription? {
        // A subscriber joins under the lock. A run that ends is removed under the lock before it sends the stop event,
        // so a subscriber that finds a run also receives its end.
        let (run, entry, isNew) = lock.withLock {
            if let current, current.enter() { return (current, current.add(receiver), false) }
            let run = ShareRun(self, makeKeeper?())
            current = run
            return (run, run.add(receiver), true)
        }
        entry.replay(to: receiver)
        if isNew {
            // This is set before the source runs, because the source may end the run on another thread.
            run.root = LiveSubscription.of(run, isShared: true)
            run.setUpstream(source.attach(run))
        }
        return ShareSeat(run, entry.seat)
    }

    /// Removes a subscriber from a run. Returns true if it was the last one.
    func leave(_ run: ShareRun<Element>) -> Bool {
        lock.withLock {
            if !run.leave() { return false }
            if current === run { current = nil }
            return true
        }
    }

    /// Removes a run that has ended.
    func forget(_ run: ShareRun<Element>) {
        lock.withLock { if current === run { current = nil } }
    }
}

/// One subscription to the source with its current subscribers.
@usableFromInline
final class ShareRun<Element>: Inlet<Element> {
    private let parent: Share<Element>
    fileprivate let audience = Audience<Element>()
    private let last: Slot<Element>?
    // The closure that stores and sends an element. It is not optional, because calling a closure in a non-optional
    // constant costs no retain.
    private let storeAndSend: (ShareRun<Element>, Element) -> Void
    private let replays: Bool
    private let lock = Lock()
    private let isStopped = Atomic<Bool>(false)
    /// The entry of the run in the world's list of subscriptions: a run without an owner stays active.
    var root: LiveSubscription?
    // The number of subscribers. Guarded by the parent's lock.
    private var members = 1

    fileprivate init(_ parent: Share<Element>, _ keeper: Share<Element>.ReplayParts?) {
        self.parent = parent
        last = keeper?.last
        if let keeper { storeAndSend = keeper.pass } else { storeAndSend = { _, _ in } }
        replays = keeper != nil
    }

    deinit { audience.freeSubscribers() }

    func enter() -> Bool {
        if members == 0 { return false }
        members += 1
        return true
    }

    func leave() -> Bool {
        members -= 1
        return members == 0
    }

    /// Adds a receiver. The function is called under the parent's lock. The caller replays the returned element after
    /// releasing the lock.
    fileprivate func add(_ receiver: Receiver<Element>) -> ShareEntry<Element> {
        guard let room = last else { return ShareEntry(seat: audience.add(receiver)) }
        return lock.withLock {
            guard room.isFull else { return ShareEntry(seat: audience.add(receiver)) }
            let newcomer = ReplayingReceiver(receiver, letsNestedPass: false)
            return ShareEntry(seat: audience.add(newcomer), newcomer: newcomer, last: room.element)
        }
    }

    override func onNext(_ element: Element) {
        if isDisposed || isStopped.load(ordering: .relaxed) { return }
        if !replays { return audience.send(element) }
        lock.take()
        storeAndSend(self, element)
    }

    /// Delivers an element. It is called under the lock, which it releases.
    @usableFromInline
    func deliver(_ element: Element) {
        let row = audience.pin()
        lock.leave()
        audience.deliver(element, to: row)
        audience.unpin()
    }

    override func onError(_ error: Swift.Error) { stop(.error(error)) }
    override func onCompleted() { stop(.completed) }

    private func stop(_ ending: Ending) {
        if isDisposed || isStopped.exchange(true, ordering: .acquiringAndReleasing) { return }
        parent.forget(self)
        audience.deliverStop(ending, to: audience.pinAndClear())
        audience.unpin()
        dispose()
    }

    override func disposed() {
        root = nil
        parent.forget(self)
    }

    func closeRun() {
        // A run that is ending releases its source itself, after all subscribers have received the end.
        if parent.leave(self), !isStopped.load(ordering: .acquiring) { dispose() }
    }
}

/// The entry of a subscriber, and the element to replay to it.
private struct ShareEntry<Element> {
    /// The number of the subscriber in the audience.
    let seat: Int
    var newcomer: ReplayingReceiver<Element>?
    var last: Element?

    func replay(to receiver: Receiver<Element>) {
        if let last { receiver.onNext(last) }
        newcomer?.endReplay()
    }
}

private final class ShareSeat<Element>: DisposeBase, Cancelable, UnretainedSubscription {
    private let run: ShareRun<Element>
    private let seat: Int
    private let left = Atomic<Bool>(false)

    init(_ run: ShareRun<Element>, _ seat: Int) {
        self.run = run
        self.seat = seat
    }

    var isDisposed: Bool { left.load(ordering: .relaxed) }

    var remains: Cancelable? {
        Remains.Pair(run.audience.remains(of: seat), Remains.Part(of: run, hasEnded: \.isDisposed) { $0.closeRun() })
    }

    override func dispose() {
        if left.exchange(true, ordering: .acquiringAndReleasing) { return }
        run.audience.remove(seat)
        run.closeRun()
    }
}
