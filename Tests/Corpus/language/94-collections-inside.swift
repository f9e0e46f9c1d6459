// What lists that are no arrays print, alone and inside of others.
let evens: Set<Int> = [2]
let tail = [1, 2, 3][1...]
print(evens, [evens], ["k": evens], Optional(evens) as Any, (evens, 1))
print(tail, [tail], Optional(tail) as Any, (tail, tail))
print([1, 2, 3, 4].split(separator: 3), [[1]: tail])
print([1, 2].reversed(), "ab".reversed(), [[1].reversed()], (1...3).reversed())
print(zip([1], ["a"]), [1].enumerated(), Array([1, 2].reversed()))
print([1...3], [1..<2], (1...2, 3), Optional(1...2) as Any)
debugPrint(evens, tail, 1...3, ["x": 1].keys)
print(evens.description, tail.description, tail.debugDescription, "\(tail) \([evens])")
struct Shelf { var tags: Set<String>; var rest: ArraySlice<Int> }
print(Shelf(tags: ["a"], rest: tail))
