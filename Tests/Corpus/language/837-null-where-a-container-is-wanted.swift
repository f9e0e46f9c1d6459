// Expected: compiled with swiftc 6.3. What is said where JSON has null or another kind of value in the place of a container.
import Foundation
func make<T: Decodable>(_ t: T.Type, _ s: String) { do { print(try JSONDecoder().decode(t, from: Data(s.utf8))) } catch let x as DecodingError { 
  switch x { case .typeMismatch(let t, let c): print("mismatch", t, c.codingPath.map(\.stringValue), c.debugDescription)
  case .keyNotFound(let k, let c): print("missing", k.stringValue, c.codingPath.map(\.stringValue), c.debugDescription)
  case .valueNotFound(let t, let c): print("no value", t, c.codingPath.map(\.stringValue), c.debugDescription)
  case .dataCorrupted(let c): print("corrupt", c.codingPath.map(\.stringValue), c.debugDescription)
  @unknown default: print("?") } } catch { print("error", error) } }
enum K: String, CodingKey { case a, b }
struct S: Decodable { var x: Int }
struct N: Decodable { init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); _ = try c.nestedContainer(keyedBy: K.self, forKey: .a) } }
struct U: Decodable { init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); _ = try c.nestedUnkeyedContainer(forKey: .a) } }
struct V: Decodable { init(from d: Decoder) throws { var c = try d.unkeyedContainer(); _ = try c.nestedContainer(keyedBy: K.self) } }
struct W: Decodable { init(from d: Decoder) throws { var c = try d.unkeyedContainer(); _ = try c.nestedUnkeyedContainer() } }
struct H: Decodable { var s: S }
struct L: Decodable { var s: [Int] }
make(S.self, "null"); make([S].self, "null"); make(H.self, #"{"s":null}"#); make(L.self, #"{"s":null}"#); make([S].self, "[null]"); make([[Int]].self, "[null]"); make([[String: Int]].self, "[null]")
for t in [#"{"a":null}"#, #"{"a":3}"#, #"{}"#, "null", "[]"] { make(N.self, t); make(U.self, t) }
for t in ["[null]", "[3]", "[]", "null", "{}"] { make(V.self, t); make(W.self, t) }
