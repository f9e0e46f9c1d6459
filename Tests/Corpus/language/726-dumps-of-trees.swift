// What dump and mirrors show of trees, classes, cases, generic and custom values.
struct Node: CustomReflectable { var v: Int; var kids: [Node]
  var customMirror: Mirror { Mirror(self, children: ["value": v, "kids": kids], displayStyle: .struct) } }
let tree = Node(v: 1, kids: [Node(v: 2, kids: []), Node(v: 3, kids: [Node(v: 4, kids: [])])])
dump(tree)
func walk(_ v: Any, _ d: Int = 0) { for c in Mirror(reflecting: v).children { print(String(repeating: " ", count: d), c.label ?? "-", c.value); walk(c.value, d + 1) } }
walk(tree)
class A { let x = 1; let o: Int? = 5 }
class B: A { let y = (1, "two"); let z = ["k": [1, 2]] }
dump(B()); dump(A(), name: "a", indent: 2)
walk(B())
enum E { case one(Int), two(a: Int, b: String), three, four(E2) }
enum E2: String { case p, q }
dump([E.one(1), .two(a: 1, b: "x"), .three, .four(.q)])
dump(["k": E.one(2)]); dump(Optional(E.three)); dump((E2.p, 3, nil as Int?)); dump([1...3]); dump(["a", "b"][...]); dump(Set([3])); dump(1.5 as Float); dump(UInt8(3)); dump(true); dump("s" as Character)
let m = Mirror(reflecting: tree)
print(m.descendant("kids", 0, "value") ?? "nil", m.descendant(1, 1) ?? "nil")
print(Mirror(reflecting: B()).descendant("z") ?? "nil")
struct W<T> { var t: T; var list: [T] }
dump(W(t: 1, list: [1, 2])); walk(W(t: "a", list: ["b"]))
struct Id: Hashable { let raw: UInt8 }
dump([Id(raw: 1): "one"]); walk([Id(raw: 1): "one"]); walk([Id(raw: 3), Id(raw: 4)])
struct Flags: OptionSet { let rawValue: Int; static let a = Flags(rawValue: 1) }
dump(Flags.a); walk(Flags.a); print(Mirror(reflecting: Flags.a))
walk(Mirror(reflecting: 3).children.count)
indirect enum Tree { case leaf, node(Tree, Int, Tree) }
dump(Tree.node(.leaf, 1, .node(.leaf, 2, .leaf))); walk(Tree.node(.leaf, 1, .leaf))
