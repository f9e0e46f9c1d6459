import Synchronization

/// Stops every loop that sends events, from outside of the loop.
///
/// Events travel through calls that cannot throw. Code that must stop a running program (Ctrl-C, a trap in an
/// interpreted closure, an endless series of events) sets the brake; each engine loop that can emit without end
/// (factories, the trampoline, `retry`, the agenda) checks it once per turn and returns. The code that set the brake
/// releases it after the stack has unwound.
public enum Brake {
    // The atomic access is relaxed: a check is one load, and reading an outdated value does no harm.
    @usableFromInline static let brakeFlag = Atomic<Bool>(false)

    @inlinable public static var isOn: Bool { brakeFlag.load(ordering: .relaxed) }
    public static func pull() { brakeFlag.store(true, ordering: .relaxed) }
    public static func release() { brakeFlag.store(false, ordering: .relaxed) }
}
