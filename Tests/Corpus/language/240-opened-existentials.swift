protocol Shape { var area: Double { get }; static var sides: Int { get }; init(); mutating func grow() }
extension Shape {
  var info: String { "\(Self.self) \(type(of: self)) \(Self.sides) \(self)" }
  func make() -> Self { Self() }
  func same<T>(_ t: T) -> (T, Self) { (t, self) }
  mutating func twice() { grow(); grow() }
  func isSame(_ o: Self) -> Bool { type(of: o) == Self.self }
  static func st() -> String { "static \(Self.self)" }
  func cb(_ f: (Self) -> Void) { f(self) }
  func list() -> [Self] { [self] }
}
struct Sq: Shape { var s = 1.0; var area: Double { s * s }; static let sides = 4; mutating func grow() { s += 1 } }
class Cr: Shape { var r = 1.0; var area: Double { r }; class var sides: Int { 0 }; required init() {}; func grow() { r *= 2 } }
final class Cr2: Cr { override class var sides: Int { 1 } }
func gen<S: Shape>(_ s: S) -> String { "\(S.self) \(S.sides) \(s.area) \(type(of: s)) \(S().area)" }
func some(_ s: some Shape) -> Int { type(of: s).sides }
func opt<S: Shape>(_ s: S, n: Int = 3) -> [S] { Array(repeating: s, count: n) }
func grow<S: Shape>(_ s: inout S) { s.grow(); s.twice() }
var shapes: [any Shape] = [Sq(), Cr(), Cr2()]
for s in shapes { print(s.info.prefix(12), s.make().area, s.same(1).0, gen(s), some(s), opt(s).count, type(of: opt(s)), s.list().count, type(of: s).st())  }
for i in shapes.indices { grow(&shapes[i]); shapes[i].twice(); print(shapes[i].area) }
var one: any Shape = Sq(s: 5); one.twice(); print(one.area, one.info); grow(&one); print(one.area)
print(shapes.map { gen($0) })
protocol Box { associatedtype T; var v: T { get }; func put(_ t: T) -> String }
extension Box { func show() -> String { "\(T.self)=\(v) " + put(v) }; func first() -> T { v }; func dup() -> [T] { [v, v] } }
struct B<T>: Box { var v: T; func put(_ t: T) -> String { "put \(t)" } }
let bs: [any Box] = [B(v: 1), B(v: "x"), B(v: [1.5])]
for b in bs { print(b.show(), b.first(), b.v, b.dup()) }
func unbox<X: Box>(_ b: X) -> String { "\(X.T.self) \(b.put(b.v))" }
for b in bs { print(unbox(b)) }
func eq<A: Equatable>(_ a: A, _ b: Any) -> Bool { (b as? A) == a }
let es: [any Equatable] = [1, "a", 2.5]; print(es.map { eq($0, "a") })
extension Equatable { func isEq(_ o: any Equatable) -> Bool { guard let o = o as? Self else { return false }; return self == o } }
print(es[0].isEq(1), es[1].isEq(1), es[0].isEq(es[0]))
func printType<T>(_ t: T) { print(T.self, t) }
let a: Any = 5; printType(a); for s in shapes { printType(s) }; let anyEq: any Hashable = 3; printType(anyEq); print(AnyHashable(anyEq), anyEq.hashValue == 3.hashValue)
func two<T: Hashable, U: Hashable>(_ t: T, _ u: U) -> String { "\(T.self) \(U.self)" }; print(two(anyEq, anyEq), two(1, anyEq))
