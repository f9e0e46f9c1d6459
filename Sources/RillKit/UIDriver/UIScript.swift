import Foundation
import Rill

/// Performs a script of user actions, each with a name and followed by a pause. Omitted when a person uses the app.
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

enum UIScript {
    static func go(_ deeds: [(name: String, run: () -> Void)], _ pause: TimeInterval) {
        guard let first = deeds.first else { return }
        print("> \(first.name)")
        first.run()
        if deeds.count > 1 { Timing.after(pause) { go(Array(deeds.dropFirst()), pause) } }
    }
}
