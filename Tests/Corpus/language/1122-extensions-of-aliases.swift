struct Box<A, B> { let a: A; let b: B }
typealias Tagged<E> = Box<Int, E>
extension Tagged { static func make(_ e: B) -> Tagged<B> { Box<Int, B>(a: 1, b: e) }; var both: String { "\(a) \(b)" } }
print(Tagged<String>.make("x").b, Box(a: "q", b: 2).both)
typealias Handler<T> = Dictionary<String, T>
extension Handler { func total() -> Int { count } }
print(["a": 1].total())
typealias Ints = Array<Int>
extension Ints { func plus() -> Int { reduce(0, +) } }
print([1, 2].plus())