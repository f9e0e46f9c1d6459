struct Key: Hashable { let n: Int; static func == (a: Key, b: Key) -> Bool { a.n == b.n }; func hash(into h: inout Hasher) { h.combine(n) } }
final class D { let s: String; init(_ s: String) { self.s = s }; deinit { print("drop", s) } }
func run() {
    var counts: [String: Int] = [:]
    for w in "a b a c b a".split(separator: " ") { counts[String(w), default: 0] += 1 }
    let old = counts
    counts["a", default: 5] -= 10
    counts["z", default: 5] *= 10
    counts["b"]! += 100
    counts["c"]? += 7
    counts["q"]? += 7
    counts["gone"] = nil
    counts["z"] = nil
    print(old.sorted { $0.key < $1.key }, counts.sorted { $0.key < $1.key })
    var keyed: [Key: [Int]] = [:]
    for i in 0..<10 { keyed[Key(n: i % 3), default: []].append(i) }
    keyed[Key(n: 1)]?.removeLast()
    keyed[Key(n: 1)]![0] = 42
    print(keyed[Key(n: 0)]!, keyed[Key(n: 1)] ?? [], keyed[Key(n: 7)] as Any, keyed[Key(n: 9), default: [1]])
    var objects: [Int: D] = [:]
    objects[1] = D("one")
    objects[2] = D("two")
    objects[1] = D("uno")
    objects[2] = nil
    print(objects.count)
    var optional: [Int: Int?] = [1: nil, 2: 3]
    optional[3] = .some(nil)
    optional[2] = nil
    print(optional.count, optional[1] as Any, optional[7] as Any)
    var nested: [String: [String: Int]] = [:]
    nested["x", default: [:]]["y", default: 1] += 4
    nested["x"]!["z"] = 9
    let was = nested
    nested["x"]?["z"] = nil
    print(was["x"]!.count, nested["x"]!.count, nested["x"]?["y"] ?? 0)
    func fallback() -> Int { print("fallback"); return 50 }
    print(counts["a", default: fallback()], counts["nope", default: fallback()])
    counts["new", default: fallback()] += 1
    counts["new", default: fallback()] += 1
    print(counts["new"]!)
    var flags: [Bool: Double] = [true: 1.5]
    flags[true, default: 0] *= 3
    flags[false, default: 0.25] += 1
    print(flags[true]!, flags[false]!)
    var byInt = [Int: String]()
    for i in -5..<5 { byInt[i * 1_000_003] = "v\(i)" }
    print(byInt[-5_000_015] ?? "", byInt[4_000_012]!, byInt.count, byInt[6] ?? "none")
}
run()
