// Refused: an async function as a sync one
func g() async {}
let h: () -> Void = g
