// Refused: an error of another type is thrown
enum E: Error { case a }
enum F: Error { case b }
func g() async throws(E) { throw F.b }
