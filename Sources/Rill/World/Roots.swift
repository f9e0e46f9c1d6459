/// The active subscriptions of a world, which the world ends at its own end: the stages of a running chain retain each
/// other.
///
/// Entries are weak; the end of each chain holds one. A chain that ends by itself, because its source does, is freed as
/// outside a world.
final class Roots {
    /// True while a world ends its remaining subscriptions. Guarded by the world lock.
    nonisolated(unsafe) private(set) static var isEnding = false

    private let lock = Lock()
    private unowned(unsafe) var first: Root?
    /// The number of roots created so far, without shared connections.
    private(set) var made = 0

    func add(_ root: Root) -> Root {
        lock.withLock {
            // Shared connections are not listed.
            if !root.isShared { made += 1 }
            root.number = made
            root.next = first
            first?.previous = root
            first = root
        }
        return root
    }

    fileprivate func remove(_ root: Root) {
        lock.withLock {
            if let previous = root.previous { previous.next = root.next } else { first = root.next }
            root.next?.previous = root.previous
        }
    }

    /// The active subscriptions made after the first `mark`, without shared connections; the oldest first.
    func ongoing(since mark: Int) -> [World.Subscription] {
        lock.withLock {
            var found: [World.Subscription] = []
            var root = first
            while let current = root, current.number > mark {
                if !current.isShared, current.isLive { found.append(World.Subscription(current)) }
                root = current.next
            }
            return found.reversed()
        }
    }

    /// Disposes the chains, the oldest first; subscribers receive no event.
    func disposeAll() {
        let chains: [AnyObject] = lock.withLock {
            var chains: [AnyObject] = []
            var root = first
            while let current = root {
                if let chain = current.chain ?? current.remains as AnyObject? { chains.append(chain) }
                root = current.next
            }
            return chains
        }
        Roots.isEnding = true
        defer { Roots.isEnding = false }
        for chain in chains.reversed() { (chain as? Disposable)?.dispose() }
    }
}

/// One live subscription in the world's list.
final class Root {
    private let roots: Roots
    fileprivate private(set) weak var chain: AnyObject?
    fileprivate var number = 0
    /// The disposable that the subscriber received; disposing it also releases the subscriber.
    private weak var handle: AnyObject?
    /// Replaces the chain after the handle was discarded, if nothing else retains the chain.
    fileprivate private(set) var remains: Cancelable?
    /// The subscriber whose handle was discarded.
    private weak var subscriber: Subscriber?
    /// True for the connection of a shared source, which ends with its last subscriber.
    fileprivate let isShared: Bool
    /// The recorder's lane that was delivering or subscribing when this subscription was made; nil if there is none.
    fileprivate let lane: Int32?
    fileprivate unowned(unsafe) var next: Root?
    fileprivate unowned(unsafe) var previous: Root?

    private init(_ world: World, _ chain: AnySubscription?, handle: AnyObject?, isShared: Bool) {
        roots = world.roots
        lane = world.recordedLane?()
        self.handle = handle
        self.chain = chain
        self.isShared = isShared
    }

    deinit { roots.remove(self) }

    /// Creates a root; nil outside a world. Without a handle, the caller receives the chain itself, which it may
    /// discard.
    @inline(__always)
    static func of(_ chain: AnySubscription?, handle: AnyObject? = nil, isShared: Bool = false) -> Root? {
        World.withCurrent {
            guard $0.holdsLock else { return nil }
            let root = $0.roots.add(Root($0, chain, handle: handle, isShared: isShared))
            if handle == nil, !isShared { root.remains = (chain as? UnretainedSubscription)?.remains }
            return root
        } ?? nil
    }

    /// Called when the handle of an active subscription is freed.
    func discard(_ chain: AnySubscription?, of subscriber: Subscriber) {
        remains = Remains.of(chain)
        self.subscriber = subscriber
    }

    fileprivate var isLive: Bool {
        guard let object = handle ?? chain else { return remains.map { !$0.isDisposed } ?? false }
        return (object as? Cancelable).map { !$0.isDisposed } ?? false
    }

    fileprivate func end() {
        if let handle = handle as? Disposable { return handle.dispose() }
        let (whole, subscriber) = (chain as? Disposable ?? remains, subscriber)
        remains = nil
        whole?.dispose()
        subscriber?.abandoned()
    }
}

extension World {
    /// An active subscription that can be ended later; it retains nothing.
    public struct Subscription {
        private weak var root: Root?
        /// The number in order of creation; see `subscriptionMark`.
        public let number: Int
        /// The recorder's lane that was delivering or subscribing when this subscription was made; nil if there was none.
        public let lane: Int32?

        fileprivate init(_ root: Root) {
            self.root = root
            number = root.number
            lane = root.lane
        }

        public var isLive: Bool { root?.isLive ?? false }

        public func end() { root?.end() }
    }
}
