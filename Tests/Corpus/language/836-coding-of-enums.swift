// Expected: compiled with swiftc 6.3. Enums as JSON: optional values and defaults, keys of cases and of their values, what is wrong.
import Foundation
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
func text<T: Encodable>(_ v: T) -> String { do { return String(decoding: try e.encode(v), as: UTF8.self) } catch let EncodingError.invalidValue(v, c) { return "\(v) \(c.debugDescription) \(c.codingPath.count)" } catch { return "\(error)" } }
func make<T: Decodable>(_ t: T.Type, _ s: String) { do { print(try JSONDecoder().decode(t, from: Data(s.utf8))) } catch let x as DecodingError { 
  switch x { case .typeMismatch(let t, let c): print("mismatch", t, c.codingPath.map(\.stringValue), c.debugDescription)
  case .keyNotFound(let k, let c): print("missing", k.stringValue, c.codingPath.map(\.stringValue), c.debugDescription)
  case .valueNotFound(let t, let c): print("no value", t, c.codingPath.map(\.stringValue), c.debugDescription)
  case .dataCorrupted(let c): print("corrupt", c.codingPath.map(\.stringValue), c.debugDescription)
  @unknown default: print("?") } } catch { print("error", error) } }
enum Ev: Codable {
  case two(a: Int, b: Int?, c: Int = 3)
  case none
  case `default`(Int)
}
print(text(Ev.two(a: 2, b: nil)), text(Ev.two(a: 2, b: 5, c: 4)), text(Ev.none), text(Ev.default(3)))
make(Ev.self, #"{"two":{"a":1,"c":2}}"#)
make(Ev.self, #"{"two":{"b":1}}"#)
make(Ev.self, #"{"two":{"a":1,"b":null,"c":1}}"#)
make(Ev.self, #"{"none":{}}"#)
make(Ev.self, #"{"none":3}"#)
make(Ev.self, #"{"none":{},"zzz":1}"#)
make(Ev.self, #"{"none":null}"#)
make(Ev.self, #"{"default":{"_0":3}}"#)
make(Ev.self, #"{"default":null}"#)
make(Ev.self, #"{"default":3}"#)
make(Ev.self, #"{}"#)
make(Ev.self, #"[]"#)
make(Ev.self, #"{"two":{"a":"x"}}"#)
enum Keyed: Codable {
  case first(Int, Int), second(label: Int)
  enum CodingKeys: String, CodingKey { case first = "FIRST", second }
  enum FirstCodingKeys: String, CodingKey { case _0 = "value", _1 = "count" }
}
print(text(Keyed.first(1, 2)), text(Keyed.second(label: 3)))
make(Keyed.self, #"{"FIRST":{"value":1,"count":2}}"#)
make(Keyed.self, #"{"second":{}}"#)
enum Partly: Codable {
    case kept(Int, extra: Int = 5), dropped(Int)
    case also(value: Int?)
    case bare
    enum CodingKeys: CodingKey { case kept, also }
    enum KeptCodingKeys: CodingKey { case _0 }
}
print(text(Partly.kept(1, extra: 2)), text(Partly.also(value: nil)), text(Partly.dropped(1)), text(Partly.bare))
make(Partly.self, #"{"kept":{"_0":3}}"#)
make(Partly.self, #"{"also":{}}"#)
make(Partly.self, #"{"dropped":{}}"#)
make([Partly].self, #"[{"kept":{"_0":"x"}}]"#)
enum Plain: Codable { case a, b; enum CodingKeys: String, CodingKey { case a = "A", b } }
print(text(Plain.a), text([Plain.b]))
make(Plain.self, #"{"A":{}}"#)
struct Box: Codable { var e: Ev; var o: Partly? }
print(text(Box(e: .two(a: 1, b: nil), o: nil)))
make(Box.self, #"{"e":{"two":{}}}"#)
make(Box.self, #"{"e":{"x":1},"o":null}"#)
enum Snake: Codable { case someCase(firstName: Int, lastName: Int?) }
let se = JSONEncoder(); se.keyEncodingStrategy = .convertToSnakeCase; se.outputFormatting = .sortedKeys
print(String(decoding: try se.encode(Snake.someCase(firstName: 1, lastName: nil)), as: UTF8.self))
let sd = JSONDecoder(); sd.keyDecodingStrategy = .convertFromSnakeCase
print(try sd.decode(Snake.self, from: Data(#"{"some_case":{"first_name":4}}"#.utf8)))
