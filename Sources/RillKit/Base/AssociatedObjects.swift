import Foundation

/// The ownership of an associated object.
public enum objc_AssociationPolicy: UInt {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the object associated with a key, which is the address of a variable; nil if no object was set.
///
///     var nameKey: UInt8 = 0
///     let view = UIView()
///     objc_setAssociatedObject(view, &nameKey, "box", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
///     print(objc_getAssociatedObject(view, &nameKey) as? String ?? "none")
///     // box
public func objc_getAssociatedObject<Key: AssociationKey>(_ object: Any, _ key: inout Key) -> Any? {
    let name = AssociationKeys.keyName(of: &key)
    return (Attachments.of(object as AnyObject, name) as? AssociatedValue)?.value
}
public func objc_setAssociatedObject<Key: AssociationKey>(
    _ object: Any, _ key: inout Key, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let name = AssociationKeys.keyName(of: &key)
    let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
    Attachments.setAttachment(AssociatedValue(value, isWeak: isWeak), of: object as AnyObject, name)
}

final class AssociatedValue {
    private var strongValue: Any?
    private weak var weakValue: AnyObject?
    var value: Any? { strongValue ?? weakValue }

    init(_ value: Any?, isWeak: Bool) {
        if isWeak { weakValue = value.map { $0 as AnyObject } } else { strongValue = value }
    }
}

/// A type of variable that can be a key. The variable receives a unique value at first use, which stands for its
/// address, because interpreted variables have no stable address.
public protocol AssociationKey {
    static func makeKey(_ number: Int) -> Self
    var keyNumber: Int? { get }
}
extension UInt8: AssociationKey {
    public static func makeKey(_ number: Int) -> UInt8 { UInt8(255 - number % 200) }
    public var keyNumber: Int? { self > 55 ? Int(255 - self) : nil }
}
extension Int: AssociationKey {
    public static func makeKey(_ number: Int) -> Int { 7_000_000_000 + number }
    public var keyNumber: Int? { self >= 7_000_000_000 ? self - 7_000_000_000 : nil }
}
extension String: AssociationKey {
    public static func makeKey(_ number: Int) -> String { "\u{1}key \(number)" }
    public var keyNumber: Int? { hasPrefix("\u{1}key ") ? Int(dropFirst(5)) : nil }
}
extension Optional: AssociationKey {
    public static func makeKey(_ number: Int) -> Wrapped? {
        (Wrapped.self as? AssociationKey.Type)?.makeKey(number) as? Wrapped
    }
    public var keyNumber: Int? { (self as? AssociationKey)?.keyNumber }
}

enum AssociationKeys {
    private static var lastKeyNumber = 0

    static func keyName<Key: AssociationKey>(of key: inout Key) -> String {
        if let known = key.keyNumber { return "\(Key.self) \(known)" }
        lastKeyNumber += 1
        key = Key.makeKey(lastKeyNumber)
        return "\(Key.self) \(lastKeyNumber)"
    }
}
