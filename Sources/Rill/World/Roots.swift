/// The subscriptions of a world that nobody has ended yet, so that the world's end can: the stages of a running chain hold
/// each other.
///
/// Known weakly, one entry kept by the end of each chain: what goes away by itself, because its source has, does so as
/// outside of a world.
final class Roots {
    /// Whether a world is just ending what is left: no event of anything.
    nonisolated(unsafe) private(set) static var isEnding = false

    private let lock = Lock()
    private unowned(unsafe) var first: Root?
    /// How many there ever were.
    private(set) var made = 0

    func add(_ chain: Disposable) -> Root {
        let root = Root(self, chain as AnyObject)
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

/// One of them.
final class Root {
    private let roots: Roots
    fileprivate private(set) weak var chain: AnyObject?
    fileprivate var number = 0
    fileprivate unowned(unsafe) var next: Root?
    fileprivate unowned(unsafe) var previous: Root?

    fileprivate init(_ roots: Roots, _ chain: AnyObject) {
        self.roots = roots
        self.chain = chain
    }

    deinit { roots.remove(self) }

    /// Nil where no world is installed.
    @inline(__always)
    static func of(_ chain: Disposable) -> Root? {
        World.withCurrent { $0.holdsBaton ? $0.roots.add(chain) : nil } ?? nil
    }
}
