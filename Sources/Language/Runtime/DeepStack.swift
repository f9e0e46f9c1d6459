import Platform

extension Machine {
    /// Does something here, or on a stack of its own where this one is nearly used up. What values hold is let go of,
    /// compared and hashed link by link: a list of millions is deeper than any stack.
    @inline(__always) @inlinable public static func withStackSpace<Result>(_ body: () -> Result) -> Result {
        isLow ? elsewhere(body) : body()
    }

    @inline(never) @usableFromInline static func elsewhere<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        withoutActuallyEscaping(body) { body in onDeepStack { result = body() } }
        return result!
    }

    /// Does something on a stack as large as those of programs, while the caller waits. For what comes after the last of a
    /// program's own stacks: letting go of what it held.
    public static func onDeepStack(_ body: @escaping () -> Void) {
        let caller = active
        defer { active = caller }
        let hasRun = SystemThread.run(stackBytes: nativeStackBytes) {
            Host.current.lend {
                // So that this stack has its limit, too.
                _ = Machine.enter()
                body()
            }
        }
        if !hasRun { body() }
    }
}
