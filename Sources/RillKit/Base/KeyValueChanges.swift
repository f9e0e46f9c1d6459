import Foundation

/// The changes of properties marked `@objc dynamic`. In rill, the language reports the changes
/// (`KeyValueChanges.swiftinterface`); in compiled programs, the observers of the properties report them.
enum KeyValueChanges {
    static func connect() {}
}
extension NSObject {
    public func willChangeValue(forKey key: String) {}
    /// Reports a change of a property to its observers.
    public func didChangeValue(forKey key: String) { ObservedProperties.changed(self, key) }
}
