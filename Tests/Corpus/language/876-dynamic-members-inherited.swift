// What a superclass or a protocol says of dynamic members holds for what inherits it.
@dynamicMemberLookup
class Sandwich {
    subscript(dynamicMember member: String) -> String { "no \(member)" }
}
class HotDog: Sandwich { var size = 1 }
print(HotDog().sauce, HotDog().size)
@dynamicMemberLookup
protocol Open {}
extension Open {
    subscript(dynamicMember member: String) -> String { "asked for \(member)" }
}
extension String: Open {}
struct Own: Open { let known = 5 }
print("a".user, "abc".count, Own().known, Own().unknown)
func ask<T: Open>(_ value: T) -> String { value.anything }
print(ask(Own()))
let open: any Open = Own()
print(open.other)
@dynamicMemberLookup
protocol Wrapping { associatedtype Value
    var value: Value { get } }
extension Wrapping {
    subscript<T>(dynamicMember path: KeyPath<Value, T>) -> T { value[keyPath: path] }
}
struct Point { var x = 1, y = 2 }
struct Box<Value>: Wrapping { let value: Value }
print(Box(value: Point()).x, Box(value: "text").count)
