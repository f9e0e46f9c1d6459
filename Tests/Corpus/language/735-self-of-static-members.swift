import Foundation

// `self` in a static member is the class that it was called on, also where only a value says which that is.
class Animal {
    static var fixed: String { "\(self)" }
    static func method() -> String { "\(self)" }
    class var open: String { "\(self)" }
    static var all: String { [fixed, method(), open, closed].joined(separator: " ") }
    class var viaClass: String { [fixed, method(), open, closed].joined(separator: " ") }
    final class var closed: String { "\(self)" }
    static var count = 0
    static var doubled: Int {
        get { count * 2 }
        set {
            print("set on", self)
            count = newValue / 2
        }
    }
    func described() -> String { type(of: self).method() + " " + type(of: self).open }
    required init() {}
    static func make() -> Animal { self.init() }
}
class Dog: Animal {}
class Puppy: Dog { override class var open: String { "small " + super.open } }

for kind in [Animal.self, Dog.self, Puppy.self] {
    print(kind.fixed, kind.method(), kind.open, kind.closed, "|", kind.all, "|", kind.viaClass, "|", kind.init().described())
    kind.doubled += 2
    print(type(of: kind.make()), kind.count)
}
print(Puppy.all, "|", Dog.viaClass, "|", Dog.make().described())

class Box<T> {
    static var name: String { "\(self)" }
    class var open: String { "\(self)" }
}
class Numbers: Box<Int> {}
let box: Box<Int>.Type = Numbers.self
print(box.name, box.open, Numbers.name, Numbers.open, Box<String>.name)

var asked = 0
func kind() -> Animal.Type {
    asked += 1
    return Dog.self
}
print(kind().method(), kind().fixed, asked)

protocol Named { static var name: String { get } }
extension Named { static var name: String { "\(self)" } }
extension Animal: Named {}
let named: any Named.Type = Puppy.self
print(named.name, Puppy.name)

// Classes of the library, with members that a program adds.
extension Formatter {
    class var open: String { "\(self)" }
    static func method() -> String { "\(self)" }
}
let formatter: Formatter.Type = DateFormatter.self
print(DateFormatter.open, DateFormatter.method(), formatter.open, formatter.method())
