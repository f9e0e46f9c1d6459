// Static members of a protocol extension see the class that they are called on, and a requirement that a subclass overrides.
protocol Named {
    static var name: String { get }
    init()
    static func make() -> Self
    static func greet()
}
extension Named {
    static func make() -> Self {
        print("making", name, Self.name, self.name)
        greet()
        return Self()
    }
    static func other() {
        print(name, Self.name)
        greet()
    }
    func tell() { print(Self.name, type(of: self).name) }
}
class A: Named {
    class var name: String { "A" }
    required init() {}
    class func greet() { print("hello A") }
}
final class B: A {
    override class var name: String { "B" }
    override class func greet() { print("hello B") }
}
struct C: Named {
    static let name = "C"
    static func greet() { print("hello C") }
}
let types: [A.Type] = [A.self, B.self]
for type in types {
    _ = type.make()
    type.other()
}
B.other()
let a: A = B()
a.tell()
func go<T: Named>(_ type: T.Type) {
    print(type.name, T.name)
    type.other()
    _ = type.make()
}
go(types[1])
go(B.self)
go(C.self)
let any: any Named.Type = types[1]
any.other()
_ = any.make()
