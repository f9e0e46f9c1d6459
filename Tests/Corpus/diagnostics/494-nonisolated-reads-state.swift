actor A { nonisolated func f() -> Int { n }; var n = 0 }
