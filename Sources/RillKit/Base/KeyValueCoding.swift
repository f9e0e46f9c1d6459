import Foundation

/// An object whose properties can be set by name; generated for classes with properties marked `@objc` or `dynamic`.
public protocol KeyValueCoded: AnyObject {
    /// Sets a property by its name; returns false for an unknown name.
    func setNamed(_ key: String, _ value: Any?) -> Bool
}

/// Properties of objects by their names.
public enum KeyValues {
    /// Keys that public code sets on UIKit's classes although they have no such public property: stored, without effect.
    private static let storedProperties: Set<String> = [
        "titleTextColor", "titleTextAlignment", "imageTintColor", "image", "attributedTitle", "attributedMessage",
        "contentViewController", "textColor", "highlightsToday", "cancelButtonText", "separatorColor",
        "backgroundColor",
    ]

    /// Returns a value as the type of the property that it is set to.
    public static func converted<Value>(_ value: Any?, like old: Value, _ key: String) -> Value {
        if let converted = value as? Value { return converted }
        KitRules.stop("undefined-key", "the property '\(key)' has type '\(Value.self)': it cannot be \(value ?? "nil")")
    }
    static func storeValue(_ value: Any?, _ path: String, of object: NSObject) {
        let keys = path.split(separator: ".").map { String($0) }
        var owner = object
        for key in keys.dropLast() {
            guard let next = self.value(of: key, in: owner) as? NSObject else { return stopForUndefinedKey(key, owner) }
            owner = next
        }
        guard let key = keys.last else { return stopForUndefinedKey(path, object) }
        if (owner as? KeyValueCoded)?.setNamed(key, value) ?? false { return KeyValueChanges.report(owner, key) }
        let name = key.hasPrefix("_") ? String(key.dropFirst()) : key
        guard storedProperties.contains(name) else { return stopForUndefinedKey(key, owner) }
        Attachments.setAttachment(AssociatedValue(value, isWeak: false), of: owner, "key \(name)")
    }
    static func value(of path: String, in object: NSObject) -> Any? {
        let kept = (Attachments.of(object, "key \(path)") as? AssociatedValue)?.value
        return kept ?? ObservedProperties.value(of: path, in: object)
    }
    private static func stopForUndefinedKey(_ key: String, _ object: NSObject) {
        KitRules.stop("undefined-key", "\(type(of: object)) has no property '\(key)' that can be set by name")
    }
}

extension NSObject {
    /// The class, as Objective-C names it: `register(Cell.classForCoder(), …)`.
    public static func classForCoder() -> AnyClass { self }
    /// Returns the value of a property by name: of a stored one, or a common one of the kit.
    public func value(forKey key: String) -> Any? { KeyValues.value(of: key, in: self) }
    public func value(forKeyPath keyPath: String) -> Any? { KeyValues.value(of: keyPath, in: self) }
    /// Sets a property marked `@objc` or `dynamic`, or a common one of the kit. Other names stop the program.
    public func setValue(_ value: Any?, forKey key: String) { KeyValues.storeValue(value, key, of: self) }
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { KeyValues.storeValue(value, keyPath, of: self) }
}

// MARK: Observing by name

/// The parts of a change that an observer by name receives.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}

extension NSObject {
    /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer after each change of a property. The observer is
    /// not retained.
    public func addObserver(
        _ observer: UIResponder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) { NamedKeyObservers.addObserver(observer, keyPath, self, options, context) }
    public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
        NamedKeyObservers.removeObserver(observer, keyPath, self)
    }
    public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        NamedKeyObservers.removeObserver(observer, keyPath, self)
    }
}

/// The observers of properties by name, until they are removed.
private enum NamedKeyObservers {
    private static var observationNumbers: [String: [Int]] = [:]

    static func addObserver(
        _ observer: UIResponder, _ path: String, _ object: NSObject, _ options: NSKeyValueObservingOptions,
        _ context: UnsafeMutableRawPointer?
    ) {
        var last = KeyValues.value(of: path, in: object)
        if options.contains(.initial) {
            let change = changeInformation(options, new: last, old: nil)
            observer.observeValue(forKeyPath: path, of: object, change: change, context: context)
        }
        let name = String(path.split(separator: ".").last ?? "")
        let owner = self.propertyOwner(of: path, in: object)
        let number = ObservedProperties.addObserver(owner) { [weak observer, weak object] changed in
            guard let observer, let object, ObservedProperties.affectsKeyPath(changed, name) else { return }
            let now = KeyValues.value(of: path, in: object)
            let change = changeInformation(options, new: now, old: last)
            last = now
            observer.observeValue(forKeyPath: path, of: object, change: change, context: context)
        }
        observationNumbers[observationKey(observer, path, object), default: []].append(number)
    }
    static func removeObserver(_ observer: UIResponder, _ path: String, _ object: NSObject) {
        let key = observationKey(observer, path, object)
        guard let number = observationNumbers[key]?.popLast() else {
            KitRules.stop(
                "undefined-key",
                "\(type(of: observer)) is removed as an observer of '\(path)' but is not registered as one")
        }
        ObservedProperties.removeObserver(ObjectIdentifier(propertyOwner(of: path, in: object)), number)
        if observationNumbers[key]?.isEmpty ?? false { observationNumbers[key] = nil }
    }
    private static func changeInformation(
        _ options: NSKeyValueObservingOptions, new: Any?, old: Any?
    ) -> [NSKeyValueChangeKey: Any] {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
        if options.contains(.new), let new { change[.newKey] = new }
        if options.contains(.old), let old { change[.oldKey] = old }
        return change
    }
    private static func propertyOwner(of path: String, in object: NSObject) -> NSObject {
        let keys = path.split(separator: ".").map { String($0) }
        return keys.dropLast().reduce(object) { KeyValues.value(of: $1, in: $0) as? NSObject ?? $0 }
    }
    private static func observationKey(_ observer: UIResponder, _ path: String, _ object: NSObject) -> String {
        "\(ObjectIdentifier(observer)) \(ObjectIdentifier(object)) \(path)"
    }
}
