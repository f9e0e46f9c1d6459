/// Times are stored in whole milliseconds, because they are displayed in milliseconds.
func roundedDownToMillisecond(of time: Int) -> Int { time / 1_000_000 * 1_000_000 }

func roundedUpToMillisecond(notBefore time: Int) -> Int { roundedDownToMillisecond(of: time + 999_999) }
