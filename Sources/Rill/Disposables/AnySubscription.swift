/// A subscription inside the engine: a class reference, which is smaller and faster to copy than an existential
/// `Disposable` of five words. It is nil if there is nothing to dispose.
@usableFromInline typealias AnySubscription = any AnyObject & Disposable

/// A box for a disposable that is not a class instance.
final class DisposableBox: Disposable {
    let disposable: Disposable

    init(_ disposable: Disposable) { self.disposable = disposable }

    func dispose() { disposable.dispose() }
}

extension Disposables {
    /// Returns the disposable that was passed in, without its box.
    static func unboxedDisposable(_ hold: AnySubscription?) -> Disposable {
        (hold as? DisposableBox)?.disposable ?? hold ?? create()
    }

    /// Returns a subscription that disposes both, in this order.
    static func combinedSubscription(_ first: AnySubscription?, _ second: AnySubscription?) -> AnySubscription? {
        guard let first else { return second }
        guard let second else { return first }
        return PairDisposable(first, second)
    }
}

final class PairDisposable: OnceDisposable, UnretainedSubscription {
    private var firstSubscription: AnySubscription?
    private var secondSubscription: AnySubscription?

    init(_ firstSubscription: AnySubscription?, _ secondSubscription: AnySubscription?) {
        self.firstSubscription = firstSubscription
        self.secondSubscription = secondSubscription
    }

    deinit { IterativeRelease.release((firstSubscription, secondSubscription)) { (firstSubscription, secondSubscription) = (nil, nil) } }

    var unretained: Cancelable? { UnretainedDisposables.Pair(UnretainedDisposables.of(firstSubscription), UnretainedDisposables.of(secondSubscription)) }

    override func disposeOnce() {
        firstSubscription?.dispose()
        secondSubscription?.dispose()
        firstSubscription = nil
        secondSubscription = nil
    }
}
