// initialisers, inheritance, memory
class Vehicle {
    let wheels: Int
    var speed = 0.0 { didSet { if speed > 100 { speed = 100 } } }
    init(wheels: Int) {
        self.wheels = wheels
        setup()
    }
    convenience init?(name: String) {
        guard let n = ["car": 4, "bike": 2][name] else { return nil }
        self.init(wheels: n)
    }
    func setup() { print("V.setup", wheels) }
    var info: String { "\(wheels)w at \(speed)" }
}
class Car: Vehicle {
    var gear = 1 { willSet { print("gear \(gear)->\(newValue)") } }
    let brand: String
    init(brand: String) {
        self.brand = brand
        super.init(wheels: 4)
        gear = 2
    }
    override init(wheels: Int) {
        brand = "?"
        super.init(wheels: wheels)
    }
    override func setup() {
        super.setup()
        print("C.setup", brand)
    }
    override var info: String { get { brand + " " + super.info } }
    override var speed: Double { didSet { gear = Int(speed / 10) + 1 } }
}
let c = Car(brand: "Saab")
c.speed = 35
print(c.info, c.gear)
c.speed = 500
print(c.speed)
print(Car(name: "bike")?.info as Any, Car(name: "boat") as Any, Vehicle(name: "car")!.wheels)
struct Temp {
    var c: Double
    init(c: Double) { self.c = c }
    init(f: Double) { self.init(c: (f - 32) / 1.8) }
    init?(_ s: String) {
        guard let d = Double(s.dropLast()), let u = s.last else { return nil }
        switch u {
        case "C": self.init(c: d)
        case "F": self.init(f: d)
        default: return nil
        }
    }
}
print(Temp("100C")!.c, Temp("212F")!.c, Temp("1K") as Any, Temp("") as Any)
class Person {
    let name: String
    weak var apartment: Apartment?
    init(_ n: String) {
        name = n
        print("\(n) in")
    }
    deinit { print("\(name) out") }
}
class Apartment {
    let unit: String
    var tenant: Person?
    unowned let owner: Person
    init(_ u: String, owner: Person) {
        unit = u
        self.owner = owner
    }
    deinit { print("apt \(unit) out") }
}
do {
    let o = Person("Owner")
    var t: Person? = Person("Tenant")
    let apt = Apartment("4A", owner: o)
    apt.tenant = t
    t!.apartment = apt
    t = nil
    print(apt.tenant!.apartment!.unit, apt.owner.name)
    apt.tenant = nil
    print("end")
}
class Loader {
    var done: (() -> Void)?
    var n = 0
    func start() {
        done = { [weak self] in
            guard let self else {
                print("no self")
                return
            }
            self.n += 1
            print("n", self.n)
        }
    }
    deinit { print("loader out") }
}
var l: Loader? = Loader()
l!.start()
let done = l!.done!
done()
l = nil
done()
final class Leaky {
    var f: (() -> Int)?
    let v = 5
    init() { f = { self.v } }
    deinit { print("never") }
}
do {
    let k = Leaky()
    print(k.f!())
}
struct Big {
    var a: [Int]
    var id = Big.next()
    static var counter = 0
    static func next() -> Int {
        counter += 1
        return counter
    }
}
let b1 = Big(a: [1]), b2 = Big(a: [], id: 10), b3 = Big(a: [])
print(b1.id, b2.id, b3.id, Big.counter)
class A {
    var x: Int
    init(x: Int) { self.x = x }
    func copy() -> A { A(x: x) }
}
let a1 = A(x: 1), a2 = a1, a3 = a1.copy()
a2.x = 9
print(a1.x, a3.x, a1 === a2, a1 === a3)
struct Wrap {
    var a: A
    var n: Int
}
var w1 = Wrap(a: a1, n: 1)
var w2 = w1
w2.a.x = 77
w2.n = 2
print(w1.a.x, w1.n, w2.n)
func modify(_ w: inout Wrap, _ f: (inout Wrap) -> Void) { f(&w) }
modify(&w1) {
    $0.n *= 10
    $0.a = A(x: 0)
}
print(w1.n, w1.a.x, w2.a.x)
class Shape {
    func area() -> Double { fatalError("abstract") }
    static func + (l: Shape, r: Shape) -> Double { l.area() + r.area() }
}
class Sq: Shape {
    let s: Double
    init(_ s: Double) { self.s = s }
    override func area() -> Double { s * s }
}
final class Rect: Sq {
    let h: Double
    init(_ w: Double, _ h: Double) {
        self.h = h
        super.init(w)
    }
    override func area() -> Double { s * h }
}
print(Sq(2) + Rect(2, 3), [Sq(1), Rect(1, 5)].map { $0.area() })
class Counter {
    static var live = 0
    init() { Self.live += 1 }
    deinit { Self.live -= 1 }
}
do {
    var cs = (0..<5).map { _ in Counter() }
    print(Counter.live)
    cs.removeLast(2)
    print(Counter.live)
    _ = cs
}
print(Counter.live)
var lazyCount = 0
struct Lz {
    lazy var v: Int = {
        lazyCount += 1
        return lazyCount * 100
    }()
    let k = 1
}
var lz = Lz()
print(lazyCount, lz.v, lz.v, lazyCount)
lz.v = 5
print(lz.v)
let global: Int = {
    print("global init")
    return 7
}()
print(global)
class Lists {
    private var items = [String]()
    subscript(safe i: Int) -> String? { items.indices ~= i ? items[i] : nil }
    static subscript(n: Int) -> String { "static \(n)" }
    func add(_ s: String) -> Lists {
        items.append(s)
        return self
    }
}
print(Lists().add("a").add("b")[safe: 1] ?? "-", Lists()[safe: 0] ?? "-", Lists[3])
protocol Del: AnyObject { func did(_ s: String) }
class Worker {
    weak var delegate: Del?
    func work() { delegate?.did("work") ?? print("no delegate") }
}
class Boss: Del {
    let w = Worker()
    init() { w.delegate = self }
    func did(_ s: String) { print("boss heard", s) }
}
let worker: Worker
do {
    let boss = Boss()
    boss.w.work()
    worker = boss.w
}
worker.work()
