// Collections whose kind does not matter.
let both = AnyBidirectionalCollection([1, 2, 3])
print(both.reversed().map { $0 }, both.last!, Array(both.dropFirst()), both.count)
let random = AnyRandomAccessCollection([1, 2, 3])
print(random.count, random.last!, random[random.index(random.startIndex, offsetBy: 1)])
let text = AnyCollection("abc")
print(text.first!, text.count, String(text.prefix(2)), text.map { "\($0)" }.joined(separator: "."))
func countdown(_ n: Int) -> AnyBidirectionalCollection<Int> { n > 3 ? .init((1...n).reversed()) : AnyBidirectionalCollection(Array(0..<n)) }
print(countdown(2).map { $0 }, countdown(5).map { $0 })
let mixed: [AnyCollection<Int>] = [AnyCollection([1, 2]), AnyCollection(3...4), AnyCollection(Set([5]))]
print(mixed.flatMap { $0 }, mixed.map(\.count))
print(AnyBidirectionalCollection("ab").last!, AnySequence([1, 2]).map { $0 * 2 })
