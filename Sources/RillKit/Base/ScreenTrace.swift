import Foundation

/// Records changes of the screen as events, each on a lane with the view's name.
enum ScreenTrace {
    static var isOn = false

    /// Records a new value of a view's property.
    static func recordValue(_ thing: UIResponder, _ what: String, _ value: Any) {
        if what == "text" || what == "title", let text = value as? String {
            Warnings.trace(lane(of: thing), text)
        } else {
            Warnings.trace(lane(of: thing), ScreenChange(description: "\(what) = \(value)"))
        }
    }
    /// Records inserted and removed rows of a list.
    static func recordRows(_ list: UIResponder, _ text: String) {
        if isOn { Warnings.trace(lane(of: list), ScreenChange(description: text)) }
    }
    /// Records that another screen is visible.
    static func recordScreen(_ controller: UIViewController) {
        if isOn { Warnings.trace("screen", ScreenChange(description: "\(type(of: controller))")) }
    }
    private static func lane(of thing: UIResponder) -> String {
        if thing is UIViewController { return "title" }
        return UIDriver.name(of: thing) ?? "\(type(of: thing))"
    }
}

/// A description of a change.
struct ScreenChange: CustomStringConvertible {
    let description: String
}
