// Refused: a detached task reads a property of the main actor
@MainActor final class M { var n = 0 }
func f(_ m: M) { Task.detached { print(m.n) } }
