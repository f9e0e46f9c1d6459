// Expected: compiled with swiftc 6.3. Older names of searches; of which kind an object is.
import Foundation
class S: NSObject { let n: Int; init(_ n: Int) { self.n = n }
  override func isEqual(_ o: Any?) -> Bool { (o as? S)?.n == n }
  override var hash: Int { n } }
final class T: S {}
let a = [S(1), T(2), S(3)]
print(a.index(of: S(2))!, a.index(where: { $0.n > 2 })!, a.index(of: S(9)) as Any, "abc".index(of: "b")!.utf16Offset(in: "abc"))
print(a[1].isKind(of: S.self), a[1].isKind(of: T.self), a[0].isKind(of: T.self), a[1].isMember(of: S.self), a[1].isMember(of: T.self))
print(a[1].isKind(of: NSObject.self), a[0].classForCoder, a[0].isProxy())
let o: NSObject = a[1]
print(o.isKind(of: T.self), o.self === a[1])
print([1, 2, 3].index(of: 2)!)
class A: NSObject {}
class B: A {}
final class C: B {}
let t = B(), u = C(), s = A()
print(t.isKind(of: B.self), t.isKind(of: A.self), t.isKind(of: NSObject.self), t.isKind(of: C.self), u.isKind(of: A.self), s.isKind(of: B.self))
print(t.isMember(of: B.self), t.isMember(of: A.self), u.isMember(of: C.self), t.isProxy(), t.classForCoder)
