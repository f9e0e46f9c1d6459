// class hierarchies, initialisers, ARC, observers, static/class members
class Vehicle {
  class var kind: String { "vehicle" }
  static private(set) var built = 0
  let wheels: Int
  var speed: Double = 0 { willSet { print("\(name) will go \(newValue)") } didSet { if speed > limit { speed = limit } } }
  var limit: Double { 100 }
  var name: String { "\(type(of: self).kind)#\(id)" }
  private let id: Int
  init(wheels: Int) { self.wheels = wheels; Vehicle.built += 1; id = Vehicle.built; prepare() }
  convenience init?(code: String) { guard let n = Int(code.filter(\.isNumber)), n > 0 else { return nil }; self.init(wheels: n) }
  func prepare() { print("prepare", wheels) }
  final func go(_ s: Double) -> Self { speed = s; return self }
  deinit { print("bye", name) }
}
class Car: Vehicle {
  override class var kind: String { "car" }
  var doors: Int
  lazy var radio: Radio = { print("radio on"); return Radio(owner: self) }()
  required init(doors: Int) { self.doors = doors; super.init(wheels: 4) }
  convenience init() { self.init(doors: 5) }
  override func prepare() { super.prepare(); print("doors", doors) }
  override var limit: Double { doors > 3 ? 180 : super.limit * 2.5 }
  override var speed: Double { didSet { print("car at", speed) } }
}
final class Taxi: Car {
  override static var kind: String { "taxi" }
  var fare = 0.0
  required init(doors: Int) { super.init(doors: doors); fare = Double(doors) }
  override func prepare() { fare += 1; super.prepare() }
}
class Radio { unowned let owner: Car; weak var antenna: Antenna?; init(owner: Car) { self.owner = owner }; deinit { print("radio off") } }
class Antenna { deinit { print("antenna gone") } }
do {
  let v = Vehicle(code: "x3-")
  print(v?.go(250).speed as Any, Vehicle(code: "none") == nil)
  var car: Car? = Car()
  car!.go(200).go(50)
  print(car!.radio.owner === car!, car?.radio.antenna as Any)
  var a: Antenna? = Antenna()
  car?.radio.antenna = a
  print(car?.radio.antenna != nil); a = nil; print(car!.radio.antenna == nil)
  car = nil
  let t: Vehicle = Taxi(doors: 2)
  t.go(300)
  print(t.name, (t as? Taxi)?.fare ?? 0, t is Car, type(of: t) == Taxi.self, type(of: t).kind)
  let types: [Car.Type] = [Car.self, Taxi.self]
  print(types.map { $0.init(doors: 3).limit }, Vehicle.built)
}
struct Point { var x = 0, y = 0
  static let origin = Point()
  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  static func += (a: inout Point, b: Point) { a = a + b }
  mutating func move(dx: Int = 0, dy: Int = 0) { x += dx; y += dy }
  mutating func reset() { self = .origin }
  subscript(_ axis: String) -> Int? { get { ["x": x, "y": y][axis] } set { switch axis { case "x": x = newValue ?? 0; case "y": y = newValue ?? 0; default: break } } }
}
final class Pen { var at = Point() { didSet { trail.append(oldValue) } }; var trail: [Point] = [] }
let pen = Pen()
pen.at.move(dx: 3); pen.at["y"] = 4; pen.at += Point(x: 1, y: 1); pen.at.x *= 2
print(pen.at, pen.trail.count, pen.trail.map(\.x), pen.at["z"] as Any)
func swapTwice(_ a: inout Int, _ b: inout Int) { swap(&a, &b); (a, b) = (b * 10, a) }
var (p, q) = (1, 2); swapTwice(&p, &q); print(p, q)
var pts = [Point](repeating: .init(x: 1), count: 2); pts[0].move(dy: 9); pts[1].reset(); print(pts)
var dict = ["a": [1]]; dict["a"]?.append(2); dict["b", default: []].append(3); dict["a"]![0] = 7; print(dict.sorted { $0.key < $1.key })
var pt = Point(); pt.move(dx: 1); print(pt, [Point.origin, pt].map(\.x).max()!)
class Counter { static let shared = Counter(); private init() { print("made") }; private(set) lazy var list = [Int](); func add(_ n: Int...) -> Int { list += n; return list.count } }
print("before"); print(Counter.shared.add(1, 2), Counter.shared.add(), Counter.shared.list)
var handlers: [() -> Int] = []
for i in 0..<3 { var n = i; handlers.append { n += 10; return n } }
print(handlers.map { $0() }, handlers[1](), handlers.map { $0() })
func makeCounter(step: Int = 1) -> (next: () -> Int, reset: () -> Void) { var n = 0; return ({ n += step; return n }, { n = 0 }) }
let k = makeCounter(step: 5); _ = k.next(); print(k.next()); k.reset(); print(k.next())
