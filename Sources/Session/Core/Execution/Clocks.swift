/// Times are stored in whole milliseconds, because they are displayed in milliseconds.
func wholeMillisecond(of time: Int) -> Int { time / 1_000_000 * 1_000_000 }

func wholeMillisecond(notBefore time: Int) -> Int { wholeMillisecond(of: time + 999_999) }
