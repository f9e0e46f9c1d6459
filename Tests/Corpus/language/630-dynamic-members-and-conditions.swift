// A member that only holds for another generic argument is none: what is asked for is found dynamically.
@dynamicMemberLookup struct Face<Base> {
    let base: Base
    subscript<Property>(dynamicMember path: KeyPath<Base, Property>) -> Property { base[keyPath: path] }
}
final class Button {
    var title = "a button"
    var progress = 1
}
final class Item {
    var title = "an item"
    var progress = 2
}
extension Face where Base: Button {
    func title(for state: Int) -> String { "\(base.title) in state \(state)" }
    func progress() -> String { "a function" }
}

print(Face(base: Item()).title, Face(base: Item()).progress)
print(Face(base: Button()).title(for: 3), Face(base: Button()).progress())
