// A superclass's type aliases serve as associated types of what a subclass conforms to, in terms of its arguments; an
// associated type bound to AnyObject gives objects.
class Holder<Owner: AnyObject, Value> {
    typealias Parent = Owner
    typealias Content = Value
    weak var parent: Owner?
    var content: Value?

    init(parent: Owner) { self.parent = parent }
    func stored() -> Value? { content }
}

protocol Holding: AnyObject {
    associatedtype Parent: AnyObject
    associatedtype Content
    func stored() -> Content?
    static func make(for parent: Parent) -> Self
}

enum Registry {
    static var owners: [ObjectIdentifier: AnyObject] = [:]
    static func keep(_ holder: AnyObject, for owner: AnyObject) { owners[ObjectIdentifier(owner)] = holder }
    static func holder(of owner: AnyObject) -> AnyObject? { owners[ObjectIdentifier(owner)] }
}

extension Holding {
    static func of(_ parent: Parent) -> Self {
        if let known = Registry.holder(of: parent) as? Self { return known }
        let made = make(for: parent)
        Registry.keep(made, for: parent)
        return made
    }
}

extension Holding where Content == String {
    func shout() -> String { (stored() ?? "nothing").uppercased() }
}

final class House {}

final class Words: Holder<House, String>, Holding {
    static func make(for parent: House) -> Words { Words(parent: parent) }
}

final class Numbers: Holder<House, [Int]>, Holding {
    static func make(for parent: House) -> Numbers { Numbers(parent: parent) }
}

let house = House()
let numbers = Numbers.of(house)
numbers.content = [1, 2]
print(Numbers.of(house) === numbers, Numbers.of(house).stored() ?? [])

let hall = House()
let words = Words.of(hall)
print(words.shout())
words.content = "hello"
print(Words.of(hall).shout(), words.parent === hall)
