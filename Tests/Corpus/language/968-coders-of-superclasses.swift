// A superclass is coded under a key of its own; names in capitals become words as Foundation parts them.
import Foundation
class Base: Codable {
    var a = 1
    init() {}
}
final class Derived: Base {
    var b = "x"
    enum CodingKeys: CodingKey { case b, base }
    override init() { super.init() }
    required init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        b = try container.decode(String.self, forKey: .b)
        try super.init(from: container.superDecoder(forKey: .base))
    }
    override func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(b, forKey: .b)
        try super.encode(to: container.superEncoder(forKey: .base))
    }
}
struct Row: Codable {
    var values: [Int]
    init(values: [Int]) { self.values = values }
    func encode(to encoder: Encoder) throws {
        var row = encoder.unkeyedContainer()
        try row.encode(contentsOf: values)
        try Base().encode(to: row.superEncoder())
    }
    init(from decoder: Decoder) throws {
        var row = try decoder.unkeyedContainer()
        values = [try row.decode(Int.self), try row.decode(Int.self)]
        values.append(try Base(from: row.superDecoder()).a)
    }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let made = Derived()
made.a = 5
let data = try encoder.encode(made)
print(String(decoding: data, as: UTF8.self))
let read = try JSONDecoder().decode(Derived.self, from: data)
print(read.a, read.b)
let row = try encoder.encode(Row(values: [1, 2]))
print(String(decoding: row, as: UTF8.self), try JSONDecoder().decode(Row.self, from: row).values)
struct Names: Codable {
    var firstName = 1, URLPath = 2, myURLValue = 3, aB = 4, x = 5, isHTTPS = 6, idNumber2A = 7
}
encoder.keyEncodingStrategy = .convertToSnakeCase
print(String(decoding: try encoder.encode(Names()), as: UTF8.self))
