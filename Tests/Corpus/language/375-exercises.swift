import Foundation
// Course exercises: FizzBuzz to sorting algorithms, each in the style of teachers.
func fizz(_ n: Int) -> String { switch (n % 3, n % 5) { case (0, 0): return "FizzBuzz"; case (0, _): return "Fizz"; case (_, 0): return "Buzz"; default: return String(n) } }
print((1...15).map(fizz).joined(separator: " "))
func bubble<T: Comparable>(_ a: [T]) -> [T] { var a = a; for i in 0..<a.count { for j in 1..<(a.count - i) where a[j] < a[j - 1] { a.swapAt(j, j - 1) } }; return a }
func merge<T>(_ a: [T], by less: (T, T) -> Bool) -> [T] { guard a.count > 1 else { return a }; let m = a.count / 2; var l = merge(Array(a[..<m]), by: less)[...], r = merge(Array(a[m...]), by: less)[...], out: [T] = []; while let x = l.first, let y = r.first { out.append(less(y, x) ? r.removeFirst() : l.removeFirst()) }; return out + l + r }
func quick<T: Comparable>(_ a: [T]) -> [T] { guard let p = a.first else { return [] }; let rest = a.dropFirst(); return quick(rest.filter { $0 < p }) + [p] + quick(rest.filter { $0 >= p }) }
func insertion(_ a: inout [Int]) { for i in a.indices.dropFirst() { var j = i; let x = a[i]; while j > 0, a[j - 1] > x { a[j] = a[j - 1]; j -= 1 }; a[j] = x } }
extension Array where Element: Comparable { func binarySearch(_ x: Element) -> Int? { var lo = 0, hi = count; while lo < hi { let mid = lo + (hi - lo) / 2; if self[mid] == x { return mid } else if self[mid] < x { lo = mid + 1 } else { hi = mid } }; return nil }
    mutating func heapSort() { func sift(_ s: Int, _ e: Int) { var r = s; while 2 * r + 1 < e { var c = 2 * r + 1; if c + 1 < e, self[c] < self[c + 1] { c += 1 }; if self[r] < self[c] { swapAt(r, c); r = c } else { return } } }; for s in stride(from: count / 2 - 1, through: 0, by: -1) { sift(s, count) }; for e in stride(from: count - 1, to: 0, by: -1) { swapAt(0, e); sift(0, e) } } }
