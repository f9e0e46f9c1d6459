import Foundation

/// Returns the seconds of this thread's processor time, the least of three runs, so that other processes and first uses
/// do not count. Only the ratio of two such times is meaningful.
func clocked(_ body: () -> Void) -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let times = (0..<3).map { _ in
        let begun = now()
        body()
        return now() - begun
    }
    return times.min() ?? 0
}
