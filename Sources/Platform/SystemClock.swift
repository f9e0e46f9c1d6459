#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The system's clocks.
package enum SystemClock {
    /// The nanoseconds of a monotonic clock.
    package static var monotonicNanoseconds: Int { nanoseconds(CLOCK_MONOTONIC) }

    /// The nanoseconds of processor time that the process has used.
    package static var processNanoseconds: Int { nanoseconds(CLOCK_PROCESS_CPUTIME_ID) }

    /// The seconds since 1970.
    package static var unixSeconds: Int { time(nil) }

    private static func nanoseconds(_ clock: clockid_t) -> Int {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    /// Returns the seconds since 1970 of a date in UTC; nil if the date does not exist.
    package static func seconds(
        year: Int32, month: Int32, day: Int32, hour: Int32, minute: Int32, second: Int32
    ) -> Int? {
        var asked = tm()
        (asked.tm_year, asked.tm_mon, asked.tm_mday) = (year - 1900, month - 1, day)
        (asked.tm_hour, asked.tm_min, asked.tm_sec) = (hour, minute, second)
        var found = asked
        let seconds = timegm(&found)
        // The system accepts February 30 and converts the date to March 1 or 2.
        let isSameDay = found.tm_mon == asked.tm_mon && found.tm_mday == asked.tm_mday
        let isSameTime =
            found.tm_hour == asked.tm_hour && found.tm_min == asked.tm_min && found.tm_sec == asked.tm_sec
        return isSameDay && isSameTime ? Int(seconds) : nil
    }
}
