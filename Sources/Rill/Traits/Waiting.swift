/// Functions for modules of this package that block a thread until an observable sends.
package enum BlockingSupport {
    /// Runs `body` with an empty trampoline: subscriptions in it have a queue of their own.
    package static func withFreshTrampoline<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        CurrentThreadQueue.withNewQueue { result = body() }
        return result!
    }
}

extension World {
    /// True if the calling thread holds this world's lock.
    package var isHeldByThisThread: Bool { holdsLock }
}
