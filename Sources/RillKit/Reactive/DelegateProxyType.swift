import Foundation
import Rill

/// An object with a delegate that a proxy can replace.
///
/// See also: DelegateProxy.
public protocol HasDelegate: AnyObject {
    associatedtype Delegate
    var delegate: Delegate? { get set }
}

/// An object with a data source that a proxy can replace.
///
/// See also: DelegateProxy.
public protocol HasDataSource: AnyObject {
    associatedtype DataSource
    var dataSource: DataSource? { get set }
}

/// A type of proxy that can be created and installed as a delegate.
///
/// See also: DelegateProxy.
public protocol DelegateProxyType: AnyObject {
    associatedtype ParentObject: AnyObject
    associatedtype Delegate

    /// Is called once. Calls `register { MyProxy(parent: $0) }` for each class of parents that has its own proxies.
    static func registerKnownImplementations()
    static func currentDelegate(for object: ParentObject) -> Delegate?
    static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)
    func forwardToDelegate() -> Delegate?
    func setForwardToDelegate(_ forwardToDelegate: Delegate?, retainDelegate: Bool)
}

extension DelegateProxyType where ParentObject: HasDelegate, Delegate == ParentObject.Delegate {
    public static func currentDelegate(for object: ParentObject) -> Delegate? { object.delegate }
    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) { object.delegate = delegate }
}

extension DelegateProxyType where ParentObject: HasDataSource, Delegate == ParentObject.DataSource {
    public static func currentDelegate(for object: ParentObject) -> Delegate? { object.dataSource }
    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
        object.dataSource = delegate
    }
}

extension DelegateProxyType {
    /// Registers a factory for parents of one class. Factories that are registered later have priority.
    public static func register<Parent>(make: @escaping (Parent) -> Self) {
        ProxyMakers.prepare("\(Delegate.self)", registerKnownImplementations)
        ProxyMakers.addMaker(to: "\(Delegate.self)") { object in (object as? Parent).map { make($0) as AnyObject } }
    }

    /// Returns the proxy of an object: the installed proxy, or a new one, which replaces the delegate and forwards
    /// calls to it.
    public static func proxy(for object: ParentObject) -> Self {
        let name = "proxy of \(Delegate.self)"
        let proxy: Self
        if let found = Attachments.of(object, name) as? Self {
            proxy = found
        } else {
            guard
                let made = ProxyMakers.makeProxy("\(Delegate.self)", for: object, registerKnownImplementations) as? Self
            else {
                fatalError(
                    "no proxy is registered for \(type(of: object)): write register { … } in registerKnownImplementations"
                )
            }
            proxy = made
            Attachments.setAttachment(proxy, of: object, name)
        }
        let current = currentDelegate(for: object).map { $0 as AnyObject }
        if current !== proxy {
            proxy.setForwardToDelegate(current.flatMap { $0 as? Delegate }, retainDelegate: false)
            setCurrentDelegate(proxy as? Delegate, to: object)
        }
        return proxy
    }

    /// Forwards calls to a delegate of the program until the returned disposable is disposed.
    public static func installForwardDelegate(
        _ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject
    ) -> Disposable {
        let proxy = self.proxy(for: object)
        if let there = proxy.forwardToDelegate() {
            KitRules.stop(
                "delegate-twice",
                "\(type(of: object)) already has a delegate, \(type(of: there)): set the delegate only once, with setDelegate(_:) or by 'delegate =' before the first use of 'rx'"
            )
        }
        proxy.setForwardToDelegate(forwardDelegate, retainDelegate: retainDelegate)
        return Disposables.create { proxy.setForwardToDelegate(nil, retainDelegate: false) }
    }
}

/// The factories of proxies, by the name of the delegate's protocol.
enum ProxyMakers {
    private static var makersByName: [String: [(AnyObject) -> AnyObject?]] = [:]

    static func addMaker(to name: String, _ maker: @escaping (AnyObject) -> AnyObject?) {
        makersByName[name] = (makersByName[name] ?? []) + [maker]
    }
    private static var constraintsFrom: Set<String> = []
    /// Registers the known factories once, before others.
    static func prepare(_ name: String, _ register: () -> Void) {
        if constraintsFrom.insert(name).inserted { register() }
    }
    static func makeProxy(_ name: String, for object: AnyObject, _ register: () -> Void) -> AnyObject? {
        prepare(name, register)
        for maker in (makersByName[name] ?? []).reversed() {
            if let made = maker(object) { return made }
        }
        return nil
    }
}

/// An object with attachments that live as long as the object.
protocol HasAttachments: AnyObject {
    var attachments: [String: AnyObject] { get set }
}

extension UIResponder: HasAttachments {}

enum Attachments {
    /// The attachments of objects that have no storage for them.
    private static var unownedAttachments: [UnownedAttachment] = []

    static func of(_ object: AnyObject, _ name: String) -> AnyObject? {
        if let owner = object as? HasAttachments { return owner.attachments[name] }
        return unownedAttachments.first { $0.owner === object && $0.name == name }?.thing
    }
    static func setAttachment(_ thing: AnyObject, of object: AnyObject, _ name: String) {
        if let owner = object as? HasAttachments {
            owner.attachments[name] = thing
            return
        }
        unownedAttachments.removeAll { $0.owner == nil }
        unownedAttachments.append(UnownedAttachment(owner: object, name: name, thing: thing))
    }
}

struct UnownedAttachment {
    weak var owner: AnyObject?
    let name: String
    let thing: AnyObject
}
