// In a list of numbers a literal becomes what the others are; the result of an operation on literals does not.
let d = 1.5
func show<X>(_ value: X) { print(X.self, value) }
show([1 + 1, 2.5])
show([1, 2.5])
show([2.5, 1 + 1])
show([1 + 1, d])
show([d, 1 + 1])
show([(1), 2.5])
show([1 * 2, 3, 2.5])
show(true ? 1 + 1 : 2.5)
show([1 + 1, nil])
show(["a": 1 + 1].merging(["b": 3]) { $1 }.count)
show(max(1 + 1, 2.5))
show([1, 2.5 + 1])
show([1 + 1, Int8(3)])
show([UInt8(1), 2])
let doubles: [Double] = [1 + 1, 2.5]
show(doubles)
show(Set<Double>([1 + 1, 2.5]).sorted())
func sum(_ numbers: [Double]) -> Double { numbers.reduce(0, +) }
show(sum([1 + 1, 2.5, d * 2]))
show([1 + 1, 2.5] as [Double])
show(["k": 1 + 1, "l": 2.5] as [String: Double] == ["k": 2, "l": 2.5])
