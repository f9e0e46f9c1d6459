// When lazy operations look at what: parts of lazy collections are lazy collections of parts.
let numbers = (1...10).lazy.map { (x: Int) -> Int in print("map", x); return x * 2 }.filter { print("filter", $0); return $0 > 4 }
print("A")
for x in numbers.prefix(2) { print(x) }
print("B")
print(Array(numbers.dropFirst(6)))
print("C", numbers.first!)
print("D", numbers.prefix(2).reduce(0, +))
print("E", numbers.isEmpty, numbers.contains { $0 == 8 })
print("F", Array((1...4).lazy.map { (x: Int) -> Int in print("m", x); return x }.prefix(2)))
let few = [1, 2, 3].lazy.map { (v: Int) -> Int in print("few", v); return v }
print(few.count, few[1], few.last!)
print(few.dropFirst().first!, Array(few.reversed().prefix(1)), few.suffix(1).first!)
print(few.prefix(2).map { $0 })
print([1, 2, 3].lazy.map { $0 * 2 }.map { "\($0)" }.prefix(2).joined(separator: ","))
print(Array([1, 2, 3, 4, 5, 6].lazy.filter { $0 % 2 == 0 }.filter { $0 > 2 }.dropLast()))
print(type(of: [1].lazy.map { $0 }.map { "\($0)" }), type(of: [1].lazy.filter { $0 > 0 }.prefix(1)))
