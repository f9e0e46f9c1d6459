struct P { init(_ b: inout Int) { (0..<2).forEach { _ in b += 1 }; print(b) } }
var b = 0
_ = P(&b)
print(b)
class C { let x: Int; init(_ b: inout Int) { x = b; (0..<2).forEach { _ in b += 1 }; print(b) }
  convenience init(twice b: inout Int) { self.init(&b); [1].forEach { b += $0 }; print("c", b) } }
class D: C { override init(_ b: inout Int) { [5].forEach { b += $0 }; super.init(&b); [5].forEach { b += $0 } } }
_ = C(&b); print(b)
_ = C(twice: &b); print(b)
_ = D(&b); print(b)
struct F { init?(_ b: inout [String]) { [1, 2].forEach { b.append("\($0)") }; if b.count > 3 { return nil } } }
var l = ["a"]
print(F(&l) != nil, l, F(&l) == nil, l)
extension F: Equatable {}
struct T { init(_ b: inout Int) throws { [1].forEach { b += $0 }; struct X: Error {}; throw X() } }
do { _ = try T(&b) } catch { print("thrown", b) }
