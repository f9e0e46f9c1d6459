// Only a call can open an existential
protocol Animal {
    associatedtype Food
    var food: Food { get }
}
struct Cow: Animal { let food = "grass" }
func feed(_ animal: some Animal) -> String { "\(animal.food)" }
let zoo: [any Animal] = [Cow()]
print(zoo.map(feed))
