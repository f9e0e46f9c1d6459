import Foundation
@propertyWrapper struct Trimmed: Codable { var wrappedValue: String { didSet { wrappedValue = wrappedValue.trimmingCharacters(in: .whitespaces) } }
 init(wrappedValue: String) { self.wrappedValue = wrappedValue.trimmingCharacters(in: .whitespaces) } 
 init(from d: Decoder) throws { self.init(wrappedValue: try d.singleValueContainer().decode(String.self)) }
 func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(wrappedValue) } }
struct P: Codable { @Trimmed var name: String; var age: Int }
let p = P(name: "  bob ", age: 3)
let d = try JSONEncoder().encode(p)
print(try JSONDecoder().decode(P.self, from: d).name + "|")
let q = try JSONDecoder().decode(P.self, from: #"{"name": "  al ", "age": 4}"#.data(using: .utf8)!)
print(q.name + "|", q.age)
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(data: try e.encode(q), encoding: .utf8)!)
