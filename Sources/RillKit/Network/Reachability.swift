import Rill

/// Reports if the network is reachable.
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
    /// Sends true if the device is online and false otherwise, at subscription and at each change.
    public static var reachable: Observable<Bool> {
        Observable.create { observer in
            observer.onNext(network.isOnline)
            return Disposables.create(with: network.onChange { observer.onNext($0) })
        }
    }

    public static var isConnected: Observable<Void> { reachable.filter { $0 }.map { _ in } }
    public static var isDisconnected: Observable<Void> { reachable.filter { !$0 }.map { _ in } }
}
