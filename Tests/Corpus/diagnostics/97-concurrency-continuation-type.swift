// Refused: a continuation gives a value of another type
func f() async -> Int { await withCheckedContinuation { c in c.resume(returning: "x") } }
