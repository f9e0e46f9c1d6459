// Expected: compiled with swiftc 6.3. Names of keys by a closure, and words for numbers that JSON has not.
import Foundation
struct K: CodingKey { let stringValue: String; init(stringValue: String) { self.stringValue = stringValue }; var intValue: Int? { nil }; init?(intValue: Int) { nil } }
struct P: Codable { let name: String; let age: Int; let inner: [String: Double] }
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
e.keyEncodingStrategy = .custom { path in K(stringValue: path.last!.stringValue.uppercased()) }
let d = try e.encode(P(name: "a", age: 1, inner: ["x": 1.5]))
print(String(decoding: d, as: UTF8.self))
let dec = JSONDecoder()
dec.keyDecodingStrategy = .custom { path in K(stringValue: path.last!.stringValue.lowercased()) }
print(try dec.decode(P.self, from: d))
let n = JSONEncoder()
n.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
print(String(decoding: try n.encode([1, Double.infinity, -Double.infinity, .nan]), as: UTF8.self))
let nd = JSONDecoder()
nd.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
print(try nd.decode([Double].self, from: Data(#"[1, "inf", "-inf", "nan"]"#.utf8)))
do { _ = try JSONEncoder().encode([Double.nan]) } catch { print(error) }
do { _ = try JSONDecoder().decode([Double].self, from: Data(#"["inf"]"#.utf8)) } catch { print(error) }
