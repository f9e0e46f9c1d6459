// `?? nil` takes one optional off.
let ages: [String: Int?] = ["a": 1, "b": nil]
print((ages["a"] ?? nil) ?? 3, (ages["b"] ?? nil) ?? 3, (ages["c"] ?? nil) ?? 4)
let inner: Int?? = .some(nil)
let found = inner ?? nil
print(found as Any, (inner ?? nil) ?? 3, inner == nil)
if let age = ages["a"] ?? nil { print("aged", age) }
if let age = ages["b"] ?? nil { print(age) } else { print("no age") }
func age(of name: String) -> Int? { ages[name] ?? nil }
print(age(of: "a") as Any, age(of: "b") as Any, age(of: "z") as Any)
let plain: Int? = nil
print(plain ?? 5, (plain ?? nil) as Any, plain ?? plain ?? 6)
let texts: [String?] = ["x", nil]
print(texts.first ?? nil ?? "none", (texts.last ?? nil) ?? "none", texts.map { $0 ?? "-" })
print(["k": ["n": 1]]["k"]?["n"] ?? 0, ages.mapValues { $0 ?? -1 }.sorted { $0.key < $1.key }.map(\.value))
