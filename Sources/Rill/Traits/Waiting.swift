/// For modules of this package that block a thread until an observable has answered.
package enum Waiting {
    /// Runs a body as if the thread's trampoline were empty; a subscription inside is trampolined for itself.
    package static func withFreshTrampoline<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        Trampoline.withFresh { result = body() }
        return result!
    }
}

extension World {
    /// True if the calling thread holds this world's lock.
    package var isCurrentHere: Bool { holdsLock }
}
