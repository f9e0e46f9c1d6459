// from swiftc
let a = [1, 2, 3, 4, 5, 6]
print(a[...2], a[3...].map { $0 * 2 }, a[a.index(a.endIndex, offsetBy: -2)], a.firstIndex { $0 > 3 }!, a.lastIndex(of: 6)!, a.randomElement() != nil)
var b = a; b.removeSubrange(1..<3); b.insert(contentsOf: [9, 8], at: 1); b.replaceSubrange(0...0, with: [7, 7]); print(b, b.removeFirst(), b.popLast()!, b.removeLast(), b); b.removeAll(where: \.isEven); print(b)
extension Int { var isEven: Bool { self % 2 == 0 } }
print(a.elementsEqual(1...6), a.starts(with: [1, 2]), a.contains(3), a.difference(from: [1, 3, 7]).count, a.lexicographicallyPrecedes([1, 3]), a.dropFirst(2).prefix(2).reversed().map { $0 })
print(Array(a.indices), a.isEmpty, a.count, a.capacity >= 6, a + [7], Array("héllo".utf8).count, Array(repeating: "x", count: 3).joined(), [[1, 2], [3]].flatMap { $0 }, ["1", "x"].compactMap(Int.init), a.reduce("") { $0 + "\($1)" })
for (i, v) in a.enumerated().reversed().prefix(2) { print(i, v) }; a.forEach { if $0 == 2 { return }; if $0 < 4 { print($0, terminator: " ") } }; print()
let r = a.split { $0 == 3 }; print(r.map(Array.init), a.allSatisfy { $0 > 0 }, a.first(where: { $0 * $0 > 10 }) ?? 0, a.max(by: { $0 % 4 < $1 % 4 })!, a.last { $0.isEven }!)
struct Ring<T>: RandomAccessCollection, MutableCollection { var items: [T]; var startIndex: Int { 0 }; var endIndex: Int { items.count }; subscript(i: Int) -> T { get { items[((i % count) + count) % count] } set { items[((i % items.count) + items.count) % items.count] = newValue } } }
var ring = Ring(items: [1, 2, 3]); ring[4] = 20; print(ring[-1], ring.map { $0 }, ring.sorted(), ring.suffix(2).map { $0 }, ring.shuffled().count); ring.swapAt(0, 2); ring.reverse(); print(Array(ring))
var set: Set = ["a"]; let (ins, m) = set.insert("a"); print(ins, m, set.contains("a")); print(zip(1..., ["x", "y"]).map { "\($0)\($1)" }, Array(zip("ab", 0...)).count, stride(from: 5, to: 0, by: -2).map { $0 })
print(a.sorted(by: { ($0 % 2, $0) < ($1 % 2, $1) }), [3: "c", 1: "a"].min { $0.key < $1.key }!.value, "hello".sorted(), String("hello".sorted(by: >)), a.chunks(of: 4))
extension Collection { func chunks(of n: Int) -> [SubSequence] { var r: [SubSequence] = [], i = startIndex; while i != endIndex { let j = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex; r.append(self[i..<j]); i = j }; return r } }
