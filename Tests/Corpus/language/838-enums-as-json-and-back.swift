// Expected: compiled with swiftc 6.3. Enums of every shape as JSON and back: nested, generic, indirect, with values of every kind.
import Foundation
struct Outer: Codable {
    enum Kind: Codable, Equatable { case a(Int), b(name: String), `default`, `self`(Bool) }
    private enum Hidden: Codable { case x(Kind) }
    var kinds: [Kind]
    var map: [String: Kind]
    var opt: Kind?
    private var hidden: Hidden = .x(.default)
    init(kinds: [Kind]) { self.kinds = kinds; map = ["k": .b(name: "n")] }
}
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]
let o = Outer(kinds: [.a(1), .b(name: "q"), .default, .self(true)])
let data = try enc.encode(o)
print(String(decoding: data, as: UTF8.self))
let back = try JSONDecoder().decode(Outer.self, from: data)
print(back.kinds == o.kinds, back.map, back.opt as Any)
enum Expr: Codable, Equatable { indirect case add(Expr, Expr), neg(Expr); case num(Double), v(String, at: Int?) }
let ex = Expr.add(.num(1), .neg(.v("x", at: nil)))
let d2 = try enc.encode(ex)
print(String(decoding: d2, as: UTF8.self), try JSONDecoder().decode(Expr.self, from: d2) == ex)
enum Res<T: Codable, E: Codable>: Codable { case ok(T), bad(error: E), both(T, E), list([T]), dict([String: T]), tup(T?) }
typealias R = Res<Int, String>
for r in [R.ok(1), .bad(error: "e"), .both(2, "x"), .list([1]), .dict(["a": 1]), .tup(nil), .tup(3)] { let d = try enc.encode(r); print(String(decoding: d, as: UTF8.self), try JSONDecoder().decode(R.self, from: d)) }
enum Custom: Codable {
    case a(Int), b
    init(from decoder: Decoder) throws { let c = try decoder.singleValueContainer(); if let n = try? c.decode(Int.self) { self = .a(n) } else { self = .b } }
}
print(String(decoding: try enc.encode([Custom.a(1), .b]), as: UTF8.self), try JSONDecoder().decode([Custom].self, from: Data("[1, \"x\"]".utf8)))
enum OnlyEncode: Encodable { case date(Date), url(URL), data(Data), nested(OnlyEncode.Inner); enum Inner: String, Encodable { case p, q } }
enc.dateEncodingStrategy = .secondsSince1970
print(String(decoding: try enc.encode([OnlyEncode.date(Date(timeIntervalSince1970: 5)), .url(URL(string: "http://a.b")!), .data(Data([1, 2])), .nested(.q)]), as: UTF8.self))
protocol Act: Codable {}
enum Move: Act { case left(Int), right(by: Int) }
func roundTrip<T: Act>(_ t: T) throws -> T { try JSONDecoder().decode(T.self, from: enc.encode(t)) }
print(try roundTrip(Move.left(3)), try roundTrip(Move.right(by: 4)))
enum Alias: Codable { typealias Payload = [Int]; case p(Payload), q(label: (Int)), r(Optional<Int>), s(Dictionary<String, Int>) }
for a in [Alias.p([1]), .q(label: 2), .r(nil), .r(2), .s(["a": 1])] { let d = try enc.encode(a); print(String(decoding: d, as: UTF8.self), try JSONDecoder().decode(Alias.self, from: d)) }
extension Alias { enum CodingKeys: String, CodingKey { case p = "P", q, r, s } }
enum Role: String, Codable { case admin, user }
enum Level: Int, Codable { case low = 1, high }
enum User: Codable { case known(role: Role, level: Level), guest }
print(String(decoding: try enc.encode([User.known(role: .admin, level: .high), .guest]), as: UTF8.self))
let values = try JSONDecoder().decode([User].self, from: Data(#"[{"guest":{}},{"known":{"role":"user","level":1}}]"#.utf8))
print(values)
do { _ = try JSONDecoder().decode(User.self, from: Data(#"{"known":{"role":"boss","level":1}}"#.utf8)) } catch DecodingError.dataCorrupted(let c) { print(c.codingPath.map(\.stringValue), c.debugDescription) }
final class Doc: Codable { enum Block: Codable { case text(String), image(url: String, width: Int?) }; var blocks: [Block] = [.text("t"), .image(url: "u", width: nil)] }
print(String(decoding: try enc.encode(Doc()), as: UTF8.self))
