// collections
var a = [5, 3, 8, 1]; a.sort(); print(a, a.sorted(by: >), a.reversed() as [Int], Array(a.reversed()))
a.insert(9, at: 1); a += [2, 2]; a.remove(at: 0); a.swapAt(0, 1);
print(a, a.firstIndex(of: 2)!, a.lastIndex(of: 2)!, a.count)
a.removeAll { $0 == 2 }; a.append(contentsOf: 1...3); a.reverse();
print(a, a.first!, a.last!, a.dropFirst(), a.dropLast(2), a.prefix(2), a.suffix(2))
print(a[1...2], a[..<2], a[4...], a[1..<1], Array(a[1...2]).count, a.indices, a.startIndex, a.endIndex)
print(
    a.map { $0 * 2 }.filter { $0 > 4 }.reduce(0, +), a.min()!, a.max()!, a.contains(8), a.allSatisfy { $0 > 0 },
    a.first { $0 > 4 } as Any, a.last { $0 < 3 } as Any)
print(
    [[1, 2], [3], []].flatMap { $0 }, [1, nil, 3].compactMap { $0 }, ["a", "b"].joined(),
    [[1], [2, 3]].joined(separator: [0]).map { $0 }, Array([[1], [2]].joined()))
print(
    zip([1, 2, 3], ["a", "b"]).map { "\($0)\($1)" }, Array(zip(1..., "ab")), a.enumerated().map { $0 * $1 },
    Array(stride(from: 10, to: 0, by: -3)), Array(stride(from: 0.0, through: 1, by: 0.5)))
print(
    a.split(separator: 8).map(Array.init), a.partitioned { $0 > 3 }, a.chunked(2), a.min { $0 % 4 < $1 % 4 }!,
    a.max(by: { $0 % 5 < $1 % 5 })!)
extension Array {
    func partitioned(_ f: (Element) -> Bool) -> ([Element], [Element]) { (filter(f), filter { !f($0) }) }
    func chunked(_ n: Int) -> [[Element]] {
        stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
    }
}
var m = [[Int]](repeating: Array(repeating: 0, count: 3), count: 2); m[1][2] = 7; m[0][0] += 1;
print(m, m.map { $0.reduce(0, +) }, m.flatMap { $0 }.count)
var d = ["a": 1, "b": 2]; d["c"] = 3; d["a"] = nil; d["b", default: 0] += 5; d["z", default: 10] -= 1
print(
    d.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }, d.keys.sorted(), d.values.sorted(), d.count, d["q"] as Any,
    d["b"]!, d.contains { $0.value > 8 }, d.isEmpty)
print(
    d.mapValues { $0 * 2 }.values.sorted(), d.filter { $0.value > 3 }.keys.sorted(),
    d.updateValue(1, forKey: "b") as Any, d.removeValue(forKey: "nope") as Any,
    d.compactMapValues { $0 > 1 ? "\($0)" : nil }.count)
print(
    Dictionary(grouping: ["apple", "avocado", "bean"]) { $0.first! }.mapValues(\.count).sorted { $0.key < $1.key }.map {
        "\($0.key)\($0.value)"
    }, Dictionary(uniqueKeysWithValues: zip(["x", "y"], 1...)).sorted { $0.key < $1.key }.map(\.value))
print(
    Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +),
    ["a": 1].merging(["a": 5, "b": 2]) { $0 + $1 }.sorted { $0.key < $1.key }.map(\.value),
    d.min { $0.value < $1.value }!.value, d.reduce(0) { $0 + $1.value })
for (k, v) in d.sorted(by: { $0.key < $1.key }) { print(k, v, terminator: " ") }; print()
if let idx = d.index(forKey: "b") { print(d[idx].key) }; d.merge(["n": 1]) { $1 };
print(d.count, d == ["b": 1], [1: "a"] == [1: "a"])
var s: Set = [3, 1, 2];
print(
    s.insert(2).inserted, s.insert(4), s.contains(1), s.remove(9) as Any, s.count, s.sorted(), s.union([7]).sorted(),
    s.intersection([1, 2, 9]).sorted(), s.subtracting([1]).sorted(), s.symmetricDifference([1, 99]).sorted())
print(
    s.isSubset(of: 0...9), s.isSuperset(of: [1]), s.isDisjoint(with: [8]), Set([1, 1, 2]) == [2, 1],
    s.map { $0 * 2 }.sorted(), s.filter { $0 > 2 }.count, s.isStrictSubset(of: s), s.min()!, s.first != nil)
s.formUnion([10]); s.subtract([1]); s.formIntersection([2, 3, 10]); print(s.sorted(), s.update(with: 3) as Any)
let lz = (1...).lazy.map { $0 * $0 }.filter { $0 % 2 == 0 };
print(
    Array(lz.prefix(3)), lz.first { $0 > 50 }!, Array((1...5).lazy.map { $0 + 1 }),
    [1, 2, 3].lazy.filter { $0 > 1 }.map { $0 * 10 }.reduce(0, +))
print(
    (1...5).reversed().map { $0 }, (1..<4).contains(4), (1...3).reduce(1, *), (0..<10).filter { $0 % 3 == 0 },
    (1...10).randomElement() != nil, (1...3).map { _ in 0 }, 5...5, (1..<1).isEmpty, ClosedRange(1..<3),
    (1...4).clamped(to: 2...9), (1...4).overlaps(4...5))
print(
    Array("abc".lazy.map { $0.uppercased() }), sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }.map { $0 },
    Array(
        sequence(state: (0, 1)) { st -> Int? in
            defer { st = (st.1, st.0 + st.1) }; return st.0 > 20 ? nil : st.0
        }), Array(repeatElement("x", count: 2)), Array([3, 1].sorted().lazy.reversed()))
print(
    [1, 2, 3].elementsEqual([1, 2, 3]), [1, 2] == [2, 1], [1, 2].lexicographicallyPrecedes([1, 3]),
    [1, 2, 3].starts(with: [1, 2]), [3, 1, 2].sorted { $0 > $1 }, [1, 2, 3, 4].prefix { $0 < 3 },
    [1, 2, 3].drop { $0 < 2 }, ["b": 2].first!.key, [1, 2, 3, 4, 5].suffix(from: 3), [1, 2].prefix(upTo: 1),
    [0, 1].prefix(through: 0))
var q = ArraySlice([1, 2, 3]); q.removeFirst(); q.append(9); print(q, q.startIndex, q.popFirst()!, q.popLast()!, q)
var st = [1]; print(st.popLast()!, st.popLast() as Any, st.isEmpty); st.reserveCapacity(10); st = Array(1...3);
st.removeSubrange(0..<2); st.replaceSubrange(0..<1, with: [7, 8]); st.removeFirst();
st.insert(contentsOf: [0, 0], at: 0); print(st, st.capacity >= 3)
print(
    [("a", 2), ("b", 1)].sorted { $0.1 < $1.1 }.map(\.0), [[2, 1], [1]].sorted { $0.count < $1.count },
    ["x": [1]].mapValues(\.count), (a.count, a.isEmpty), [Int](), [String: Int](), Set<Int>(), [nil, 1] as [Int?],
    [1, "a", 2.5, nil, [1]] as [Any?])
