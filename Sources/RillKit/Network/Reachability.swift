import Rill

/// Whether servers can be reached.
///
///     print(Reachability().isReachable)
///     // true
///
/// See also: network.
public final class Reachability: ReactiveCompatible {
    public init() {}

    public var isReachable: Bool { network.isOnline }
}

extension Reactive where Base: Reachability {
    /// Whether the device is online: now, and at each change.
    public static var reachable: Observable<Bool> {
        Observable.create { observer in
            observer.onNext(network.isOnline)
            return Disposables.create(with: network.onChange { observer.onNext($0) })
        }
    }

    public static var isConnected: Observable<Void> { reachable.filter { $0 }.map { _ in } }
    public static var isDisconnected: Observable<Void> { reachable.filter { !$0 }.map { _ in } }
}
