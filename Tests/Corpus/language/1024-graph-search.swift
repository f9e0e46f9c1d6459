// from swiftc
struct Graph<N: Hashable> { private var edges: [N: [(N, Int)]] = [:]
    mutating func add(_ a: N, _ b: N, _ w: Int = 1) { edges[a, default: []].append((b, w)); edges[b, default: []].append((a, w)) }
    func bfs(from s: N) -> [N] { var seen: Set = [s], q = [s], out: [N] = []; while !q.isEmpty { let n = q.removeFirst(); out.append(n); for (m, _) in edges[n] ?? [] where seen.insert(m).inserted { q.append(m) } }; return out }
    func dijkstra(_ s: N, _ t: N) -> (cost: Int, path: [N])? { var dist = [s: 0], prev: [N: N] = [:], open: Set = [s]
        while let u = open.min(by: { dist[$0, default: .max] < dist[$1, default: .max] }) { open.remove(u); if u == t { break }
            for (v, w) in edges[u] ?? [] { let nd = dist[u]! + w; if nd < dist[v, default: .max] { dist[v] = nd; prev[v] = u; open.insert(v) } } }
        guard let c = dist[t] else { return nil }
        return (c, Array(sequence(first: t) { prev[$0] }).reversed()) } }
var g = Graph<String>(); g.add("a", "b", 4); g.add("a", "c", 1); g.add("c", "b", 2); g.add("b", "d", 5)
print(g.bfs(from: "a"), g.dijkstra("a", "d")!, g.dijkstra("a", "z") == nil)
func sieve(_ n: Int) -> [Int] { var p = Array(repeating: true, count: n + 1); p[0] = false; p[1] = false; for i in 2... where i * i <= n { if p[i] { for j in stride(from: i * i, through: n, by: i) { p[j] = false } }; if (i + 1) * (i + 1) > n { break } }; return p.indices.filter { p[$0] } }
print(sieve(30))
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
outer: for i in 1...3 { for j in 1...3 { if j == 2 { continue outer }; if i == 3 { break outer }; print(i, j, gcd(i * 6, 4)) } }
func hanoi(_ n: Int, _ a: Character, _ b: Character, _ c: Character, _ move: (Character, Character) -> Void) { if n > 0 { hanoi(n - 1, a, c, b, move); move(a, c); hanoi(n - 1, b, a, c, move) } }
var moves: [String] = []; hanoi(3, "A", "B", "C") { moves.append("\($0)\($1)") }; print(moves.count, moves.joined(separator: " "))
