// Refused: a function of a global actor is called from sync code
@globalActor actor G { static let shared = G() }
@G func g() {}
func f() { g() }
