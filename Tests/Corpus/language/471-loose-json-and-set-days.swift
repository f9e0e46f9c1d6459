import Foundation
// JSON keys that are data, loose JSON, and days that are set
struct Row: Codable, Equatable { var innerMap: [String: Int]; var byNumber: [Int: String]? }
let encoder = JSONEncoder()
encoder.keyEncodingStrategy = .convertToSnakeCase
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(["outerKey": Row(innerMap: ["fooBar": 1], byNumber: [7: "seven"])])
print(String(decoding: data, as: UTF8.self))
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
print(try decoder.decode([String: Row].self, from: data)["outerKey"] == Row(innerMap: ["fooBar": 1], byNumber: [7: "seven"]))
print(try decoder.decode([String: [String: Int]].self, from: Data(#"{"a_b":{"c_d":1}}"#.utf8)))
let loose: [String: Any] = ["b": [1, 2.5, true] as [Any], "a": NSNull(), "c": ["x": nil as Int? as Any, "y": ["z": "w"]] as [String: Any], "d": [Int]()]
let text = String(data: try JSONSerialization.data(withJSONObject: loose, options: [.sortedKeys]), encoding: .utf8)!
print(text)
let back = try JSONSerialization.jsonObject(with: Data(text.utf8)) as! [String: Any]
print(back["a"] is NSNull, (back["c"] as? [String: Any])?["y"] ?? "-", JSONSerialization.isValidJSONObject(back))
print(JSONSerialization.isValidJSONObject(["a": Date()]), JSONSerialization.isValidJSONObject("x"), JSONSerialization.isValidJSONObject([1, 2]), JSONSerialization.isValidJSONObject([1: 2]), JSONSerialization.isValidJSONObject([Double.nan]), JSONSerialization.isValidJSONObject([["k": URL(string: "a")!]]))
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
let iso = ISO8601DateFormatter()
let date = iso.date(from: "2024-02-29T13:05:09Z")!
for (part, value) in [(Calendar.Component.day, 1), (.day, 29), (.hour, 9), (.minute, 30), (.month, 5), (.year, 2025), (.second, 0), (.weekday, 2), (.month, 1)] {
    print(part, value, calendar.date(bySetting: part, value: value, of: date).map(iso.string) ?? "nil")
}
