// from swiftc
struct Employee { var name: String; var salary: Double; var team: String? }
extension Sequence {
    func sorted<T: Comparable>(by path: KeyPath<Element, T>, _ areInOrder: (T, T) -> Bool = (<)) -> [Element] {
        sorted { areInOrder($0[keyPath: path], $1[keyPath: path]) }
    }
    func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self) { $0[keyPath: path] } }
    func sum<N: AdditiveArithmetic>(_ path: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: path] } }
}
let staff = [Employee(name: "Zoe", salary: 10.5, team: "a"), Employee(name: "Abe", salary: 20, team: nil), Employee(name: "Moe", salary: 15.25, team: "a")]
print(staff.sorted(by: \.name).map(\.name), staff.sorted(by: \.salary, >).map(\.name))
print(staff.grouped(by: \.team)["a"]!.count, staff.sum(\.salary), staff.sum(\.name.count))
let path = \Employee.team
var one = staff[1]
one[keyPath: path] = "b"
print(one, one[keyPath: \.team?.count] as Any)
print(staff.compactMap(\.team).map(\.first!))
