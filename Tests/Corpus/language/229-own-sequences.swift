// sequences and iterators of one's own
struct Countdown: Sequence, IteratorProtocol {
    var n: Int;
    mutating func next() -> Int? {
        n > 0
            ? {
                n -= 1; return n + 1
            }() : nil
    }
}
print(
    Array(Countdown(n: 3)), Countdown(n: 4).map { $0 * $0 }, Countdown(n: 5).filter { $0 % 2 == 1 },
    Countdown(n: 3).reduce(0, +), Countdown(n: 3).contains(2), Countdown(n: 4).min()!, Countdown(n: 3).sorted(),
    Array(Countdown(n: 4).dropFirst(2)), Countdown(n: 4).prefix(2).map { $0 },
    Countdown(n: 2).enumerated().map { "\($0):\($1)" }, zip(Countdown(n: 2), "ab").map { "\($0)\($1)" },
    Countdown(n: 3).reversed())
struct Grid<T>: Sequence {
    let rows: [[T]];
    struct It: IteratorProtocol {
        let g: [[T]]; var r = 0, c = 0; init(_ g: [[T]]) { self.g = g };
        mutating func next() -> T? {
            guard r < g.count else { return nil }; defer { c += 1; if c == g[r].count { c = 0; r += 1 } };
            return g[r][c]
        }
    }; func makeIterator() -> It { It(rows) }
}
for x in Grid(rows: [[1, 2], [3, 4]]) where x != 2 { print(x, terminator: " ") }; print();
print(Grid(rows: [["a"], ["b"]]).joined(separator: "+"), Grid(rows: [[1, 2]]).max()!)
struct Ring: Collection {
    var items: [String]; var startIndex: Int { 0 }; var endIndex: Int { items.count };
    func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> String { items[i % items.count] }
}
let r = Ring(items: ["x", "y", "z"]);
print(
    r.count, r.first!, r[4], r.map { $0 + "!" }, r.firstIndex(of: "y")!, Array(r.indices), r.isEmpty,
    Array(r.dropFirst()), r.prefix(2).joined(), r.contains("q"), r.randomElement() != nil, Array(r[1...]),
    r.index(0, offsetBy: 2), r.distance(from: 0, to: 3), r.enumerated().map { $0.offset }, r.sorted(by: >), r.min()!,
    r.split(separator: "y").map(Array.init), r.elementsEqual(["x", "y", "z"]))
struct Bits: BidirectionalCollection, ExpressibleByIntegerLiteral {
    var v: UInt8; init(integerLiteral v: UInt8) { self.v = v }; var startIndex: Int { 0 }; var endIndex: Int { 8 };
    func index(after i: Int) -> Int { i + 1 }; func index(before i: Int) -> Int { i - 1 };
    subscript(i: Int) -> Bool { v >> i & 1 == 1 }
}
let b: Bits = 0b1010;
print(
    b.map { $0 ? "1" : "0" }.joined(), String(b.reversed().map { $0 ? "1" : "0" }), b.last!, b.lastIndex(of: true)!,
    b.suffix(2).count, b.filter { $0 }.count, b.lastIndex { $0 }!)
extension Sequence {
    func pairs() -> AnySequence<(Element, Element)> {
        AnySequence { () -> AnyIterator<(Element, Element)> in
            var it = self.makeIterator(); var prev = it.next();
            return AnyIterator {
                guard let p = prev, let n = it.next() else { return nil }; prev = n; return (p, n)
            }
        }
    };
    func scan<R>(_ i: R, _ f: (R, Element) -> R) -> [R] {
        var a = i;
        return map {
            a = f(a, $0); return a
        }
    }
}
print([1, 3, 6, 10].pairs().map { $1 - $0 }, (1...5).scan(0, +), Array("abc".pairs()).count)
var it = [1, 2, 3].makeIterator(); print(it.next()!, it.next()!, it.next()!, it.next() as Any);
var ci = Countdown(n: 2); while let x = ci.next() { print(x) }; var copy = ci; print(copy.next() as Any)
let gen = sequence(state: 1) { (s: inout Int) -> Int? in
    defer { s *= 2 }; return s > 20 ? nil : s
}; print(Array(gen), sequence(first: "a") { $0.count < 4 ? $0 + "a" : nil }.map { $0 })
for (i, (a, c)) in zip(1..., "xy").enumerated() { print(i, a, c) };
for i in stride(from: 3, through: 1, by: -1) { print(i, terminator: "") };
for x in [1.5, 2.5].reversed() { print(x, terminator: ",") }; for c in "hé" { print(c, terminator: ".") };
for (k, v) in ["k": 1] { print(k, v) }; for i in (0..<3).reversed() where i != 1 { print(i) }
struct Tree: Sequence {
    indirect enum N { case e, n(N, Int, N) }; var root = N.e; mutating func add(_ v: Int) { root = Tree.ins(root, v) };
    static func ins(_ n: N, _ v: Int) -> N {
        switch n {
        case .e: return .n(.e, v, .e);
        case let .n(l, x, r): return v < x ? .n(ins(l, v), x, r) : .n(l, x, ins(r, v))
        }
    };
    func makeIterator() -> IndexingIterator<[Int]> {
        var out: [Int] = []; func walk(_ n: N) { if case let .n(l, x, r) = n { walk(l); out.append(x); walk(r) } };
        walk(root); return out.makeIterator()
    }
}
var t = Tree(); [5, 1, 8, 3].forEach { t.add($0) };
print(Array(t), t.first { $0 > 3 }!, t.map(String.init).joined(separator: ","));
let lz = (1...3).lazy.map { (x: Int) -> Int in
    print("m\(x)"); return x * 2
}; print(lz.first!, lz.count); for v in lz.prefix(1) { print(v) }
struct Window<B: Collection>: Sequence {
    let b: B, n: Int;
    func makeIterator() -> AnyIterator<B.SubSequence> {
        var s = b.startIndex;
        return AnyIterator {
            guard let e = b.index(s, offsetBy: n, limitedBy: b.endIndex) else { return nil };
            defer { s = b.index(after: s) }; return s == b.endIndex ? nil : b[s..<e]
        }
    }
}; extension Collection { func windows(_ n: Int) -> Window<Self> { Window(b: self, n: n) } };
print([1, 2, 3, 4].windows(2).map { $0.reduce(0, +) }, "abcd".windows(3).map { String($0) })
print(
    AnySequence([1, 2]).map { $0 }, AnyCollection([3, 4]).count, Array(AnyIterator([5].makeIterator())),
    EmptyCollection<Int>().count, CollectionOfOne(7).map { $0 }, repeatElement(1, count: 2).map { $0 },
    [1, 2, 3, 4, 5][1...3].indices, Array(zip([1], [2]).lazy.map { $0 + $1 }), [[1, 2], [3]].joined().count,
    ["a", "b"].joined(separator: "-"))
