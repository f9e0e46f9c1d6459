let a: = 3
func f() -> { 1 }
