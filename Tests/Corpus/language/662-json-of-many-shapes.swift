import Foundation
// JSON with nested containers, polymorphism, enums with payloads
enum Shape: Codable, Equatable {
    case circle(radius: Double), rect(w: Double, h: Double), point
    private enum CodingKeys: String, CodingKey { case type, radius, w, h }
    init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        switch try c.decode(String.self, forKey: .type) {
        case "circle": self = .circle(radius: try c.decode(Double.self, forKey: .radius))
        case "rect":
            self = .rect(
                w: try c.decode(Double.self, forKey: .w), h: try c.decodeIfPresent(Double.self, forKey: .h) ?? 1)
        case "point": self = .point
        case let other:
            throw DecodingError.dataCorruptedError(forKey: .type, in: c, debugDescription: "unknown \(other)")
        }
    }
    func encode(to encoder: Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .circle(let r):
            try c.encode("circle", forKey: .type)
            try c.encode(r, forKey: .radius)
        case let .rect(w, h):
            try c.encode("rect", forKey: .type)
            try c.encode(w, forKey: .w)
            try c.encode(h, forKey: .h)
        case .point: try c.encode("point", forKey: .type)
        }
    }
}
let json = #"[{"type":"circle","radius":2},{"type":"rect","w":3},{"type":"point"}]"#
let shapes = try JSONDecoder().decode([Shape].self, from: json.data(using: .utf8)!)
print(shapes)
let enc = JSONEncoder()
enc.outputFormatting = [.sortedKeys]
print(String(data: try enc.encode(shapes), encoding: .utf8)!)
do { _ = try JSONDecoder().decode(Shape.self, from: Data(#"{"type":"hex"}"#.utf8)) } catch DecodingError.dataCorrupted(
    let ctx)
{ print(ctx.debugDescription, ctx.codingPath.map(\.stringValue)) }
enum Auto: Codable { case a, b(Int), c(x: String, y: Bool) }
print(String(data: try enc.encode([Auto.a, .b(3), .c(x: "q", y: true)]), encoding: .utf8)!)
print(try JSONDecoder().decode([Auto].self, from: Data(#"[{"a":{}},{"b":{"_0":9}},{"c":{"x":"z","y":false}}]"#.utf8)))
struct Flat: Decodable {
    let city: String, temp: Double
    enum K: String, CodingKey { case name, main }
    enum M: String, CodingKey { case temp }
    init(from d: Decoder) throws {
        let c = try d.container(keyedBy: K.self)
        city = try c.decode(String.self, forKey: .name)
        temp = try c.nestedContainer(keyedBy: M.self, forKey: .main).decode(Double.self, forKey: .temp)
    }
}
print(try JSONDecoder().decode(Flat.self, from: Data(#"{"name":"Oslo","main":{"temp":-3.5}}"#.utf8)))
struct Opt: Codable {
    var a: Int?, b: [String: [Int]]?, c = "def"
    var computed: Int { 5 }
}
print(
    String(decoding: try enc.encode(Opt(a: nil, b: ["k": [1]])), as: UTF8.self),
    try JSONDecoder().decode(Opt.self, from: Data(#"{"a":null,"c":"x","zzz":1}"#.utf8)))
class Base: Codable { var id = 1 }
class Sub: Base {
    var extra = "e"
    enum CK: CodingKey { case extra }
    override init() { super.init() }
    required init(from d: Decoder) throws {
        extra = try d.container(keyedBy: CK.self).decode(String.self, forKey: .extra)
        try super.init(from: d)
    }
    override func encode(to e: Encoder) throws {
        try super.encode(to: e)
        var c = e.container(keyedBy: CK.self)
        try c.encode(extra, forKey: .extra)
    }
}
print(
    String(decoding: try enc.encode(Sub()), as: UTF8.self),
    try JSONDecoder().decode(Sub.self, from: Data(#"{"id":7,"extra":"w"}"#.utf8)).id)
for bad in ["{", #"{"a":"x"}"#, "[]", #"{"c":5}"#] {
    do { _ = try JSONDecoder().decode(Opt.self, from: Data(bad.utf8)) } catch let e as DecodingError {
        switch e {
        case .typeMismatch(let t, let c): print("type", t, c.codingPath.first?.stringValue ?? "-")
        case .valueNotFound: print("value")
        case .keyNotFound(let k, _): print("key", k.stringValue)
        case .dataCorrupted: print("corrupt")
        @unknown default: print("?")
        }
    }
}
let any =
    try JSONSerialization.jsonObject(with: Data(#"{"n":1,"s":"t","l":[1,2.5,true,null],"o":{"k":"v"}}"#.utf8))
    as! [String: Any]
print(
    any["n"] as! Int, any["s"] as? String ?? "", (any["l"] as! [Any]).count, (any["o"] as! [String: String])["k"]!,
    any.keys.sorted())
print(
    String(
        data: try JSONSerialization.data(withJSONObject: ["a": [1, 2], "b": NSNull()], options: [.sortedKeys]),
        encoding: .utf8)!, JSONSerialization.isValidJSONObject(["x": Date()]))
let de = JSONDecoder()
de.dateDecodingStrategy = .secondsSince1970
struct Ev: Codable {
    let at: Date
    let url: URL
    let data: Data
}
let ev = try de.decode(Ev.self, from: Data(#"{"at":0,"url":"https://a.b/c","data":"aGk="}"#.utf8))
print(ev.at.timeIntervalSince1970, ev.url.host!, ev.data.count)
