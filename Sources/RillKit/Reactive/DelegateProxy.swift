import Foundation
import Rill

/// Replaces an object's delegate, reports each call to observers and forwards it to the program's delegate. A subclass
/// names the delegate's protocol and implements no method.
///
///     final class PlaceProxy: DelegateProxy<CLLocationManager, CLLocationManagerDelegate>, DelegateProxyType,
///         CLLocationManagerDelegate
///     {
///         init(manager: ParentObject) { super.init(parentObject: manager, delegateProxy: PlaceProxy.self) }
///         static func registerKnownImplementations() { register { PlaceProxy(manager: $0) } }
///     }
///     extension CLLocationManager: HasDelegate {
///         public typealias Delegate = CLLocationManagerDelegate
///     }
///     let manager = CLLocationManager()
///     let proxy = PlaceProxy.proxy(for: manager)
///     print(manager.delegate === proxy)
///     // true
///
/// Pitfall: methods with a result cannot be observed; they go to the delegate that `installForwardDelegate` names.
/// See also: DelegateProxyType, HasDelegate.
open class DelegateProxy<Parent: AnyObject, D>: NSObject, DelegateCallObserver {
    public typealias ParentObject = Parent
    public typealias Delegate = D

    private weak var parent: Parent?
    private weak var forwardDelegate: AnyObject?
    private var retainedDelegate: AnyObject?
    private var sentSubjects: [String: PublishSubject<[Any]>] = [:]
    private var invokedSubjects: [String: PublishSubject<[Any]>] = [:]

    public init<Proxy: DelegateProxyType>(parentObject: Parent, delegateProxy: Proxy.Type) {
        parent = parentObject
    }

    deinit {
        for name in sentSubjects.keys.sorted() { sentSubjects[name]?.onCompleted() }
        for name in invokedSubjects.keys.sorted() { invokedSubjects[name]?.onCompleted() }
    }

    // MARK: Forwarding

    open func forwardToDelegate() -> D? { forwardDelegate as? D }
    /// Sets the delegate to which calls are forwarded. The reference to the delegate is weak unless `retainDelegate` is
    /// true.
    open func setForwardToDelegate(_ delegate: D?, retainDelegate: Bool) {
        let object: AnyObject? = delegate.map { $0 as AnyObject }
        forwardDelegate = object
        retainedDelegate = retainDelegate ? object : nil
    }

    // MARK: Observers

    /// Sends the arguments of each call before the call is forwarded.
    open func sentMessage(_ selector: Selector) -> Observable<[Any]> {
        DelegateCalls.checkSelector(selector, "sentMessage", self)
        let name = selector.description
        let subject = sentSubjects[name] ?? PublishSubject<[Any]>()
        sentSubjects[name] = subject
        return subject.asObservable()
    }
    /// Sends the arguments of each call after the call was forwarded.
    open func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
        DelegateCalls.checkSelector(selector, "methodInvoked", self)
        let name = selector.description
        let subject = invokedSubjects[name] ?? PublishSubject<[Any]>()
        invokedSubjects[name] = subject
        return subject.asObservable()
    }

    var programDelegate: Any? { forwardDelegate }
    func callBegins(_ call: Selector, _ arguments: [Any]) {
        DelegateCalls.sendToSubjects(call, arguments, to: sentSubjects)
    }
    func callEnds(_ call: Selector, _ arguments: [Any]) {
        DelegateCalls.sendToSubjects(call, arguments, to: invokedSubjects)
    }
}
