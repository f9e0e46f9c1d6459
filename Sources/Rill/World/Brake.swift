import Synchronization

/// Stops every emission loop from outside.
///
/// Events travel through calls that cannot throw, so whoever must stop a running program (Ctrl-C, a trap in an
/// interpreted closure, a runaway) pulls the brake; each loop of the engine that can emit without end (factories,
/// the trampoline, `retry`, the agenda) looks at it once per turn and returns. Whoever pulled it releases it when
/// the stack has been unwound.
public enum Brake {
    // A relaxed flag: the check costs one load, and a late view of it does no harm.
    @usableFromInline static let flag = Atomic<Bool>(false)

    @inlinable public static var isOn: Bool { flag.load(ordering: .relaxed) }
    public static func pull() { flag.store(true, ordering: .relaxed) }
    public static func release() { flag.store(false, ordering: .relaxed) }
}
