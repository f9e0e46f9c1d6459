// A conformance chooses what fulfils it where it is declared: only what its conditions promise counts.
protocol Loggable { func log() -> String }
extension Loggable { func log() -> String { "plain" } }
protocol Titled: Loggable {}
extension Titled { func log() -> String { "titled" } }
struct Pair<T> { let a: T }
extension Pair: Loggable where T: Loggable {}
extension Pair: Titled where T: Titled {}
extension String: Titled {}
extension Int: Loggable {}
func log<T: Loggable>(_ value: T) -> String { value.log() }
print(Pair(a: "x").log(), log(Pair(a: "x")), log("s"), Pair(a: 1).log(), log(Pair(a: 1)))
let any: any Loggable = Pair(a: "x")
print(any.log())

protocol Named { var name: String { get } }
extension Named { var name: String { "default" } }
struct Tag<T> {}
extension Tag: Named {}
extension Tag where T == Int { var name: String { "int" } }
func name<N: Named>(_ value: N) -> String { value.name }
print(Tag<Int>().name, name(Tag<Int>()), Tag<String>().name, name(Tag<String>()))

protocol Sized { func size() -> Int }
extension Sized { func size() -> Int { 0 } }
extension Sized where Self: Collection { func size() -> Int { count } }
extension Array: Sized {}
func size<S: Sized>(_ value: S) -> Int { value.size() }
print([1, 2].size(), size([1, 2]))

class Node<T> {}
extension Node: Loggable where T: Loggable {}
class Leaf: Node<String> {}
print(log(Leaf()), Leaf().log())
