// classes
class Vehicle {
    var wheels: Int { 0 }; let id: Int; static var made = 0; class var kind: String { "vehicle" }
    init(id: Int) { self.id = id; Vehicle.made += 1; print("init V\(id)") }
    convenience init() { self.init(id: Vehicle.made + 100) }
    deinit { print("deinit V\(id)") }
    func describe() -> String { "\(Self.kind) \(id) with \(wheels)" }
    final func fixed() -> String { "fixed " + describe() }
}
class Bike: Vehicle {
    override var wheels: Int { 2 }; override class var kind: String { "bike" };
    var gear = 1 {
        willSet { print("gear \(gear)->\(newValue)") }
        didSet { if gear > 5 { gear = 5 } }
    }
    deinit { print("deinit Bike") }
}
class Tandem: Bike {
    let seats: Int
    init(seats: Int) { self.seats = seats; super.init(id: seats * 10); gear = 3 }
    override convenience init(id: Int) { self.init(seats: id) }
    override func describe() -> String { super.describe() + " seats \(seats)" }
}
do {
    let v = Vehicle(); print(v.describe()); let b = Bike(id: 5); b.gear = 9; print(b.gear, b.describe(), b.fixed());
    let t = Tandem(id: 2); print(t.describe()); let vs: [Vehicle] = [v, b, t];
    for x in vs { if let bk = x as? Bike { print("bike", bk.gear) } else { print("not", type(of: x)) } };
    print(vs.map { type(of: $0).kind })
}
print(Vehicle.made)
class Animal { required init() {}; class func create() -> Self { self.init() }; func speak() -> String { "..." } }
class Dog: Animal { override func speak() -> String { "Woof" } }
class Puppy: Dog { override func speak() -> String { super.speak().lowercased() } }
print(Dog.create().speak(), Puppy.create().speak(), [Animal.self, Dog.self, Puppy.self].map { $0.init().speak() })
class Owner { let name: String; var pet: Pet?; init(_ n: String) { name = n }; deinit { print("owner \(name) gone") } }
class Pet {
    weak var owner: Owner?; unowned let home: Home; init(home: Home) { self.home = home }; deinit { print("pet gone") }
}
class Home { var addr = "1 St"; deinit { print("home gone") } }
var home: Home? = Home(); var owner: Owner? = Owner("Jo"); var pet: Pet? = Pet(home: home!)
owner!.pet = pet; pet!.owner = owner
print(pet!.owner!.name, pet!.home.addr)
owner = nil; print(pet!.owner as Any); pet = nil; home = nil
class Lazy {
    lazy var data: [Int] = {
        print("load"); return [1, 2]
    }()
        ;
    var n = 0; lazy var twice = n * 2
}
let l = Lazy(); l.n = 4; print(l.twice, l.data.count, l.data); l.n = 9; print(l.twice)
class Singleton { static let shared = Singleton(); private init() { print("made once") }; var n = 0 }
Singleton.shared.n += 1; Singleton.shared.n += 1; print(Singleton.shared.n)
let a = Dog(), b2 = a; print(a === b2, a !== Dog(), ObjectIdentifier(a) == ObjectIdentifier(b2))
class Temp {
    var c = 0.0;
    var f: Double {
        get { c * 9 / 5 + 32 }
        set { c = (newValue - 32) * 5 / 9 }
    }
}
let tt = Temp(); tt.f = 212; print(tt.c, tt.f)
class F { let n: Int; init?(_ s: String) { guard let n = Int(s) else { return nil }; self.n = n } }
print(F("12")?.n as Any, F("x")?.n as Any)
class Matrix {
    var g = [[1, 2], [3, 4]];
    subscript(r: Int, c: Int) -> Int {
        get { g[r][c] }
        set { g[r][c] = newValue }
    }; static subscript(n: Int) -> String { "m\(n)" }
}
let mm = Matrix(); mm[0, 1] = 9; mm[1, 1] += 1; print(mm.g, Matrix[3])
