func f() async { defer { await g() }; print(1) }
func g() async {}
