// An initialiser that only fails, or never comes to its end, need not call another one first.
class Animal {
    let legs: Int
    init(legs: Int) { self.legs = legs }
    convenience init?(name: String) { nil }
    convenience init?(word: String) {
        guard let legs = Int(word) else { return nil }
        self.init(legs: legs)
    }
}

class Dog: Animal {
    let name: String
    init(name: String) {
        self.name = name
        super.init(legs: 4)
    }
    init?(coder: String) { nil }
    init?(reader: String) { return nil }
    init(never: Int) { fatalError("never made this way") }
    init?(short: String) {
        if short.count < 3 { return nil }
        name = short
        super.init(legs: 4)
    }
}

struct Point {
    let x: Int
    init?(_ text: String) { nil }
    init(x: Int) { self.x = x }
}

print(Animal(name: "cat") == nil, Animal(word: "x") == nil, Animal(word: "6")!.legs)
print(Dog(coder: "a") == nil, Dog(reader: "b") == nil, Dog(short: "ab") == nil, Dog(short: "rex")!.name)
print(Point("1") == nil, Point(x: 2).x)
