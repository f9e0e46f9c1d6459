func counts() {
    var d: [Int: Int] = [:]
    for i in 0..<50 { d[(i * 37) % 11, default: 0] += i }
    print(d.count, d.keys.sorted(), d[3] ?? -1, d[99] ?? -1, d.isEmpty)
    let e = d
    d[3] = nil
    d[100] = 5
    d[4]! += 1
    print(d.count, e.count, d[4]!, e[4]!, d == e)
    var g: [Int: [Int]] = [:]
    for i in 0..<20 { g[i % 4, default: []].append(i) }
    g[1]?.append(100); g[9]?.append(1)
    for k in g.keys.sorted() { print(k, g[k]!) }
    var s: [Int: String] = [:]
    for i in 0..<10 { s[i] = "v\(i)" }
    s[3]?.append("x"); s[4]? += "y"; s[5] = nil
    let t = s
    s[6] = "six"
    print(s.count, t[6]!, s[6]!, s[3]!, s[4]!, s.values.sorted())
    var o: [Int: Int?] = [:]
    o[1] = 1; o[2] = .some(nil); o[3] = nil
    print(o.count, o[1]! as Any, o[2]! as Any, o[3] as Any)
    o[2, default: 7] = 8
    print(o[2]! as Any)
    var u: [UInt8: Bool] = [:]
    for i in 0..<300 { u[UInt8(i % 256)] = i > 255 }
    print(u.count, u.values.filter { $0 }.count, u.removeValue(forKey: 3)!, u.count)
    for i in -5..<5 { d[i * 1_000_000_007] = i }
    print(d.count, d[-5_000_000_035]!)
    var m: [Int: Int] = [1: 2]; m[5, default: 1] *= 3; m[1, default: 9] -= 1; print(m[5]!, m[1]!)
    var x: [Int?: Int] = [:]; x[1] = 1; x[nil] = 2; x[2, default: 0] += 4; print(x.count, x[nil]!, x[1]!, x[2]!)
    var a: [AnyHashable: Int] = [:]; a[1] = 1; a["b"] = 2; print(a[1]!, a["b"]!)
    let z = d.mapValues { $0 * 2 }; print(z.count, d.map { $0.key }.sorted().first!)
    while let (k, _) = d.popFirst() { if k == 3 { print("three") } }
    d[1] = 1; d[2, default: 5] += 1; print(d.count, d[2]!)
}
counts()
var top: [Int: Int] = [:]
for i in 0..<1000 { top[i * i, default: 0] += 1; top[i] = i }
print(top.count, top[961]!, top[998_001]!)
class Item { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("gone", n) } }
func items() { var d: [Int: Item] = [:]; d[1] = Item(1); d[1] = Item(2); d[2] = Item(3); d[2] = nil; print("end") }
items()
