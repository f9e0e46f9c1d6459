/// The scheduler of shared sequences.
public enum SharingScheduler {
    /// Creates the scheduler of an operator when the operator is applied. Only `mock` changes it, during a test.
    nonisolated(unsafe) public private(set) static var make: () -> SchedulerType = { MainScheduler() }

    /// Replaces the scheduler of shared sequences while the closure runs, for tests.
    public static func mock(scheduler: SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Replaces the function that creates schedulers while the closure runs, for tests.
    public static func mock(makeScheduler: @escaping () -> SchedulerType, action: () throws -> Void) rethrows {
        let usual = make
        defer { make = usual }
        make = makeScheduler
        try action()
    }
}
