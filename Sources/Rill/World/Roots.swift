/// The subscriptions of a world that nobody has ended yet, so that the world's end can: the stages of a running chain hold
/// each other.
///
/// Known weakly, one entry kept by the end of each chain: what goes away by itself, because its source has, does so as
/// outside of a world.
final class Roots {
    /// True while a world ends its remaining subscriptions.
    nonisolated(unsafe) private(set) static var isEnding = false

    private let lock = Lock()
    private unowned(unsafe) var first: Root?
    /// The number of roots created so far.
    private(set) var made = 0

    func add(_ chain: AnySubscription?, handle: AnyObject?, isShared: Bool) -> Root {
        let root = Root(self, chain, handle: handle, isShared: isShared)
        lock.withLock {
            made += 1
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

    /// How many of those that were made after the first so many go on.
    func live(since mark: Int) -> Int {
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

    /// Live subscriptions made after the first `mark`, without the shared runs of sources; the oldest first.
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

    /// Disposes the chains, the oldest first; whoever subscribed hears nothing of it.
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
    /// The disposable that the subscriber was given: disposing it tells the subscriber too.
    fileprivate private(set) weak var handle: AnyObject?
    /// True for the run of a shared source, which ends with its last subscriber.
    fileprivate let isShared: Bool
    fileprivate unowned(unsafe) var next: Root?
    fileprivate unowned(unsafe) var previous: Root?

    fileprivate init(_ roots: Roots, _ chain: AnyObject?, handle: AnyObject?, isShared: Bool) {
        self.roots = roots
        self.handle = handle
        self.chain = chain
        self.isShared = isShared
    }

    deinit { roots.remove(self) }

    /// Nil where no world is installed.
    @inline(__always)
    static func of(_ chain: AnySubscription?, handle: AnyObject? = nil, isShared: Bool = false) -> Root? {
        World.withCurrent { $0.holdsLock ? $0.roots.add(chain, handle: handle, isShared: isShared) : nil } ?? nil
    }
}

extension World {
    /// A subscription that goes on, for whoever wants to end it later; it keeps nothing alive.
    public struct Subscription {
        private weak var handle: AnyObject?
        /// Number of the subscription among all that were made; see `subscriptionMark`.
        public let number: Int

        init(_ handle: AnyObject, number: Int) {
            self.handle = handle
            self.number = number
        }

        public var isLive: Bool { (handle as? Cancelable).map { !$0.isDisposed } ?? false }

        public func end() { (handle as? Disposable)?.dispose() }
    }
}
