import Foundation
struct Person: Codable, Hashable, Comparable, CustomDebugStringConvertible { var name: String; var age: Int; var tags: Set<String> = []; var address: Address?
    struct Address: Codable, Hashable { var city: String; var zip: Int? }
    static func < (a: Person, b: Person) -> Bool { (a.age, a.name) < (b.age, b.name) }
    var debugDescription: String { "P(\(name))" } }
struct Temp: CustomReflectable { var c: Double; var customMirror: Mirror { Mirror(self, children: ["celsius": c, "fahrenheit": c * 9 / 5 + 32], displayStyle: .struct) } }
class Secret: CustomReflectable { let pw = "x"; var customMirror: Mirror { Mirror(self, children: ["hidden": "***"]) } }
struct Pair<A, B>: CustomReflectable { let a: A; let b: B; var customMirror: Mirror { Mirror(self, unlabeledChildren: [a as Any, b as Any], displayStyle: .tuple) } }
struct Bag: CustomReflectable { var d = ["k": 1]; var customMirror: Mirror { Mirror(self, unlabeledChildren: Array(d.keys), displayStyle: .collection) } }
struct Dic: CustomReflectable { var customMirror: Mirror { Mirror(self, unlabeledChildren: [("a", 1), ("b", 2)], displayStyle: .dictionary) } }
struct Emp: CustomReflectable { var x = 1; var customMirror: Mirror { Mirror(self, children: []) } }
enum En: CustomReflectable { case a, b(Int); var customMirror: Mirror { Mirror(self, children: ["z": 9], displayStyle: .enum) } }
struct St: CustomReflectable, CustomStringConvertible { var x = 1; var description: String { "St!" }; var customMirror: Mirror { Mirror(self, children: ["y": 2]) } }
struct Opt: CustomReflectable { var customMirror: Mirror { Mirror(self, unlabeledChildren: [5], displayStyle: .optional) } }
struct SetL: CustomReflectable { var customMirror: Mirror { Mirror(self, unlabeledChildren: [5, 6], displayStyle: .set) } }
struct Cl: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["a": 1, "b": "two"], displayStyle: .class) } }
let t = Temp(c: 100)
print(t); debugPrint(t); print("\(t)", [t], ["a": t], t as Any, Optional(t) as Any); dump(t); dump([t]); dump((t, 1))
print(Secret()  is CustomReflectable); dump(Secret()); print([Secret()].count)
let p = Pair(a: 1, b: "x"); print(p, [p]); dump(p); debugPrint(p)
print(Bag()); dump(Bag()); print(Dic()); dump(Dic()); print(Emp()); dump(Emp()); print(En.a, En.b(3)); dump(En.a); dump(En.b(3)); debugPrint(En.b(4))
print(St(), [St()]); debugPrint(St()); dump(St())
print(Opt()); dump(Opt()); print(SetL()); dump(SetL()); print(Cl()); dump(Cl()); debugPrint(Cl(), Opt())
let m = Mirror(reflecting: t); print(m.children.count, m.displayStyle as Any, m.subjectType, m.children.map { "\($0.label ?? "-")=\($0.value)" }, m.description)
struct Outer { var t = Temp(c: 0); var s = Secret(); var l = [1] }
dump(Outer()); print(Outer().t)
class Base: CustomReflectable { var a = 1; var customMirror: Mirror { Mirror(self, children: ["a": a]) } }
class Derived: Base { var b = 2; override var customMirror: Mirror { Mirror(self, children: ["b": b], ancestorRepresentation: .customized { super.customMirror }) } }
dump(Base()); dump(Derived()); let dm = Mirror(reflecting: Derived()); print(dm.superclassMirror!.children.map { $0.label! })
class Plain: Base { var c = 3 }; dump(Plain())
class Gen: CustomReflectable { var a = 1; var customMirror: Mirror { Mirror(self, children: ["q": a], ancestorRepresentation: .suppressed) } }; dump(Gen())
dump(t, name: "temp", indent: 2, maxDepth: 1, maxItems: 1)
let q = Person(name: "A", age: 3); print(q); dump(q); debugPrint([q], q.address as Any); print([q.address])
