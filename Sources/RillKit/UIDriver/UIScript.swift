import Foundation
import Rill

/// Performs a script of user actions, each with a name and followed by a pause. The script is skipped when the app is
/// used by hand.
///
///     let controller = show(UIViewController())
///     visit(("turn the phone", { device.rotate(.landscape) }), ("look", { print(screen.isEmpty) }))
///     // > turn the phone
///     // > look
///     // false
///
/// Pitfall: work that takes longer than the pause continues during the next step.
/// See also: screen.
public func visit(pause: TimeInterval = 1, _ steps: (name: String, run: () -> Void)...) {
    if AppScreen.isUsedByHand { return }
    UIScript.go(steps, pause)
}

/// Performs recorded user actions, each at its time in seconds from now. `:record app` writes such a script.
///
///     let field = UITextField()
///     let controller = UIViewController()
///     controller.view.addSubview(field)
///     show(controller)
///     visit((at: 0.5, { field.type("J") }), (at: 0.75, { field.type("o") }), (at: 1, { print(field.text ?? "") }))
///     // Jo
///
/// Pitfall: the script is skipped when the app is used by hand.
/// See also: screen.
public func visit(_ actions: (at: TimeInterval, run: () -> Void)...) {
    if AppScreen.isUsedByHand { return }
    for action in actions { Timing.performAfter(action.at) { action.run() } }
}

enum UIScript {
    static func go(_ steps: [(name: String, run: () -> Void)], _ pause: TimeInterval) {
        guard let first = steps.first else { return }
        print("> \(first.name)")
        first.run()
        if steps.count > 1 { Timing.performAfter(pause) { go(Array(steps.dropFirst()), pause) } }
    }
}
