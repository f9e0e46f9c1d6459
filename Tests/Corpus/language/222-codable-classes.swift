import Foundation
struct Item: Codable, Equatable {
    var id: Int; var name: String; var tags: [String]; var price: Double?; var kind: Kind; var nested: Nested
    enum Kind: String, Codable { case book, toy }
    struct Nested: Codable, Equatable { var flag: Bool; var map: [String: Int] }
    enum CodingKeys: String, CodingKey { case id, name = "title", tags, price, kind, nested }
}
let item = Item(
    id: 1, name: "Swift \"x\"/é", tags: ["a", "b"], price: nil, kind: .book, nested: .init(flag: true, map: ["k": 2]))
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]
let data = try! enc.encode(item); print(String(data: data, encoding: .utf8)!)
print(try! JSONDecoder().decode(Item.self, from: data) == item)
enc.outputFormatting = [.prettyPrinted, .sortedKeys];
print(String(decoding: try! enc.encode([item.nested, item.nested]), as: UTF8.self))
let json =
    #"{"id": 7, "title": "T", "tags": [], "price": 2.5, "kind": "toy", "nested": {"flag": false, "map": {}}, "extra": null}"#
    .data(using: .utf8)!
let it = try! JSONDecoder().decode(Item.self, from: json); print(it.id, it.price!, it.kind)
for bad in [
    #"{"id": "x"}"#, #"{"id": 1}"#, "{",
    #"{"id":1,"title":"t","tags":[],"kind":"zzz","nested":{"flag":true,"map":{}}}"#,
] {
    do { _ = try JSONDecoder().decode(Item.self, from: Data(bad.utf8)) } catch DecodingError.keyNotFound(let k, let c) {
        print("missing", k.stringValue, c.codingPath.count)
    } catch DecodingError.typeMismatch(let t, let c) {
        print("type", t, c.codingPath.map(\.stringValue))
    } catch DecodingError.dataCorrupted(let c) { print("corrupt", c.codingPath.map(\.stringValue)) } catch {
        print("other")
    }
}
struct Snake: Codable { var firstName: String; var createdAt: Date }
let dec = JSONDecoder(); dec.keyDecodingStrategy = .convertFromSnakeCase; dec.dateDecodingStrategy = .secondsSince1970
let sn = try! dec.decode(Snake.self, from: Data(#"{"first_name":"Al","created_at":86400}"#.utf8));
print(sn.firstName, sn.createdAt.timeIntervalSince1970)
enc.keyEncodingStrategy = .convertToSnakeCase; enc.dateEncodingStrategy = .iso8601; enc.outputFormatting = .sortedKeys;
print(String(data: try! enc.encode(sn), encoding: .utf8)!)
struct Poly: Codable {
    let v: Value
    enum Value: Codable {
        case int(Int), str(String)
        init(from d: Decoder) throws {
            let c = try d.singleValueContainer();
            if let i = try? c.decode(Int.self) { self = .int(i) } else { self = .str(try c.decode(String.self)) }
        }
        func encode(to e: Encoder) throws {
            var c = e.singleValueContainer();
            switch self {
            case .int(let i): try c.encode(i);
            case .str(let s): try c.encode(s)
            }
        }
    }
}
print(try! JSONDecoder().decode([Poly].self, from: Data(#"[{"v":1},{"v":"x"}]"#.utf8)).map(\.v))
struct Manual: Codable {
    var x: Int; var y: Int?; enum K: String, CodingKey { case x, y, pos }
    init(from d: Decoder) throws {
        let c = try d.container(keyedBy: K.self); let p = try c.nestedContainer(keyedBy: K.self, forKey: .pos);
        x = try p.decode(Int.self, forKey: .x); y = try p.decodeIfPresent(Int.self, forKey: .y)
    }
    func encode(to e: Encoder) throws {
        var c = e.container(keyedBy: K.self); var p = c.nestedContainer(keyedBy: K.self, forKey: .pos);
        try p.encode(x, forKey: .x); try p.encodeIfPresent(y, forKey: .y)
    }
}
let mn = try! JSONDecoder().decode(Manual.self, from: Data(#"{"pos":{"x":3}}"#.utf8)); print(mn);
print(String(data: try! enc.encode(mn), encoding: .utf8)!)
print(
    String(data: try! JSONEncoder().encode(["k": 1.5]), encoding: .utf8)!,
    String(data: try! JSONEncoder().encode([true, false]), encoding: .utf8)!,
    String(data: try! JSONEncoder().encode("a/b"), encoding: .utf8)!)
class Base: Codable { var a = 1 };
class Sub: Base {
    var b = 2; enum CK: String, CodingKey { case b }; override init() { super.init() }
    required init(from d: Decoder) throws {
        b = try d.container(keyedBy: CK.self).decode(Int.self, forKey: .b); try super.init(from: d)
    }
    override func encode(to e: Encoder) throws {
        try super.encode(to: e); var c = e.container(keyedBy: CK.self); try c.encode(b, forKey: .b)
    }
}
let je = JSONEncoder(); je.outputFormatting = .sortedKeys; print(String(data: try! je.encode(Sub()), encoding: .utf8)!);
print(try! JSONDecoder().decode(Sub.self, from: Data(#"{"a":5,"b":6}"#.utf8)).a)
enum Shape: Codable { case circle(radius: Double), rect(w: Int, h: Int), none }
print(String(data: try! je.encode([Shape.circle(radius: 2), .rect(w: 1, h: 2), .none]), encoding: .utf8)!)
if let o = try? JSONSerialization.jsonObject(with: Data(#"{"a":[1,2,{"b":null}],"c":"d"}"#.utf8)) as? [String: Any] {
    print((o["a"] as! [Any]).count, o["c"] as! String)
}
