// Overloads that differ in what they ask of their parameters: the one that asks more is meant.
func kind<T>(_ value: T) -> String { "any" }
func kind<T: BinaryInteger>(_ value: T) -> String { "whole" }
func kind<T: FloatingPoint>(_ value: T) -> String { "floating" }
func kind<T: StringProtocol>(_ value: T) -> String { "text" }
print(kind(1), kind(1.5), kind("a"), kind(UInt8(1)), kind([1]), kind("abc".prefix(1)), kind(true))

protocol Animal { var name: String { get } }
protocol Swimmer: Animal { func swim() -> String }
struct Cat: Animal { let name = "cat" }
struct Fish: Swimmer {
    let name = "fish"
    func swim() -> String { "glub" }
}
func intro<A: Animal>(_ animal: A) -> String { "animal \(animal.name)" }
func intro<S: Swimmer>(_ swimmer: S) -> String { "swimmer \(swimmer.name) \(swimmer.swim())" }
print(intro(Cat()), intro(Fish()))
func wrapped<A: Animal>(_ animal: A) -> String { intro(animal) }
print(wrapped(Fish()))

struct Report {
    func line<T>(_ value: T) -> String { "value" }
    func line<T>(_ value: T) -> String where T: Collection { "collection of \(value.count)" }
    func line<T>(_ value: T?) -> String { "optional" }
}
print(Report().line(1), Report().line([1, 2]), Report().line(Set([1])), Report().line(Optional(1)))

func size<T>(_ list: T) -> String { "one" }
func size<T: Sequence>(_ list: T) -> String { "sequence" }
func size<T: Collection>(_ list: T) -> String where T.Element == Int { "numbers \(list.count)" }
print(size(1), size(["a"]), size([1, 2]), size(sequence(first: 1) { $0 < 3 ? $0 + 1 : nil }))

// nil goes to what is optional.
func show(_ value: Int?) -> String { "optional whole" }
func show<T>(_ value: T) -> String { "generic" }
func show<T: CustomStringConvertible>(_ value: T) -> String { "described" }
print(show(nil), show(2.5))

// `some P` as the type of a variable.
protocol Shape {
    associatedtype Unit: Equatable
    var unit: Unit { get }
    func area() -> Double
}
struct Square: Shape {
    var side: Double
    var unit: String { "cm" }
    func area() -> Double { side * side }
}
let shape: some Shape = Square(side: 2)
print(shape.area(), shape.unit == shape.unit, [shape, shape].map { $0.area() })
var number: some Comparable = 5
print(number < number, number == number)
struct Holder {
    let shape: some Shape = Square(side: 3)
    let list: some Collection<Int> = [3, 1, 2]
    func total() -> Double { shape.area() + Double(list.reduce(0, +)) }
}
print(Holder().total(), Holder().list.sorted())
func local() -> Double {
    let inner: some Shape = Square(side: 1)
    return inner.area()
}
print(local())

// Paths that go on with others can still be written through objects.
final class Person {
    var name = "Ann"
    var scores = [1, 2]
    var address = (city: "X", zip: 1)
}
let person = Person()
let second = (\Person.scores).appending(path: \.[1])
person[keyPath: second] = 9
let city = (\Person.address).appending(path: \.city)
person[keyPath: city] += "y"
print(person.scores, person.address)
struct Pair { var list = [1, 2], name = "p" }
print(Mirror(reflecting: Pair()).descendant("list", 1) ?? "-", Mirror(reflecting: Pair()).descendant(1) ?? "-")
