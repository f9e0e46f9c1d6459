import Foundation

/// Rules whose violations a device does not report, but this module does.
enum KitRules {
    /// Checks that a view is changed on the main executor. Records the new value if changes are traced.
    static func checkChange(_ thing: UIResponder, _ what: String, _ value: Any? = nil) {
        if ObservedProperties.hasObservers { ObservedProperties.propertyChanged(thing, what) }
        if ScreenTrace.isOn, let value { ScreenTrace.recordValue(thing, what, value) }
        guard Warnings.isOnMain else { return reportWrongThread(thing, what) }
    }
    private static func reportWrongThread(_ thing: UIResponder, _ what: String) {
        Warnings.warn(
            "background-ui",
            "\(type(of: thing)).\(what) is used on a background thread; use views only on the main thread",
            help: "deliver on the main thread: .observe(on: MainScheduler.instance), or DispatchQueue.main.async { }")
    }

    /// Stops the program because of a broken rule.
    static func stop(_ rule: String, _ text: String) -> Never { Warnings.stop(rule, text) }

    /// Checks that a dismissed controller is not retained at the end of the instant.
    static func checkReleased(_ controller: UIViewController) {
        weak let leaving = controller
        Timing.performInNextTurn {
            Timing.performInNextTurn {
                guard let leaving, leaving.parent == nil, leaving.presentingViewController == nil, !leaving.isOnScreen
                else { return }
                Warnings.warn(
                    "left-controller", "\(type(of: leaving)) left the screen but is still retained",
                    help: "perhaps the closure of a subscription captures self: write [weak self] or [unowned self]",
                    about: leaving)
            }
        }
    }
}
