import Foundation

/// A property that a storyboard sets: the implementation of `@IBOutlet`.
///
///     final class Panel: UIViewController {
///         @IBOutlet var title1: UILabel!
///     }
///     let panel = Panel()
///     panel.loadViewIfNeeded()
///     print(panel.title1.text ?? "no text")
///     // no text
///
/// Pitfall: it is nil until the view is loaded.
/// See also: UIStoryboard.
@propertyWrapper
public final class IBOutlet<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init() where Value: ExpressibleByNilLiteral { wrappedValue = nil }
}

/// A type-erased outlet.
protocol AnyOutlet: AnyObject {
    /// The value of the outlet.
    var content: Any? { get }
    /// The type of the value of the outlet.
    var wrappedType: Any.Type? { get }
    func setContent(with content: Any)
}

extension IBOutlet: AnyOutlet {
    var content: Any? { (wrappedValue as? AnyOptional)?.wrappedAny }
    var wrappedType: Any.Type? { (Value.self as? AnyOptional.Type)?.wrappedType }
    func setContent(with content: Any) {
        if let value = content as? Value { wrappedValue = value }
    }
}

/// A type-erased optional.
protocol AnyOptional {
    static var wrappedType: Any.Type { get }
    var wrappedAny: Any? { get }
}

extension Optional: AnyOptional {
    static var wrappedType: Any.Type { Wrapped.self }
    var wrappedAny: Any? { map { $0 } }
}

/// A type-erased array.
protocol OutletList {
    static var elementType: Any.Type { get }
    /// Returns an array of the objects that have the type of the elements.
    static func of(_ things: [AnyObject]) -> Any
    static func isUnsetOutlet(of thing: AnyObject) -> Bool
}

extension Array: OutletList {
    static var elementType: Any.Type { Element.self }
    static func of(_ things: [AnyObject]) -> Any { things.compactMap { $0 as? Element } }
    static func isUnsetOutlet(of thing: AnyObject) -> Bool { !(thing is Element) }
}
