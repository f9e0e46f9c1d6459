// from swiftc
import Foundation
struct Item { let n: String; let p: Int; let d: Double? }
let xs = [Item(n: "b", p: 2, d: nil), Item(n: "a", p: 2, d: 1), Item(n: "C", p: 1, d: 0.5)]
print(xs.sorted { ($0.p, $0.n) < ($1.p, $1.n) }.map(\.n), xs.sorted(using: KeyPathComparator(\.n)).map(\.n), xs.sorted(using: [KeyPathComparator(\.p, order: .reverse), KeyPathComparator(\.n)]).map(\.n))
print(xs.min { $0.d ?? .infinity < $1.d ?? .infinity }!.n, xs.sorted { a, b in switch (a.d, b.d) { case let (x?, y?): x < y; case (nil, _): false; case (_, nil): true } }.map(\.n))
extension Sequence { func sorted(by keys: [(Element, Element) -> ComparisonResult]) -> [Element] { sorted { a, b in for k in keys { switch k(a, b) { case .orderedAscending: return true; case .orderedDescending: return false; case .orderedSame: continue } }; return false } } }
func by<T, V: Comparable>(_ f: @escaping (T) -> V) -> (T, T) -> ComparisonResult { { f($0) < f($1) ? .orderedAscending : f($0) > f($1) ? .orderedDescending : .orderedSame } }
print(xs.sorted(by: [by { $0.p }, by { -$0.n.count }, by(\.n)]).map(\.n))
print(["img12", "img2", "IMG1"].sorted { $0.localizedStandardCompare($1) == .orderedAscending }, ["é", "e", "z", "a"].sorted(), ["b", "a"].sorted(by: >), [3, 1, 2].sorted().reversed().map { $0 })
var arr = [5, 2, 9]; arr.sort(); arr.reverse(); arr.swapAt(0, 2); print(arr, arr.firstIndex(of: 9)!, arr.partition { $0 > 4 }, arr.isSorted); arr.shuffle(); print(arr.count)
extension Array where Element: Comparable { var isSorted: Bool { zip(self, dropFirst()).allSatisfy(<=) }; func binarySearch(_ x: Element) -> Int? { var l = 0, h = count; while l < h { let m = (l + h) / 2; if self[m] == x { return m }; if self[m] < x { l = m + 1 } else { h = m } }; return nil } }
print([1, 3, 5, 7].binarySearch(5) as Any, [1, 3].binarySearch(2) as Any)
