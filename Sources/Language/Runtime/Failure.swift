import Diagnostics
import Synchronization

/// An error that the program threw: an existential of `Error` (an `AnyBox`).
public struct ThrownError: Error {
    public let value: Value
    public init(_ value: Value) { self.value = value }
}

/// A failure that stops a program: index out of range, forced `nil`, `fatalError` … Natives throw it without a span; the innermost
/// call node adds the location.
public struct Trap: Error {
    public var id: String
    public var message: String
    public var span: Span?
    /// The names and places of the enclosing calls, innermost first.
    public var trail: [(name: String, span: Span)] = []
    public init(_ id: String, _ message: String, at span: Span? = nil) {
        self.id = id
        self.message = message
        self.span = span
    }
}

extension Trap {
    /// The trap for a variable that is being modified elsewhere, or was never initialised.
    public static func overlap(at span: Span?) -> Trap {
        Trap(
            "overlapping-access", "a variable is used before it has a value, or while it is being changed elsewhere",
            at: span)
    }

    /// The trap for an index out of range.
    public static func index(_ index: Int, of count: Int) -> Trap {
        let has = count == 0 ? "there are no elements" : "valid indices are 0 to \(count - 1)"
        return Trap("index-out-of-range", "index \(index) is out of range: \(has)")
    }
}

/// Thrown to unwind after a stop request (Ctrl-C, time or memory limit).
public struct Interrupted: Error {
    /// The location of the innermost call that threw it.
    public var span: Span?
    public init() {}
}

/// The stop flag, which loops and calls check and any thread may set.
public enum Interrupt {
    // A relaxed flag, like the engine's `Brake`: a check is one load, and a late view is harmless.
    @usableFromInline static let flag = Atomic<Bool>(false)
    @inline(__always) @inlinable public static var isRequested: Bool { flag.load(ordering: .relaxed) }
    public static func request() { flag.store(true, ordering: .relaxed) }
    /// Throws if a stop is requested. Called inside loops of natives that may take long.
    @inline(__always) @inlinable public static func check() throws {
        if isRequested { throw Interrupted() }
    }
    public static func clear() { flag.store(false, ordering: .relaxed) }
}

/// Keeps a program's error inside a callback that cannot throw (`onNext:` called by the engine).
///
/// The first error is kept, everything is stopped, and the code that runs the entry rethrows it at the end.
public enum Unwinding {
    public static var pending: Error? {
        get { Host.current.pending }
        set { Host.current.pending = newValue }
    }
    /// Sets the engine's brake. Installed by the driver.
    public static var stopEverything: () -> Void {
        get { Host.current.stopEverything }
        set { Host.current.stopEverything = newValue }
    }

    public static func fail(_ error: Error) {
        if pending == nil { pending = error }
        Interrupt.request()
        stopEverything()
    }

    /// Runs a program's closure in a context that cannot throw; returns nil after an error.
    @inlinable public static func guarded<Result>(_ body: () throws -> Result) -> Result? {
        do { return try body() } catch {
            fail(error)
            return nil
        }
    }
}

/// The memory limit of a program, checked by natives before large allocations, because the process monitor would be too
/// late.
public enum MemoryCeiling {
    public static var bytes: Int {
        get { Host.current.ceiling }
        set { Host.current.ceiling = newValue }
    }

    /// Returns the bytes that the program uses already. Checked before large allocations. Installed by the driver.
    public static var usedBytes: () -> Int {
        get { Host.current.memoryUsed }
        set { Host.current.memoryUsed = newValue }
    }
    /// Smaller requests skip the call of `usedBytes`.
    private static let uncheckedLimit = 16 << 20

    public static func allow(_ count: Int, of size: Int) throws {
        let (total, overflows) = count.multipliedReportingOverflow(by: max(1, size))
        if overflows || total > bytes || total > uncheckedLimit && total > bytes - usedBytes() {
            throw Trap("out-of-memory", "the program needs more memory than its limit")
        }
    }
}
