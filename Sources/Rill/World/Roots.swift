/// The active subscriptions of a world, which the world ends at its own end: the stages of a running chain retain each
/// other.
///
/// Entries are weak; the end of each chain holds one. A chain that ends by itself, because its source does, is freed as
/// outside a world.
final class LiveSubscriptions {
    /// True while a world ends its remaining subscriptions. Guarded by the world lock.
    nonisolated(unsafe) private(set) static var isEnding = false

    private let lock = Lock()
    private unowned(unsafe) var first: LiveSubscription?
    /// The number of roots created so far.
    private(set) var createdCount = 0

    func add(_ chain: AnySubscription?, handle: AnyObject?, isShared: Bool) -> LiveSubscription {
        let root = LiveSubscription(self, chain, handle: handle, isShared: isShared)
        lock.withLock {
            createdCount += 1
            root.number = createdCount
            root.next = first
            first?.previous = root
            first = root
        }
        return root
    }

    fileprivate func remove(_ root: LiveSubscription) {
        lock.withLock {
            if let previous = root.previous { previous.next = root.next } else { first = root.next }
            root.next?.previous = root.previous
        }
    }

    /// The number of active subscriptions made after the first `mark`.
    func liveCount(since mark: Int) -> Int {
        lock.withLock {
            var count = 0
            var root = first
            while let current = root, current.number > mark {
                if let chain = current.chain as? Cancelable, !chain.isDisposed { count += 1 }
                root = current.next
            }
            return count
        }
    }

    /// The active subscriptions made after the first `mark`, without shared connections; the oldest first.
    func ongoing(since mark: Int) -> [World.Subscription] {
        lock.withLock {
            var found: [World.Subscription] = []
            var root = first
            while let current = root, current.number > mark {
                if !current.isShared, let chain = current.chain as? Cancelable, !chain.isDisposed {
                    found.append(World.Subscription(current.handle ?? chain as AnyObject, number: current.number))
                }
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
                if let chain = current.chain { chains.append(chain) }
                root = current.next
            }
            return chains
        }
        LiveSubscriptions.isEnding = true
        defer { LiveSubscriptions.isEnding = false }
        for chain in chains.reversed() { (chain as? Disposable)?.dispose() }
    }
}

/// One live subscription in the world's list.
final class LiveSubscription {
    private let roots: LiveSubscriptions
    fileprivate private(set) weak var chain: AnyObject?
    fileprivate var number = 0
    /// The disposable that the subscriber received; disposing it also releases the subscriber.
    fileprivate private(set) weak var handle: AnyObject?
    /// True for the connection of a shared source, which ends with its last subscriber.
    fileprivate let isShared: Bool
    fileprivate unowned(unsafe) var next: LiveSubscription?
    fileprivate unowned(unsafe) var previous: LiveSubscription?

    fileprivate init(_ roots: LiveSubscriptions, _ chain: AnyObject?, handle: AnyObject?, isShared: Bool) {
        self.roots = roots
        self.handle = handle
        self.chain = chain
        self.isShared = isShared
    }

    deinit { roots.remove(self) }

    /// Creates a root; nil outside a world.
    @inline(__always)
    static func of(_ chain: AnySubscription?, handle: AnyObject? = nil, isShared: Bool = false) -> LiveSubscription? {
        World.withCurrent { $0.holdsLock ? $0.liveSubscriptions.add(chain, handle: handle, isShared: isShared) : nil }
            ?? nil
    }
}

extension World {
    /// An active subscription that can be ended later; it retains nothing.
    public struct Subscription {
        private weak var handle: AnyObject?
        /// The number in order of creation; see `subscriptionMark`.
        public let number: Int

        init(_ handle: AnyObject, number: Int) {
            self.handle = handle
            self.number = number
        }

        public var isLive: Bool { (handle as? Cancelable).map { !$0.isDisposed } ?? false }

        public func end() { (handle as? Disposable)?.dispose() }
    }
}
