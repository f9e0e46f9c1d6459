// Expected: compiled with swiftc 6.3. Functions of the program in the containers, which the compiler's own coding calls.
import Foundation
protocol DefaultSource { associatedtype Value: Decodable; static var value: Value { get } }
enum Sources {
    enum False: DefaultSource { static var value: Bool { false } }
    enum Empty: DefaultSource { static var value: String { "" } }
    enum EmptyList<T: Decodable>: DefaultSource { static var value: [T] { [] } }
}
@propertyWrapper struct Default<S: DefaultSource> {
    var wrappedValue = S.value
}
extension Default: Decodable {
    init(from decoder: Decoder) throws {
        let c = try decoder.singleValueContainer()
        wrappedValue = try c.decode(S.Value.self)
    }
}
extension Default: Encodable where S.Value: Encodable {
    func encode(to encoder: Encoder) throws {
        var c = encoder.singleValueContainer()
        try c.encode(wrappedValue)
    }
}
extension KeyedDecodingContainer {
    func decode<S>(_ type: Default<S>.Type, forKey key: Key) throws -> Default<S> {
        try decodeIfPresent(type, forKey: key) ?? .init()
    }
}
struct Article: Decodable {
    var title: String
    @Default<Sources.False> var isFeatured: Bool
    @Default<Sources.Empty> var body: String
    @Default<Sources.EmptyList<String>> var tags: [String]
}
let a = try JSONDecoder().decode(Article.self, from: Data(#"{"title": "T"}"#.utf8))
print(a.title, a.isFeatured, a.body, a.tags)
let b = try JSONDecoder().decode([Article].self, from: Data(#"[{"title": "T", "isFeatured": true, "tags": ["x"]}]"#.utf8))
print(b[0].isFeatured, b[0].body, b[0].tags)
