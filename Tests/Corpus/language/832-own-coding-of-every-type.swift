// Expected: compiled with swiftc 6.3. What a program adds to the containers is called by what the compiler makes for enums,
// subclasses, and types that are coded under a condition.
import Foundation
struct Lossy: Codable, Equatable { var n: Int }
extension KeyedDecodingContainer {
    func decode(_ type: Lossy.Type, forKey key: Key) throws -> Lossy { print("own decode", key.stringValue); return try decodeIfPresent(Int.self, forKey: key).map(Lossy.init) ?? Lossy(n: -1) }
    func decodeIfPresent(_ type: Lossy.Type, forKey key: Key) throws -> Lossy? { print("own ifPresent", key.stringValue); return try decodeIfPresent(Int.self, forKey: key).map(Lossy.init) }
}
extension KeyedEncodingContainer {
    mutating func encode(_ value: Lossy, forKey key: Key) throws { print("own encode", key.stringValue); try encode(value.n, forKey: key) }
    mutating func encodeIfPresent(_ value: Lossy?, forKey key: Key) throws { print("own encodeIfPresent", key.stringValue); try encodeIfPresent(value?.n, forKey: key) }
}
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
func text<T: Encodable>(_ v: T) -> String { String(decoding: try! e.encode(v), as: UTF8.self) }
func make<T: Decodable>(_ t: T.Type, _ s: String) { do { print(try JSONDecoder().decode(t, from: Data(s.utf8))) } catch let x as DecodingError { 
  switch x { case .typeMismatch(let t, let c): print("mismatch", t, c.codingPath.map(\.stringValue), c.debugDescription)
  case .keyNotFound(let k, let c): print("missing", k.stringValue, c.codingPath.map(\.stringValue), c.debugDescription)
  case .valueNotFound(let t, let c): print("no value", t, c.codingPath.map(\.stringValue), c.debugDescription)
  case .dataCorrupted(let c): print("corrupt", c.codingPath.map(\.stringValue), c.debugDescription)
  @unknown default: print("?") } } catch { print("error", error) } }
