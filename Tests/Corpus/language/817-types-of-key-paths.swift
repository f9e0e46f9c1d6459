// Expected: compiled with swiftc 6.3. What a key path leads from and to; what a car needs.
import Foundation

struct Person {
    var name: String
    var age: Int?
}
let age = \Person.age
print(type(of: age).valueType, type(of: age).rootType)
let some: PartialKeyPath<Person> = \Person.name
print(type(of: some).valueType, type(of: some).rootType, some is KeyPath<Person, String>)
let any: AnyKeyPath = \Person.name.count
print(type(of: any).valueType, type(of: any).rootType == Person.self)
for path in [\Person.name, \Person.age] as [PartialKeyPath<Person>] {
    switch type(of: path).valueType {
    case is String.Type: print("text")
    case is Int?.Type: print("maybe a number")
    default: print("something else")
    }
}
let need = Measurement(value: 10, unit: UnitFuelEfficiency.litersPer100Kilometers)
print(need, Measurement(value: 20, unit: UnitFuelEfficiency.milesPerGallon))
