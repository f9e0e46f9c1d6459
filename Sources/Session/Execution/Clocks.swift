import Glibc

/// Nanoseconds of a clock that never goes back; only to say how long something took.
func wallTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Nanoseconds of processor time that the process has taken.
func processorTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Times are noted in whole milliseconds, as they are shown.
func millisecond(of time: Int) -> Int { time / 1_000_000 * 1_000_000 }

func millisecond(notBefore time: Int) -> Int { millisecond(of: time + 999_999) }
