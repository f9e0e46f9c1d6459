// Overloads by class: the nearest class that fits is meant, told by the types as they are written.
class Animal {}
class Dog: Animal {}
class Puppy: Dog {}
class Cat: Animal {}
func sound(of animal: Animal) -> String { "some sound" }
func sound(of dog: Dog) -> String { "woof" }
print(sound(of: Animal()), sound(of: Dog()), sound(of: Puppy()), sound(of: Cat()))
let pet: Animal = Dog()
print(sound(of: pet), [Dog(), Cat()].map { sound(of: $0) })

func meet(_ a: Animal, _ b: Animal) -> String { "two animals" }
func meet(_ a: Dog, _ b: Animal) -> String { "dog meets animal" }
func meet(_ a: Dog, _ b: Cat) -> String { "dog meets cat" }
print(meet(Cat(), Dog()), meet(Dog(), Dog()), meet(Puppy(), Cat()))
func maybe(_ animal: Animal?) -> String { "animal?" }
func maybe(_ dog: Dog?) -> String { "dog?" }
print(maybe(Dog()), maybe(Cat()), maybe(Optional(Puppy())))

class Visitor {
    func visit(_ animal: Animal) -> String { "visit animal" }
    func visit(_ dog: Dog) -> String { "visit dog" }
}
class LoudVisitor: Visitor {
    override func visit(_ animal: Animal) -> String { "VISIT ANIMAL" }
}
let visitor: Visitor = LoudVisitor()
print(visitor.visit(Dog()), visitor.visit(Cat()), LoudVisitor().visit(Dog()), LoudVisitor().visit(Puppy()))
func any<T: Animal>(_ value: T) -> String { "T: Animal" }
func any<T: Dog>(_ value: T) -> String { "T: Dog" }
print(any(Cat()), any(Puppy()))

protocol Shape {}
protocol Round: Shape {}
struct Square: Shape {}
struct Circle: Round {}
func name(_ shape: any Shape) -> String { "shape" }
func name(_ round: any Round) -> String { "round" }
func name(_ circle: Circle, _ index: Int) -> String { "circle \(index)" }
func name(_ shape: any Shape, _ index: Int) -> String { "shape \(index)" }
print(name(Square()), name(Circle()), name(Circle(), 1), name(Square(), 2))
let round: any Round = Circle()
print(name(round), name(round, 3))

// A subclass adds an overload beside a generic one.
class Handler {
    func handle<T>(_ values: [T]) -> String { "list of \(values.count)" }
    func handle(_ value: Any) -> String { "any" }
}
class Numbers: Handler {
    func handle(_ value: Double) -> String { "number \(value)" }
}
print(Numbers().handle(1.5), Numbers().handle(["x"]), Numbers().handle("x"))