let xs = [5, 2, 9, 1, 5, 6]; var ys = xs; insertion(&ys); var hs = xs; hs.heapSort()
print(bubble(xs), merge(xs, by: <), merge(["b", "A", "c"]) { $0.lowercased() > $1.lowercased() }, quick(xs), ys, hs, ys.binarySearch(6) as Any, ys.binarySearch(7) as Any)
func hanoi(_ n: Int, _ a: String = "A", _ b: String = "B", _ c: String = "C", moves: inout [String]) { guard n > 0 else { return }; hanoi(n - 1, a, c, b, moves: &moves); moves.append("\(a)→\(c)"); hanoi(n - 1, b, a, c, moves: &moves) }
var moves: [String] = []; hanoi(3, moves: &moves); print(moves.count, moves.prefix(3))
func permutations<T>(_ xs: [T]) -> [[T]] { xs.isEmpty ? [[]] : xs.indices.flatMap { i -> [[T]] in var rest = xs; let x = rest.remove(at: i); return permutations(rest).map { [x] + $0 } } }
func subsets<T>(_ xs: [T]) -> [[T]] { xs.reduce([[]]) { acc, x in acc + acc.map { $0 + [x] } } }
func queens(_ n: Int) -> Int { func place(_ r: Int, _ cols: Set<Int>, _ d1: Set<Int>, _ d2: Set<Int>) -> Int { r == n ? 1 : (0..<n).filter { !cols.contains($0) && !d1.contains(r - $0) && !d2.contains(r + $0) }.reduce(0) { $0 + place(r + 1, cols.union([$1]), d1.union([r - $1]), d2.union([r + $1])) } }; return place(0, [], [], []) }
print(permutations([1, 2, 3]).count, subsets(["a", "b"]), queens(6), permutations(Array("ab")).map { String($0) })
func pascal(_ n: Int) -> [[Int]] { (0..<n).reduce(into: []) { rows, _ in guard let last = rows.last else { rows.append([1]); return }; rows.append([1] + zip(last, last.dropFirst()).map(+) + [1]) } }
for row in pascal(4) { print(String(repeating: " ", count: 4 - row.count) + row.map(String.init).joined(separator: " ")) }
func lcs(_ a: String, _ b: String) -> String { let a = Array(a), b = Array(b); var t = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1); for i in 1...a.count { for j in 1...b.count { t[i][j] = a[i - 1] == b[j - 1] ? t[i - 1][j - 1] + 1 : max(t[i - 1][j], t[i][j - 1]) } }; var i = a.count, j = b.count, out: [Character] = []; while i > 0 && j > 0 { if a[i - 1] == b[j - 1] { out.append(a[i - 1]); i -= 1; j -= 1 } else if t[i - 1][j] >= t[i][j - 1] { i -= 1 } else { j -= 1 } }; return String(out.reversed()) }
func levenshtein(_ a: String, _ b: String) -> Int { var last = Array(0...b.count); for (i, ca) in a.enumerated() { var cur = [i + 1]; for (j, cb) in b.enumerated() { cur.append(ca == cb ? last[j] : min(last[j], last[j + 1], cur[j]) + 1) }; last = cur }; return last.last! }
print(lcs("AGGTAB", "GXTXAYB"), levenshtein("kitten", "sitting"), levenshtein("", "abc"))
func knapsack(_ items: [(w: Int, v: Int)], _ cap: Int) -> Int { items.reduce(Array(repeating: 0, count: cap + 1)) { best, item in (0...cap).map { c in c < item.w ? best[c] : max(best[c], best[c - item.w] + item.v) } }[cap] }
func coins(_ amount: Int, _ cs: [Int]) -> Int? { var best: [Int?] = [0] + Array(repeating: nil, count: amount); for a in 1...amount { best[a] = cs.compactMap { a >= $0 ? best[a - $0].map { $0 + 1 } : nil }.min() }; return best[amount] }
print(knapsack([(1, 1), (3, 4), (4, 5), (5, 7)], 7), coins(11, [1, 2, 5]) as Any, coins(3, [2]) as Any)
func balanced(_ s: String) -> Bool { let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]; var st: [Character] = []; for c in s { if pairs.values.contains(c) { st.append(c) } else if let open = pairs[c] { guard st.popLast() == open else { return false } } }; return st.isEmpty }
print(balanced("{[()]}"), balanced("(]"), balanced("(("))
func spiral(_ m: [[Int]]) -> [Int] { var m = m, out: [Int] = []; while let first = m.first { out += first; m.removeFirst(); guard let w = m.first?.count else { break }; m = (0..<w).reversed().map { c in m.map { $0[c] } } }; return out }
print(spiral([[1, 2, 3], [4, 5, 6], [7, 8, 9]]), twoSum([2, 7, 11], 9) ?? (-1, -1), (1...20).filter { n in (1..<n).filter { n % $0 == 0 }.reduce(0, +) == n })
func twoSum(_ a: [Int], _ t: Int) -> (Int, Int)? { var seen: [Int: Int] = [:]; for (i, x) in a.enumerated() { if let j = seen[t - x] { return (j, i) }; seen[x] = i }; return nil }
func life(_ cells: Set<[Int]>) -> Set<[Int]> { let counts = cells.reduce(into: [[Int]: Int]()) { d, c in for dx in -1...1 { for dy in -1...1 where (dx, dy) != (0, 0) { d[[c[0] + dx, c[1] + dy], default: 0] += 1 } } }; return Set(counts.filter { $0.value == 3 || $0.value == 2 && cells.contains($0.key) }.keys) }
print(life([[0, 1], [1, 1], [2, 1]]).sorted { $0[1] < $1[1] }, life(life([[0, 1], [1, 1], [2, 1]])) == [[0, 1], [1, 1], [2, 1]])
func base(_ n: Int, _ b: Int) -> String { n < b ? String(n, radix: b) : base(n / b, b) + String(n % b, radix: b) }
func collatz(_ n: Int) -> [Int] { sequence(first: n) { $0 == 1 ? nil : $0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1 }.map { $0 } }
print(base(255, 2), collatz(6), Int("1010", radix: 2)!, "hello".reduce(into: [:]) { $0[$1, default: 0] += 1 }.filter { $0.value > 1 }.keys.map(String.init), String("the quick".split(separator: " ").map { $0.reversed() }.joined(separator: " ")))
