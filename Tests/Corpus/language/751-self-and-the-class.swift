// Expected: compiled with swiftc 6.3. In static members that a class has from a protocol, self is the class that it is, Self the one that it is written as.
protocol Named { static var id: String { get }; static func make() -> String }
extension Named { static var id: String { "id\(self)" }; static func make() -> String { "m\(Self.self)" }; static func extra() -> String { "x\(self)" }; func mine() -> String { type(of: self).id + Self.id + Self.extra() } }
class A: Named { func own() -> String { type(of: self).id + Self.make() + type(of: self).extra() }; static func st() -> String { self.id + extra() }; class func cl() -> String { id + Self.extra() } }
class B: A {}
final class C: B { static var other: String { id } }
let a: A = B()
print(type(of: a).id, type(of: a).make(), type(of: a).extra(), a.mine(), a.own(), type(of: a).st(), type(of: a).cl())
print(B.id, B.make(), B.extra(), B().mine(), B().own(), B.st(), B.cl(), C.id, C.other, C().own())
let n: any Named = C()
print(type(of: n).id, type(of: n).make(), type(of: n).extra(), n.mine())
func g<T: Named>(_ t: T) -> String { T.id + type(of: t).id + t.mine() + T.extra() }
print(g(a), g(B()), g(C() as B), g(C()))
let t: A.Type = C.self, u: any Named.Type = C.self
print(t.id, t.extra(), t.st(), u.id, u.extra())
protocol P: AnyObject { static func m() -> String }
extension P { static func m() -> String { "P" + "\(Self.self)" } }
class Base: P {}
class Der: Base {}
func base(_ o: Base) { print("base", type(of: o).m()) }
base(Der())
protocol Q { static func m() -> String }
extension Q { static func m() -> String { "Q" + "\(Self.self)" } }
class BaseQ: Q {}
class DerQ: BaseQ {}
func baseQ(_ o: BaseQ) { print("base", type(of: o).m()) }
baseQ(DerQ())
let e: Base = Der()
print(type(of: e).m())

