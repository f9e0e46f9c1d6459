import Foundation
struct Cfg: Codable, Equatable { var v = 1; var names = ["a", "b"]; var on = true; var ratio = 2.5; var when = Date(timeIntervalSince1970: 1_700_000_000); var raw = Data([1, 2, 3]); var none: Int?; var opts: [Int?] = [1, nil]; var map = ["k": 2]; var big = UInt64.max; var url = URL(string: "https://x.org")!; var f: Float = 0.1; var s = "" ; var kind = Kind.two; enum Kind: String, Codable { case one, two } }
let e = PropertyListEncoder(); e.outputFormat = .xml
let x = try e.encode(Cfg()); print(String(decoding: x, as: UTF8.self))
print(try PropertyListDecoder().decode(Cfg.self, from: x) == Cfg())
let b = try PropertyListEncoder().encode([Cfg()]); print(b.count > 0, String(decoding: b.prefix(8), as: UTF8.self), try PropertyListDecoder().decode([Cfg].self, from: b)[0].names)
for bad in [{ try PropertyListEncoder().encode(5) }, { try PropertyListEncoder().encode("x") }, { try PropertyListEncoder().encode(Date()) }] as [() throws -> Data] { do { _ = try bad(); print("ok") } catch let EncodingError.invalidValue(v, c) { print(type(of: v), c.debugDescription) } }
do { _ = try PropertyListDecoder().decode(Cfg.self, from: Data("<plist><dict><key>".utf8)) } catch let DecodingError.dataCorrupted(c) { print(c.debugDescription) }
do { _ = try PropertyListDecoder().decode([String: Int].self, from: e.encode(["a": "x"])) } catch let DecodingError.typeMismatch(t, c) { print(t, c.debugDescription, c.codingPath.map(\.stringValue)) }
do { _ = try PropertyListDecoder().decode(Cfg.self, from: e.encode(["v": 1])) } catch let DecodingError.keyNotFound(k, c) { print(k.stringValue, c.debugDescription) }
let any = try PropertyListSerialization.propertyList(from: x, format: nil) as! [String: Any]
print(any["v"] as! Int, any["names"] as! [String], any["on"] as! Bool, any["ratio"] as! Double, any["when"] as! Date, (any["raw"] as! Data).count, any.keys.sorted())
let d = try PropertyListSerialization.data(fromPropertyList: ["a": [1, 2.5, true, "s", Date(timeIntervalSince1970: 0), Data([9])] as [Any]], format: .xml, options: 0); print(String(decoding: d, as: UTF8.self))
print(try PropertyListEncoder().encode(["inf": Double.infinity]).count > 0)
