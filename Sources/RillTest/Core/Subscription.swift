/// The times at which an observable was subscribed and disposed.
public struct Subscription: Hashable, Sendable {
    public let subscribe: Int
    /// `Int.max` while the subscription is active.
    public let unsubscribe: Int

    public init(_ subscribe: Int) {
        self.init(subscribe, .max)
    }

    public init(_ subscribe: Int, _ unsubscribe: Int) {
        self.subscribe = subscribe
        self.unsubscribe = unsubscribe
    }
}

extension Subscription: CustomDebugStringConvertible {
    public var debugDescription: String {
        "(\(subscribe): \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))"
    }
}
