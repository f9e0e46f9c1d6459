/// What the kit has to say beside the program: why a hand reached nothing, why a screen was not shown.
enum Notes {
    static func say(_ text: String) { print("(note: \(text))") }
}
