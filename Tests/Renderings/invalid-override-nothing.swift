class Animal {
    func speak(times: Int) -> String { "…" }
}

class Dog: Animal {
    override func speak() -> String { "Woof" }
}
