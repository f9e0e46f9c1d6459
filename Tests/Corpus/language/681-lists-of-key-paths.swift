// Key paths in a list whose members are asked for at once.
struct Person {
    var name = "Ann"
    var nick = "A"
    var age = 30
    var home = Home()
}
struct Home { var street = "Elm", number = 4 }
let person = Person()
print([\Person.name, \Person.nick].map { person[keyPath: $0] })
print([\Person.name, \.nick, \.home.street].map { person[keyPath: $0] }.joined(separator: "+"))
print([\Person.age, \.home.number].reduce(0) { $0 + person[keyPath: $1] })
for path in [\Person.name, \Person.nick] { print(person[keyPath: path]) }
[\Person.age, \Person.home.number].forEach { print(person[keyPath: $0]) }
print([\String.count, \.utf8.count].map { "añb"[keyPath: $0] })
print([\Person.name, \.nick].first.map { person[keyPath: $0] } ?? "-")
let all = [\Person.name, \.nick]
print(all.count, all.map { person[keyPath: $0].count })
var changed = person
for path in [\Person.name, \Person.nick] { changed[keyPath: path] += "!" }
print(changed.name, changed.nick)
print([("name", \Person.name), ("nick", \Person.nick)].map { "\($0.0)=\(person[keyPath: $0.1])" })
