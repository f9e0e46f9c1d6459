import Foundation

/// How much later than usual something arrives from outside of the app. In rill a search for orders varies it
/// (`Lateness.swiftinterface`); compiled programs wait for nothing.
enum Lateness {
    static func seconds(of source: String) -> TimeInterval { 0 }
}
