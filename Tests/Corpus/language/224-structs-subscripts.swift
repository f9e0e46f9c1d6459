// structs, mutating, subscripts, statics, lazy, observers
struct Matrix: Equatable {
    let rows, cols: Int; private(set) var grid: [Double]
    init(rows: Int, cols: Int, fill: Double = 0) {
        self.rows = rows; self.cols = cols; grid = Array(repeating: fill, count: rows * cols)
    }
    subscript(r: Int, c: Int) -> Double {
        get { precondition(ok(r, c)); return grid[r * cols + c] }
        set { grid[r * cols + c] = newValue }
    }
    subscript(row r: Int) -> [Double] { Array(grid[r * cols..<(r + 1) * cols]) }
    private func ok(_ r: Int, _ c: Int) -> Bool { r >= 0 && r < rows && c < cols }
    static func identity(_ n: Int) -> Matrix {
        var m = Matrix(rows: n, cols: n); for i in 0..<n { m[i, i] = 1 }; return m
    }
    mutating func transpose() {
        var m = Matrix(rows: cols, cols: rows); for r in 0..<rows { for c in 0..<cols { m[c, r] = self[r, c] } };
        self = m
    }
}
var m = Matrix(rows: 2, cols: 3); m[0, 2] = 5; m[1, 0] += 2.5; m.transpose();
print(m.grid, m[row: 0], m.rows, Matrix.identity(2) == Matrix.identity(2))
struct Temp {
    var c: Double { didSet { if c < -273 { c = -273 }; log.append("\(oldValue)->\(c)") } }; var log: [String] = [];
    var f: Double {
        get { c * 1.8 + 32 }
        set { c = (newValue - 32) / 1.8 }
    }; var kelvin: Double { c + 273 }
}
var t = Temp(c: 20); t.f = 212; t.c = -500; print(t.c, t.f, t.kelvin, t.log)
struct Counter {
    static var total = 0; static let max = 3; private var n = 0 { willSet { print("will \(newValue)") } };
    mutating func hit() -> Bool { guard n < Self.max else { return false }; n += 1; Counter.total += 1; return true }
}
var c = Counter(); var c2 = c; print(c.hit(), c.hit(), c2.hit(), Counter.total)
struct Lazy {
    var base: Int;
    lazy var heavy: Int = {
        print("computing"); return base * 100
    }()
        ;
    init(_ b: Int) { base = b }
}
var l = Lazy(2); print("made"); l.base = 3; print(l.heavy, l.heavy); l.heavy = 1; print(l.heavy)
func modify(_ x: inout Int, _ a: inout [Int], by f: (inout Int) -> Void) { f(&x); a.append(x); x += 1 }
var arr2: [Int] = []
var n = 1, arr = [Int](); modify(&n, &arr) { $0 *= 10 }; modify(&arr[0], &arr2) { $0 -= 1 }; print(n, arr, arr2)
func swapper<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
var p = "x", q = "y"; swapper(&p, &q); print(p, q); var xs = [1, 2, 3]; xs.swapAt(0, 2);
(xs[0], xs[1]) = (xs[1], xs[0]); print(xs)
struct Stack<T> {
    private var items: [T] = []; var top: T? { items.last }; var count: Int { items.count };
    mutating func push(_ t: T...) { items += t }; @discardableResult mutating func pop() -> T? { items.popLast() };
    subscript(safe i: Int) -> T? { items.indices.contains(i) ? items[i] : nil }
}
var s = Stack<String>(); s.push("a", "b"); s.pop(); print(s.top ?? "-", s.count, s[safe: 5] as Any, s[safe: 0]!)
struct Point {
    var x = 0.0, y = 0.0; var dist: Double { (x * x + y * y).squareRoot() };
    mutating func move(dx: Double = 0, dy: Double = 0) { x += dx; y += dy };
    func moved(by d: Double) -> Self { var c = self; c.move(dx: d); return c }
}
var pt = Point(x: 3); pt.move(dy: 4); print(pt, pt.dist, pt.moved(by: 1), Point(), Point(y: 2))
struct Rect {
    var origin = Point(), size: (w: Double, h: Double) = (1, 2);
    var center: Point {
        get { Point(x: origin.x + size.w / 2, y: origin.y + size.h / 2) }
        set { origin.x = newValue.x - size.w / 2; origin.y = newValue.y - size.h / 2 }
    }
}
var r = Rect(); r.center = Point(x: 10, y: 10); r.size.w *= 4; r.center.x += 1; print(r, r.center)
struct Config {
    var opts: [String: [Int]] = [:];
    subscript(k: String) -> [Int] {
        get { opts[k, default: []] }
        set { opts[k] = newValue }
    }
}
var cfg = Config(); cfg["a"].append(1); cfg["a"].append(2); cfg["b"] = [9]; cfg["a"][0] = 7;
print(cfg["a"], cfg["b"], cfg["zz"])
enum Env {
    static var vars: [String: String] = [:];
    static subscript(k: String) -> String? {
        get { vars[k] }
        set { vars[k] = newValue }
    }
}
Env["HOME"] = "/"; print(Env["HOME"]!, Env["X"] as Any)
extension Int {
    subscript(bit b: Int) -> Bool { self >> b & 1 == 1 }; var isEven: Bool { self % 2 == 0 };
    func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; mutating func double() { self *= 2 }
}
print(5[bit: 0], 5[bit: 1], 4.isEven); 3.times { print($0, terminator: " ") }; var dbl = 4; dbl.double(); print(dbl)
let tup = (name: "n", age: 3); let (nm, ag) = tup; print(nm, ag, tup.0, tup.age, tup); var mt = tup; mt.age += 1;
print(mt)
