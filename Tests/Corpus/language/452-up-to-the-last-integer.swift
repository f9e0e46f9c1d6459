// Closed ranges that end with the last integer: nothing lies behind it that an index could be.
print(Array((1...Int.max).lazy.filter { $0 % 7 == 0 }.prefix(3)))
for x in (1...Int.max).lazy.map({ $0 * $0 }).prefix(4) where x > 1 { print(x, terminator: " ") }
print(Array((1...Int.max).prefix(3)), (1...Int.max).count, (1...Int.max).first!, (1...Int.max).contains(9))
let end = (Int.max - 2)...Int.max
print(end.map { Int.max - $0 }, end.reversed().map { Int.max - $0 }, end.last! == Int.max, end.count, end.isEmpty)
print((1...Int.max).first { $0 * $0 > 50 }!, (1...Int.max).dropFirst(3).first!, end.suffix(2).map { Int.max - $0 }, end.indices.count)
for (number, letter) in zip(1...Int.max, "ab") { print(number, letter, terminator: ";") }
for number in 1...Int.max {
    if number > 2 { break }
    print(number, terminator: ",")
}
print(end.distance(from: end.startIndex, to: end.endIndex), end[end.index(end.startIndex, offsetBy: 2)] == Int.max)
print(end.firstIndex(of: Int.max).map { end[$0] == Int.max } ?? false, (250...UInt8.max).map { $0 }, (126...Int8.max).reversed().map { $0 })
print((1...Int.max).lazy.filter { $0 % 5 == 0 }.first { $0 > 20 }!, (1...Int.max).prefix { $0 < 4 }.reduce(0, +))
