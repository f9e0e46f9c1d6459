import Foundation

/// Changes of the screen as events: each on a lane that is called as the view is.
enum ScreenTrace {
    static var isOn = false

    /// A property of something on the screen has another value.
    static func shows(_ thing: UIResponder, _ what: String, _ value: Any) {
        if what == "text" || what == "title", let text = value as? String {
            Warnings.trace(lane(of: thing), text)
        } else {
            Warnings.trace(lane(of: thing), ScreenChange(description: "\(what) = \(value)"))
        }
    }
    /// Rows of a list have come and gone.
    static func rows(_ list: UIResponder, _ text: String) {
        if isOn { Warnings.trace(lane(of: list), ScreenChange(description: text)) }
    }
    /// Another screen is seen.
    static func screen(_ controller: UIViewController) {
        if isOn { Warnings.trace("screen", ScreenChange(description: "\(type(of: controller))")) }
    }
    private static func lane(of thing: UIResponder) -> String {
        if thing is UIViewController { return "title" }
        return UIDriver.name(of: thing) ?? "\(type(of: thing))"
    }
}

/// What has changed on the screen, in words.
struct ScreenChange: CustomStringConvertible {
    let description: String
}
