func f(_ work: @escaping () -> Void) { work() }
func g() async {}
f { await g() }
