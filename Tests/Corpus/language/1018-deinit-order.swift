// from swiftc
class Base { let name: String; init(_ n: String) { name = n; print("init", n) }; deinit { print("deinit", name) } }
class Derived: Base { weak var other: Base?; override init(_ n: String) { super.init(n + "+") }; deinit { print("derived gone", other?.name ?? "nil") } }
do { let d = Derived("d"); do { let b = Base("b"); d.other = b; print(d.other?.name ?? "-") }; print(d.other?.name ?? "nil") }
var holder: [Base?] = [Base("x"), Base("y")]
holder[0] = nil
holder.removeAll()
final class Owner { var child: Child?; deinit { print("owner") } }
final class Child { unowned let owner: Owner; init(_ o: Owner) { owner = o }; deinit { print("child") } }
var o: Owner? = Owner(); o!.child = Child(o!); o = nil
func scope() { defer { print("d1") }; defer { print("d2") }; let t = Base("t"); print("body", t.name) }
scope()
struct S { let b = Base("s") }
var s1: S? = S(); var s2 = s1; s1 = nil; print("copy keeps"); s2 = nil
