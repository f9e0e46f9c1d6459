// A protocol that only subclasses of a class may adopt: its values have the members of the class and are of it.
class Vehicle { var wheels = 4; func roll() { print("roll", wheels) }; subscript(i: Int) -> Int { wheels * i } }
protocol Honker where Self: Vehicle { func honk() }
protocol Loud: Honker { var volume: Int { get set } }
protocol Older: Vehicle { func age() -> Int }
class Car: Vehicle, Loud, Older { var volume = 3; func honk() { print("honk", volume) }; func age() -> Int { wheels * 10 } }
let h: any Honker = Car()
h.honk()
h.roll()
h.wheels = 5
print(h.wheels, h[2])
let v: Vehicle = h
v.roll()
var l: Loud = Car()
l.volume += 1
l.wheels -= 1
l.honk()
l.roll()
let o: Older = Car()
o.roll()
print(o.age(), (o as Vehicle).wheels, o is Car, v === h)
func take(_ v: Vehicle) { v.roll() }
take(h)
take(o)
func generic<T: Honker>(_ t: T) { t.roll(); t.honk(); t.wheels += 1; print(t.wheels) }
generic(Car())
extension Honker { func twice() { roll(); honk() } }
h.twice()
let list: [Vehicle] = [h, o, Car()]
print(list.map { $0.wheels })
let some: [any Honker] = [h, Car()]
print(some.map { $0.wheels }, some.map(\.wheels), some.compactMap { $0 as? Loud }.count)
weak var weakOne: (any Honker)? = h
print(weakOne?.wheels ?? 0)
class Screen { weak var owner: Honker?; func show() { owner?.roll(); owner?.honk() } }
let screen = Screen()
screen.owner = h
screen.show()
