func word(for number: Int) -> String {
    switch number {
    case 1: return "one"
    case 2: return "two"
    }
}
