// from swiftc
import Foundation
let raw = #"{"name":"Ann","age":31,"tags":["x","y"],"nested":{"ok":true,"n":null,"pi":3.5}}"#
let obj = try JSONSerialization.jsonObject(with: Data(raw.utf8)) as! [String: Any]
print(obj["name"] as? String ?? "-", (obj["tags"] as! [String]).joined(), (obj["nested"] as? [String: Any])?["ok"] as? Bool ?? false, obj["age"] as! Int + 1)
print(obj.keys.sorted(), (obj["nested"] as! [String: Any])["n"] is NSNull, (obj["nested"] as! [String: Any])["pi"] as! Double)
let out = try JSONSerialization.data(withJSONObject: ["b": [1, 2.5, true], "a": "é\"/"], options: [.sortedKeys])
print(String(data: out, encoding: .utf8)!, JSONSerialization.isValidJSONObject(["d": Date()]))
do { _ = try JSONSerialization.jsonObject(with: Data("[1,".utf8)) } catch { print("bad json") }
enum JSON: Codable { case string(String), number(Double), bool(Bool), array([JSON]), object([String: JSON]), null
    init(from d: Decoder) throws { let c = try d.singleValueContainer(); if c.decodeNil() { self = .null } else if let v = try? c.decode(Bool.self) { self = .bool(v) } else if let v = try? c.decode(Double.self) { self = .number(v) } else if let v = try? c.decode(String.self) { self = .string(v) } else if let v = try? c.decode([JSON].self) { self = .array(v) } else { self = .object(try c.decode([String: JSON].self)) } }
    func encode(to e: Encoder) throws { var c = e.singleValueContainer(); switch self { case .string(let v): try c.encode(v); case .number(let v): try c.encode(v); case .bool(let v): try c.encode(v); case .array(let v): try c.encode(v); case .object(let v): try c.encode(v); case .null: try c.encodeNil() } }
    subscript(key: String) -> JSON? { if case .object(let o) = self { return o[key] }; return nil } }
let j = try JSONDecoder().decode(JSON.self, from: Data(raw.utf8))
if case .number(let n)? = j["age"], case .object(let o)? = j["nested"] { print(n, o.count) }
let enc = JSONEncoder(); enc.outputFormatting = .sortedKeys; print(String(decoding: try enc.encode(j), as: UTF8.self))
