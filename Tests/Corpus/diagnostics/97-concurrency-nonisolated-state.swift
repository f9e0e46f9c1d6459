// Refused: a nonisolated method reads the state of its actor
actor A { var n = 0; nonisolated func g() -> Int { n } }
