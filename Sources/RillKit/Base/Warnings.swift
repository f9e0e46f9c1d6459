import Foundation
import Rill

/// What the kit has to say beside the program: why a hand reached nothing, why a screen was not shown. In rill, where a warning has
/// the line that has brought it about, `Warnings.swiftinterface` stands in its place.
enum Warnings {
    static func say(_ text: String) { print("(note: \(text))") }

    /// A rule that was broken, though the program goes on; said once, on the standard error output.
    static func warn(_ rule: String, _ text: String, help: String, about object: AnyObject? = nil) {
        guard warned.insert("\(rule) \(text)").inserted else { return }
        FileHandle.standardError.write(Data("warning: \(text) [\(rule)]; \(help)\n".utf8))
    }
    /// A rule without which the program cannot go on.
    static func stop(_ rule: String, _ text: String) -> Never { fatalError(text) }

    private static var warned: Set<String> = []

    /// An event on a lane of the timeline, which compiled programs do not have.
    static func trace(_ lane: String, _ change: Any) {}

    /// Whether this is the lane that a screen belongs to.
    static var isOnMain: Bool { World.current.map { WorldThread.isMainThread(in: $0) } ?? Thread.isMainThread }
}
