/// Reports misuse by a program, such as using a virtual clock from two threads.
///
/// It stops the process unless a host has installed a handler.
package enum MisuseReport {
    /// The kind of misuse, for hosts that distinguish them.
    package enum Kind { case rule, stack }

    // The handler of the process, which is set while no program runs. It reports to the program of the current world.
    nonisolated(unsafe) package static var handler: ((_ message: String, _ kind: Kind) -> Void)?

    /// Reports the misuse. It returns only if a handler has taken the report; the caller then continues with a harmless
    /// value.
    package static func report(
        _ message: String, _ kind: Kind = .rule, file: StaticString = #file, line: UInt = #line
    ) {
        guard let handler else { fatalError(message, file: file, line: line) }
        handler(message, kind)
    }
}

/// Returns a number of elements for which a program has asked. A negative number is reported and replaced by 0.
@usableFromInline func nonNegative(_ number: Int, _ name: StaticString) -> Int {
    if number >= 0 { return number }
    MisuseReport.report("\(name) can't be negative")
    return 0
}
