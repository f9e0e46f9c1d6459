struct Address: Hashable { var street: String; var zip: Int }
struct Person { var name: String; var age: Int; var address: Address; var nick: String? }
class Box {
    var value = 1; let id = 7; var person = Person(name: "B", age: 1, address: Address(street: "s", zip: 1), nick: nil)
}
var p = Person(name: "Ann", age: 30, address: Address(street: "Main", zip: 12345), nick: nil)
let paths: [PartialKeyPath<Person>] = [\.name, \.age, \.address.zip, \.nick]
for path in paths { print(p[keyPath: path]) }
print(\Person.name == \Person.name, \Person.name == \Person.age)
let set: Set<PartialKeyPath<Person>> = [\.name, \.age, \.name]
print(set.count, set.contains(\.age), set.contains(\.nick))
let any: AnyKeyPath = \Person.age
print(any == \Person.age)
if let typed = any as? KeyPath<Person, Int> { print(p[keyPath: typed]) }
if let w = paths[0] as? WritableKeyPath<Person, String> { p[keyPath: w] = "Bea"; print(p.name) }
print(paths[1] is KeyPath<Person, String>, paths[1] is WritableKeyPath<Person, Int>)
let zip = (\Person.address).appending(path: \.zip)
p[keyPath: zip] += 1
print(p.address.zip, p[keyPath: \.self].age)
let count = \Person.nick?.count
print(p[keyPath: count] as Any)
p.nick = "Annie"
print(p[keyPath: count] as Any, p[keyPath: \Person.nick!.count])
let b = Box()
let rw: ReferenceWritableKeyPath<Box, Int> = \Box.value
b[keyPath: rw] = 5
print(b.value, b[keyPath: \.id])
b[keyPath: \.person.address.street] = "x"
print(b.person.address.street)
let first = \[Int][0]
var arr = [1, 2, 3]
arr[keyPath: first] = 9
print(arr, arr[keyPath: \.count], arr[keyPath: \.[1]], arr[keyPath: \.first!])
let dict = ["a": 1]
print(dict[keyPath: \.["a"]] as Any)
extension Sequence {
    func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] {
        sorted { $0[keyPath: path] < $1[keyPath: path] }
    }
    func sum<T: Numeric>(_ path: KeyPath<Element, T>) -> T { reduce(0) { $0 + $1[keyPath: path] } }
}
let people = [p, Person(name: "Al", age: 3, address: Address(street: "A", zip: 3), nick: nil)]
print(people.sorted(by: \.age).map(\.name), people.sum(\.age), people.compactMap(\.nick))
func put<R, V>(_ r: inout R, _ k: WritableKeyPath<R, V>, _ v: V) { r[keyPath: k] = v }
put(&p, \.name, "Zoe")
print(p.name)
let f: (Person) -> String = \.name
print(f(p), type(of: any) == type(of: \Person.age))
let labels: [PartialKeyPath<Person>: String] = [\Person.name: "Name", \Person.age: "Age"]
print(labels[\Person.name]!, labels[\.age]!)
let d = \Person.description2
extension Person { var description2: String { "\(name)!" } }
print(p[keyPath: d])
