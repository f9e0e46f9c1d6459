/// Times are noted in whole milliseconds, as they are shown.
func millisecond(of time: Int) -> Int { time / 1_000_000 * 1_000_000 }

func millisecond(notBefore time: Int) -> Int { millisecond(of: time + 999_999) }
