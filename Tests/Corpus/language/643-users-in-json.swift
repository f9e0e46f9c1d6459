import Foundation
struct Address: Codable, Equatable {
    var street: String
    var zip: Int?
}
struct User: Codable {
    let id: Int
    var name: String
    var tags: [String]
    var address: Address?
    var kind: Kind
    enum Kind: String, Codable { case admin, guest }
    enum CodingKeys: String, CodingKey { case id = "user_id", name, tags, address, kind }
}
let json = """
    [{"user_id": 1, "name": "Zoë", "tags": ["a", "b"], "kind": "admin", "address": {"street": "Main", "zip": 12345}},
     {"user_id": 2, "name": "Bob", "tags": [], "kind": "guest"}]
    """
let users = try JSONDecoder().decode([User].self, from: Data(json.utf8))
for u in users { print(u.id, u.name, u.tags, u.address?.zip as Any, u.kind) }
let enc = JSONEncoder()
enc.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(data: try enc.encode(users), encoding: .utf8)!)
enc.outputFormatting = .sortedKeys
print(String(decoding: try enc.encode(["b": 1.5, "a": 2]), as: UTF8.self))
do { _ = try JSONDecoder().decode(User.self, from: Data(#"{"user_id": "x"}"#.utf8)) } catch DecodingError.typeMismatch(
    let t, let c)
{ print("mismatch", t, c.codingPath.map(\.stringValue)) }
do { _ = try JSONDecoder().decode(User.self, from: Data(#"{"user_id": 1}"#.utf8)) } catch let DecodingError.keyNotFound(
    k, c)
{ print("missing", k.stringValue, c.debugDescription) }
do { _ = try JSONDecoder().decode(User.Kind.self, from: Data("\"boss\"".utf8)) } catch DecodingError.dataCorrupted(
    let c)
{ print("bad", c.debugDescription) } catch { print("other") }
struct Wrapper<T: Codable>: Codable {
    var value: T
    var date: Date
}
let e2 = JSONEncoder()
e2.dateEncodingStrategy = .iso8601
e2.outputFormatting = .sortedKeys
let w = Wrapper(value: [1: "x"], date: Date(timeIntervalSince1970: 86400))
let d = try e2.encode(w)
print(String(decoding: d, as: UTF8.self))
let dec = JSONDecoder()
dec.dateDecodingStrategy = .iso8601
print(try dec.decode(Wrapper<[Int: String]>.self, from: d).value)
struct Snake: Codable {
    var firstName: String
    var lastName: String
}
let sd = JSONDecoder()
sd.keyDecodingStrategy = .convertFromSnakeCase
print(try sd.decode(Snake.self, from: Data(#"{"first_name":"A","last_name":"B"}"#.utf8)))
struct Point: Codable {
    var x, y: Int
    init(from d: Decoder) throws {
        var c = try d.unkeyedContainer()
        x = try c.decode(Int.self)
        y = try c.decode(Int.self)
    }
    func encode(to e: Encoder) throws {
        var c = e.unkeyedContainer()
        try c.encode(x)
        try c.encode(y)
    }
}
print(try JSONDecoder().decode([Point].self, from: Data("[[1,2],[3,4]]".utf8)).map { $0.x + $0.y })
