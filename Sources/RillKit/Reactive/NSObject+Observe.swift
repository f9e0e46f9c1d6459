import Foundation
import Rill

/// Observes properties by their names: those of views and controllers, and those marked `@objc dynamic`.
enum ObservedProperties {
    /// True after a property was observed. Before that, a change costs nothing.
    static var hasObservers = false
    private static var observers: [ObjectIdentifier: [Int: (String) -> Void]] = [:]
    private static var nextNumber = 0

    static func propertyChanged(_ thing: NSObject, _ name: String) {
        guard let observersOfThing = observers[ObjectIdentifier(thing)] else { return }
        for number in observersOfThing.keys.sorted() { observersOfThing[number]?(name) }
    }
    static func addObserver(_ thing: NSObject, _ run: @escaping (String) -> Void) -> Int {
        if !hasObservers { KeyValueChanges.connect() }
        hasObservers = true
        nextNumber += 1
        observers[ObjectIdentifier(thing), default: [:]][nextNumber] = run
        return nextNumber
    }
    static func removeObserver(_ key: ObjectIdentifier, _ number: Int) {
        observers[key]?[number] = nil
        if observers[key]?.isEmpty ?? false { observers[key] = nil }
    }

    /// Returns true if a change of one property also changes another one. The frame determines the bounds and the
    /// centre, and a title determines the text of a button.
    static func affectsKeyPath(_ changed: String, _ wanted: String) -> Bool {
        changed == wanted || changed == "frame" && (wanted == "bounds" || wanted == "center")
            || wanted == "hidden" && changed == "isHidden" || wanted == "enabled" && changed == "isEnabled"
    }
    /// Returns the value of a property by its name; nil for an unknown name.
    static func value(of name: String, in thing: NSObject) -> Any? {
        if name.contains(".") {
            let parts = name.split(separator: ".", maxSplits: 1).map { String($0) }
            return (value(of: parts[0], in: thing) as? NSObject).flatMap { value(of: parts[1], in: $0) }
        }
        if let stored = storedValue(name, in: thing) { return stored }
        if let controller = thing as? UIViewController {
            return name == "title" ? controller.title : nil
        }
        guard let view = thing as? UIView else { return nil }
        return view.observedValue(named: name) ?? value(of: name, of: view)
    }
    /// Returns a stored property of a class of the program.
    private static func storedValue(_ name: String, in thing: NSObject) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: thing)
        while let part = mirror {
            if let found = part.children.first(where: { $0.label == name }) { return found.value }
            mirror = part.superclassMirror
        }
        return nil
    }
    private static func value(of name: String, of view: UIView) -> Any? {
        switch name {
        case "frame": return view.frame
        case "bounds": return view.bounds
        case "center": return view.center
        case "alpha": return view.alpha
        case "hidden", "isHidden": return view.isHidden
        case "backgroundColor": return view.backgroundColor
        case "tag": return view.tag
        case "contentSize": return (view as? UIScrollView)?.contentSize
        case "contentOffset": return (view as? UIScrollView)?.contentOffset
        case "enabled", "isEnabled": return (view as? UIControl)?.isEnabled
        case "selected", "isSelected": return (view as? UIControl)?.isSelected
        case "image": return (view as? UIImageView)?.image
        case "text":
            return (view as? UILabel)?.text ?? (view as? UITextField)?.text ?? (view as? UITextView)?.text
        default: return nil
        }
    }
}

/// The options of an observation: whether the initial value is sent, and whether each new value is.
public struct KeyValueObservingOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let initial = KeyValueObservingOptions(rawValue: 1)
    public static let new = KeyValueObservingOptions(rawValue: 2)
}

extension Reactive where Base: NSObject {
    /// Sends the value of the property with a name, and each new value.
    public func observe<Value>(
        _ type: Value.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
        retainSelf: Bool = true
    ) -> Observable<Value?> {
        observed(keyPath, options) { ObservedProperties.value(of: keyPath, in: $0) as? Value }
    }
    public func observeWeakly<Value>(
        _ type: Value.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Value?> { observe(type, keyPath, options: options, retainSelf: false) }
    /// Sends the value at a key path, and each new value.
    public func observe<Value>(
        _ keyPath: KeyPath<Base, Value>, options: KeyValueObservingOptions = [.new, .initial], retainSelf: Bool = true
    ) -> Observable<Value> {
        let name = "\(keyPath)".split(separator: ".").last.map { String($0) } ?? ""
        // A compiled program cannot always name a key path, so each different value counts as a change.
        guard name.hasPrefix("<") else { return observed(name, options) { $0[keyPath: keyPath] } }
        return observed(nil, options) { $0[keyPath: keyPath] }.distinctUntilChanged { one, other in
            guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
            return one == other
        }
    }
    private func observed<Value>(
        _ name: String?, _ options: KeyValueObservingOptions, _ read: @escaping (Base) -> Value
    ) -> Observable<Value> {
        Observable.create { [base] observer in
            if options.contains(.initial) { observer.onNext(read(base)) }
            let key = ObjectIdentifier(base)
            let number = ObservedProperties.addObserver(base) { [weak base] changed in
                if let base, name.map({ ObservedProperties.affectsKeyPath(changed, $0) }) ?? true {
                    observer.onNext(read(base))
                }
            }
            return Disposables.create { ObservedProperties.removeObserver(key, number) }
        }
    }
}

// MARK: Observing without Rx

/// An observation that ends when it is freed.
public final class NSKeyValueObservation: NSObject {
    private var endObservation: (() -> Void)?
    init(_ endObservation: @escaping () -> Void) { self.endObservation = endObservation }
    public func invalidate() {
        endObservation?()
        endObservation = nil
    }
    deinit { endObservation?() }
}
public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
}
public struct NSKeyValueObservingOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}
public protocol KeyValueObserved: AnyObject {}
extension NSObject: KeyValueObserved {}
extension KeyValueObserved where Self: NSObject {
    /// Calls a closure after each change of a property.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let name = "\(keyPath)".split(separator: ".").last.map { String($0) } ?? ""
        var last = self[keyPath: keyPath]
        if options.contains(.initial) {
            changeHandler(
                self, NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil))
        }
        let key = ObjectIdentifier(self)
        let number = ObservedProperties.addObserver(self) { [weak self] changed in
            guard let self, name.hasPrefix("<") || ObservedProperties.affectsKeyPath(changed, name) else { return }
            let now = self[keyPath: keyPath]
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    newValue: options.contains(.new) ? now : nil, oldValue: options.contains(.old) ? last : nil))
            last = now
        }
        return NSKeyValueObservation { ObservedProperties.removeObserver(key, number) }
    }
}
