/// A subscription that its source does not retain. After the caller discards it, the source still delivers events, and
/// only `remains` can end it.
protocol UnretainedSubscription: AnyObject {
    /// A subscription with the same effect, which retains neither source nor receiver.
    var remains: Cancelable? { get }
}

enum Remains {
    /// Returns what can end a chain after its handle was discarded.
    static func of(_ chain: AnySubscription?) -> Cancelable? {
        guard let chain else { return nil }
        if let chain = chain as? UnretainedSubscription { return chain.remains }
        return WeakSubscription(chain)
    }

    /// Ends a subscription that its source retains.
    private final class WeakSubscription: Cancelable {
        private weak var chain: AnySubscription?

        init(_ chain: AnySubscription) { self.chain = chain }

        var isDisposed: Bool {
            guard let chain else { return true }
            return (chain as? Cancelable)?.isDisposed ?? false
        }

        func dispose() { chain?.dispose() }
    }

    /// Ends a subscription of two parts, of which either ends it.
    final class Pair: Cancelable {
        private let first, second: Cancelable?

        init(_ first: Cancelable?, _ second: Cancelable?) { (self.first, self.second) = (first, second) }

        var isDisposed: Bool { first?.isDisposed ?? false || second?.isDisposed ?? false }

        func dispose() {
            first?.dispose()
            second?.dispose()
        }
    }

    /// Calls a closure that ends a subscription of an object, as long as the object exists.
    final class Part<Object: AnyObject>: Cancelable {
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
