// Sets of ranges: the indices that pass a test, and the elements there.
var ranges = RangeSet<Int>()
ranges.insert(contentsOf: 1..<3)
ranges.insert(contentsOf: 5..<7)
ranges.insert(contentsOf: 2..<5)
print(ranges, ranges.isEmpty, ranges.contains(3))
debugPrint(ranges)
ranges.remove(contentsOf: 3..<4)
print(ranges, ranges.ranges.count)
let numbers = [5, 1, 9, 4]
let large = numbers.indices { $0 > 4 }
print(large, Array(numbers[large]), numbers[large].count, numbers[large].map { $0 * 2 })
for number in numbers[large] { print(number) }
var left = numbers
left.removeSubranges(large)
var moved = numbers
let place = moved.moveSubranges(large, to: 0)
print(left, moved, place)
print(numbers.indices(of: 1), Array(numbers.removingSubranges(large)))
let other = RangeSet(2..<6)
print(ranges.union(RangeSet(0..<1)), ranges.intersection(other), ranges.symmetricDifference(other))
print(ranges.subtracting(other), ranges.isSubset(of: RangeSet(0..<9)), ranges.isDisjoint(RangeSet(0..<1)))
let word = "hello"
print(word[word.indices { $0 == "l" }].map { $0 }, word.indices(where: { $0 == "l" }).ranges.count)
print(RangeSet([1..<2, 3..<4]), RangeSet<Int>(), ranges.isSuperset(of: RangeSet(1..<2)), numbers.indices)
