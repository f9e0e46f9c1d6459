// Refused: await does not allow to set the state of an actor
actor A { var n = 0 }
func f(_ a: A) async { await a.n = 1 }
