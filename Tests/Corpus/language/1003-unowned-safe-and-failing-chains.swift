// from swiftc
// 'unowned(safe)' and 'unowned(unsafe)' keep nothing.
class Owner { var part: Part?; deinit { print("owner") } }
class Part { unowned(safe) var owner: Owner; init(_ owner: Owner) { self.owner = owner }; deinit { print("part") } }
class Other { unowned(unsafe) let owner: Owner; init(_ owner: Owner) { self.owner = owner }; deinit { print("other") } }
do {
    let owner = Owner()
    owner.part = Part(owner)
    print(owner.part?.owner === owner)
}
do {
    let owner = Owner()
    let safe = { [unowned(safe) owner] in print(owner.part == nil) }
    safe()
    _ = Other(owner)
}
// A chain that fails is the nil of a closure's whole result.
final class Node {
    var next: Node?
    let name: String
    init(_ name: String, _ next: Node? = nil) { (self.name, self.next) = (name, next) }
}
let nodes = sequence(first: Node("a", Node("b")) as Node?) { $0?.next }
print(nodes.prefix(5).map { $0?.name ?? "nil" })
func isNil<T>(_ value: T, _ f: (T) -> T?) -> Bool { if case .none = f(value) { true } else { false } }
let none: Node? = nil
print(isNil(none) { $0?.next }, isNil(none) { node in return node?.next }, isNil(none) { node in let n = node; return n?.next })
func isNilPlain(_ f: (Node?) -> Node??) -> Bool { if case .none = f(nil) { true } else { false } }
print(isNilPlain { $0?.next })
