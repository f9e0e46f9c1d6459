/// The base class of the engine's subscriptions and disposables. A reference to it has one word, where an existential
/// `Disposable` has five. Inside the engine, nil stands for a subscription with nothing to dispose.
public class AnySubscription {
    @usableFromInline init() {}

    /// Ends the subscription. Further calls have no effect.
    @usableFromInline func dispose() { fatalError("abstract") }

    /// Ends the subscription of a subscriber that stores it. An audience finds the subscriber by its seat number.
    func end(of subscriber: Subscriber) { dispose() }
}

/// A box for a disposable of another module.
final class DisposableBox: AnySubscription, Disposable {
    let disposable: Disposable

    init(_ disposable: Disposable) { self.disposable = disposable }

    override func dispose() { disposable.dispose() }
}

extension Disposables {
    /// Returns the disposable that was passed in, without its box.
    static func unboxedDisposable(_ hold: AnySubscription?) -> Disposable {
        guard let hold else { return create() }
        if let subscriber = hold as? Subscriber { return subscriber }
        return (hold as? DisposableBox)?.disposable ?? hold as? Disposable ?? create()
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

    deinit {
        IterativeRelease.release((firstSubscription, secondSubscription)) {
            (firstSubscription, secondSubscription) = (nil, nil)
        }
    }

    var unretained: Cancelable? {
        UnretainedDisposables.Pair(
            UnretainedDisposables.of(firstSubscription), UnretainedDisposables.of(secondSubscription))
    }

    override func disposeOnce() {
        firstSubscription?.dispose()
        secondSubscription?.dispose()
        firstSubscription = nil
        secondSubscription = nil
    }
}
