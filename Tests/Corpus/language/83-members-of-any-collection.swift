let c: any Collection = [1, 2, 3]
print(c.count)
c.forEach { print($0) }
print(c.map { "\($0)" }, c.isEmpty)
let s: any Sequence<Int> = [1, 2, 3]
for x in s { print(x) }
print(s.reduce(0, +), s.contains(2))
let d: any Collection<String> = Set(["a"])
print(d.count, d.map { $0 + "!" }, d.contains("a"))
func total(_ xs: any Sequence<Int>) -> Int { var t = 0; for x in xs { t += x }; return t }
print(total([1, 2]), total(1...3))
