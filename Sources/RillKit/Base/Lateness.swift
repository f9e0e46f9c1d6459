import Foundation

/// The additional delay of data that arrives from outside of the app. `rill run --orders` varies the delay
/// (`Lateness.swiftinterface`); in compiled programs, it is zero.
enum Lateness {
    static func seconds(of source: String) -> TimeInterval { 0 }
}
