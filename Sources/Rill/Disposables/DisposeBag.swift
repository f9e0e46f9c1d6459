extension Disposable {
    /// Disposes with the bag.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// Disposes its members, in the order of their insertion, when it goes away.
public final class DisposeBag: DisposeBase {
    private var members: [Disposable] = []
    private var isDisposed = false
    private let lock = Lock()

    /// An empty bag.
    public override init() { super.init() }

    /// Adds one; a bag that is going away disposes it at once.
    public func insert(_ disposable: Disposable) {
        let refused = lock.withLock {
            if isDisposed { return true }
            members.append(disposable)
            return false
        }
        if refused { disposable.dispose() }
    }

    deinit {
        let members = lock.withLock {
            isDisposed = true
            defer { self.members = [] }
            return self.members
        }
        for member in members { member.dispose() }
    }
}

extension DisposeBag {
    /// A bag that holds some from the start.
    public convenience init(disposing disposables: Disposable...) {
        self.init()
        insert(disposables)
    }

    /// A bag that holds some from the start.
    public convenience init(disposing disposables: [Disposable]) {
        self.init()
        insert(disposables)
    }

    /// A bag of what a block lists.
    public convenience init(@DisposableBuilder builder: () -> [Disposable]) {
        self.init(disposing: builder())
    }

    /// Adds some.
    public func insert(_ disposables: Disposable...) { insert(disposables) }

    /// Adds some.
    public func insert(_ disposables: [Disposable]) {
        for disposable in disposables { insert(disposable) }
    }

    /// Adds what a block lists.
    public func insert(@DisposableBuilder builder: () -> [Disposable]) { insert(builder()) }

    /// Collects the lines of a block.
    @resultBuilder
    public struct DisposableBuilder {
        public static func buildBlock(_ disposables: Disposable...) -> [Disposable] { disposables }
    }
}
