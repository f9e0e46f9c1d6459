// A class together with protocols as a type: members of both, key paths, weak variables.
class Animal { var name = "an"; var age = 1; func speak() -> String { "..." }; init() {}; var loud: String { speak().uppercased() }; static func make() -> String { "made" }; subscript(i: Int) -> Int { i * age } }
protocol Greeter { func hi() -> String }
protocol Owned: AnyObject { var owner: String { get set } }
extension Greeter { func hi() -> String { "hi" }; func greet() -> String { "Hello " + hi() } }
class Dog: Animal, Greeter, Owned { override func speak() -> String { "Woof" }; var owner = "me" }
class Cat: Animal, Greeter { override var loud: String { "purr" }; func hi() -> String { "meow" } }
func both(_ x: Animal & Greeter) -> String { x.speak() + x.greet() + x.loud + x.name + x.hi() }
print(both(Dog()), both(Cat()))
let list: [any Animal & Greeter] = [Dog(), Cat()]
for x in list { x.name += "!"; x.age = 4; print(x.name, x.age, x[3], x.greet()) }
let up: Animal = list[0]; print(up.speak(), up === list[0], list.map(\.name), list.map { $0.age })
func plain(_ a: Animal) -> String { a.loud }
print(list.map(plain), list.map { plain($0) }, plain(list[1]))
typealias Pet = Animal & Owned & Greeter
final class Keeper { var pet: Pet?; weak var other: (Animal & Owned)?; init(_ p: Pet) { pet = p; other = p } }
let k = Keeper(Dog()); k.pet?.owner = "you"; k.pet?.name = "Rex"; print(k.pet?.speak() ?? "-", k.pet!.owner, k.other?.name ?? "gone", k.pet?.hi() ?? "")
k.pet = nil; print(k.other?.name ?? "gone")
if let p = up as? Animal & Greeter { print(p.greet(), p.speak()) }
func gen<T: Animal & Greeter>(_ t: T) -> String { t.speak() + t.hi() + t.loud }
print(gen(Dog()), gen(Cat())); let f = list[0].speak; print(f())
let opt: (Animal & Greeter)? = list.first; print(opt?.speak() ?? "", opt.map { $0.loud }!, (opt as Animal?)?.age ?? 0)