enum Ev: Codable {
  case one(Lossy)
  case two(a: Lossy, b: Lossy?, c: Int = 3)
  case none
  case list([Int], name: String)
}
print(text(Ev.one(Lossy(n: 1))), text(Ev.two(a: Lossy(n: 2), b: nil)), text(Ev.two(a: Lossy(n: 2), b: Lossy(n: 5), c: 4)), text(Ev.none), text(Ev.list([1], name: "x")))
make(Ev.self, #"{"one":{"_0":4}}"#)
make(Ev.self, #"{"one":{}}"#)
make(Ev.self, #"{"two":{"a":1,"c":2}}"#)
make(Ev.self, #"{"two":{"b":1}}"#)
make(Ev.self, #"{"none":{}}"#)
make(Ev.self, #"{"list":{"_0":[1,2],"name":"q"}}"#)
make(Ev.self, #"{"zzz":{}}"#)
make(Ev.self, #"{"one":{},"none":{}}"#)
make(Ev.self, #"{"list":{"_0":["x"],"name":"q"}}"#)
make(Ev.self, #"{"one":3}"#)
make([Ev].self, #"[{"one":{"_0":4}}]"#)
enum Keyed: Codable {
  case first(Lossy, Int), second(label: Lossy)
  enum CodingKeys: String, CodingKey { case first = "FIRST", second }
  enum FirstCodingKeys: String, CodingKey { case _0 = "value", _1 = "count" }
  enum SecondCodingKeys: CodingKey { case label }
}
print(text(Keyed.first(Lossy(n: 1), 2)), text(Keyed.second(label: Lossy(n: 3))))
make(Keyed.self, #"{"FIRST":{"value":1,"count":2}}"#)
make(Keyed.self, #"{"second":{}}"#)
class Base: Codable { var a: Lossy = Lossy(n: 0); var opt: Lossy?; init() {} }
class Sub: Base { var b = Lossy(n: 9); override init() { super.init() } 
  required init(from d: Decoder) throws { try super.init(from: d) } }
print(text(Sub()))
let s = try JSONDecoder().decode(Sub.self, from: Data(#"{"a":1,"b":2}"#.utf8))
print(s.a, s.opt as Any, s.b)
class Sub2: Base { }
let s2 = try JSONDecoder().decode(Sub2.self, from: Data(#"{"a":1,"b":2}"#.utf8))
print(s2.a, text(s2))
class Plain { var p = 1; init() {} }
class Sub3: Plain, Codable { var b: Lossy; var c: Lossy?; init(_ n: Int) { b = Lossy(n: n); super.init() } }
print(text(Sub3(3)))
let s3 = try JSONDecoder().decode(Sub3.self, from: Data(#"{"p":5}"#.utf8))
print(s3.b, s3.c as Any, s3.p)
struct Box<T> { var x: T; var l: Lossy; var o: Lossy? }
extension Box: Encodable where T: Encodable {}
extension Box: Decodable where T: Decodable {}
print(text(Box(x: 1, l: Lossy(n: 2), o: nil)))
make(Box<Int>.self, #"{"x":3}"#)
make(Box<[String]>.self, #"{"x":["a"],"o":4,"l":2}"#)
struct Gen<T: Codable>: Codable { var x: T; var l: Lossy; var o: Lossy? }
print(text(Gen(x: 1, l: Lossy(n: 2), o: nil)))
make(Gen<Int>.self, #"{"x":3}"#)
enum Tree<T> { indirect case node(Tree<T>, Lossy), leaf(T) }
extension Tree: Codable where T: Codable {}
print(text(Tree.node(.leaf(1), Lossy(n: 1))))
make(Tree<Int>.self, #"{"node":{"_0":{"leaf":{"_0":1}}}}"#)
enum OnlyEnc: Encodable { case a(Lossy) }
print(text(OnlyEnc.a(Lossy(n: 8))))
enum OnlyDec: Decodable { case a(x: Lossy = Lossy(n: 77), y: Int = 4) }
make(OnlyDec.self, #"{"a":{}}"#)
make(OnlyDec.self, #"{"a":{"x":1,"y":2}}"#)
enum Partly: Codable {
    case kept(Lossy, extra: Int = 5), dropped(Int)
    case also(value: Lossy?)
    enum CodingKeys: CodingKey { case kept, also }
    enum KeptCodingKeys: CodingKey { case _0 }
}
print(text(Partly.kept(Lossy(n: 1), extra: 2)), text(Partly.also(value: nil)))
make(Partly.self, #"{"kept":{"_0":3}}"#)
make(Partly.self, #"{"also":{}}"#)
do { print(String(decoding: try e.encode(Partly.dropped(1)), as: UTF8.self)) } catch let EncodingError.invalidValue(v, c) { print(v, c.debugDescription, c.codingPath.count) }
protocol Model: Codable {}
struct Holder<T> { var item: T; var l: Lossy }
extension Holder: Model, Encodable, Decodable where T: Codable {}
print(text(Holder(item: "x", l: Lossy(n: 3))))
make(Holder<Int>.self, #"{"item":1}"#)
struct Wide: Codable { var a: Optional<Lossy>; var b: Lossy! }
print(text(Wide(a: nil, b: Lossy(n: 1))))
make(Wide.self, #"{"a":2}"#)
final class Root<T: Codable>: Codable { var items: [T]; var l: Lossy; init(_ t: [T]) { items = t; l = Lossy(n: 2) } }
print(text(Root([1, 2])))
print(try JSONDecoder().decode(Root<Int>.self, from: Data(#"{"items":[4]}"#.utf8)).l)
class Counted: Plain, Encodable { var l = Lossy(n: 6); let fixed = 2 }
print(text(Counted()))
