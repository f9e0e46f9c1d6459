/// The scheduler of shared sequences.
public enum SharingScheduler {
    /// Makes the scheduler of an operator when the operator is applied. Changed only by `mock`, during a test.
    nonisolated(unsafe) public private(set) static var make: () -> SchedulerType = { MainScheduler() }

    /// Replaces the scheduler of shared sequences while the closure runs. For tests.
    public static func mock(scheduler: SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Replaces the factory of schedulers while the closure runs. For tests.
    public static func mock(makeScheduler: @escaping () -> SchedulerType, action: () throws -> Void) rethrows {
        let usual = make
        defer { make = usual }
        make = makeScheduler
        try action()
    }
}
