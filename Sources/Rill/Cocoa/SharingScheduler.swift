/// The scheduler of shared sequences.
public enum SharingScheduler {
    /// Makes the scheduler; read when an operator is applied.
    // Changed by `mock` alone, while a test runs.
    nonisolated(unsafe) public private(set) static var make: () -> SchedulerType = { MainScheduler() }

    /// Delivers on another scheduler while the closure runs.
    public static func mock(scheduler: SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Delivers on other schedulers while the closure runs.
    public static func mock(makeScheduler: @escaping () -> SchedulerType, action: () throws -> Void) rethrows {
        let usual = make
        defer { make = usual }
        make = makeScheduler
        try action()
    }
}
