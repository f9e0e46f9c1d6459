extension Disposables {
    /// Returns a disposable that disposes two others, in this order.
    public static func create(_ disposable1: Disposable, _ disposable2: Disposable) -> Cancelable {
        PairDisposable(disposable1._subscription, disposable2._subscription)
    }

    /// Returns a disposable that disposes three others, in this order.
    public static func create(
        _ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable
    ) -> Cancelable {
        GroupDisposable([disposable1, disposable2, disposable3])
    }

    /// Returns a disposable that disposes all of these: the fourth and later ones first, then the first three in order.
    public static func create(
        _ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable, _ disposables: Disposable...
    ) -> Cancelable {
        GroupDisposable(disposables + [disposable1, disposable2, disposable3])
    }

    /// Returns a disposable that disposes all of these, in order.
    public static func create(_ disposables: [Disposable]) -> Cancelable { makeGroup(disposables) }

    static func makeGroup(_ disposables: [Disposable]) -> AnySubscription & Cancelable {
        switch disposables.count {
        case 2: return PairDisposable(disposables[0]._subscription, disposables[1]._subscription)
        default: return GroupDisposable(disposables)
        }
    }
}

private final class GroupDisposable: OnceDisposable {
    private var members: [Disposable]

    init(_ members: [Disposable]) { self.members = members }

    deinit { IterativeRelease.release(members) { members = [] } }

    override func disposeOnce() {
        let members = self.members
        self.members = []
        for member in members { member.dispose() }
    }
}
