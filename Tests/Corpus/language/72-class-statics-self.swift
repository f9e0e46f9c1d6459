class Vehicle {
    var speed = 0.0; var description: String { "traveling at \(speed)" }; func noise() {}; let wheels: Int
    init(wheels: Int) { self.wheels = wheels; print("V init") }
    convenience init() { self.init(wheels: 4) }
    class var kind: String { "vehicle" }; static let max = 100; class func make() -> Vehicle { Vehicle(wheels: 1) }
    deinit { print("V deinit", wheels) }
}
class Bike: Vehicle {
    var basket = false; init(basket: Bool) { self.basket = basket; super.init(wheels: 2); speed = 3; print("B init") }
    override var description: String { super.description + " basket \(basket)" }
    override func noise() { print("ring") }
    override class var kind: String { "bike" }
    override class func make() -> Vehicle { Bike(basket: true) }
    deinit { print("B deinit") }
}
final class Tandem: Bike {
    var passengers = 0 { didSet { print("p", oldValue, passengers) } }
    override var speed: Double { didSet { print("speed \(oldValue) -> \(speed)") } }
    override func noise() { super.noise(); print("ring ring") }
}
do {
    let b: Vehicle = Bike(basket: true); print(b.description); b.noise(); print(type(of: b).kind, Vehicle.kind)
    if let bb = b as? Bike { bb.basket.toggle(); print(bb.description) }
}
do { let t = Tandem(basket: false); t.passengers = 2; t.speed = 9; t.noise(); print(t.description) }
print(type(of: Vehicle.make()), type(of: Bike.make()), Vehicle.max)
class A {
    required init() { print("A") }; func f() -> String { "A.f" }; final func g() -> String { f() };
    static func create() -> Self { Self() }
}
class B: A { required init() { super.init(); print("B") }; override func f() -> String { "B.f>" + super.f() } }
let types: [A.Type] = [A.self, B.self]
for t in types { print(t.init().g()) }
print(B.create().g(), type(of: B.create()))
class Person { let name: String; init?(name: String) { if name.isEmpty { return nil }; self.name = name } }
print(Person(name: "") == nil, Person(name: "Al")!.name)
let x = A(), y = x
print(x === y, x !== A())
print(x)
class Emp: Person, CustomStringConvertible {
    var description: String { "Emp(\(name))" }
    override init?(name: String) { super.init(name: name.uppercased()) }
}
print(Emp(name: "bo")!, [Emp(name: "cy")!], Emp(name: "") as Any)
