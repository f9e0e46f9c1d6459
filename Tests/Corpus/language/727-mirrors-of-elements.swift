// Elements of lists of any value, dictionaries and tuples in mirrors: each with the type that it has.
struct Mixed {
    var any: [Any] = [1, "a", 2.5, [1], ["k": 2], (1, 2)]
    var range = 1...2, half = 1..<2
    var optional: [Int?] = [1, nil]
    var nested = [[1], []]
    var rows = ["a": ["b": 1]]
}
func leaves(_ value: Any, _ path: String = "") {
    let mirror = Mirror(reflecting: value)
    if mirror.children.isEmpty { return print(path, type(of: value), mirror.subjectType) }
    for (index, child) in mirror.children.enumerated() { leaves(child.value, path + "/" + (child.label ?? "\(index)")) }
}
leaves(Mixed())
for child in Mirror(reflecting: Mixed()).children {
    let mirror = Mirror(reflecting: child.value)
    print(child.label!, mirror.subjectType, mirror.displayStyle.map { "\($0)" } ?? "none", mirror.children.map { $0.label ?? "_" })
}
dump(Mixed())
func describe<T>(_ value: T) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct?: return "struct " + mirror.children.map { "\($0.label!)=\(describe($0.value))" }.joined(separator: ",")
    case .optional?: return mirror.children.first.map { "some(" + describe($0.value) + ")" } ?? "none"
    case .collection?, .set?: return "[" + mirror.children.map { describe($0.value) }.joined(separator: ",") + "]"
    case .dictionary?:
        return "{" + mirror.children.map { child in let row = child.value as! (key: String, value: Int); return "\(row.key):\(row.value)" }.joined() + "}"
    case .tuple?: return "(" + mirror.children.map { describe($0.value) }.joined(separator: ",") + ")"
    case .enum?: return "enum \(value)"
    case .class?: return "class"
    default: return "\(value)"
    }
}
struct P { var a = 1; var b: Int? = 2; var c: String? = nil; var d = [1, 2]; var e = (1, "x"); var f = ["k": 3] }
print(describe(P()), describe([1, 2]), describe(Optional(3)), describe(()))
enum Role { case guest, admin(level: Int), pair(Int, String), wrap(P) }
for role in [Role.guest, .admin(level: 3), .pair(1, "a"), .wrap(P())] {
    guard let child = Mirror(reflecting: role).children.first else { print("no payload"); continue }
    print(child.label!, child.value, type(of: child.value), Mirror(reflecting: child.value).displayStyle.map { "\($0)" } ?? "none")
    dump(child.value)
    print(String(describing: child.value), String(reflecting: child.value), child.value as? Int ?? -1)
}
