// Numbers are read from text in the format of a locale; custom strategies code data.
import Foundation

let us = Locale(identifier: "en_US")
let germany = Locale(identifier: "de_DE")
print(try Int("1,234", format: .number.locale(us)), try Double("12,5", format: .number.locale(germany)))
print(try Int("45%", format: .percent), try Double("45%", format: .percent))
print(try Decimal("$3.50", format: .currency(code: "USD").locale(us)))
print((try? Int("1.5", format: .number)) as Any, (try? Int("12abc", format: .number)) as Any)
print((try? Int("", format: .number)) as Any, (try? Int8("200", format: .number)) as Any)
do {
    print(try Int("x", format: .number))
} catch {
    print((error as NSError).domain, (error as NSError).code)
}

let encoder = JSONEncoder()
encoder.dataEncodingStrategy = .custom { data, encoder in
    var container = encoder.singleValueContainer()
    try container.encode(data.count)
}
print(String(decoding: try encoder.encode(["a": Data([1, 2])]), as: UTF8.self))
let decoder = JSONDecoder()
decoder.dataDecodingStrategy = .custom { decoder in
    Data(repeating: 1, count: try decoder.singleValueContainer().decode(Int.self))
}
print(try decoder.decode([String: Data].self, from: Data(#"{"a":3}"#.utf8))["a"]!.count)

var data = Data([1, 2, 3])
data.resetBytes(in: 0..<2)
print(data.map { $0 }, data.range(of: Data([3]), in: 1..<3)!, data.range(of: Data([9]), in: 0..<3) as Any)
print("naïve".data(using: .ascii, allowLossyConversion: true)!.map { $0 })
let bytes: [CChar] = [104, 105, 0]
print(String(utf8String: bytes) as Any)
