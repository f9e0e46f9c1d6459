protocol Named { var name: String { get }; static var kind: String { get }; init(name: String) }
protocol Aged { var age: Int { get set } }
extension Named {
    var greeting: String { "Hi, \(name)" }; static var kind: String { "generic" };
    func shout() -> String { name.uppercased() }
}
struct Cat: Named, Aged {
    var name: String; var age: Int; init(name: String) { self.name = name; age = 1 }; static let kind = "cat";
    func shout() -> String { "MEOW \(name)" }
}
final class Dog: Named { let name: String; init(name: String) { self.name = name } }
func make<T: Named>(_ t: T.Type, _ n: String) -> T { t.init(name: n) }
print(make(Cat.self, "Tom").greeting, make(Dog.self, "Rex").shout(), Cat.kind, Dog.kind)
let all: [Named] = [Cat(name: "a"), Dog(name: "b")]
for n in all { print(n.greeting, n.shout(), type(of: n).kind, type(of: n)) }
func wish(_ x: Named & Aged) { print(x.name, x.age) }
wish(Cat(name: "c"))
func older<T>(_ x: inout T) where T: Aged { x.age += 1 }
var c = Cat(name: "q")
older(&c)
print(c.age)
var ag: any Aged = c
ag.age = 10
print(ag.age, c.age, (ag as! Cat).name)
protocol Shape { func area() -> Double; func describe() -> String }
extension Shape { func describe() -> String { "area \(area())" }; func extra() -> String { "ext" } }
struct Sq: Shape { let s: Double; func area() -> Double { s * s }; func extra() -> String { "sq" } }
struct Un: Shape { func area() -> Double { 1 }; func describe() -> String { "unit" } }
let ss: [any Shape] = [Sq(s: 2), Un()]
print(ss.map { $0.describe() }, ss.map { $0.extra() }, Sq(s: 1).extra())
print(ss, ss[0])
func mk(_ b: Bool) -> some Shape { Sq(s: b ? 3 : 4) }
print(mk(true).area(), mk(false).describe())
protocol P1 { func f() -> Int }
protocol P2: P1 { func g() -> Int }
extension P2 { func f() -> Int { g() + 1 } }
struct X: P2 { func g() -> Int { 41 } }
let p: P1 = X()
print(p.f(), p is P2, (p as? P2)?.g() ?? 0)
protocol Drawable: AnyObject { var delegate: Delegate? { get set } }
protocol Delegate: AnyObject { func did(_ s: String) }
class D: Delegate { func did(_ s: String) { print("did", s) }; deinit { print("D gone") } }
class V: Drawable { weak var delegate: Delegate?; func go() { delegate?.did("go"); print(delegate == nil) } }
let v = V()
do { let d = D(); v.delegate = d; v.go() }
v.go()
protocol Stack2 { associatedtype E; var items: [E] { get set } }
extension Stack2 {
    mutating func push(_ e: E) { items.append(e) }; mutating func pop() -> E? { items.popLast() };
    var isEmpty: Bool { items.isEmpty }
}
extension Stack2 where E: Numeric { var sum: E { items.reduce(0, +) } }
extension Stack2 where Self: CustomStringConvertible { func show() { print("<\(self)>") } }
struct IS: Stack2, CustomStringConvertible { var items: [Int] = []; var description: String { "IS\(items)" } }
var st = IS()
st.push(1)
st.push(4)
print(st.sum, st.pop()!, st.isEmpty, st)
st.show()
extension Int {
    var squared: Int { self * self }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } };
    static func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
}
infix operator ** : MultiplicationPrecedence
print(3.squared, 2 ** 10)
3.times { print($0, terminator: " ") }
print()
extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
extension Collection where Element: Comparable {
    func isSorted() -> Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
print([1, 2].total(), [3, 1].isSorted(), "abc".isSorted())
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
print(Optional<String>.none.orEmpty.isEmpty, Optional("z").orEmpty)
protocol Copyable2 { func copy() -> Self }
final class Doc: Copyable2 { var t: String; init(t: String) { self.t = t }; func copy() -> Doc { Doc(t: t) } }
let d1 = Doc(t: "a")
let d2 = d1.copy()
d2.t = "b"
print(d1.t, d2.t)
extension Equatable { func isAny(of xs: Self...) -> Bool { xs.contains(self) } }
print(3.isAny(of: 1, 3), "a".isAny(of: "b"))
struct Wrapper<T> { var v: T }
extension Wrapper: Equatable where T: Equatable {}
extension Wrapper: CustomStringConvertible where T: CustomStringConvertible {
    var description: String { "W:" + v.description }
}
print(Wrapper(v: 1) == Wrapper(v: 1), Wrapper(v: 2), [Wrapper(v: "s")])
extension String: Named2 {}
protocol Named2 { var count: Int { get } }
let n2: Named2 = "four"
print(n2.count)
