// Expected: compiled with swiftc 6.3. Index sets in stretches, the bytes of an identifier.
import Foundation
var s = IndexSet(integersIn: 1...4); s.insert(9); s.remove(2)
print(s.rangeView.map { "\($0)" }, s.count, s.min()!, Array(s))
s.insert(integersIn: 5..<8); print(Array(s), s.contains(integersIn: 5...7), s.integerGreaterThan(7) as Any)
print(Array(s.intersection(IndexSet([3, 5, 100]))), Array(s.subtracting([1])), Array(s.symmetricDifference([1, 2])))
let u = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(u.uuid.0, u.uuid.15, UUID(uuid: u.uuid) == u)
for r in s.rangeView { print(r.lowerBound, r.upperBound) }
