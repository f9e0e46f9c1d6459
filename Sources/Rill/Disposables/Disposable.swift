/// A resource or subscription that can be disposed.
public protocol Disposable {
    /// Ends the subscription or frees the resource. Further calls have no effect.
    func dispose()

    /// A reference that disposes this disposable: the object itself, or a box. It is nil if there is nothing to
    /// dispose. A conforming type never implements it.
    var _subscription: AnySubscription? { get }
}

extension Disposable {
    public var _subscription: AnySubscription? { DisposableBox(self) }
}

extension Disposable where Self: AnySubscription {
    public var _subscription: AnySubscription? { self }
}

/// A disposable that tells if it was disposed.
public protocol Cancelable: Disposable {
    /// True after disposal.
    var isDisposed: Bool { get }
}

/// The base class of disposables; counts instances in `Resources`.
public class DisposeBase: AnySubscription {
    override init() { Resources.incrementTotal() }
    deinit { Resources.decrementTotal() }
}

/// The namespace for factories of disposables.
public struct Disposables {
    private init() {}
}

extension Disposables {
    /// A disposable that does nothing.
    public static func create() -> Disposable { NopDisposable() }
}

struct NopDisposable: Disposable {
    func dispose() {}
    var _subscription: AnySubscription? { nil }
}
