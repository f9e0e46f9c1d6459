// enums
indirect enum Tree<T: Comparable> {
    case leaf, node(Tree, T, Tree)
    func inserting(_ v: T) -> Tree {
        switch self {
        case .leaf: return .node(.leaf, v, .leaf)
        case let .node(l, x, r) where v < x: return .node(l.inserting(v), x, r)
        case let .node(l, x, r) where v > x: return .node(l, x, r.inserting(v))
        case .node: return self
        }
    }
    var inOrder: [T] { if case let .node(l, x, r) = self { return l.inOrder + [x] + r.inOrder }; return [] }
    var depth: Int {
        switch self {
        case .leaf: return 0;
        case .node(let l, _, let r): return 1 + max(l.depth, r.depth)
        }
    }
}
let t = [5, 2, 8, 1, 9].reduce(Tree<Int>.leaf) { $0.inserting($1) }
print(t.inOrder, t.depth)
enum Planet: Int, CaseIterable, Codable {
    case mercury = 1, venus, earth, mars
    static var count: Int { allCases.count }; var next: Planet? { Planet(rawValue: rawValue + 1) }
}
print(
    Planet.earth.rawValue, Planet(rawValue: 2)!, Planet(rawValue: 9) as Any, Planet.allCases, Planet.count,
    Planet.mars.next as Any)
enum Dir: String, CaseIterable {
    case north, south = "S", east, west;
    mutating func turn() { let a = Self.allCases; self = a[(a.firstIndex(of: self)! + 1) % a.count] }
}
var dd = Dir.west; dd.turn(); print(dd, dd.rawValue, Dir.south.rawValue, Dir(rawValue: "east") == .east)
enum Token: Equatable, Hashable { case num(Double), op(Character), paren(open: Bool), end }
func lex(_ s: String) -> [Token] {
    var out: [Token] = []; var n = ""
    for ch in s {
        if ch.isNumber || ch == "." { n.append(ch); continue }
        if let d = Double(n) { out.append(.num(d)); n = "" }
        switch ch {
        case "(": out.append(.paren(open: true));
        case ")": out.append(.paren(open: false));
        case "+", "-", "*", "/": out.append(.op(ch));
        default: break
        }
    }
    if let d = Double(n) { out.append(.num(d)) }; return out + [.end]
}
print(lex("3.5*(2+4)"))
print(Set(lex("1+1")).count, Token.num(1) == .num(1), Token.op("+") != .end)
enum Level: Comparable { case low, mid(Int), high }
print([Level.high, .mid(3), .low, .mid(1)].sorted(), Level.low < .high, max(Level.mid(1), .mid(2)))
enum HTTP: Error, CustomStringConvertible {
    case status(code: Int, reason: String?), timeout
    var description: String {
        switch self {
        case .status(let c, let r?): return "\(c) \(r)";
        case .status(code: let c, reason: nil): return "\(c)";
        case .timeout: return "timeout"
        }
    }
}
print(HTTP.status(code: 404, reason: "NF"), HTTP.status(code: 500, reason: nil), HTTP.timeout)
print([HTTP.timeout], Optional(HTTP.timeout) as Any)
enum Op { case unary((Double) -> Double), binary((Double, Double) -> Double), constant(Double) }
let ops: [String: Op] = ["neg": .unary { -$0 }, "add": .binary(+), "pi": .constant(3)]
func ev(_ n: String, _ a: Double...) -> Double {
    switch ops[n] {
    case .unary(let f)?: return f(a[0]);
    case .binary(let f)?: return f(a[0], a[1]);
    case .constant(let c)?: return c;
    case nil: return .nan
    }
}
print(ev("neg", 2), ev("add", 1, 2), ev("pi"), ev("zzz"))
enum Never2 {}
struct Wrapper { enum Kind: UInt8 { case a = 10, b, c = 0x20 }; var k = Kind.b }
print(Wrapper(), Wrapper().k.rawValue, Wrapper.Kind.c.hashValue == Wrapper.Kind.c.hashValue)
if case .node(_, let root, _) = t, root > 3 { print("root", root) }
let cases: [Token] = [.num(1), .op("+"), .num(5)]
for case .num(let v) in cases where v > 2 { print("big", v) }
let mapped = cases.compactMap { tok -> Double? in
    guard case let .num(v) = tok else { return nil }; return v
}
print(mapped, cases.contains { if case .op = $0 { return true } else { return false } })
enum Fl: Float { case half = 0.5, one = 1 }; print(Fl.half.rawValue, Fl(rawValue: 1)!)
enum Ch: Character { case a = "a", b = "b" }; print(Ch(rawValue: "b")!, Ch.a.rawValue)
