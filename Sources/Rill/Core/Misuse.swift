/// Reports misuse by a program, such as using a virtual clock from two threads.
///
/// Stops the process unless a host has installed a handler.
package enum Misuse {
    /// The kind of misuse, for hosts that distinguish them.
    package enum Kind { case rule, stack }

    // One handler per process, set while no program runs; it reports to the program of the current world.
    nonisolated(unsafe) package static var handler: ((_ message: String, _ kind: Kind) -> Void)?

    /// Reports the misuse. Returns only if a handler took the report; the caller then continues with a harmless value.
    package static func report(
        _ message: String, _ kind: Kind = .rule, file: StaticString = #file, line: UInt = #line
    ) {
        guard let handler else { fatalError(message, file: file, line: line) }
        handler(message, kind)
    }
}

/// Returns a number of elements requested by a program; a negative one is reported and replaced by 0.
@usableFromInline func natural(_ number: Int, _ name: StaticString) -> Int {
    if number >= 0 { return number }
    Misuse.report("\(name) can't be negative")
    return 0
}
