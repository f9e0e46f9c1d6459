extension Disposable {
    /// Adds the disposable to a bag, which disposes it when the bag is freed.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// A bag that disposes its members, in the order in which they were added, when it is freed.
public final class DisposeBag: DisposeBase {
    private var members: [AnySubscription] = []
    private var isDisposed = false
    private let lock = Lock()

    /// Creates an empty bag.
    public override init() { super.init() }

    /// Adds a disposable; a bag that is being freed disposes it at once.
    public func insert(_ disposable: Disposable) {
        guard let member = disposable._subscription else { return }
        lock.acquire()
        let isRefused = isDisposed
        if !isRefused { members.append(member) }
        lock.release()
        if isRefused { member.dispose() }
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
    /// Creates a bag with the given members.
    public convenience init(disposing disposables: Disposable...) {
        self.init()
        insert(disposables)
    }

    /// Creates a bag with the given members.
    public convenience init(disposing disposables: [Disposable]) {
        self.init()
        insert(disposables)
    }

    /// Creates a bag with the disposables that a builder block lists.
    public convenience init(@DisposableBuilder builder: () -> [Disposable]) {
        self.init(disposing: builder())
    }

    /// Adds disposables.
    public func insert(_ disposables: Disposable...) { insert(disposables) }

    /// Adds disposables.
    public func insert(_ disposables: [Disposable]) {
        for disposable in disposables { insert(disposable) }
    }

    /// Adds the disposables that a builder block lists.
    public func insert(@DisposableBuilder builder: () -> [Disposable]) { insert(builder()) }

    /// The result builder for blocks of disposables.
    @resultBuilder
    public struct DisposableBuilder {
        public static func buildBlock(_ disposables: Disposable...) -> [Disposable] { disposables }
    }
}
