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
        case (.whileConnected, 0): return Share(asObservable(), makeReplayStorage: nil)
        case (.whileConnected, 1):
            return Share(asObservable()) {
                let last = Slot<Element>()
                return (
                    last,
                    { run, element in
                        guard last.isFull else {
                            last.store(element)
                            return run.deliver(element)
                        }
                        // The previous element is freed after the lock is released, because its `deinit` may run code
                        // of a program.
                        let before = last.take()
                        last.store(element)
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
    @usableFromInline typealias ReplayStorage = (last: Slot<Element>, pass: (ShareRun<Element>, Element) -> Void)

    private let source: SourceReference<Element>
    /// Creates the buffer for the elements to replay; nil if no element is replayed.
    private let makeReplayStorage: (() -> ReplayStorage)?
    private let lock = Lock()
    private var currentRun: ShareRun<Element>?

    @usableFromInline
    init(_ source: Observable<Element>, makeReplayStorage: (() -> ReplayStorage)?) {
        self.source = SourceReference(source)
        self.makeReplayStorage = makeReplayStorage
        super.init()
    }

    override func subscribeCore(_ receiver: Receiver<Element>) -> AnySubscription? {
        // A subscriber joins under the lock. A run that ends is removed under the lock before it sends the stop event,
        // so a subscriber that finds a run also receives its end.
        let (run, entry, isNew) = lock.withLock {
            if let currentRun, currentRun.addSubscriber() { return (currentRun, currentRun.add(receiver), false) }
            let run = ShareRun(self, makeReplayStorage?())
            currentRun = run
            return (run, run.add(receiver), true)
        }
        entry.replay(to: receiver)
        if isNew {
            // This is set before the source runs, because the source may end the run on another thread.
            run.liveSubscription = LiveSubscription.of(run, isShared: true)
            run.setUpstream(source.attach(run))
        }
        return ShareSeat(run, entry.seat)
    }

    /// Removes a subscriber from a run. Returns true if it was the last one.
    func removeSubscriber(_ run: ShareRun<Element>) -> Bool {
        lock.withLock {
            if !run.removeSubscriber() { return false }
            if currentRun === run { currentRun = nil }
            return true
        }
    }

    /// Removes a run that has ended.
    func releaseRun(_ run: ShareRun<Element>) {
        lock.withLock { if currentRun === run { currentRun = nil } }
    }
}

/// One subscription to the source with its current subscribers.
@usableFromInline
final class ShareRun<Element>: SourceReceiver<Element> {
    private let parent: Share<Element>
    fileprivate let audience = ObserverList<Element>()
    private let lastElement: Slot<Element>?
    // The closure that stores and sends an element. It is not optional, because calling a closure in a non-optional
    // constant costs no retain.
    private let storeAndSend: (ShareRun<Element>, Element) -> Void
    private let replaysElements: Bool
    private let lock = Lock()
    private let isStopped = Atomic<Bool>(false)
    /// The entry of the run in the world's list of subscriptions: a run without an owner stays active.
    var liveSubscription: LiveSubscription?
    // The number of subscribers. Guarded by the parent's lock.
    private var subscriberCount = 1

    fileprivate init(_ parent: Share<Element>, _ keeper: Share<Element>.ReplayStorage?) {
        self.parent = parent
        lastElement = keeper?.last
        if let keeper { storeAndSend = keeper.pass } else { storeAndSend = { _, _ in } }
        replaysElements = keeper != nil
    }

    deinit { audience.freeSubscribers() }

    func addSubscriber() -> Bool {
        if subscriberCount == 0 { return false }
        subscriberCount += 1
        return true
    }

    func removeSubscriber() -> Bool {
        subscriberCount -= 1
        return subscriberCount == 0
    }

    /// Adds a receiver. The function is called under the parent's lock. The caller replays the returned element after
    /// releasing the lock.
    fileprivate func add(_ receiver: Receiver<Element>) -> ShareEntry<Element> {
        guard let room = lastElement else { return ShareEntry(seat: audience.add(receiver)) }
        return lock.withLock {
            guard room.isFull else { return ShareEntry(seat: audience.add(receiver)) }
            let newcomer = ReplayingReceiver(receiver, letsNestedPass: false)
            return ShareEntry(seat: audience.add(newcomer), replayingReceiver: newcomer, lastElement: room.element)
        }
    }

    override func onNext(_ element: Element) {
        if isDisposed || isStopped.load(ordering: .relaxed) { return }
        if !replaysElements { return audience.send(element) }
        lock.acquire()
        storeAndSend(self, element)
    }

    /// Delivers an element. It is called under the lock, which it releases.
    @usableFromInline
    func deliver(_ element: Element) {
        let row = audience.pinCurrentRow()
        lock.release()
        audience.deliver(element, to: row)
        audience.unpinRow()
    }

    override func onError(_ error: Swift.Error) { stopRun(.error(error)) }
    override func onCompleted() { stopRun(.completed) }

    private func stopRun(_ ending: Ending) {
        if isDisposed || isStopped.exchange(true, ordering: .acquiringAndReleasing) { return }
        parent.releaseRun(self)
        audience.deliverStop(ending, to: audience.pinAndClearRow())
        audience.unpinRow()
        dispose()
    }

    override func handleDisposed() {
        liveSubscription = nil
        parent.releaseRun(self)
    }

    func closeRun() {
        // A run that is ending releases its source itself, after all subscribers have received the end.
        if parent.removeSubscriber(self), !isStopped.load(ordering: .acquiring) { dispose() }
    }
}

/// The entry of a subscriber, and the element to replay to it.
private struct ShareEntry<Element> {
    /// The number of the subscriber in the audience.
    let seat: Int
    var replayingReceiver: ReplayingReceiver<Element>?
    var lastElement: Element?

    func replay(to receiver: Receiver<Element>) {
        if let lastElement { receiver.onNext(lastElement) }
        replayingReceiver?.endReplay()
    }
}

private final class ShareSeat<Element>: DisposeBase, Cancelable, UnretainedSubscription {
    private let shareRun: ShareRun<Element>
    private let seat: Int
    private let hasLeft = Atomic<Bool>(false)

    init(_ shareRun: ShareRun<Element>, _ seat: Int) {
        self.shareRun = shareRun
        self.seat = seat
    }

    var isDisposed: Bool { hasLeft.load(ordering: .relaxed) }

    var unretained: Cancelable? {
        UnretainedDisposables.Pair(
            shareRun.audience.unretained(of: seat),
            UnretainedDisposables.UnretainedPart(of: shareRun, hasEnded: \.isDisposed) { $0.closeRun() })
    }

    override func dispose() {
        if hasLeft.exchange(true, ordering: .acquiringAndReleasing) { return }
        shareRun.audience.remove(seat)
        shareRun.closeRun()
    }
}
