import Foundation
for v in [Double.nan, .infinity, -.infinity] { do { _ = try JSONEncoder().encode(["k": v]) } catch EncodingError.invalidValue(let v, let c) { print(v, c.debugDescription, c.codingPath.map(\.stringValue)) } }
do { _ = try JSONEncoder().encode([Float.infinity]) } catch EncodingError.invalidValue(let v, let c) { print(v, c.debugDescription) }
print("abcd".commonPrefix(with: "abx"))
