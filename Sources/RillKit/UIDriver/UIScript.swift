import Foundation
import Rill

/// What a guest does with an app: one deed after another, each under its name, with a pause before the next. Where somebody
/// uses the app by hand, the visit is left out.
///
///     let controller = show(UIViewController())
///     visit(("turn the phone", { device.rotate(.landscape) }), ("look", { print(screen.isEmpty) }))
///     // > turn the phone
///     // > look
///     // false
///
/// Pitfall: what takes longer than the pause goes on during the next deed.
/// See also: screen.
public func visit(pause: TimeInterval = 1, _ deeds: (name: String, run: () -> Void)...) {
    if AppScreen.isUsedByHand { return }
    UIScript.go(deeds, pause)
}

/// Uses an app by a script: each action at its time, in seconds from now. `:record app` writes such a script.
///
///     let field = UITextField()
///     let controller = UIViewController()
///     controller.view.addSubview(field)
///     show(controller)
///     visit((at: 0.5, { field.type("J") }), (at: 0.75, { field.type("o") }), (at: 1, { print(field.text ?? "") }))
///     // Jo
///
/// Pitfall: where somebody uses the app by hand, the script is left out.
/// See also: screen.
public func visit(_ actions: (at: TimeInterval, run: () -> Void)...) {
    if AppScreen.isUsedByHand { return }
    for action in actions { Timing.after(action.at) { action.run() } }
}

enum UIScript {
    static func go(_ deeds: [(name: String, run: () -> Void)], _ pause: TimeInterval) {
        guard let first = deeds.first else { return }
        print("> \(first.name)")
        first.run()
        if deeds.count > 1 { Timing.after(pause) { go(Array(deeds.dropFirst()), pause) } }
    }
}
