/// Something that can be stopped or let go.
public protocol Disposable {
    /// Lets go. Doing so twice does no harm.
    func dispose()
}

/// A disposable that knows whether it was disposed.
public protocol Cancelable: Disposable {
    /// True after disposal.
    var isDisposed: Bool { get }
}

/// The counted base of the disposables.
public class DisposeBase {
    init() { Resources.incrementTotal() }
    deinit { Resources.decrementTotal() }
}

/// The namespace of factories of disposables.
public struct Disposables {
    private init() {}
}

extension Disposables {
    /// A disposable that does nothing.
    public static func create() -> Disposable { NopDisposable() }
}

struct NopDisposable: Disposable {
    func dispose() {}
}
