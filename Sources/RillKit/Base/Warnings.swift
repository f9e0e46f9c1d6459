import Foundation
import Rill

/// The warnings of the kit in compiled programs. In rill, `Warnings.swiftinterface` replaces this file, and a warning
/// includes the line that caused it.
enum Warnings {
    static func say(_ text: String) { print("(note: \(text))") }

    /// Prints a warning on standard error. Each text is printed once.
    static func warn(_ rule: String, _ text: String, help: String, about object: AnyObject? = nil) {
        guard warned.insert("\(rule) \(text)").inserted else { return }
        FileHandle.standardError.write(Data("warning: \(text) [\(rule)]; \(help)\n".utf8))
    }
    /// Stops the program because of a broken rule.
    static func stop(_ rule: String, _ text: String) -> Never { fatalError(text) }

    private static var warned: Set<String> = []

    /// Does nothing, because compiled programs have no timeline.
    static func trace(_ lane: String, _ change: Any) {}

    /// True on the main thread, which is the only one that may use views.
    static var isOnMain: Bool { World.current.map { WorldThread.isMainThread(in: $0) } ?? Thread.isMainThread }
}
