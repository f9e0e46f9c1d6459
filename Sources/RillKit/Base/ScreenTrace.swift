import Foundation

/// Records the changes of the screen as events, each on a lane with the name of the view.
enum ScreenTrace {
    static var isOn = false

    /// Records the new value of a property of a view.
    static func recordValue(_ thing: UIResponder, _ what: String, _ value: Any) {
        if what == "text" || what == "title", let text = value as? String {
            Warnings.trace(laneName(of: thing), text)
        } else {
            Warnings.trace(laneName(of: thing), ScreenChange(description: "\(what) = \(value)"))
        }
    }
    /// Records the inserted and removed rows of a list.
    static func recordRows(_ list: UIResponder, _ text: String) {
        if isOn { Warnings.trace(laneName(of: list), ScreenChange(description: text)) }
    }
    /// Records that another screen has become visible.
    static func recordScreen(_ controller: UIViewController) {
        if isOn { Warnings.trace("screen", ScreenChange(description: "\(type(of: controller))")) }
    }
    private static func laneName(of thing: UIResponder) -> String {
        if thing is UIViewController { return "title" }
        return UIDriver.name(of: thing) ?? "\(type(of: thing))"
    }
}

/// The description of a change of the screen.
struct ScreenChange: CustomStringConvertible {
    let description: String
}
