import Diagnostics

/// Receives the diagnostics of a check. Services that only report take this instead of the checker.
public protocol Reporting: AnyObject {
    /// Reports a diagnostic; those of library code are kept apart.
    func report(_ diagnostic: Diagnostic, in context: Context?)
}

extension Reporting {
    public func report(_ diagnostic: Diagnostic) { report(diagnostic, in: nil) }
}
