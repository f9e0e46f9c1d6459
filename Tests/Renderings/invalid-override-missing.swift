class Animal {
    func speak() -> String { "…" }
}

class Dog: Animal {
    func speak() -> String { "Woof" }
}
