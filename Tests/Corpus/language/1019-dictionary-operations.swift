// from swiftc
let words = "the quick brown fox jumps over the lazy dog the end".split(separator: " ").map(String.init)
let freq = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
print(freq.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map { "\($0.key)=\($0.value)" })
var d = Dictionary(uniqueKeysWithValues: zip("abc", 1...))
d.merge(["c": 10, "d": 4]) { $0 + $1 }
print(d.sorted { $0.key < $1.key }.map { "\($0)\($1)" }, d.values.sorted(), d["z"] as Any)
print(d.mapValues { $0 * 2 }.filter { $0.value > 4 }.keys.sorted(), d.compactMapValues { $0 > 3 ? "\($0)" : nil }.count)
if let i = d.index(forKey: "a") { print(d[i].value, d.remove(at: i).key) }
print(d.updateValue(0, forKey: "b") ?? -1, d.removeValue(forKey: "x") as Any, d.count, d.isEmpty)
let byLength = Dictionary(grouping: words, by: \.count).mapValues { Set($0).sorted() }
print(byLength[3]!, byLength.keys.max()!)
for (k, v) in d.sorted(by: { $0.key < $1.key }) where v != 0 { print(k, v) }
print(d.contains { $0.key == "c" }, d.allSatisfy { $0.value >= 0 }, d.first { $0.value == 13 }?.key ?? "-")
var nested: [String: [String: Int]] = [:]
nested["a", default: [:]]["x"] = 1; nested["a"]?["y"] = 2; nested["b"]?["z"] = 3
print(nested["a"]!.sorted { $0.key < $1.key }.map(\.value), nested["b"] as Any)
