// Refused: a child task gives a value of another type
func f() async { await withTaskGroup(of: Int.self) { g in g.addTask { "x" } } }
