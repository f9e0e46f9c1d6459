import Platform

extension Machine {
    /// Runs a body on the calling stack, or on a separate one if the calling stack is nearly used up. Nested values are
    /// freed, compared and hashed recursively, and a list of millions of links is deeper than any stack.
    @inline(__always) @inlinable public static func withStackSpace<Result>(_ body: () -> Result) -> Result {
        isLow ? onOtherStack(body) : body()
    }

    @inline(never) @usableFromInline static func onOtherStack<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        withoutActuallyEscaping(body) { body in onDeepStack { result = body() } }
        return result!
    }

    /// Runs a body on a stack of the size for programs, while the caller waits. For freeing a program's values after
    /// its own stacks are gone.
    public static func onDeepStack(_ body: @escaping () -> Void) {
        let caller = active
        defer { active = caller }
        let hasRun = SuspendableStack.run(bytes: nativeStackBytes) {
            Host.current.runForLockHolder {
                // Gives this stack a limit too.
                _ = Machine.enter()
                body()
            }
        }
        if !hasRun { body() }
    }
}
