/// A subscription that its source does not retain. After the caller discards the subscription, the source still
/// delivers events, and only `unretained` can end the delivery.
protocol UnretainedSubscription: AnyObject {
    /// A handle with the same effect as the subscription, which retains neither source nor receiver.
    var unretained: Cancelable? { get }
}

enum UnretainedDisposables {
    /// Returns an object that can end a chain after its handle was discarded.
    static func of(_ chain: AnySubscription?) -> Cancelable? {
        guard let chain else { return nil }
        if let chain = chain as? UnretainedSubscription { return chain.unretained }
        return WeakSubscription(chain)
    }

    /// Ends a subscription that its source retains, without retaining the subscription.
    private final class WeakSubscription: Cancelable {
        private weak var chain: AnySubscription?

        init(_ chain: AnySubscription) { self.chain = chain }

        var isDisposed: Bool {
            guard let chain else { return true }
            return (chain as? Cancelable)?.isDisposed ?? false
        }

        func dispose() { chain?.dispose() }
    }

    /// Ends a subscription of two parts; ending either part ends the subscription.
    final class Pair: Cancelable {
        private let first, second: Cancelable?

        init(_ first: Cancelable?, _ second: Cancelable?) { (self.first, self.second) = (first, second) }

        var isDisposed: Bool { first?.isDisposed ?? false || second?.isDisposed ?? false }

        func dispose() {
            first?.dispose()
            second?.dispose()
        }
    }

    /// Ends the subscription of an object with a closure, as long as the object exists.
    final class UnretainedPart<Object: AnyObject>: Cancelable {
        private weak var object: Object?
        private let hasEnded: (Object) -> Bool
        private let end: (Object) -> Void

        init(of object: Object, hasEnded: @escaping (Object) -> Bool, end: @escaping (Object) -> Void) {
            (self.object, self.hasEnded, self.end) = (object, hasEnded, end)
        }

        var isDisposed: Bool { object.map(hasEnded) ?? true }

        func dispose() { object.map(end) }
    }
}
