// algorithms
func quicksort<T: Comparable>(_ a: [T]) -> [T] {
    guard a.count > 1 else { return a }
    let p = a[a.count / 2]
    return quicksort(a.filter { $0 < p }) + a.filter { $0 == p } + quicksort(a.filter { $0 > p })
}
func mergeSort<T>(_ a: [T], by lt: (T, T) -> Bool) -> [T] {
    guard a.count > 1 else { return a }
    let m = a.count / 2, l = mergeSort(Array(a[..<m]), by: lt), r = mergeSort(Array(a[m...]), by: lt)
    var out = [T](), i = 0, j = 0
    out.reserveCapacity(a.count)
    while i < l.count && j < r.count {
        if lt(r[j], l[i]) {
            out.append(r[j])
            j += 1
        } else {
            out.append(l[i])
            i += 1
        }
    }
    return out + l[i...] + r[j...]
}
print(quicksort([3, 6, 1, 8, 2, 9, 2]), mergeSort(["pear", "fig", "apple"], by: { $0.count < $1.count }))
extension Array where Element: Comparable {
    mutating func bubble() {
        for i in indices { for j in 0..<(count - i - 1) where self[j] > self[j + 1] { swapAt(j, j + 1) } }
    }
    func binarySearch(_ x: Element) -> Int? {
        var lo = 0, hi = count
        while lo < hi {
            let mid = lo + (hi - lo) / 2
            if self[mid] == x { return mid }
            if self[mid] < x { lo = mid + 1 } else { hi = mid }
        }
        return nil
    }
    mutating func insertSorted(_ x: Element) { insert(x, at: firstIndex { $0 > x } ?? endIndex) }
}
var b = [5, 2, 9, 1]
b.bubble()
b.insertSorted(4)
print(b, b.binarySearch(9) as Any, b.binarySearch(7) as Any)
struct Heap<T> {
    private var a: [T] = []
    let lt: (T, T) -> Bool
    init(_ lt: @escaping (T, T) -> Bool) { self.lt = lt }
    var isEmpty: Bool { a.isEmpty }
    mutating func push(_ x: T) {
        a.append(x)
        var i = a.count - 1
        while i > 0, lt(a[i], a[(i - 1) / 2]) {
            a.swapAt(i, (i - 1) / 2)
            i = (i - 1) / 2
        }
    }
    mutating func pop() -> T? {
        guard !a.isEmpty else { return nil }
        a.swapAt(0, a.count - 1)
        let r = a.removeLast()
        var i = 0
        while true {
            var m = i
            for c in [2 * i + 1, 2 * i + 2] where c < a.count && lt(a[c], a[m]) { m = c }
            if m == i { break }
            a.swapAt(i, m)
            i = m
        }
        return r
    }
}
var h = Heap<(Int, String)>({ $0.0 < $1.0 })
for p in [(3, "c"), (1, "a"), (2, "b")] { h.push(p) }
while let (n, s) = h.pop() { print(n, s, terminator: " ") }
print()
struct Graph {
    var adj: [String: [(to: String, w: Int)]] = [:]
    mutating func edge(_ a: String, _ b: String, _ w: Int = 1) {
        adj[a, default: []].append((b, w))
        adj[b, default: []].append((a, w))
    }
    func bfs(_ s: String) -> [String] {
        var seen: Set = [s], q = [s], out: [String] = []
        while !q.isEmpty {
            let v = q.removeFirst()
            out.append(v)
            for e in (adj[v] ?? []).sorted(by: { $0.to < $1.to }) where seen.insert(e.to).inserted { q.append(e.to) }
        }
        return out
    }
    func dfs(_ v: String, _ seen: inout Set<String>) -> [String] {
        guard seen.insert(v).inserted else { return [] }
        return [v] + (adj[v] ?? []).map(\.to).sorted().flatMap { n in dfs(n, &seen) }
    }
    func dijkstra(_ s: String) -> [String: Int] {
        var d = [s: 0]
        var h = Heap<(String, Int)> { $0.1 < $1.1 }
        h.push((s, 0))
        while let (v, dv) = h.pop() {
            if dv > d[v, default: .max] { continue }
            for (to, w) in adj[v] ?? [] {
                let nd = dv + w
                if nd < d[to, default: .max] {
                    d[to] = nd
                    h.push((to, nd))
                }
            }
        }
        return d
    }
}
var g = Graph()
g.edge("A", "B", 4)
g.edge("A", "C", 1)
g.edge("C", "B", 2)
g.edge("B", "D", 5)
g.edge("E", "F")
var seen = Set<String>()
print(
    g.bfs("A"), g.dfs("A", &seen), seen.count,
    g.dijkstra("A").sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
func perms<T>(_ a: [T]) -> [[T]] {
    a.isEmpty
        ? [[]]
        : a.indices.flatMap { i -> [[T]] in
            var r = a
            let x = r.remove(at: i)
            return perms(r).map { [x] + $0 }
        }
}
func subsets<T>(_ a: [T]) -> [[T]] { a.reduce([[]]) { acc, x in acc + acc.map { $0 + [x] } } }
func combos(_ n: Int, _ k: Int) -> Int { k == 0 || k == n ? 1 : combos(n - 1, k - 1) + combos(n - 1, k) }
print(perms([1, 2, 3]).count, perms(["a", "b"]), subsets([1, 2, 3]).map(\.count), combos(6, 3))
func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String, _ move: (String, String) -> Void) {
    if n == 0 { return }
    hanoi(n - 1, a, c, b, move)
    move(a, c)
    hanoi(n - 1, b, a, c, move)
}
var moves = 0
hanoi(4, "A", "B", "C") { _, _ in moves += 1 }
print(moves)
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
print(gcd(48, 36), (1...20).reduce(1) { $0 / gcd($0, $1) * $1 })
func lcs(_ a: String, _ b: String) -> String {
    let x = Array(a), y = Array(b)
    var t = Array(repeating: Array(repeating: "", count: y.count + 1), count: x.count + 1)
    for i in x.indices {
        for j in y.indices {
            t[i + 1][j + 1] =
                x[i] == y[j]
                ? t[i][j] + String(x[i]) : t[i][j + 1].count >= t[i + 1][j].count ? t[i][j + 1] : t[i + 1][j]
        }
    }
    return t[x.count][y.count]
}
print(lcs("AGGTAB", "GXTXAYB"))
func edit(_ a: [Character], _ b: [Character]) -> Int {
    var d = Array(0...b.count)
    for (i, ca) in a.enumerated() {
        var prev = d[0]
        d[0] = i + 1
        for (j, cb) in b.enumerated() {
            let old = d[j + 1]
            d[j + 1] = ca == cb ? prev : Swift.min(prev, d[j], d[j + 1]) + 1
            prev = old
        }
    }
    return d[b.count]
}
print(edit(Array("kitten"), Array("sitting")))
func balanced(_ s: String) -> Bool {
    var st: [Character] = []
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    for c in s {
        if pairs.values.contains(c) {
            st.append(c)
        } else if let o = pairs[c] {
            guard st.popLast() == o else { return false }
        }
    }
    return st.isEmpty
}
print(["([]{})", "([)]", "(("].map(balanced))
func toRoman(_ n: Int) -> String {
    var n = n
    return [
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
        (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ].reduce(into: "") { out, p in
        while n >= p.0 {
            out += p.1
            n -= p.0
        }
    }
}
print(toRoman(1994), toRoman(49))
func spiral(_ m: [[Int]]) -> [Int] {
    var m = m, out: [Int] = []
    while let top = m.first {
        out += top
        m.removeFirst()
        m = m.isEmpty ? [] : (0..<m[0].count).reversed().map { c in m.map { $0[c] } }
    }
    return out
}
print(spiral([[1, 2, 3], [4, 5, 6], [7, 8, 9]]))
print(
    (1...15).map { ($0 % 3, $0 % 5) }.enumerated().map { i, m -> String in
        switch m {
        case (0, 0): return "FizzBuzz"
        case (0, _): return "Fizz"
        case (_, 0): return "Buzz"
        default: return "\(i + 1)"
        }
    }.joined(separator: " "))
var life: Set<[Int]> = [[1, 0], [1, 1], [1, 2]]
func step(_ s: Set<[Int]>) -> Set<[Int]> {
    var n: [[Int]: Int] = [:]
    for c in s {
        for dx in -1...1 { for dy in -1...1 where (dx, dy) != (0, 0) { n[[c[0] + dx, c[1] + dy], default: 0] += 1 } }
    }
    return Set(n.filter { $0.value == 3 || $0.value == 2 && s.contains($0.key) }.keys)
}
life = step(life)
print(life.sorted { $0[0] < $1[0] })
