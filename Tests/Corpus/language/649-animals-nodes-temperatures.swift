class Animal {
    let name: String
    private(set) var energy = 5 { willSet { print("\(name): \(energy)→\(newValue)") } }
    class var kingdom: String { "Animalia" }
    static var count = 0
    init(name: String) {
        self.name = name
        Animal.count += 1
    }
    convenience init() { self.init(name: "anon") }
    func speak() -> String { "..." }
    func run() { energy -= 1 }
    deinit { print("bye \(name)") }
}
class Dog: Animal {
    var tricks: [String] = []
    override class var kingdom: String { super.kingdom + "/Dog" }
    override init(name: String) { super.init(name: name + "🐶") }
    override func speak() -> String { "Woof" + super.speak() }
    subscript(i: Int) -> String {
        get { tricks.indices.contains(i) ? tricks[i] : "none" }
        set { tricks.insert(newValue, at: min(i, tricks.count)) }
    }
}
final class Puppy: Dog {
    let age: Int
    init(age: Int) {
        self.age = age
        super.init(name: "p\(age)")
    }
    override func speak() -> String { "yip " + super.speak() }
}
var zoo: [Animal] = [Animal(), Dog(name: "Rex"), Puppy(age: 2)]
for a in zoo {
    print(a.name, a.speak(), type(of: a), type(of: a).kingdom)
    a.run()
}
if let d = zoo[1] as? Dog {
    d[0] = "sit"
    d[5] = "roll"
    print(d.tricks, d[1], d[9])
}
print(Animal.count, zoo.filter { $0 is Dog }.count, zoo[0] === zoo[0], zoo[0] !== zoo[1])
zoo.removeFirst()
class Node {
    var next: Node?
    weak var prev: Node?
    let v: Int
    init(_ v: Int) { self.v = v }
    deinit { print("node \(v) freed") }
}
do {
    let a = Node(1), b = Node(2)
    a.next = b
    b.prev = a
    print(b.prev!.v, a.next!.v)
}
weak var w: Node?
do {
    let n = Node(3)
    w = n
    print(w!.v)
}
print(w as Any)
zoo = []
struct S {
    var arr = [1]
    mutating func add() { arr.append(arr.count + 1) }
}
var s1 = S()
var s2 = s1
s2.add()
s2.add()
print(s1, s2)
class Temp {
    var celsius: Double = 0 { didSet { if celsius < -273 { celsius = oldValue } } }
    var fahrenheit: Double {
        get { celsius * 9 / 5 + 32 }
        set { celsius = (newValue - 32) * 5 / 9 }
    }
    lazy var made: String = {
        print("lazy")
        return "at \(self.celsius)"
    }()
}
let t = Temp()
t.fahrenheit = 212
t.celsius = -500
print(t.celsius, t.fahrenheit, t.made, t.made)
let kp: ReferenceWritableKeyPath<Temp, Double> = \.celsius
t[keyPath: kp] = 5
print(t[keyPath: \.fahrenheit])
