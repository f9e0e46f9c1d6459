import Foundation

/// The name of a method, from `#selector(refresh)`.
///
///     print(Selector("refresh"))
///     // refresh
///
/// Pitfall: only methods marked `@objc` or `@IBAction` can be called by a name.
/// See also: UIControl.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ name: String) { description = name }
    public init(stringLiteral value: String) { description = value }

    /// The name of the method without labels.
    var baseName: String { String(description.prefix { $0 != "(" && $0 != ":" }) }
}

/// An object whose methods can be called by name: a target of controls, timers and notifications.
public protocol SelectorTarget: AnyObject {
    /// Returns the methods that can be called by name. The function is generated for classes of a program.
    func namedActions() -> [NamedAction]
}

extension SelectorTarget {
    func perform(_ selector: Selector, from sender: Any?) {
        guard let action = action(named: selector.baseName) else {
            KitRules.stop(
                "unmarked-method", "\(type(of: self)) has no method '\(selector)' that is marked @objc or @IBAction")
        }
        action.performAction(sender)
    }
    public func responds(to selector: Selector) -> Bool { action(named: selector.baseName) != nil }
    /// Returns the method of the class with a name, or else the one in an extension of the kit's classes.
    private func action(named name: String) -> NamedAction? {
        namedActions().last { $0.name == name } ?? ExtensionMethods.of(self).last { $0.name == name }
    }
    public func perform(_ selector: Selector, with object: Any? = nil) { perform(selector, from: object) }
    public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
        DelayedCalls.addCall(self, selector, object, delay)
    }
    public func performSelector(inBackground selector: Selector, with object: Any?) {
        Timing.performOnFrameworkQueue(0) { self.perform(selector, from: object) }
    }
    public func performSelector(onMainThread selector: Selector, with object: Any?, waitUntilDone wait: Bool) {
        if wait && Warnings.isOnMain { return perform(selector, from: object) }
        Timing.performInNextTurn { self.perform(selector, from: object) }
    }
}

extension NSObject {
    /// Cancels the calls that `perform(_:with:afterDelay:)` has scheduled for an object.
    public static func cancelPreviousPerformRequests(withTarget target: Any) { DelayedCalls.cancelCalls(target, nil) }
    public static func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
        DelayedCalls.cancelCalls(target, selector)
    }
}

/// The methods marked `@objc` in a program's extensions of the kit's classes. Generated code registers them.
public enum ExtensionMethods {
    private static var lists: [(AnyObject) -> [NamedAction]] = []

    public static func add(_ list: @escaping (AnyObject) -> [NamedAction]) { lists.append(list) }
    static func of(_ object: AnyObject) -> [NamedAction] { lists.flatMap { $0(object) } }
}

/// The scheduled calls of methods by name. Each call retains its target until the method has run.
private enum DelayedCalls {
    private static var waitingCalls: [Int: (target: AnyObject, selector: Selector)] = [:]
    private static var callCount = 0

    static func addCall(_ target: SelectorTarget, _ selector: Selector, _ object: Any?, _ delay: TimeInterval) {
        callCount += 1
        let number = callCount
        waitingCalls[number] = (target: target, selector: selector)
        Timing.performAfter(delay) {
            guard waitingCalls.removeValue(forKey: number) != nil else { return }
            target.perform(selector, from: object)
        }
    }
    static func cancelCalls(_ target: Any, _ selector: Selector?) {
        let owner = target as AnyObject
        for (number, call) in waitingCalls where call.target === owner {
            if selector == nil || selector?.baseName == call.selector.baseName { waitingCalls[number] = nil }
        }
    }
}

/// A method that can be called by name, because it is marked `@IBAction` or `@objc`. Each class of a program lists its
/// methods in `namedActions`, which is generated.
public struct NamedAction {
    let name: String
    /// True if a storyboard may connect a control to the method.
    let isConnected: Bool
    /// The class of the method's sender; empty if the method declares none.
    let senderType: String
    let performAction: (Any?) -> Void
    /// Returns true if a view or bar button may be the sender of the method.
    func acceptsSender(_ thing: UIResponder) -> Bool {
        guard thing is UIControl || thing is UIBarButtonItem else { return false }
        if senderType.isEmpty || senderType == "AnyObject" || senderType == "UIView" || senderType == "UIControl" {
            return true
        }
        return "\(type(of: thing))" == senderType || (thing as? UIView)?.driverClass == senderType
            || senderType == "UIBarButtonItem" && thing is UIBarButtonItem
    }

    public init(_ name: String, isWired: Bool, sender: String = "", _ run: @escaping (Any?) -> Void) {
        self.name = name
        self.isConnected = isWired
        self.senderType = sender
        self.performAction = run
    }
}
