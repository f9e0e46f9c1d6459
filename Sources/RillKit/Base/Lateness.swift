import Foundation

/// The extra delay of anything that arrives from outside the app. `rill run --orders` varies it
/// (`Lateness.swiftinterface`); in compiled programs it is zero.
enum Lateness {
    static func seconds(of source: String) -> TimeInterval { 0 }
}
