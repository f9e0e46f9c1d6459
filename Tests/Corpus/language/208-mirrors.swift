struct P { var x = 1; var y = "two"; let z: Double? = nil }
let m = Mirror(reflecting: P())
for child in m.children { print(child.label ?? "-", child.value) }
print(m.displayStyle as Any, m.subjectType, m.children.count)
class A { let a = 1 }
class B: A { var b = "b" }
let mb = Mirror(reflecting: B())
print(mb.children.map { $0.label! }, mb.superclassMirror?.children.map { $0.label! } ?? [], mb.displayStyle!)
enum E { case one(Int, name: String), two, three(Int) }
print(Mirror(reflecting: E.one(1, name: "n")).children.first!.label!, Mirror(reflecting: E.two).children.isEmpty)
print(Mirror(reflecting: E.three(4)).children.first!.value)
print(Mirror(reflecting: (1, b: 2)).children.map { $0.label ?? "" })
print(
    Mirror(reflecting: [1, 2]).displayStyle!, Mirror(reflecting: ["a": 1]).displayStyle!,
    Mirror(reflecting: 5).displayStyle as Any, Mirror(reflecting: Optional(1)).displayStyle!)
print(Mirror(reflecting: [1, 2]).children.map { "\($0.label ?? "nil") \($0.value)" })
func describe(_ v: Any) -> String {
    Mirror(reflecting: v).children.map { "\($0.label ?? "?")=\($0.value)" }.joined(separator: ",")
}
print(describe(P()), describe(A()))
if let x = m.descendant("x") as? Int { print(x) }
