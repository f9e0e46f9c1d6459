actor A { func f() { print("f") } }
extension A: CustomStringConvertible { var description: String { "A" } }
