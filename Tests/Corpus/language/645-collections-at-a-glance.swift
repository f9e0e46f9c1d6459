let scores = ["ann": 90, "bob": 72, "cid": 85, "dee": 72]
print(scores.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map { "\($0.key)=\($0.value)" })
let groups = Dictionary(grouping: scores.keys.sorted()) { scores[$0]! / 10 }
for (k, v) in groups.sorted(by: { $0.key < $1.key }) { print(k, v) }
print(scores.filter { $0.value > 80 }.keys.sorted(), scores.mapValues { $0 + 1 }["bob"]!, scores.values.max()!)
var inv = [Int: [String]]()
for (k, v) in scores { inv[v, default: []].append(k) }
print(inv[72]!.sorted())
print(Dictionary(uniqueKeysWithValues: zip(["a", "b"], 1...)).sorted { $0.key < $1.key })
print(Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +), scores.compactMapValues { $0 > 80 ? $0 : nil }.count)
var m = scores
m.merge(["zed": 1, "ann": 0]) { $1 < $0 ? $1 : $0 }
print(m["ann"]!, m.count)
m["bob"] = nil
print(m["bob"] as Any)
print(m.removeValue(forKey: "cid") as Any, m.updateValue(5, forKey: "dee") as Any)
let a: Set = [1, 2, 3, 4], b: Set<Int> = [3, 4, 5]
print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted())
print(a.isSuperset(of: [1, 2]), a.isDisjoint(with: [9]), Set([1]).isStrictSubset(of: a), a.contains(9))
var xs = [5, 3, 8, 1]
xs.sort()
xs.insert(4, at: 2)
xs += [9]
xs.append(contentsOf: [0, 0])
print(xs)
xs.removeAll { $0 == 0 }
xs.swapAt(0, xs.count - 1)
print(xs, xs.firstIndex(of: 4)!, xs.last { $0 < 5 }!)
print(xs.chunked(2), xs.prefix(2), xs.suffix(2), xs.dropFirst(), xs.dropLast(2), xs[1...], xs[..<2])
extension Array {
    func chunked(_ n: Int) -> [[Element]] {
        stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
    }
}
print(xs.partition { $0 > 4 }, xs.reversed() as [Int], xs.shuffled().count, xs.randomElement() != nil)
print(
    xs.min()!, xs.max()!, xs.allSatisfy { $0 > 0 },
    xs.reduce(into: [:]) { $0[$1 % 2, default: 0] += 1 } == [0: 2, 1: 4])
print(zip(xs, xs.dropFirst()).map { $1 - $0 }.count, xs.enumerated().filter { $0.offset % 2 == 0 }.map(\.element).count)
print([[1, 2], [3]].flatMap { $0 }, ["1", "x", "3"].compactMap(Int.init), [1, nil, 3].compactMap { $0 })
print(
    Array(repeating: "ab", count: 3).joined(), [1, 2, 3].map(String.init).joined(separator: "-"), Array("héllo").count)
print(
    [3, 1, 2].sorted(by: >), [1, 2, 3, 4, 5].split { $0 == 3 }, "a,b,,c".split(separator: ","),
    "a,b,,c".split(separator: ",", omittingEmptySubsequences: false))
print(
    [1, 2, 3].starts(with: [1, 2]), [1, 2].elementsEqual([1, 2]), [1, 2].lexicographicallyPrecedes([1, 3]), xs.indices,
    xs.isEmpty)
print(
    stride(from: 10, through: 0, by: -3).map { $0 }, (1...10).filter { $0.isMultiple(of: 3) },
    sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }.map { $0 })
