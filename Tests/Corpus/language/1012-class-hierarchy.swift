// from swiftc
class Animal: CustomStringConvertible, Hashable {
    let name: String; private(set) var energy = 10
    class var sound: String { "..." }
    init(name: String) { self.name = name }
    convenience init?(raw: String) { guard let n = raw.split(separator: ":").last, !n.isEmpty else { return nil }; self.init(name: String(n)) }
    func speak(times: Int = 1) -> String { Array(repeating: Self.sound, count: times).joined(separator: " ") }
    final func eat(_ n: Int) { energy += n; didEat() }
    func didEat() {}
    var description: String { "\(type(of: self)) \(name) (\(energy))" }
    static func == (a: Animal, b: Animal) -> Bool { a.name == b.name }
    func hash(into h: inout Hasher) { h.combine(name) }
}
class Dog: Animal { override class var sound: String { "Woof" }; var treats: Int { didSet { if treats > oldValue { eat(1) } } }
    required init(name: String, treats: Int) { self.treats = treats; super.init(name: name) }
    override convenience init(name: String) { self.init(name: name, treats: 0) }
    override func speak(times: Int) -> String { super.speak(times: times) + "!" }
    override func didEat() { print("\(name) wags") } }
final class Puppy: Dog { override class var sound: String { "Yip" }; override var treats: Int { willSet { print("treats \(treats)->\(newValue)") } } }
let d = Dog(name: "Rex"); d.treats += 2; print(d, d.speak(times: 2))
let p = Puppy(name: "Bit", treats: 1); p.treats = 3; print(p)
print(Animal(raw: "x:Cat")?.description ?? "nil", Animal(raw: ":") == nil, Set([d, Animal(name: "Rex")]).count)
let zoo: [Animal] = [d, p]; print(zoo.map { $0.speak(times: 1) }, zoo.compactMap { $0 as? Puppy }.count, type(of: zoo[1]) == Puppy.self)
let make: (Dog.Type) -> Dog = { $0.init(name: "m", treats: 5) }; print(make(Puppy.self))
