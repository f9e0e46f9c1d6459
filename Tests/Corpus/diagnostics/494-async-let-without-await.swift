func f() async { async let x = 5; print(x) }
