// Expected: compiled with swiftc 6.3. What is evaluated first.
// order of evaluation and side effects
func t<T>(_ s: String, _ v: T) -> T { print(s, terminator: " "); return v }
func nl(_ s: String = "") { print(s) }
struct Box { var v = 0 { didSet { print("v\(oldValue)>\(v)", terminator: " ") } }; var arr = [1, 2, 3] { didSet { print("arr", terminator: " ") } }; subscript(i: Int) -> Int { get { print("get\(i)", terminator: " "); return arr[i] } set { print("set\(i)", terminator: " "); arr[i] = newValue } }; var c: Int { get { print("getc", terminator: " "); return v } set { print("setc", terminator: " "); v = newValue } }; mutating func bump() -> Int { v += 1; return v } }
var b = Box(); var opt: Box? = Box(); var none: Box? = nil
_ = t("a", 1) + t("b", 2) * t("c", 3); nl()
b[t("i", 1)] = t("rhs", 5); nl()
b[t("i", 1)] += t("rhs", 5); nl()
opt?[t("i", 0)] = t("rhs", 9); nl(); none?[t("i", 0)] = t("rhs", 9); nl("none")
opt?.v += t("x", 2); nl(); none?.v += t("x", 2); nl("none")
b.c += 1; nl(); b.c = b.bump() + b.c; nl()
func inc(_ x: inout Int, _ y: Int) { x += y }
inc(&b.v, t("arg", 3)); nl(); inc(&b[0], b.bump()); nl(); inc(&b.c, 1); nl()
let d = [t("k1", "a"): t("v1", 1), t("k2", "b"): t("v2", 2)]; nl("\(d.count)")
let arr = [t("e1", 1), t("e2", 2)]; _ = (t("t1", 1), t("t2", 2)); nl("\(arr)")
print("\(t("s1", 1))-\(t("s2", 2))"); _ = t("q", nil as Int?) ?? t("d", 4); _ = t("q", 3 as Int?) ?? t("d", 4); nl()
_ = t("l", false) && t("r", true) || t("z", true); nl(); _ = t("cond", true) ? t("yes", 1) : t("no", 2); nl()
func def(_ a: Int = t("da", 1), b: Int = t("db", 2), c: Int) {}; def(c: t("c", 3)); nl(); def(t("a", 0), c: t("c", 3)); nl()
switch t("sw", 3) { case t("p1", 1): break; case t("p2", 3) where t("w", false): break; case t("p3", 3): nl("hit"); default: break }
for i in t("seq", 1...2) where t("w", i > 0) { _ = t("body", i) }; nl()
var n = 0; while t("wc", n < 2) { n += 1; defer { _ = t("def\(n)", 0) }; if n == 2 { continue }; _ = t("wb", n) }; nl()
repeat { defer { print("rd", terminator: " ") }; n -= 1; if n == 0 { break } } while t("rc", n > 0); nl()
func multi() -> Int { defer { print("d1", terminator: " ") }; defer { print("d2", terminator: " "); n = 50 }; do { defer { print("inner", terminator: " ") }; n = 7 }; return t("ret", n) }; nl("\(multi()) \(n)")
class Base { let a: Int; var b: Int = t("Bb", 1) { didSet { print("didb", terminator: " ") } }; init(_ a: Int) { self.a = t("Ba", a); b = 2; setup() }; func setup() { print("Bsetup", terminator: " ") }; deinit { print("Bdeinit", terminator: " ") } }
class Der: Base { var c = t("Dc", 3); lazy var l = t("lazy", 4); override init(_ a: Int) { print("Dinit", terminator: " "); super.init(a + 1); c = 5; b = 6 }; override func setup() { print("Dsetup\(c)", terminator: " ") }; deinit { print("Ddeinit", terminator: " ") } }
do { let x = Der(1); _ = x.l; _ = x.l; nl() }; nl()
enum S { static let once = t("once", 1); static var count = t("count", 0) }; _ = S.once; _ = S.once; S.count += 1; S.count += 1; nl("\(S.count)")
let lazyArr = [1, 2, 3].lazy.map { t("m\($0)", $0) }.filter { t("f\($0)", $0) > 1 }; print(lazyArr.first!, lazyArr.count); let eager = [1, 2, 3].map { t("m\($0)", $0) }.first; nl("\(eager!)")
var xs = [3, 1, 2]; xs[t("i", 0)] = xs[t("j", 1)] + t("k", 1); (xs[0], xs[1]) = (xs[t("x", 1)], xs[0]); xs.swapAt(0, 2); nl("\(xs)")
func auto(_ c: @autoclosure () -> Int) { print("in", terminator: " "); _ = c(); _ = c() }; auto(t("ac", 1)); nl(); func ret() -> (Int, Int) { (t("r1", 1), t("r2", 2)) }; let (p, q) = ret(); nl("\(p)\(q)")
func thrower(_ x: Int) throws -> Int { if x > 1 { struct E: Error {}; throw E() }; return t("ok\(x)", x) }; _ = try? thrower(1) + thrower(2) + t("never", 1); nl(); do { defer { print("dd", terminator: " ") }; _ = try [1, 2, 3].map(thrower) } catch { nl("caught") }
let cl = { (a: Int) -> Int in t("cl", a) }; _ = [cl(1), cl(2)].reduce(t("init", 0)) { t("acc\($0)", $0 + $1) }; nl(); if let a = t("o1", 1 as Int?), t("cond", a > 0), let c = t("o2", nil as Int?), t("never", c > 0) {} else { nl("else") }; guard case let z = t("g", 5), z > 4 else { fatalError() }; nl()
