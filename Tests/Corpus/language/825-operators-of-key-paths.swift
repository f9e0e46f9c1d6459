// Expected: compiled with swiftc 6.3. Operators of the program that take key paths without a root.
struct Employee { var name: String; var age: Int }
func == <T, V: Equatable>(lhs: KeyPath<T, V>, rhs: V) -> (T) -> Bool { { $0[keyPath: lhs] == rhs } }
func > <T, V: Comparable>(lhs: KeyPath<T, V>, rhs: V) -> (T) -> Bool { { $0[keyPath: lhs] > rhs } }
func && <T>(l: @escaping (T) -> Bool, r: @escaping (T) -> Bool) -> (T) -> Bool { { l($0) && r($0) } }
prefix func ! <T>(p: @escaping (T) -> Bool) -> (T) -> Bool { { !p($0) } }
prefix func ! <T>(k: KeyPath<T, Bool>) -> (T) -> Bool { { !$0[keyPath: k] } }
let staff = [Employee(name: "I", age: 31), Employee(name: "B", age: 45), Employee(name: "Cy", age: 31)]
print(staff.filter(\.age == 31).count, staff.filter(\.age > 31).map(\.name))
print(staff.filter(\.age == 31 && \.name == "Cy").map(\.name))
print(staff.first(where: \.name == "B")!.age, staff.contains(where: \.age > 50))
print(staff.filter(!(\.age == 31)).map(\.name), staff.filter(!\.name.isEmpty).count)
let p: (Employee) -> Bool = \.age == 45
print(staff.filter(p).count, staff.firstIndex(where: \.age == 45)!, staff.drop(while: \.age == 31).count)
