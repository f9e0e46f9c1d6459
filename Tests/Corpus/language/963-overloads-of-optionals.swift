// An optional of a literal is an optional of its usual type where overloads are chosen.
func over(_ x: Int) -> String { "Int" }
func over(_ x: String?) -> String { "String?" }
func over<T>(_ x: T) -> String { "T" }
func whole(_ x: Int?) -> String { "Int?" }
func whole<T>(_ x: T) -> String { "T" }
let list = [3, 1, 2]
let some: Int? = 3
print(over(list.first.map { "\($0)" }), over(list.first.flatMap { $0 > 1 ? $0 : nil }.map { "\($0)" }))
print(over(some.map { _ in "a" }), over(some.map { $0 + 1 }), over(list.first.map { String($0) }))
print(whole(some.map { $0 + 1 }), whole(list.first), whole(["a": 1]["a"]), whole(list.max().map { $0 * 2 }))
