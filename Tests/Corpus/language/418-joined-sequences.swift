// Joined sequences print what they join.
let lists = [[1], [2, 3], []]
print(lists.joined())
print((1...2).map { Array(repeating: $0, count: $0) }.joined())
let joined = [["a"], ["b", "c"]].joined()
debugPrint(joined)
print("\(joined)", Array(joined), joined.count, joined.first!, joined.contains("c"))
print([Set([1]), [2]].joined(), [1...2, 5...6].joined().map { $0 * 2 })
print(Array(lists.joined(separator: [0])), ["x", "y"].joined(separator: "-"))
for number in lists.joined() where number > 1 { print(number) }
