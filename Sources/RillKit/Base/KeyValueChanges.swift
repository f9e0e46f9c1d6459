import Foundation

/// The changes of properties marked `@objc dynamic`. In rill, the language reports the changes
/// (`KeyValueChanges.swiftinterface`); in compiled programs, the observers of the properties report them.
enum KeyValueChanges {
    static func connect() {}
    /// Reports a property that was set by its name.
    static func report(_ object: NSObject, _ key: String) { ObservedProperties.propertyChanged(object, key) }
}
extension NSObject {
    public func willChangeValue(forKey key: String) {}
    /// Reports a change of a property to its observers.
    public func didChangeValue(forKey key: String) { ObservedProperties.propertyChanged(self, key) }
}
