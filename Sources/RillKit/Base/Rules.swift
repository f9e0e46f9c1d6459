import Foundation

/// Rules of apps that break in silence on a phone, and are told here.
enum Rules {
    /// What is seen belongs to the main lane. The new value is an event where changes are traced.
    static func touch(_ thing: UIResponder, _ what: String, _ value: Any? = nil) {
        if ObservedProperties.isUsed { ObservedProperties.changed(thing, what) }
        if ScreenTrace.isOn, let value { ScreenTrace.shows(thing, what, value) }
        guard Warnings.isOnMain else { return strays(thing, what) }
    }
    private static func strays(_ thing: UIResponder, _ what: String) {
        Warnings.warn(
            "background-ui", "\(type(of: thing)).\(what) is used off the main thread; views belong to the main thread",
            help: "deliver on the main thread: .observe(on: MainScheduler.instance), or DispatchQueue.main.async { }")
    }

    /// A rule without which nothing can go on.
    static func stop(_ rule: String, _ text: String) -> Never { Warnings.stop(rule, text) }

    /// A screen that has gone should have nobody left who holds it at the end of that instant.
    static func leaves(_ controller: UIViewController) {
        weak let gone = controller
        Timing.soon {
            Timing.soon {
                guard let gone, gone.parent == nil, gone.presentingViewController == nil, !gone.isShown else { return }
                Warnings.warn(
                    "left-controller", "\(type(of: gone)) left the screen but is still retained",
                    help: "often a subscription's closure captures self: write [weak self] or [unowned self]",
                    about: gone)
            }
        }
    }
}
