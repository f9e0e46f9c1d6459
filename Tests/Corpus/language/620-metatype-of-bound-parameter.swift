// The metatype of a generic parameter that a class bounds is a metatype of that class.
class Animal {
    required init() {}
    class var kind: String { "animal" }
    var name: String { Self.kind }
}
final class Cat: Animal { override class var kind: String { "cat" } }
final class Dog: Animal { override class var kind: String { "dog" } }

func kind(_ type: Animal.Type) -> String { type.kind }
func describe<T: Animal>(_ type: T.Type) -> String { kind(type) + " " + kind(T.self) }
func all<T: Animal>(_ types: [T.Type]) -> [String] { types.map { kind($0) } }
func maybe<T: Animal>(_ type: T.Type) -> Animal.Type? { type == T.self ? type : nil }
struct Stall<T: Animal> {
    let types: [Animal.Type] = [T.self, Dog.self]
    func make() -> Animal { kind(T.self) == "cat" ? T() : Dog() }
}
print(describe(Cat.self), describe(Dog.self), all([Cat.self]))
print(maybe(Cat.self).map { $0.init().name } ?? "none")
print(Stall<Cat>().types.map { $0.kind }, Stall<Cat>().make().name)
