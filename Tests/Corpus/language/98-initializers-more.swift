struct S {
    var a: Int; var b = 2; let c: String; init(a: Int) { self.a = a; c = "c\(a)" }; init() { self.init(a: 0) };
    init?(_ s: String) { guard let i = Int(s) else { return nil }; self.init(a: i) };
    init(copy o: S) { self = o; a += 1 }
}
print(S(a: 1), S(), S("5") as Any, S("x") as Any, S(copy: S(a: 9)))
struct M { let x: Int; var y: Int = 5; var z: Int? }
print(M(x: 1), M(x: 1, y: 2), M(x: 1, y: 2, z: 3), M(x: 1, z: 4))
extension M { init(both v: Int) { self.init(x: v, y: v) } }
print(M(both: 3))
class A {
    var n: String; let k: Int; init(n: String, k: Int = 1) { self.n = n; self.k = k };
    convenience init() { self.init(n: "def") }; convenience init(k: Int) { self.init(n: "k", k: k) };
    var desc: String { "\(type(of: self)) \(n) \(k)" }
}
class B: A { var extra: Double = 1.5; override init(n: String, k: Int) { super.init(n: n + "!", k: k * 2) } }
class C: A {
    let z: Int; init(z: Int) { self.z = z; super.init(n: "c", k: z); n += "?" }; convenience init() { self.init(z: 7) }
}
class D: A {}
print(A().desc, B().desc, B(k: 3).desc, B(n: "b", k: 1).desc, C().desc, C(z: 2).desc, D().desc, D(k: 4).desc)
class R { required init(v: Int) { print("R", v) }; class func make() -> Self { self.init(v: 1) } }
class R2: R { required init(v: Int) { super.init(v: v + 1); print("R2") } }
_ = R2.make()
let t: R.Type = R2.self
_ = t.init(v: 5)
enum E {
    case a, b; init(_ n: Int) { self = n > 0 ? .a : .b };
    init?(s: String) {
        switch s {
        case "a": self = .a;
        case "b": self = .b;
        default: return nil
        }
    }
}
print(E(1), E(0), E(s: "b")!, E(s: "q") as Any)
class F {
    let v: Int; init(_ v: Int) throws { guard v > 0 else { throw Err.neg(v) }; self.v = v };
    enum Err: Error { case neg(Int) }
}
do { print(try F(3).v); _ = try F(-1) } catch { print(error) }
class L {
    lazy var big: [Int] = {
        print("lazy"); return Array(1...3)
    }()
        ;
    let id: Int; private(set) var log: [String] = []; init(id: Int) { self.id = id; log.append("init") };
    func go() -> Self { log.append("go"); return self }
}
let l = L(id: 1)
print(l.log, l.big.count, l.big.count, l.go().go().log)
struct Cfg {
    var host = "h"; var port = 80; static let shared = Cfg(host: "s");
    static var count = 0 { didSet { print("count", oldValue, count) } }
}
Cfg.count += 2
print(Cfg.shared, Cfg(port: 1))
class Single { static let shared = Single(); private init() { print("once") }; var n = 0 }
Single.shared.n += 1
print(Single.shared.n)
let closureInit: Int = {
    let x = 4; return x * x
}()
print(closureInit)
protocol P { init(x: Int) }
struct PS: P { let x: Int }
func mk<T: P>(_: T.Type) -> T { T(x: 3) }
print(mk(PS.self))
print([1, 2].map(PS.init), [1, 2].map { PS(x: $0).x }, ["1", "z"].compactMap(S.init(_:)).count)
struct G<T> { var v: T; init(_ v: T) { self.v = v }; init(v: T) where T: Numeric { self.v = v * v } }
print(G("s"), G(v: 3))
class Shape { var area: Double { 0 }; init() { print("area", area) } }
class Sq: Shape { let s: Double; init(_ s: Double) { self.s = s; super.init() }; override var area: Double { s * s } }
_ = Sq(3)
