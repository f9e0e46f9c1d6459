// `+=` and the like may be a program's own, which takes an object and changes no variable.
class Bag {
    var items: [Int] = []
    static func += (bag: Bag, item: Int) { bag.items.append(item) }
    static func + (left: Bag, right: Bag) -> Bag {
        let sum = Bag()
        sum.items = left.items + right.items
        return sum
    }
}
func -= (bag: Bag, item: Int) { bag.items.removeAll { $0 == item } }
infix operator <<<: AssignmentPrecedence
func <<< (bag: Bag, items: [Int]) { for item in items { bag += item } }
final class Event<Value> {
    private var handlers: [(Value) -> Void] = []
    static func += (event: Event, handler: @escaping (Value) -> Void) { event.handlers.append(handler) }
    func callAsFunction(_ value: Value) { handlers.forEach { $0(value) } }
}
let bag = Bag()
bag += 1
bag += 2
bag -= 1
bag <<< [5, 6]
print(bag.items)
let clicked = Event<String>()
clicked += { print("clicked", $0) }
clicked += { print("again", $0.count) }
clicked("here")
struct Holder { let bag = Bag() }
let holder = Holder()
holder.bag += 5
holder.bag <<< [7]
print(holder.bag.items, (holder.bag + bag).items)
var changing = 3
changing += 4
var text = "a"
text += "b"
var list = [1]
list += [2, 3]
print(changing, text, list)
struct Vector: Equatable {
    var x = 0
    static func += (left: inout Vector, right: Vector) { left.x += right.x }
    static func += (left: inout Vector, right: Int) { left.x += right }
}
var vector = Vector()
vector += Vector(x: 2)
vector += 5
print(vector)
func add(_ bags: [Bag], _ item: Int) { for bag in bags { bag += item } }
add([bag, holder.bag], 9)
print(bag.items.last!, holder.bag.items.last!)
