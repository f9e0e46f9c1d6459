// from swiftc
struct Address { var street = "Main"; var zip: Int? = 12345 }
class Person { var name = "Ann"; let tags = ["a", "b"]; var address = Address(); var nick: String? }
let p = Person()
for child in Mirror(reflecting: p).children { print(child.label ?? "-", child.value) }
dump(p.address); dump([1: "x"]); dump(("l", 2)); dump(Optional(3))
print(Mirror(reflecting: p.address).displayStyle!, Mirror(reflecting: [1]).displayStyle!, Mirror(reflecting: p).subjectType)
enum E { case a(Int), b }
print(E.a(1), E.b, [E.a(2)], Optional(E.b) as Any, (E.b, 1), [1: E.b]); debugPrint("q\"\n", 1.0, [Optional("s")], E.a(3))
print(String(describing: Address.self), String(reflecting: Address()), type(of: E.a), "\(Address())")
print(Int.self, [String: [Int?]].self, ((Int) -> Void).self, (Int, String).self, type(of: p.nick), Any.self, (any Error).self)
