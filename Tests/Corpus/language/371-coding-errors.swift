import Foundation
let k = DecodingError.Context(codingPath: [], debugDescription: "")
print(DecodingError.dataCorrupted(k)); print(k)
struct K: CodingKey { var stringValue: String; var intValue: Int?; init?(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { stringValue = "Index \(intValue)"; self.intValue = intValue } }
let path: [CodingKey] = [K(intValue: 0)!, K(stringValue: "a")!, K(stringValue: "b")!, K(intValue: 3)!, K(intValue: 4)!, K(stringValue: "c.d")!]
enum U: Error { case under }
print(DecodingError.typeMismatch([String: Int].self, .init(codingPath: path, debugDescription: "dd", underlyingError: U.under)))
print(DecodingError.keyNotFound(K(intValue: 7)!, .init(codingPath: [path[1]], debugDescription: "dd.")), DecodingError.valueNotFound(Optional<Int>.self, k))
print(EncodingError.invalidValue("v", .init(codingPath: path, debugDescription: "bad", underlyingError: U.under)))
print(DecodingError.typeMismatch(Int.self, k).localizedDescription, [DecodingError.typeMismatch(Int.self, k)], "\(DecodingError.valueNotFound(Int.self, k) as Error)")
struct P: Decodable { let a: A; struct A: Decodable { let xs: [B] }; struct B: Decodable { let n: Int, s: String?; enum CodingKeys: String, CodingKey { case n = "num", s } } }
for t in [#"{"a":{"xs":[{"num":1},{"num":"x"}]}}"#, #"{"a":{"xs":[{"s":"q"}]}}"#, #"{"a":{"xs":{}}}"#, #"{"a":5}"#, #"[1]"#, "", #"{"a":{"xs":[{"num":1.5}]}}"#, #"{"a":{"xs":[{"num":99999999999999999999}]}}"#] { do { print(try JSONDecoder().decode(P.self, from: Data(t.utf8))) } catch let DecodingError.keyNotFound(key, c) { print("missing", key, c.codingPath.map(\.stringValue)); print(c.debugDescription, c.codingPath) } catch { print(error) } }
