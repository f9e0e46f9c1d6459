// Looks into values of all kinds, step by step: mirrors, and what they say of cases, classes and custom ones.
struct Address { var street: String; var zip: Int?; private var secret = 3.5
    init(street: String, zip: Int?) { self.street = street; self.zip = zip } }
enum Role { case guest, admin(level: Int), pair(Int, String), named(a: Int, b: Bool) , wrap(Address) }
class Base { var id = 1; var tags: Set<String> = ["x"] }
class Person: Base { var name = "Ann"; var address = Address(street: "Main", zip: nil); var roles: [Role] = [.guest, .admin(level: 3), .pair(1, "a"), .named(a: 2, b: true), .wrap(Address(street: "W", zip: 5))]
  var point: (Int, y: Double) = (1, y: 2.5); var dict: [String: Int] = ["k": 1]; var date: Character = "c"
  var f: (Int) -> Int = { $0 }; weak var w: Base?; lazy var l = 5; var small: Int8 = 3; var u: UInt = 4; var r = 1...3; var any: Any = 7; var t: Any.Type = Int.self
  var opt: Int?? = .some(nil); var e: Error? = nil; var b = true; var fl: Float = 1.5  }
func walk(_ value: Any, _ label: String = "root", depth: Int = 0) {
    let mirror = Mirror(reflecting: value)
    let pad = String(repeating: "  ", count: depth)
    let style = mirror.displayStyle.map { "\($0)" } ?? "none"
    print("\(pad)\(label): \(mirror.subjectType) [\(style)] \(mirror.children.count)")
    if mirror.children.isEmpty, style == "none", !(value is (Int) -> Int) { print("\(pad)  = \(value)") }
    for child in mirror.children { walk(child.value, child.label ?? "-", depth: depth + 1) }
    var up = mirror.superclassMirror
    while let m = up { print("\(pad)  super \(m.subjectType)"); for c in m.children { walk(c.value, c.label ?? "-", depth: depth + 1) }; up = m.superclassMirror }
}
walk(Person())
walk([1, 2]); walk(["a": [1, 2]]); walk((1, ("a", true))); walk(Optional(Optional(3)) as Any)
walk(Role.admin(level: 2)); walk([1: Role.guest]); walk(Set([1])); walk(1...5); walk(1..<5); walk("text"); walk(2.5); walk(Int8(4)); walk(UInt16(4))
walk(Result<Int, Error>.success(3))
