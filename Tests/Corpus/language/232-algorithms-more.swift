// algorithms
func quicksort<T: Comparable>(_ a: [T]) -> [T] {
    guard let p = a.first else { return [] }; let r = a.dropFirst();
    return quicksort(r.filter { $0 < p }) + [p] + quicksort(r.filter { $0 >= p })
}
func mergesort<T>(_ a: [T], by lt: (T, T) -> Bool) -> [T] {
    guard a.count > 1 else { return a }; let m = a.count / 2;
    var l = mergesort(Array(a[..<m]), by: lt)[...], r = mergesort(Array(a[m...]), by: lt)[...]; var o: [T] = [];
    while let x = l.first, let y = r.first { o.append(lt(y, x) ? r.removeFirst() : l.removeFirst()) }; return o + l + r
}
func bubble(_ a: inout [Int]) -> Int {
    var swaps = 0;
    for i in a.indices { for j in 0..<(a.count - 1 - i) where a[j] > a[j + 1] { a.swapAt(j, j + 1); swaps += 1 } };
    return swaps
}
func bsearch<C: RandomAccessCollection>(_ c: C, _ x: C.Element) -> C.Index? where C.Element: Comparable {
    var lo = c.startIndex, hi = c.endIndex;
    while lo < hi {
        let mid = c.index(lo, offsetBy: c.distance(from: lo, to: hi) / 2); if c[mid] == x { return mid };
        if c[mid] < x { lo = c.index(after: mid) } else { hi = mid }
    }; return nil
}
print(quicksort([3, 1, 2, 3]), mergesort(["b", "a", "c"], by: <), mergesort([1, 2, 3], by: >)); var bb = [4, 2, 1];
print(bubble(&bb), bb, bsearch([1, 3, 5, 7], 5) as Any, bsearch([1, 2][...], 9) as Any, bsearch(0..<100, 42)!)
func sieve(_ n: Int) -> [Int] {
    var p = [Bool](repeating: true, count: n + 1); p[0] = false; p[1] = false; var i = 2;
    while i * i <= n { if p[i] { for j in stride(from: i * i, through: n, by: i) { p[j] = false } }; i += 1 };
    return p.indices.filter { p[$0] }
}
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) };
func lcm(_ a: Int, _ b: Int) -> Int { a / gcd(a, b) * b };
func isPrime(_ n: Int) -> Bool { n > 1 && !(2..<n).prefix { $0 * $0 <= n }.contains { n % $0 == 0 } }
print(sieve(30), gcd(48, 18), lcm(4, 6), (1...20).filter(isPrime))
func perms<T>(_ a: [T]) -> [[T]] {
    guard a.count > 1 else { return [a] };
    return a.indices.flatMap { i -> [[T]] in
        var r = a; let x = r.remove(at: i); return perms(r).map { [x] + $0 }
    }
}
func subsets<T>(_ a: [T]) -> [[T]] { a.reduce([[]]) { acc, x in acc + acc.map { $0 + [x] } } };
print(perms([1, 2, 3]).count, perms(Array("ab")).map { String($0) }, subsets([1, 2, 3]))
func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String, _ f: (String, String) -> Void) {
    if n == 0 { return }; hanoi(n - 1, a, c, b, f); f(a, c); hanoi(n - 1, b, a, c, f)
}; var moves = 0; hanoi(5, "A", "B", "C") { _, _ in moves += 1 }; print(moves)
var memo: [Int: Int] = [:];
func fib(_ n: Int) -> Int {
    if n < 2 { return n }; if let m = memo[n] { return m }; let r = fib(n - 1) + fib(n - 2); memo[n] = r; return r
}; print(fib(80), (0..<10).map(fib))
func memoize<A: Hashable, B>(_ f: @escaping ((A) -> B, A) -> B) -> (A) -> B {
    var c: [A: B] = [:]; func g(_ a: A) -> B { if let b = c[a] { return b }; let b = f(g, a); c[a] = b; return b };
    return g
}; let fact = memoize { (rec: (Int) -> Int, n: Int) in n <= 1 ? 1 : n * rec(n - 1) }; print(fact(10))
func edit(_ a: String, _ b: String) -> Int {
    let a = Array(a), b = Array(b); var d = (0...b.count).map { $0 };
    for i in 1...a.count {
        var prev = d[0]; d[0] = i;
        for j in 1...b.count {
            let t = d[j]; d[j] = a[i - 1] == b[j - 1] ? prev : 1 + min(prev, d[j], d[j - 1]); prev = t
        }
    }; return d[b.count]
}; print(edit("kitten", "sitting"))
func balanced(_ s: String) -> Bool {
    var st: [Character] = []; let m: [Character: Character] = [")": "(", "]": "[", "}": "{"];
    for c in s { if m.values.contains(c) { st.append(c) } else if let o = m[c], st.popLast() != o { return false } };
    return st.isEmpty
}; print(balanced("{[()]}"), balanced("(]"))
func roman(_ n: Int) -> String {
    var n = n, o = "";
    for (v, s) in [
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
        (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ] { while n >= v { o += s; n -= v } }; return o
}; print([1994, 2024, 4].map(roman))
struct Edge { let to: String, w: Int };
func dijkstra(_ g: [String: [Edge]], _ s: String) -> [String: Int] {
    var dist = [s: 0], q: Set = [s];
    while let u = q.min(by: { dist[$0]! < dist[$1]! }) {
        q.remove(u);
        for e in g[u] ?? [] {
            let nd = dist[u]! + e.w; if nd < dist[e.to, default: .max] { dist[e.to] = nd; q.insert(e.to) }
        }
    }; return dist
}
print(
    dijkstra(
        ["a": [Edge(to: "b", w: 4), Edge(to: "c", w: 1)], "c": [Edge(to: "b", w: 2)], "b": [Edge(to: "d", w: 5)]], "a"
    ).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
struct Heap<T> {
    var a: [T] = []; let lt: (T, T) -> Bool; init(_ lt: @escaping (T, T) -> Bool) { self.lt = lt };
    mutating func push(_ x: T) {
        a.append(x); var i = a.count - 1;
        while i > 0, lt(a[i], a[(i - 1) / 2]) { a.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 }
    };
    mutating func pop() -> T? {
        guard !a.isEmpty else { return nil }; a.swapAt(0, a.count - 1); let r = a.removeLast(); var i = 0;
        while true {
            var m = i; for c in [2 * i + 1, 2 * i + 2] where c < a.count && lt(a[c], a[m]) { m = c };
            if m == i { break }; a.swapAt(i, m); i = m
        }; return r
    }
}
var hp = Heap<(Int, String)> { $0.0 < $1.0 }; for x in [(5, "e"), (1, "a"), (3, "c")] { hp.push(x) };
while let (k, v) = hp.pop() { print(k, v, terminator: " ") }; print()
struct Life {
    var c: Set<[Int]>;
    func next() -> Life {
        var n: [[Int]: Int] = [:];
        for p in c {
            for dx in -1...1 {
                for dy in -1...1 where dx != 0 || dy != 0 { n[[p[0] + dx, p[1] + dy], default: 0] += 1 }
            }
        }; return Life(c: Set(n.filter { $0.value == 3 || $0.value == 2 && c.contains($0.key) }.keys))
    }
}; print(Life(c: [[0, 1], [1, 1], [2, 1]]).next().c.sorted { $0.lexicographicallyPrecedes($1) })
let words = "it was the best of times it was the worst of times".split(separator: " ");
let fr = words.reduce(into: [Substring: Int]()) { $0[$1, default: 0] += 1 };
print(fr.filter { $0.value > 1 }.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map { "\($0.key):\($0.value)" })
print(
    String("hello".reversed()), String(Set("hello").sorted()), [1, 2, 3, 4].reduce((0, 1)) { ($0.0 + $1, $0.1 * $1) },
    zip([1, 2, 3], [4, 5, 6]).map(*).reduce(0, +),
    (1...15).map { $0 % 15 == 0 ? "FizzBuzz" : $0 % 5 == 0 ? "Buzz" : $0 % 3 == 0 ? "Fizz" : "\($0)" }.joined(
        separator: ","), [[1, 2, 3], [4, 5, 6]].transposed())
extension Array where Element == [Int] {
    func transposed() -> [[Int]] { guard let f = first else { return [] }; return f.indices.map { i in map { $0[i] } } }
}
func collatz(_ n: Int) -> [Int] { Array(sequence(first: n) { $0 == 1 ? nil : $0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1 }) };
print(
    collatz(6), String(10, radix: 2), Int("ff", radix: 16)!, 0b1010 ^ 0b0110, (0..<8).map { 1 << $0 },
    12345.description.compactMap(\.wholeNumberValue).reduce(0, +))
