// Expected: compiled with swiftc 6.3. A key path with its root is a value of its own: others are put behind it where it is used.
struct User { var name: String; var address: Address?; var scores: [Int]; struct Address { var city: String } }
var u = User(name: "a", address: .init(city: "x"), scores: [4, 5])
let a = u[keyPath: (\User.address).appending(path: \.?.city)]
print(a ?? "")
let b = u[keyPath: (\User.name).appending(path: \.count)]
print(b, u[keyPath: (\User.name).appending(path: \.count)])
print(u[keyPath: (\User.scores).appending(path: \.[1])], (\User.name).appending(path: \.isEmpty) == \User.name.isEmpty)
