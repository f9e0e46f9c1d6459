/// Reports misuse by a program, such as using a virtual clock from two threads.
///
/// It stops the process, unless a host of programs has said what to do instead.
package enum Misuse {
    /// The kind of misuse, for hosts that distinguish them.
    package enum Kind { case rule, stack }

    // One for the process: it keeps nothing of a program, but tells whichever has the current world. Set while no
    // program runs.
    nonisolated(unsafe) package static var handler: ((_ message: String, _ kind: Kind) -> Void)?

    /// Returns only where a host took the report; the caller then goes on with something harmless.
    package static func report(
        _ message: String, _ kind: Kind = .rule, file: StaticString = #file, line: UInt = #line
    ) {
        guard let handler else { fatalError(message, file: file, line: line) }
        handler(message, kind)
    }
}

/// A number of elements that was asked for; a negative one is a mistake of the program, and goes on as none.
@usableFromInline func natural(_ number: Int, _ name: StaticString) -> Int {
    if number >= 0 { return number }
    Misuse.report("\(name) can't be negative")
    return 0
}
