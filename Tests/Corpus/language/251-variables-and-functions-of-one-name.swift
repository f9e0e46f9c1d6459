let count = 3
func count(_ s: String) -> Int { s.count }
print(count, count("abc"))
func name() -> String { "f" }
func name(_ x: Int) -> String { "f\(x)" }
struct S { var v = 1; func v(_ n: Int) -> Int { n * v } }
print(S().v, S().v(5), name(), name(2))
class Base { private(set) var energy = 10; fileprivate(set) var e2 = 1; func use() { energy -= 1 } }
class D: Base { override var energy: Int { super.energy * 2 } }
var sum = 0
func sum(_ xs: [Int]) -> Int { xs.reduce(0, +) }
sum = sum([1, 2]); print(sum)
