import Platform

extension Machine {
    /// Runs a body on this stack, or on another one if this stack is nearly used up. Nested values are freed, compared
    /// and hashed recursively, and a list of millions of links is deeper than any stack.
    @inline(__always) @inlinable public static func withStackSpace<Result>(_ body: () -> Result) -> Result {
        isNativeStackLow ? onOtherStack(body) : body()
    }

    @inline(never) @usableFromInline static func onOtherStack<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        withoutActuallyEscaping(body) { body in onDeepStack { result = body() } }
        return result!
    }

    /// Runs a body on a stack as large as a program's, while the caller waits. Used to free a program's values after
    /// its own stacks were freed.
    public static func onDeepStack(_ body: @escaping () -> Void) {
        let caller = activeStack
        defer { activeStack = caller }
        let hasRun = SuspendableStack.run(bytes: nativeStackBytes) {
            Host.current.runForLockHolder {
                // Sets the limit of this stack, too.
                _ = Machine.enterFromNative()
                body()
            }
        }
        if !hasRun { body() }
    }
}
