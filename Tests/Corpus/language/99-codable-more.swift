import Foundation
struct Addr: Codable, Equatable { var street: String; var zip: Int? }
struct User: Codable {
    let id: Int; var name: String; var addr: Addr; var tags: [String]; var meta: [String: Double]; var active = true;
    var nick: String?; enum Role: String, Codable { case admin, user }; var role: Role = .user
}
let u = User(
    id: 1, name: "Al \"q\"", addr: Addr(street: "S/1", zip: nil), tags: ["a", "b"], meta: ["x": 1.5], nick: nil)
let enc = JSONEncoder(); enc.outputFormatting = [.prettyPrinted, .sortedKeys];
print(String(data: try! enc.encode(u), encoding: .utf8)!)
let e2 = JSONEncoder(); e2.outputFormatting = [.sortedKeys, .withoutEscapingSlashes];
print(String(data: try e2.encode(u), encoding: .utf8)!)
let back = try JSONDecoder().decode(User.self, from: e2.encode(u));
print(back.name, back.addr == u.addr, back.role, back.meta)
let dec = JSONDecoder(); dec.keyDecodingStrategy = .convertFromSnakeCase;
struct SN: Codable { let firstName: String; let ageYears: Int };
print(try dec.decode(SN.self, from: Data(#"{"first_name":"Bo","age_years":3}"#.utf8))); let e3 = JSONEncoder();
e3.keyEncodingStrategy = .convertToSnakeCase; e3.outputFormatting = .sortedKeys;
print(String(decoding: try e3.encode(SN(firstName: "C", ageYears: 4)), as: UTF8.self))
do { _ = try JSONDecoder().decode(User.self, from: Data("{}".utf8)) } catch let DecodingError.keyNotFound(k, c) {
    print(k.stringValue, c.codingPath.count)
} catch { print("?") }
do { _ = try JSONDecoder().decode(Addr.self, from: Data(#"{"street": 5}"#.utf8)) } catch DecodingError.typeMismatch(
    let t, let c)
{ print(t, c.codingPath.map(\.stringValue)) } catch { print("?") }
do { _ = try JSONDecoder().decode(Addr.self, from: Data("{oops".utf8)) } catch DecodingError.dataCorrupted(_) {
    print("corrupt")
} catch { print("?") }
do { _ = try JSONDecoder().decode([Int].self, from: Data("[1, null]".utf8)) } catch DecodingError.valueNotFound(
    let t, _)
{ print("null", t) } catch { print("?") }
struct Pt: Codable { var x, y: Int; enum CodingKeys: String, CodingKey { case x = "px", y = "py" } };
print(try JSONDecoder().decode([Pt].self, from: Data(#"[{"px":1,"py":2}]"#.utf8)));
struct Cust: Codable {
    let d: Double; let kind: String; enum K: String, CodingKey { case value, kind };
    init(from dec: Decoder) throws {
        let c = try dec.container(keyedBy: K.self); d = try c.decodeIfPresent(Double.self, forKey: .value) ?? -1;
        kind = try c.decode(String.self, forKey: .kind).uppercased()
    };
    func encode(to e: Encoder) throws {
        var c = e.container(keyedBy: K.self); try c.encode(d, forKey: .value);
        try c.encode(kind.lowercased(), forKey: .kind)
    }
}; let cu = try JSONDecoder().decode(Cust.self, from: Data(#"{"kind":"abc"}"#.utf8));
print(cu, String(decoding: try e2.encode(cu), as: UTF8.self))
enum Shape: Codable, Equatable { case circle(r: Double), rect(w: Double, h: Double), none };
let ss: [Shape] = [.circle(r: 1), .rect(w: 2, h: 3), .none];
let js = String(decoding: try e2.encode(ss), as: UTF8.self); print(js);
print(try JSONDecoder().decode([Shape].self, from: Data(js.utf8)) == ss); struct Ev: Codable { let at: Date };
let e4 = JSONEncoder(); e4.dateEncodingStrategy = .iso8601;
print(String(decoding: try e4.encode(Ev(at: Date(timeIntervalSince1970: 0))), as: UTF8.self)); let d4 = JSONDecoder();
d4.dateDecodingStrategy = .iso8601;
print(try d4.decode(Ev.self, from: Data(#"{"at":"2020-01-02T03:04:05Z"}"#.utf8)).at.timeIntervalSince1970);
let any =
    try JSONSerialization.jsonObject(with: Data(#"{"a":[1,2,{"b":null}],"c":"x","d":1.5,"e":true}"#.utf8))
    as! [String: Any];
print(
    (any["a"] as! [Any]).count, any["c"] as! String, any["d"] as? Double as Any, any["e"] as? Bool as Any,
    any["c"] as? Int as Any);
struct Wrap<T: Codable>: Codable { let data: T; let n: Int };
print(try JSONDecoder().decode(Wrap<[String]>.self, from: Data(#"{"data":["z"],"n":1}"#.utf8)));
class Animal: Codable { var name: String; init(_ n: String) { name = n } };
print(
    String(decoding: try e2.encode(Animal("rex")), as: UTF8.self),
    try JSONDecoder().decode(Animal.self, from: Data(#"{"name":"x"}"#.utf8)).name);
print(
    String(decoding: try e2.encode(["k": [1, 2]]), as: UTF8.self),
    String(decoding: try e2.encode([Optional(1), nil]), as: UTF8.self),
    String(decoding: try e2.encode("str"), as: UTF8.self),
    String(decoding: try e2.encode([1.0, 2.5, 1e20]), as: UTF8.self),
    String(decoding: try e2.encode(["é", "\n\t", "\u{1}"]), as: UTF8.self),
    try JSONDecoder().decode([String: [Int]].self, from: Data(#"{"a":[1]}"#.utf8)))
