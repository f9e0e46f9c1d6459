// Dictionaries by keys that say how members are called, and by keys that do not.
import Foundation
enum Color: String, Codable, CodingKeyRepresentable { case red, green }
enum Plain: String, Codable { case x, y }
enum Level: Int, Codable, CodingKeyRepresentable { case low = 1, high = 5 }
struct Palette: Codable, Equatable { var amounts: [Color: Int]; var levels: [Level: String]? }
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
func json<T: Encodable>(_ value: T) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
print(try json(Palette(amounts: [.red: 1, .green: 2], levels: [.high: "h", .low: "l"])))
print(try JSONDecoder().decode(Palette.self, from: Data(#"{"amounts":{"green":5},"levels":{"5":"five"}}"#.utf8)))
print(try json([Plain.x: 1]), try json([Color.red: [Color.green: true]]))
struct ID: Hashable, Codable, CodingKeyRepresentable {
    let raw: Int
    var codingKey: CodingKey { Key(intValue: raw)! }
    init(raw: Int) { self.raw = raw }
    init?<T: CodingKey>(codingKey: T) {
        guard let number = Int(codingKey.stringValue) else { return nil }
        raw = number
    }
}
struct Key: CodingKey {
    var stringValue: String
    var intValue: Int?
    init?(stringValue: String) { self.stringValue = stringValue; intValue = Int(stringValue) }
    init?(intValue: Int) { self.intValue = intValue; stringValue = "\(intValue)" }
}
print(try json([ID(raw: 4): "four"]))
print(try JSONDecoder().decode([ID: String].self, from: Data(#"{"7":"s"}"#.utf8)))
do { _ = try JSONDecoder().decode([Color: Int].self, from: Data(#"{"blue":1}"#.utf8)) } catch DecodingError.dataCorrupted(let context) {
    print("corrupted", context.codingPath.map(\.stringValue))
}
print(Color.red.codingKey.stringValue, Level.high.codingKey.intValue ?? 0, Color(codingKey: Key(stringValue: "green")!) == .green)
