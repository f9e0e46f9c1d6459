// Refused: an async let constant is read without await
func g() async -> Int { 1 }
func f() async { async let x = g(); print(x) }
