import Foundation

/// Seconds of this thread's processor that something takes, the least of three times: neither what else the machine does
/// nor a first use counts. Only its ratio to another one of the same test says anything.
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
