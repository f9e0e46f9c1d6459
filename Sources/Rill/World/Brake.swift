import Synchronization

/// Stops every emission loop from outside.
///
/// Events travel through calls that cannot throw. Code that must stop a running program (Ctrl-C, a trap in an
/// interpreted closure, a runaway) sets the brake; each engine loop that can emit without end (factories, the
/// trampoline, `retry`, the agenda) checks it once per turn and returns. The code that set the brake releases it after
/// the stack has unwound.
public enum Brake {
    // A relaxed flag: a check is one load, and reading a stale value is harmless.
    @usableFromInline static let flag = Atomic<Bool>(false)

    @inlinable public static var isOn: Bool { flag.load(ordering: .relaxed) }
    public static func pull() { flag.store(true, ordering: .relaxed) }
    public static func release() { flag.store(false, ordering: .relaxed) }
}
