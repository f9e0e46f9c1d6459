import Diagnostics
import Synchronization

/// An error that the program threw: an existential of `Error` (an `AnyBox`).
public struct ThrownError: Error {
    public let value: Value
    public init(_ value: Value) { self.value = value }
}

/// A failure that stops a program: index out of range, forced `nil`, `fatalError` and so on. Natives throw it without a
/// span; the innermost call node adds the location.
public struct Trap: Error {
    public var id: String
    public var message: String
    public var span: Span?
    /// The names and positions of the calls around the failure, innermost first.
    public var callTrail: [(name: String, span: Span)] = []
    public init(_ id: String, _ message: String, at span: Span? = nil) {
        self.id = id
        self.message = message
        self.span = span
    }
}

extension Trap {
    /// Returns the trap for a variable that other code is modifying, or that was never initialised.
    public static func exclusivityViolation(at span: Span?) -> Trap {
        Trap(
            "overlapping-access", "a variable is used before it has a value, or while it is being changed elsewhere",
            at: span)
    }

    /// Returns the trap for an index out of range.
    public static func index(_ index: Int, of count: Int) -> Trap {
        let has = count == 0 ? "there are no elements" : "valid indices are 0 to \(count - 1)"
        return Trap("index-out-of-range", "index \(index) is out of range: \(has)")
    }
}

/// An error that is thrown to leave all calls after a stop request (Ctrl-C, time or memory limit).
public struct Interrupted: Error {
    /// The position of the innermost call that the error left.
    public var span: Span?
    public init() {}
}

/// The stop flag. Loops and calls check it; any thread may set it.
public enum Interrupt {
    // A relaxed atomic flag, like the engine's `Brake`: a check is one load, and noticing a stop a little later does no
    // harm.
    @usableFromInline static let requestFlag = Atomic<Bool>(false)
    @inline(__always) @inlinable public static var isRequested: Bool { requestFlag.load(ordering: .relaxed) }
    public static func request() { requestFlag.store(true, ordering: .relaxed) }
    /// Throws if a stop is requested. The function is called inside loops of natives that may take long.
    @inline(__always) @inlinable public static func check() throws {
        if isRequested { throw Interrupted() }
    }
    public static func clear() { requestFlag.store(false, ordering: .relaxed) }
}

/// Stores a program's error that occurs in a callback which cannot throw, such as an `onNext:` that the engine calls.
///
/// The first error is stored, the run is stopped, and the code that runs the entry rethrows it at the end.
public enum Unwinding {
    public static var pendingError: Error? {
        get { Host.current.pendingError }
        set { Host.current.pendingError = newValue }
    }
    /// Stops the run by setting the engine's brake. Installed by the driver.
    public static var stopEverything: () -> Void {
        get { Host.current.stopEverything }
        set { Host.current.stopEverything = newValue }
    }

    public static func fail(_ error: Error) {
        if pendingError == nil { pendingError = error }
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

/// The memory limit of a program. Natives check it before large allocations, because the thread that watches the
/// process would notice too late.
public enum MemoryCeiling {
    public static var bytes: Int {
        get { Host.current.memoryLimit }
        set { Host.current.memoryLimit = newValue }
    }

    /// Returns the number of bytes that the program uses. The driver sets the closure, which is called before large
    /// allocations.
    public static var usedBytes: () -> Int {
        get { Host.current.memoryUsed }
        set { Host.current.memoryUsed = newValue }
    }
    /// A smaller request is allowed without calling `usedBytes`.
    private static let uncheckedLimit = 16 << 20

    public static func checkAllocation(_ count: Int, of size: Int) throws {
        let (total, overflows) = count.multipliedReportingOverflow(by: max(1, size))
        if overflows || total > bytes || total > uncheckedLimit && total > bytes - usedBytes() {
            throw Trap("out-of-memory", "the program needs more memory than its limit")
        }
    }
}
