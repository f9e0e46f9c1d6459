// from swiftc
final class Buf { var a: [Int]; init(_ a: [Int]) { self.a = a } }
struct Bag { private var b = Buf([]); var copies = 0
    var items: [Int] { b.a }
    mutating func add(_ x: Int) { if !isKnownUniquelyReferenced(&b) { b = Buf(b.a); copies += 1 }; b.a.append(x) } }
var x = Bag(); x.add(1); var y = x; y.add(2); x.add(3); print(x.items, y.items, x.copies, y.copies)
struct P { var n = 0 }; class R { var n = 0 }
let p1 = P(), r1 = R(); var p2 = p1; let r2 = r1; p2.n = 5; r2.n = 5; print(p1.n, r1.n, r1 === r2, ObjectIdentifier(r1) == ObjectIdentifier(r2))
func mutate(_ a: [Int]) -> [Int] { var a = a; a.append(1); return a }; let arr = [0]; print(mutate(arr), arr)
class Weak<T: AnyObject> { weak var v: T?; init(_ v: T) { self.v = v } }
var w: Weak<R>? ; do { let t = R(); w = Weak(t); print(w!.v != nil) }; print(w!.v == nil)
let closures = (0..<3).map { i in { [r1] in r1.n + i } }; r1.n = 10; print(closures.map { $0() })
var s = [1, 2, 3]; for v in s { if v == 2 { s.append(9) } }; print(s); let sl = s[1...]; print(sl.startIndex, sl.first!, Array(sl), sl[2])
