// Expected: compiled with swiftc 6.3. A set of the program's own: what SetAlgebra gives it.
struct Days: SetAlgebra, Equatable, CustomStringConvertible {
    typealias Element = Int
    var bits: UInt8 = 0
    init() {}
    func contains(_ member: Int) -> Bool { bits & (1 << UInt8(member)) != 0 }
    @discardableResult mutating func insert(_ m: Int) -> (inserted: Bool, memberAfterInsert: Int) {
        if contains(m) { return (false, m) }
        bits |= 1 << UInt8(m); return (true, m)
    }
    @discardableResult mutating func remove(_ m: Int) -> Int? {
        guard contains(m) else { return nil }
        bits &= ~(1 << UInt8(m)); return m
    }
    @discardableResult mutating func update(with m: Int) -> Int? { let old = contains(m) ? m : nil; insert(m); return old }
    func union(_ o: Days) -> Days { var r = self; r.formUnion(o); return r }
    func intersection(_ o: Days) -> Days { var r = self; r.formIntersection(o); return r }
    func symmetricDifference(_ o: Days) -> Days { var r = self; r.formSymmetricDifference(o); return r }
    mutating func formUnion(_ o: Days) { bits |= o.bits }
    mutating func formIntersection(_ o: Days) { bits &= o.bits }
    mutating func formSymmetricDifference(_ o: Days) { bits ^= o.bits }
    var description: String { "Days(\((0..<8).filter(contains)))" }
}
let a: Days = [1, 2, 3]
let b = Days([2, 3, 4])
print(a, b, a.union(b), a.intersection(b), a.symmetricDifference(b))
print(a.subtracting(b), a.isSubset(of: b), a.isSuperset(of: [1, 2]), a.isDisjoint(with: [5]), a.isEmpty, Days().isEmpty)
print(a.isStrictSubset(of: [1, 2, 3, 4]), a.isStrictSuperset(of: [1, 2]), a.isStrictSubset(of: a))
var c = a
c.subtract([1])
print(c, c == [2, 3])
func all<S: SetAlgebra>(_ s: S, _ t: S) -> Bool { s.isSubset(of: t) }
print(all(a, b), all(Set([1]), [1, 2]))
let e: Days = []
print(e, e.isEmpty, Days(0..<3))
