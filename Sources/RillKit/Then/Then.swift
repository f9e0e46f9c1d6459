import Foundation

/// Configures a value where it is created.
///
///     let label = UILabel().then {
///         $0.text = "Hello"
///         $0.numberOfLines = 0
///     }
///     print(label.text ?? "")
///     // Hello
///
/// Pitfall: `with` changes a copy, `then` changes the object itself.
public protocol Then {}

extension Then where Self: Any {
    /// Changes a copy of a value and returns it.
    public func with(_ block: (inout Self) throws -> Void) rethrows -> Self {
        var copy = self
        try block(&copy)
        return copy
    }
    /// Calls a block with the value.
    public func `do`(_ block: (Self) throws -> Void) rethrows { try block(self) }
}

extension Then where Self: AnyObject {
    /// Changes an object and returns it.
    public func then(_ block: (Self) throws -> Void) rethrows -> Self {
        try block(self)
        return self
    }
}

extension NSObject: Then {}
extension CGPoint: Then {}
extension CGRect: Then {}
extension CGSize: Then {}
extension UIEdgeInsets: Then {}
extension Array: Then {}
extension Dictionary: Then {}
extension Set: Then {}
