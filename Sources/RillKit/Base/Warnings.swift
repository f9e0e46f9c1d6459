import Foundation
import Rill

/// Warnings of the kit, for compiled programs. In rill, `Warnings.swiftinterface` replaces this file, and a warning
/// includes the line that caused it.
enum Warnings {
    static func say(_ text: String) { print("(note: \(text))") }

    /// Prints a warning on standard error, once per text.
    static func warn(_ rule: String, _ text: String, help: String, about object: AnyObject? = nil) {
        guard warned.insert("\(rule) \(text)").inserted else { return }
        FileHandle.standardError.write(Data("warning: \(text) [\(rule)]; \(help)\n".utf8))
    }
    /// Stops the program for a broken rule.
    static func stop(_ rule: String, _ text: String) -> Never { fatalError(text) }

    private static var warned: Set<String> = []

    /// Does nothing: compiled programs have no timeline.
    static func trace(_ lane: String, _ change: Any) {}

    /// True on the main thread, on which views must be used.
    static var isOnMain: Bool { World.current.map { WorldThread.isMainThread(in: $0) } ?? Thread.isMainThread }
}
