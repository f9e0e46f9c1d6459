indirect enum Expr {
    case num(Double), add(Expr, Expr), mul(lhs: Expr, rhs: Expr), neg(Expr)
    func eval() -> Double {
        switch self {
        case .num(let v): return v
        case let .add(a, b): return a.eval() + b.eval()
        case .mul(lhs: let a, rhs: let b): return a.eval() * b.eval()
        case .neg(let e): return -e.eval()
        }
    }
    var description: String {
        switch self {
        case .num(let v): "\(v)";
        case .add(let l, let r): "(\(l.description) + \(r.description))";
        case .mul(let l, let r): "\(l.description) * \(r.description)";
        case .neg(let e): "-\(e.description)"
        }
    }
}
let e = Expr.add(.num(2), .mul(lhs: .num(3), rhs: .neg(.num(4))))
print(e.eval(), e.description)
print(e)
enum Barcode { case upc(Int, Int, Int, Int), qr(String), none }
for b in [Barcode.upc(8, 85909, 51226, 3), .qr("ABC"), .none] {
    switch b {
    case .upc(let n, let m, let p, let c): print("UPC \(n) \(m) \(p) \(c)");
    case .qr(let s): print("QR \(s)");
    case .none: print("none")
    }
    print(b)
}
enum Shape { case circle(radius: Double), rect(width: Double, height: Double = 1), point }
let shapes: [Shape] = [.circle(radius: 2), .rect(width: 3, height: 4), .rect(width: 5), .point]
print(shapes)
for case .rect(let w, let h) in shapes where w > 3 { print("rect", w, h) }
for case let .circle(radius: r) in shapes { print(r) }
if case .circle(let r) = shapes[0], r > 1 { print("big") }
guard case .rect(width: let width, height: _) = shapes[1] else { fatalError() }
print(width)
let circles = shapes.filter { if case .circle = $0 { return true } else { return false } }
print(circles.count)
let area = shapes.map { (s: Shape) -> Double in
    switch s {
    case .circle(let r): return r * r;
    case let .rect(w, h): return w * h;
    case .point: return 0
    }
}
print(area)
enum Tree<T: Comparable> {
    indirect case node(Tree<T>, T, Tree<T>); case leaf
    func inserting(_ v: T) -> Tree {
        switch self {
        case .leaf: return .node(.leaf, v, .leaf)
        case let .node(l, x, r): return v < x ? .node(l.inserting(v), x, r) : .node(l, x, r.inserting(v))
        }
    }
    var all: [T] {
        switch self {
        case .leaf: return [];
        case let .node(l, x, r): return l.all + [x] + r.all
        }
    }
    var depth: Int { if case let .node(l, _, r) = self { return 1 + max(l.depth, r.depth) }; return 0 }
}
var t = Tree<Int>.leaf
for v in [5, 2, 8, 1] { t = t.inserting(v) }
print(t.all, t.depth, t)
enum Net: Error, Equatable { case status(code: Int), offline }
print(Net.status(code: 3) == .status(code: 3), Net.offline == Net.status(code: 1))
print(Net.status(code: 404) as Error, [Net.offline])
