/// The active subscriptions of a world. The world disposes them when it is closed, because the stages of a running
/// chain retain each other.
///
/// The list retains no entry; the last stage of each chain retains its entry. A chain whose source ends is freed as it
/// is outside a world.
final class LiveSubscriptions {
    /// True while a world disposes its remaining subscriptions. The world lock guards this variable.
    nonisolated(unsafe) private(set) static var isProcessEnding = false

    private let lock = Lock()
    private unowned(unsafe) var firstSubscription: LiveSubscription?
    /// The number of subscriptions created so far, without shared connections.
    private(set) var createdCount = 0

    func addSubscription(_ root: LiveSubscription) -> LiveSubscription {
        lock.withLock {
            // Shared connections are not counted.
            if !root.isShared { createdCount += 1 }
            root.subscriptionNumber = createdCount
            root.nextSubscription = firstSubscription
            firstSubscription?.previousSubscription = root
            firstSubscription = root
        }
        return root
    }

    fileprivate func removeSubscription(_ root: LiveSubscription) {
        lock.withLock {
            if let previous = root.previousSubscription {
                previous.nextSubscription = root.nextSubscription
            } else {
                firstSubscription = root.nextSubscription
            }
            root.nextSubscription?.previousSubscription = root.previousSubscription
        }
    }

    /// The active subscriptions made after the first `mark` ones, without shared connections; the oldest comes first.
    func liveSubscriptions(since mark: Int) -> [World.Subscription] {
        lock.withLock {
            var found: [World.Subscription] = []
            var root = firstSubscription
            while let current = root, current.subscriptionNumber > mark {
                if !current.isShared, current.isLive { found.append(World.Subscription(current)) }
                root = current.nextSubscription
            }
            return found.reversed()
        }
    }

    /// Disposes the chains, the oldest one first; subscribers receive no event.
    func disposeAll() {
        let chains: [AnyObject] = lock.withLock {
            var chains: [AnyObject] = []
            var root = firstSubscription
            while let current = root {
                if let chain = current.chain ?? current.unretainedParts as AnyObject? { chains.append(chain) }
                root = current.nextSubscription
            }
            return chains
        }
        LiveSubscriptions.isProcessEnding = true
        defer { LiveSubscriptions.isProcessEnding = false }
        for chain in chains.reversed() { (chain as? Disposable)?.dispose() }
    }
}

/// An active subscription in the list of the world.
final class LiveSubscription {
    private let list: LiveSubscriptions
    fileprivate private(set) weak var chain: AnyObject?
    fileprivate var subscriptionNumber = 0
    /// The disposable that the subscriber received; disposing it also releases the subscriber.
    private weak var subscriptionHandle: AnyObject?
    /// An object that ends the chain after the handle was discarded, if nothing else retains the chain.
    fileprivate private(set) var unretainedParts: Cancelable?
    /// The subscriber whose handle was discarded.
    private weak var subscriber: Subscriber?
    /// True for the connection of a shared source, which ends with its last subscriber.
    fileprivate let isShared: Bool
    /// The recorder's lane that delivered or subscribed when this subscription was made; nil if there was none.
    fileprivate let lane: Int32?
    fileprivate unowned(unsafe) var nextSubscription: LiveSubscription?
    fileprivate unowned(unsafe) var previousSubscription: LiveSubscription?

    private init(_ world: World, _ chain: AnySubscription?, subscriptionHandle: AnyObject?, isShared: Bool) {
        list = world.liveSubscriptions
        lane = world.recordedLane?()
        self.subscriptionHandle = subscriptionHandle
        self.chain = chain
        self.isShared = isShared
    }

    deinit { list.removeSubscription(self) }

    /// Creates the entry of a subscription; returns nil outside a world. Without a handle, the caller receives the
    /// chain itself, which it may discard.
    @inline(__always)
    static func of(_ chain: AnySubscription?, handle: AnyObject? = nil, isShared: Bool = false) -> LiveSubscription? {
        World.withCurrent {
            guard $0.holdsLock else { return nil }
            let root = $0.liveSubscriptions.addSubscription(
                LiveSubscription($0, chain, subscriptionHandle: handle, isShared: isShared))
            if handle == nil, !isShared { root.unretainedParts = (chain as? UnretainedSubscription)?.unretained }
            return root
        } ?? nil
    }

    /// The function is called when the handle of an active subscription is freed.
    func discard(_ chain: AnySubscription?, of subscriber: Subscriber) {
        unretainedParts = UnretainedDisposables.of(chain)
        self.subscriber = subscriber
    }

    fileprivate var isLive: Bool {
        guard let object = subscriptionHandle ?? chain else { return unretainedParts.map { !$0.isDisposed } ?? false }
        return (object as? Cancelable).map { !$0.isDisposed } ?? false
    }

    fileprivate func endSubscription() {
        if let handle = subscriptionHandle as? Disposable { return handle.dispose() }
        let (whole, subscriber) = (chain as? Disposable ?? unretainedParts, subscriber)
        unretainedParts = nil
        whole?.dispose()
        subscriber?.handleDisposedFromOutside()
    }
}

extension World {
    /// An active subscription that can be ended later. The value retains nothing.
    public struct Subscription {
        private weak var root: LiveSubscription?
        /// The number of the subscription in the order of creation; see `subscriptionMark`.
        public let number: Int
        /// The recorder's lane that delivered or subscribed when this subscription was made; nil if there was none.
        public let lane: Int32?

        fileprivate init(_ root: LiveSubscription) {
            self.root = root
            number = root.subscriptionNumber
            lane = root.lane
        }

        public var isLive: Bool { root?.isLive ?? false }

        public func end() { root?.endSubscription() }
    }
}
