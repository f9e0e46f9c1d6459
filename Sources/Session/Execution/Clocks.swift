import Glibc

/// Returns nanoseconds of a monotonic clock, to measure durations.
func wallTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Returns nanoseconds of the process's processor time.
func processorTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Rounds a time down to whole milliseconds, as recorded.
func millisecond(of time: Int) -> Int { time / 1_000_000 * 1_000_000 }

func millisecond(notBefore time: Int) -> Int { millisecond(of: time + 999_999) }
