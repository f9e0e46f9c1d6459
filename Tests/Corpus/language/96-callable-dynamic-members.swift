@dynamicMemberLookup struct Dict {
    var d: [String: Int];
    subscript(dynamicMember k: String) -> Int? {
        get { d[k] }
        set { d[k] = newValue }
    }
}
var d = Dict(d: ["a": 1])
print(d.a as Any, d.b as Any)
d.b = 5
print(d.b!, d.d.count)
@dynamicMemberLookup struct Lens<T> {
    var v: T; subscript<U>(dynamicMember kp: KeyPath<T, U>) -> U { v[keyPath: kp] };
    subscript<U>(dynamicMember kp: WritableKeyPath<T, U>) -> U {
        get { v[keyPath: kp] }
        set { v[keyPath: kp] = newValue }
    }
}
struct P { var x = 1; var n = "n"; let k = 3; struct Q { var z = 9 }; var q = Q() }
var l = Lens(v: P())
print(l.x, l.n.count, l.k, l.q.z)
l.x = 5
l.q.z += 1
print(l.v)
struct Poly {
    let c: [Int]; func callAsFunction(_ x: Int) -> Int { c.reduce(0) { $0 * x + $1 } };
    func callAsFunction(at x: Double) -> Double { Double(c.count) * x }
}
let poly = Poly(c: [1, 2, 3])
print(poly(2), poly(at: 1.5), [1, 2].map(poly.callAsFunction))
