import Foundation
import Rill

/// Properties of views and controllers whose changes are observed by their names.
enum ObservedProperties {
    /// Whether anything is observed: until then a change costs nothing.
    static var isUsed = false
    private static var observers: [ObjectIdentifier: [Int: (String) -> Void]] = [:]
    private static var next = 0

    static func changed(_ thing: UIResponder, _ name: String) {
        guard let heard = observers[ObjectIdentifier(thing)] else { return }
        for number in heard.keys.sorted() { heard[number]?(name) }
    }
    static func add(_ thing: UIResponder, _ run: @escaping (String) -> Void) -> Int {
        isUsed = true
        next += 1
        observers[ObjectIdentifier(thing), default: [:]][next] = run
        return next
    }
    static func remove(_ key: ObjectIdentifier, _ number: Int) {
        observers[key]?[number] = nil
        if observers[key]?.isEmpty ?? false { observers[key] = nil }
    }

    /// A frame says the bounds and the centre too, and a title the text of a button.
    static func says(_ changed: String, _ wanted: String) -> Bool {
        changed == wanted || changed == "frame" && (wanted == "bounds" || wanted == "center")
            || wanted == "hidden" && changed == "isHidden" || wanted == "enabled" && changed == "isEnabled"
    }
    /// The value of a property by its name; nil for a name that no view has.
    static func value(of name: String, in thing: UIResponder) -> Any? {
        if let controller = thing as? UIViewController {
            return name == "title" ? controller.title : nil
        }
        guard let view = thing as? UIView else { return nil }
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

/// Whether the value at the beginning and each new one are sent.
public struct KeyValueObservingOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let initial = KeyValueObservingOptions(rawValue: 1)
    public static let new = KeyValueObservingOptions(rawValue: 2)
}

extension Reactive where Base: UIResponder {
    /// The value of a property by its name, and each new one.
    public func observe<Value>(
        _ type: Value.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
        retainSelf: Bool = true
    ) -> Observable<Value?> {
        observed(keyPath, options) { ObservedProperties.value(of: keyPath, in: $0) as? Value }
    }
    public func observeWeakly<Value>(
        _ type: Value.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Value?> { observe(type, keyPath, options: options, retainSelf: false) }
    /// The value at a key path, and each new one.
    public func observe<Value>(
        _ keyPath: KeyPath<Base, Value>, options: KeyValueObservingOptions = [.new, .initial], retainSelf: Bool = true
    ) -> Observable<Value> {
        let name = "\(keyPath)".split(separator: ".").last.map { String($0) } ?? ""
        return observed(name, options) { $0[keyPath: keyPath] }
    }
    private func observed<Value>(
        _ name: String, _ options: KeyValueObservingOptions, _ read: @escaping (Base) -> Value
    ) -> Observable<Value> {
        Observable.create { [base] observer in
            if options.contains(.initial) { observer.onNext(read(base)) }
            let key = ObjectIdentifier(base)
            let number = ObservedProperties.add(base) { [weak base] changed in
                if let base, ObservedProperties.says(changed, name) { observer.onNext(read(base)) }
            }
            return Disposables.create { ObservedProperties.remove(key, number) }
        }
    }
}
