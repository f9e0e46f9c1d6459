func greet(name) {}
func meet(who String) {}
