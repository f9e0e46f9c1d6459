import Foundation

/// The delay of events from outside the app. In rill a search for orders varies it
/// (`Lateness.swiftinterface`); compiled programs wait for nothing.
enum Lateness {
    static func seconds(of source: String) -> TimeInterval { 0 }
}
