// from swiftc
let a: Set = [1, 2, 3, 4], b: Set = [3, 4, 5]
print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted())
print(a.isSuperset(of: [1, 2]), a.isDisjoint(with: [9]), a.isStrictSubset(of: a), Set([1, 2]) == [2, 1])
var s = Set("hello")
print(s.insert("h").inserted, s.insert("z").inserted, s.remove("q") as Any, s.count)
s.formUnion("xyz"); s.subtract("el")
print(s.sorted())
struct Options: OptionSet { let rawValue: Int; static let bold = Options(rawValue: 1), italic = Options(rawValue: 2), under = Options(rawValue: 1 << 2); static let all: Options = [.bold, .italic, .under] }
var o: Options = [.bold, .under]
o.remove(.bold); o.insert(.italic)
print(o.rawValue, o.contains(.under), o == [.italic, .under], Options.all.subtracting(o).rawValue, o.isEmpty, o.union(.bold) == .all)
print(Set([3, 1, 2]).map { $0 * $0 }.sorted(), Set(["b", "a"]).min()!)
